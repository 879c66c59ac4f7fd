import type { RichContent } from '@vitrine/contract'
import { Parser } from 'htmlparser2'
import { type Decoration, decorationOf, type RichNode } from './rich-node.ts'

/** Elements that contain blocks, and the type of node they become. `htmlOf` converts them back. */
const CONTAINERS: Readonly<Record<string, string>> = {
  ul: 'BULLETED_LIST',
  ol: 'ORDERED_LIST',
  li: 'LIST_ITEM',
  blockquote: 'BLOCKQUOTE',
  table: 'TABLE',
  tr: 'TABLE_ROW',
  td: 'TABLE_CELL',
  th: 'TABLE_CELL',
}
const HEADING = /^h([1-6])$/
/** Elements that end a paragraph, but contain nothing else. */
const BREAKS = new Set(['p', 'div', 'dl', 'dt', 'dd', 'caption', 'thead', 'tbody', 'tfoot'])

/**
 * Converts an HTML description into rich content: paragraphs, headings, lists, quotes, tables and code, with
 * bold, italic and other decorations of text.
 *
 * @example richContentOf('<p>Fired <b>twice</b></p>').nodes // [{ type: 'PARAGRAPH', nodes: [...] }]
 */
export const richContentOf = (html: string): RichContent => {
  const builder = new Builder()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.open(name, attributes),
      onclosetag: (name) => builder.close(name),
      ontext: (text) => builder.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  return { nodes: builder.nodes, metadata: { version: 1 } }
}

/** Builds nodes while elements open and close. */
class Builder {
  readonly nodes: RichNode[] = []
  /** The lists of children that are open, outermost first. */
  readonly #open: { readonly name: string; readonly nodes: RichNode[] }[] = [{ name: '', nodes: this.nodes }]
  readonly #marks: { readonly name: string; readonly decoration: Decoration }[] = []
  #texts: RichNode[] | undefined
  /** Whether line ends count, as they do in code. */
  #isCode = false
  #count = 0

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const decoration = decorationOf(name, attributes)
    const container = CONTAINERS[name]
    const [, level] = HEADING.exec(name) ?? []
    if (decoration) this.#marks.push({ name, decoration })
    else if (name === 'br') this.#write('\n')
    else if (name === 'hr') this.#block('DIVIDER', { dividerData: {} })
    else if (name === 'pre') this.#code(true)
    else if (level) this.#texts = this.#block('HEADING', { headingData: { level: Number(level) } })
    else if (container) this.#open.push({ name, nodes: this.#block(container, {}) })
    else if (BREAKS.has(name)) this.#texts = undefined
  }

  close(name: string): void {
    if (name === 'pre') this.#code(false)
    const mark = this.#marks.findLastIndex((one) => one.name === name)
    if (mark >= 0) this.#marks.splice(mark, 1)
    if (BREAKS.has(name) || HEADING.test(name)) this.#texts = undefined
    if (!CONTAINERS[name]) return
    this.#texts = undefined
    const at = this.#open.findLastIndex((one) => one.name === name)
    if (at > 0) this.#open.length = at
  }

  /** Line ends in HTML are spaces, except in code. */
  text(text: string): void {
    if (!this.#texts && text.trim() === '') return
    this.#write(this.#isCode ? text : text.replace(/\s*\n\s*/g, ' '))
  }

  #code(begins: boolean): void {
    this.#isCode = begins
    this.#texts = begins ? this.#block('CODE_BLOCK', { codeBlockData: {} }) : undefined
  }

  #write(text: string): void {
    this.#texts ??= this.#block('PARAGRAPH', { paragraphData: {} })
    const decorations = this.#marks.map(({ decoration }) => decoration)
    this.#texts.push({ type: 'TEXT', id: '', nodes: [], textData: { text, decorations } })
  }

  #block(type: string, data: Readonly<Record<string, unknown>>): RichNode[] {
    this.#texts = undefined
    const nodes: RichNode[] = []
    this.#open.at(-1)?.nodes.push({ type, id: `n${++this.#count}`, nodes, ...data })
    return nodes
  }
}
