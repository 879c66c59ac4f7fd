import { escaped } from '../../../floor/http/pages/html.ts'
import { oneLine } from '../../../floor/text/one-line.ts'
import { textOn } from './text-on.ts'

/** One part of a mail. Each part is written as text and as HTML, so that both say the same. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'note' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** A link that shouldn't stand out. */
  | { readonly kind: 'aside'; readonly label: string; readonly url: string }
  /** Items with their pictures and prices. */
  | { readonly kind: 'items'; readonly items: readonly Item[] }
  /** Two texts at the ends of one line, such as a sum and its amount. */
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }

interface Item {
  readonly name: string
  /** Such as the chosen size. */
  readonly note: string
  readonly value: string
  /** An http(s) address. */
  readonly pictureUrl?: string | undefined
}

interface Row {
  readonly label: string
  readonly value: string
  /** Whether it is the total of the others. */
  readonly isSum?: boolean
}

/** A file of an order, by the line that delivers it. */
export interface MailedFile {
  readonly orderId: string
  readonly lineId: string
  readonly fileId: string
}

/** The shop a mail comes from. */
export interface Look {
  readonly shopName: string
  readonly shopUrl: string
  /** In the platform's own media store; without one, the shop's name is shown. */
  readonly logoUrl?: string | undefined
  /** The address where a buyer sees an order; undefined if nothing shows it. */
  readonly orderUrl?: ((orderId: string) => string) | undefined
  readonly paymentUrl?: ((kind: 'DRAFT' | 'ORDER', id: string) => string) | undefined
  /** Where a buyer continues a checkout that they left, and where they end reminders. */
  readonly reminders?:
    | { readonly urlOf: (checkoutId: string) => string; readonly optOutUrl: string }
    | undefined
  /** Links to files that were paid for, and the ISO time when they expire; undefined if nothing serves files. */
  readonly downloads?: { readonly until: string; readonly urlOf: (file: MailedFile) => string } | undefined
  /** Like #22507a. */
  readonly accent: string
  /** The same in dark mode, and a readable colour on top of it. */
  readonly inTheDark: { readonly accent: string; readonly onAccent: string }
}

/** Writes the text part. */
export const textOf = (blocks: readonly Block[], { shopName, shopUrl }: Look): string =>
  `${[...blocks.map(textOfBlock), `-- \n${shopName}\n${shopUrl}`].join('\n\n')}\n`

const textOfBlock = (block: Block): string => {
  if (block.kind === 'link' || block.kind === 'aside') return `${block.label}:\n${block.url}`
  if (block.kind === 'items') return block.items.map(textOfItem).join('\n')
  if (block.kind === 'rows')
    return block.rows.map(({ label, value }) => `${oneLine(label)}: ${oneLine(value)}`).join('\n')
  return oneLine(block.text)
}

const textOfItem = ({ name, note, value }: Item): string =>
  [[name, value].filter(Boolean).map(oneLine).join(': '), ...(note ? [`  ${oneLine(note)}`] : [])].join('\n')

const FONT = "font-family:'Avenir Next',Avenir,'Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif"
const styleOf = ({ inTheDark: { accent, onAccent } }: Look): string =>
  `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){.paper{background:#171512!important}
.ink{color:#ece7dd!important}.quiet{color:#b5ada1!important}.line{border-color:#3d3933!important}
.act{background:${escaped(accent)}!important;color:${escaped(onAccent)}!important}}`

/**
 * Writes the HTML part: one column, no scripts, and only the shop's own pictures, none of which it needs.
 * Styles are inline because many mail programs drop the head; the styles in the head are for the others.
 */
