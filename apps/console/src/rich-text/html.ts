import { DOMSerializer, type Node, DOMParser as NodeReader } from '@tiptap/pm/model'
import { readMarkup } from '../trusted-text.ts'
import { canonical, namesIn } from './canonical.ts'
import { SCHEMA } from './schema.ts'

/** HTML as the editor shows it. */
export interface OpenedHtml {
  readonly content: Node
  /** Whether the editor shows everything. */
  readonly isWhole: boolean
  /** The elements and attributes that the editor can't show and would lose. */
  readonly lost: readonly string[]
}

/** Reads HTML, and says what the editor would lose. */
export const openHtml = (html: string): OpenedHtml => {
  const body = bodyOf(html)
  const content = NodeReader.fromSchema(SCHEMA).parse(body)
  const written = bodyOf(writeHtml(content))
  const kept = new Set(namesIn(written))
  return {
    content,
    isWhole: canonical(body) === canonical(written),
    lost: namesIn(body).filter((name) => !kept.has(name)),
  }
}

/** Writes what is in the editor as HTML: nothing for an empty text. */
export const writeHtml = (content: Node): string => {
  const { firstChild } = content
  if (content.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0)
    return ''
  const document = window.document.implementation.createHTMLDocument()
  document.body.append(DOMSerializer.fromSchema(SCHEMA).serializeFragment(content.content, { document }))
  for (const paragraph of document.querySelectorAll(
    'li > p:only-child, li > p:has(+ :is(ul, ol):last-child)',
  ))
    if (paragraph === paragraph.parentElement?.firstChild) paragraph.replaceWith(...paragraph.childNodes)
  return document.body.innerHTML
}

/** Parses HTML into a document that is never shown. */
const bodyOf = (html: string): HTMLElement =>
  readMarkup(() => new DOMParser().parseFromString(html, 'text/html')).body
