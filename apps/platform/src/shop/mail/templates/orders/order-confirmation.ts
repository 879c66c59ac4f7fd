import Type from 'typebox'
import type { Block } from '../layout.ts'
import { template } from '../template.ts'
import { downloadBlocks, itemsBlock, MAILED_FILES, ORDER_PARTS, orderLink } from './order-parts.ts'

const text = Type.String()

/** Tells a buyer that the shop has received their order, and what is in it. */
export const orderConfirmation = template(
  Type.Object({
    number: Type.String({ minLength: 1 }),
    ...ORDER_PARTS,
    /** Formatted amounts; zero amounts are absent. */
    sums: Type.Object({
      subtotal: text,
      discount: Type.Optional(text),
      delivery: Type.Optional(text),
      fees: Type.Optional(text),
      tax: Type.Optional(text),
      total: text,
      giftCard: Type.Optional(text),
      /** What the gift card doesn't pay; absent without one. */
      rest: Type.Optional(text),
    }),
    taxIncluded: Type.Boolean(),
    /** The delivery option; absent if nothing is sent. */
    delivery: Type.Optional(text),
    isPickedUp: Type.Boolean(),
    address: Type.Array(text),
    /** The last line of the address, as a country code. */
    country: Type.Optional(text),
    isPaid: Type.Boolean(),
    /** Files to download right away; absent if the mail about the payment has the links. */
    files: Type.Optional(MAILED_FILES),
  }),
  (order, { orderConfirmation: words, orderDownloads }, look) => {
    const { shopName } = look
    const {
      number,
      orderId,
      lines,
      arrival,
      sums,
      taxIncluded,
      delivery,
      isPickedUp,
      address,
      country,
      isPaid,
      files = [],
    } = order
    const place = country === undefined ? address : [...address, words.country(country)]
    const paragraph = (said: string): Block => ({ kind: 'paragraph', text: said })
    return {
      subject: words.subject(number),
      blocks: [
        { kind: 'heading', text: words.greeting },
        paragraph(words.said(shopName, number)),
        itemsBlock(lines),
        {
          kind: 'rows',
          rows: [
            { label: words.subtotal, value: sums.subtotal },
            ...row(words.discount, sums.discount && `−${sums.discount}`),
            ...row(words.delivery, sums.delivery ?? (delivery === undefined ? undefined : words.free)),
            ...row(words.fees, sums.fees),
            ...(taxIncluded ? [] : row(words.tax, sums.tax)),
            { label: words.total, value: sums.total, isSum: true },
            ...(taxIncluded ? row(words.taxIncluded, sums.tax) : []),
            ...row(words.giftCard, sums.giftCard && `−${sums.giftCard}`),
            ...row(words.rest, sums.rest),
          ],
        },
        ...(delivery === undefined
          ? []
          : [paragraph(`${isPickedUp ? words.pickup : words.sentTo} ${place.join(', ')} (${delivery}).`)]),
        ...(arrival ? [paragraph(isPickedUp ? words.ready(arrival) : words.arrives(arrival))] : []),
        ...downloadBlocks(orderId ?? '', files, orderDownloads, look),
        ...orderLink(orderId, words.action, look),
        { kind: 'note', text: isPaid ? words.paid : words.unpaid },
      ],
    }
  },
)

const row = (label: string, value: string | undefined) => (value === undefined ? [] : [{ label, value }])
