/** Entities of plain texts in HTML. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

/** Writes paragraphs, which an empty line separates, as HTML. */
export const paragraphsToHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Reads HTML that has only paragraphs and line breaks; undefined if it has anything else, such as a list. */
export const htmlToParagraphs = (html: string): string | undefined => {
  const text = html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/^\s*<p>|<\/p>\s*$/g, '')
  if (/<[a-z!/]/i.test(text)) return undefined
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => CHARACTERS[entity] ?? entity)
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)
