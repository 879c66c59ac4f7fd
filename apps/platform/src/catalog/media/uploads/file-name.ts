const LONGEST = 100

/**
 * Characters not allowed in a name: control and layout characters, and those with a meaning in paths and
 * headers.
 */
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
  /[\p{Surrogate}\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"*/:<>?\\|]/gu

/**
 * Cleans a file's name for display: only its last part, without characters that paths, headers and file
 * systems could misread, at most 100 characters, with the extension that matches the content.
 *
 * @param extension - of the content, without a dot
 * @example cleanFileName('../../Été.HTML', 'jpg') // Été.jpg
 */
export const cleanFileName = (name: string, extension: string): string => {
  const last = name.normalize('NFC').split(/[/\\]/).pop() ?? ''
  const clean = last.replace(UNWANTED, '').replace(/\s+/g, ' ').trim()
  const stem = clean.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/^[.\s]+|[.\s]+$/g, '')
  const short = [...stem].slice(0, LONGEST).join('').trim()
  return `${short || 'file'}.${extension}`
}

/** Tells browsers to save a file under its name instead of showing it (RFC 6266, RFC 8187). */
export const asDownload = (name: string): string =>
  name === '' ? 'attachment' : `attachment; filename*=UTF-8''${encoded(name)}`

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