export const htmlOf = (blocks: readonly Block[], look: Look, language: string, subject: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
  `<meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title>` +
  `<style>${styleOf(look)}</style></head><body class="paper ink" style="margin:0;padding:0;background:#fbf9f5;color:#1c1a17">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>` +
  `<td align="center" style="padding:32px 20px"><div role="main" class="ink" style="${FONT};max-width:34rem;` +
  `text-align:left;color:#1c1a17;font-size:16px;line-height:1.5;overflow-wrap:anywhere">` +
  `${markOf(look)}${blocks.map((block) => htmlOfBlock(block, look)).join('')}${footerOf(look)}</div></td></tr></table></body></html>`

const markOf = ({ shopName, shopUrl, logoUrl }: Look): string =>
  `<p style="margin:0 0 32px"><a class="ink" href="${escaped(shopUrl)}" target="_blank" rel="noopener" ` +
  `style="font:400 22px/1.25 'Iowan Old Style',Palatino,Georgia,serif;color:#1c1a17;text-decoration:none">${
    logoUrl
      ? `<img src="${escaped(logoUrl)}" alt="${escaped(shopName)}" height="40" style="display:block;height:40px;border:0">`
      : escaped(shopName)
  }</a></p>`

const htmlOfBlock = (block: Block, { accent }: Look): string => {
  switch (block.kind) {
    case 'rows':
      return (
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" ` +
        `style="margin:0 0 20px;border-top:1px solid #d9d3c8">${block.rows.map(htmlOfRow).join('')}</table>`
      )
    case 'items':
      return (
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" ` +
        `style="border-top:1px solid #d9d3c8">${block.items.map(htmlOfItem).join('')}</table>`
      )
    case 'heading':
      return `<h1 style="font:400 28px/1.2 'Iowan Old Style',Palatino,Georgia,serif;margin:0 0 20px">${escaped(block.text)}</h1>`
    case 'code':
      // In digits of equal width and height, spaced for typing; a long one fits into one line of a phone.
      return (
        `<p style="font:600 ${block.text.length > 10 ? '22px' : '30px'}/1.25 ui-monospace,Menlo,Consolas,` +
        `'Liberation Mono',monospace;letter-spacing:${block.text.length > 10 ? '.02em' : '.16em'};` +
        `margin:0 0 20px">${escaped(block.text)}</p>`
      )
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escaped(block.text)}</p>`
    case 'note':
      return `<p class="quiet" style="margin:0 0 16px;font-size:14px;color:#5e574d">${escaped(block.text)}</p>`
    case 'aside':
      return (
        `<p class="quiet" style="margin:0 0 16px;font-size:14px;color:#5e574d"><a class="quiet" href="${escaped(block.url)}" ` +
        `target="_blank" rel="noopener" style="color:#5e574d">${escaped(block.label)}</a></p>`
      )
    case 'link':
      return (
        `<p style="margin:24px 0"><a class="act" href="${escaped(block.url)}" target="_blank" rel="noopener" style="display:inline-block;` +
        `padding:12px 20px;border-radius:4px;background:${escaped(accent)};color:${textOn(accent)};text-decoration:none">` +
        `${escaped(block.label)}</a></p>`
      )
  }
}

const htmlOfItem = ({ name, note, value, pictureUrl }: Item): string =>
  `<tr><td width="64" valign="top" style="padding:12px 16px 12px 0">${
    pictureUrl
      ? `<img src="${escaped(pictureUrl)}" alt="" width="64" height="80" style="display:block;border:0;border-radius:2px;object-fit:contain">`
      : ''
  }</td><td class="ink" valign="top" style="padding:12px 16px 12px 0">${escaped(name)}${
    note && `<br><span class="quiet" style="font-size:14px;color:#5e574d">${escaped(note)}</span>`
  }</td><td class="ink" align="right" valign="top" style="padding:12px 0;white-space:nowrap">${escaped(value)}</td></tr>`

const htmlOfRow = ({ label, value, isSum }: Row): string => {
  const style = `border-bottom:1px solid #d9d3c8${isSum ? ';font-weight:600' : ''}`
  return (
    `<tr><td class="ink line" style="padding:8px 16px 8px 0;${style}">${escaped(label)}</td>` +
    `<td class="ink line" align="right" valign="top" style="padding:8px 0;${style};white-space:nowrap">` +
    `${escaped(value)}</td></tr>`
  )
}

const footerOf = ({ shopName, shopUrl }: Look): string =>
  `<p class="quiet line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d9d3c8;font-size:14px;` +
  `color:#5e574d"><a class="quiet" href="${escaped(shopUrl)}" target="_blank" rel="noopener" style="color:#5e574d">` +
  `${escaped(shopName)}</a></p>`
