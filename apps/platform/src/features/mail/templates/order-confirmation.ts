import Type from 'typebox'
import type { Block } from './layout.ts'
import { template } from './template.ts'

const text = Type.String()

/** Tells a buyer that the shop has their order, and what it holds. */
export const orderConfirmation = template(
  Type.Object({
    number: Type.String({ minLength: 1 }),
    lines: Type.Array(
      Type.Object({ name: text, quantity: Type.Integer(), total: text, choices: Type.Array(text) }),
    ),
    /** Formatted amounts; those that are nothing are absent. */
    sums: Type.Object({
      subtotal: text,
      discount: Type.Optional(text),
      delivery: Type.Optional(text),
      tax: Type.Optional(text),
      total: text,
    }),
    taxIncluded: Type.Boolean(),
    /** The way of delivery; absent where nothing is sent. */
    delivery: Type.Optional(text),
    isPickedUp: Type.Boolean(),
    address: Type.Array(text),
    isPaid: Type.Boolean(),
  }),
  (order, { orderConfirmation: words }, { shopName }) => {
    const { number, lines, sums, taxIncluded, delivery, isPickedUp, address, isPaid } = order
    const paragraph = (said: string): Block => ({ kind: 'paragraph', text: said })
    return {
      subject: words.subject(number),
      blocks: [
        { kind: 'heading', text: words.greeting },
        paragraph(words.said(shopName, number)),
        ...lines.map(({ name, quantity, total, choices }) =>
          paragraph(`${quantity} × ${[name, ...choices].join(', ')}: ${total}`),
        ),
        paragraph(
          [
            `${words.subtotal}: ${sums.subtotal}`,
            ...(sums.discount === undefined ? [] : [`${words.discount}: ${sums.discount}`]),
            ...(sums.delivery === undefined ? [] : [`${words.delivery}: ${sums.delivery}`]),
            ...(sums.tax === undefined
              ? []
              : [`${taxIncluded ? words.taxIncluded : words.tax}: ${sums.tax}`]),
          ].join(' · '),
        ),
        paragraph(`${words.total}: ${sums.total}`),
        ...(delivery === undefined
          ? []
          : [paragraph(`${isPickedUp ? words.pickup : words.sentTo} (${delivery}): ${address.join(', ')}`)]),
        { kind: 'note', text: isPaid ? words.paid : words.unpaid },
      ],
    }
  },
)
