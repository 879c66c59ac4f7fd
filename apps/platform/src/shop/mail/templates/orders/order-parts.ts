import type { Static } from 'typebox'
import Type from 'typebox'
import type { Block, Look } from '../layout.ts'
import type { Words } from '../words/words.en.ts'

const text = Type.String()

/** An order's items and delivery, as mails about it show them. */
export const ORDER_PARTS = {
  /** Opens the order; absent in mails from before orders had a page. */
  orderId: Type.Optional(text),
  lines: Type.Array(
    Type.Object({
      ...{ name: text, quantity: Type.Integer(), total: text, choices: Type.Array(text) },
      pictureUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
    }),
  ),
  /** When it arrives: ISO times in UTC; the end is the start of the day after the last. */
  arrival: Type.Optional(Type.Object({ from: text, to: text })),
}

type Lines = Static<(typeof ORDER_PARTS)['lines']>

/** Shows the items of an order. */
export const itemsBlock = (lines: Lines): Block => ({
  kind: 'items',
  items: lines.map(({ name, quantity, total, choices, pictureUrl }) => ({
    ...{ name: `${quantity} × ${name}`, note: choices.join(', '), value: total, pictureUrl },
  })),
})

/** A link that opens the order, if it has a page. A mail has one button: next to another, it is an aside. */
export const orderLink = (
  orderId: string | undefined,
  label: string,
  { orderUrl }: Look,
  kind: 'link' | 'aside' = 'link',
): Block[] => (orderId && orderUrl ? [{ kind, label, url: orderUrl(orderId) }] : [])

/** The files of an order, by the lines that deliver them. */
export const MAILED_FILES = Type.Array(Type.Object({ lineId: text, fileId: text, name: text }))

/** Links to an order's files, and when they expire; none if nothing serves files. */
export const downloadBlocks = (
  orderId: string,
  files: Static<typeof MAILED_FILES>,
  words: Words['orderDownloads'],
  { downloads }: Look,
): Block[] =>
  downloads && files.length > 0
    ? [
        ...files.map(({ lineId, fileId, name }): Block => {
          const url = downloads.urlOf({ orderId, lineId, fileId })
          return { kind: 'link', label: words.action(name), url }
        }),
        { kind: 'note', text: words.until(downloads.until) },
      ]
    : []

/** Writes a day for readers of a language. */
export const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** Writes a range of days for readers of a language. */
export const daysText = ({ from, to }: { from: string; to: string }, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(Date.parse(to) - 1),
  )
