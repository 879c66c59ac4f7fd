import { escaped } from '../../../floor/http/pages/html.ts'
import { type Fields, fieldsOf, textIn } from './rich-fields.ts'

/** The elements of decorations, and the field that turns each off. */
const ELEMENTS: Readonly<Record<string, { readonly name: string; readonly flag: string }>> = {
  ITALIC: { name: 'em', flag: 'italicData' },
  UNDERLINE: { name: 'u', flag: 'underlineData' },
  STRIKETHROUGH: { name: 's', flag: 'strikethroughData' },
  SUBSCRIPT: { name: 'sub', flag: 'subscriptData' },
  SUPERSCRIPT: { name: 'sup', flag: 'superscriptData' },
}
/** The weight of normal text; anything heavier is bold. */
const REGULAR = 400

/**
 * Wraps HTML in the elements of its decorations, the first outermost. Decorations without an
 * element, such as colours, are left out.
 */
export const marked = (html: string, decorations: readonly unknown[], field: string): string =>
  decorations.reduceRight<string>(
    (inner, decoration, index) =>
      wrapped(inner, fieldsOf(decoration, `${field}[${index}]`), `${field}[${index}]`),
    html,
  )

const wrapped = (html: string, decoration: Fields, field: string): string => {
  const type = textIn(decoration, 'type', field)
  if (type === 'LINK') return linked(html, fieldsOf(decoration.linkData ?? {}, `${field}.linkData`), field)
  if (type === 'BOLD') {
    const { fontWeightValue: weight } = decoration
    return typeof weight === 'number' && weight <= REGULAR ? html : `<strong>${html}</strong>`
  }
  const element = ELEMENTS[type]
  if (!element || decoration[element.flag] === false) return html
  return `<${element.name}>${html}</${element.name}>`
}

/** Unsafe addresses are removed when the HTML is sanitized. */
const linked = (html: string, { link = {} }: Fields, field: string): string => {
  const place = `${field}.linkData.link`
  const target = fieldsOf(link, place)
  const url = textIn(target, 'url', place)
  const opens = textIn(target, 'target', place) === 'BLANK' ? ' target="_blank"' : ''
  return url === '' ? html : `<a href="${escaped(url)}"${opens}>${html}</a>`
}
