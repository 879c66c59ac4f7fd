/** Elements that mean the same as another. */
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' }
const BLOCKS = new Set([
  ...['blockquote', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
])
/** Blocks of text; everywhere else, loose text counts as a paragraph. */
const LINES = new Set(['p', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Elements that only group others. */
const PLAIN = new Set(['div', 'span'])

/**
 * Describes what HTML shows, as text: the same for two documents that differ only in how they are written, such
 * as in white space, in the order of nested marks or in implied paragraphs.
 */
export const canonical = (body: Node): string => {
  let written = ''
  let marksNow = ''
  let isInLine = false
  const endLine = () => {
    if (isInLine) written += '</p>'
    isInLine = false
    marksNow = ''
  }
  const write = (text: string, marks: readonly string[]) => {
    if (!isInLine) written += '<p>'
    isInLine = true
    const key = marks.toSorted().join()
    if (key !== marksNow) written += `[${key}]`
    marksNow = key
    written += text
  }
  const visit = (node: Node, marks: readonly string[], isPre: boolean) => {
    if (node instanceof Text) {
      const text = isPre ? node.data : node.data.replace(/[ \t\r\n]+/g, '')
      if (text) write(text, marks)
      return
    }
    if (!(node instanceof Element)) return
    const name = nameOf(node)
    const tag = [name, ...attributesOf(node).map(([key, value]) => `${key}="${value}"`)].join(' ')
    const within = (own: readonly string[]) => {
      for (const child of node.childNodes) visit(child, own, isPre || name === 'pre')
    }
    if (name === 'br') return write('<br>', marks)
    if (LINES.has(name)) {
      endLine()
      written += `<${tag}>`
      isInLine = true
      within(marks)
      isInLine = false
      written += `</${name}>`
      marksNow = ''
      return
    }
    if (!BLOCKS.has(name)) return within(PLAIN.has(tag) || marks.includes(tag) ? marks : [...marks, tag])
    endLine()
    if (!PLAIN.has(tag)) written += `<${tag}>`
    within(marks)
    endLine()
    if (!PLAIN.has(tag)) written += `</${name}>`
  }
  for (const child of body.childNodes) visit(child, [], false)
  endLine()
  return written
}

/** The names of all elements in HTML and of their attributes, each once. */
export const namesIn = (body: ParentNode): string[] => {
  const names = [...body.querySelectorAll('*')].flatMap((element) => {
    const name = nameOf(element)
    return [name, ...attributesOf(element).map(([key]) => `${name} ${key}`)]
  })
  return [...new Set(names)].filter((name) => !PLAIN.has(name))
}

const nameOf = ({ localName }: Element): string => SYNONYMS[localName] ?? localName

/** The attributes that the shop shows: the platform writes `rel` itself. */
const attributesOf = (element: Element): readonly (readonly [string, string])[] =>
  [...element.attributes]
    .filter(({ name }) => name !== 'rel')
    .map(({ name, value }) => [name, value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
