import type { RichContent } from '@vitrine/contract'
import { refuse } from '../../../floor/failure.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { type Fields, fieldsOf, listOf, numberIn, textIn } from './rich-fields.ts'
import { marked } from './rich-marks.ts'

/** The elements of nodes that contain blocks. */
const CONTAINERS: Readonly<Record<string, string>> = {
  BULLETED_LIST: 'ul',
  LIST_ITEM: 'li',
  BLOCKQUOTE: 'blockquote',
  TABLE: 'table',
  TABLE_ROW: 'tr',
}

/**
 * Converts rich content into HTML: paragraphs, headings, lists, quotes, tables, dividers and code, with bold,
 * italic, underlined, struck, raised, lowered and linked text. Colours, sizes, fonts and other styles of text
 * are left out; their text stays. The result isn't sanitized.
 *
 * @param field - where the content is in the request
 * @throws {InvalidArgument} for any other node, such as an image: a description has no place for it
 * @example htmlOf({ nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Clay' } }] }] },
 * 'description') // '<p>Clay</p>'
 */
export const htmlOf = ({ nodes }: RichContent, field: string): string => blocks(nodes, field, '<br>')

/** @param lineEnd - what represents a line end in texts */
const blocks = (nodes: unknown, field: string, lineEnd: string): string =>
  listOf(nodes, `${field}.nodes`)
    .map((node, index) =>
      blockOf(fieldsOf(node, `${field}.nodes[${index}]`), `${field}.nodes[${index}]`, lineEnd),
    )
    .join('')

const blockOf = (node: Fields, field: string, lineEnd: string): string => {
  const type = textIn(node, 'type', field)
  const within = (end = lineEnd) => blocks(node.nodes, field, end)
  const container = CONTAINERS[type]
  if (container) return `<${container}>${within()}</${container}>`
  switch (type) {
    case 'TEXT': {
      const data = fieldsOf(node.textData ?? {}, `${field}.textData`)
      const text = escaped(textIn(data, 'text', `${field}.textData`)).replaceAll('\n', lineEnd)
      return marked(
        text,
        listOf(data.decorations, `${field}.textData.decorations`),
        `${field}.textData.decorations`,
      )
    }
    case 'PARAGRAPH':
      return `<p>${within()}</p>`
    case 'HEADING': {
      const level = numberIn(node.headingData, 'level', `${field}.headingData`, {
        least: 1,
        most: 6,
        usual: 2,
      })
      return `<h${level}>${within()}</h${level}>`
    }
    case 'ORDERED_LIST': {
      const data = node.orderedListData
      const start = numberIn(data, 'start', `${field}.orderedListData`, { least: 0, most: 99_999, usual: 1 })
      return `<ol${start === 1 ? '' : ` start="${start}"`}>${within()}</ol>`
    }
    case 'CODE_BLOCK':
      return `<pre>${within('\n')}</pre>`
    case 'DIVIDER':
      return '<hr>'
    case 'TABLE_CELL': {
      const spans = (['colspan', 'rowspan'] as const).map((name) => {
        const span = numberIn(node.tableCellData, name, `${field}.tableCellData`, {
          least: 1,
          most: 100,
          usual: 1,
        })
        return span === 1 ? '' : ` ${name}="${span}"`
      })
      return `<td${spans.join('')}>${within()}</td>`
    }
    default:
      throw refuse(
        `${field}.type`,
        'VALIDATION',
        `must be a node that descriptions can have, not ${shown(type)}`,
      )
  }
}

const LONGEST_SHOWN = 30
const shown = (type: string): string => JSON.stringify(type.slice(0, LONGEST_SHOWN))
