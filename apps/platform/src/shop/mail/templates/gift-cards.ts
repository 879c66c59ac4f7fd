import Type from 'typebox'
import type { Block } from './layout.ts'
import { orderLink } from './orders/order-parts.ts'
import { template } from './template.ts'

/** Gives the codes of gift cards to their buyer, or one code to a person the merchant names. */
export const giftCards = template(
  Type.Object({
    /** The order that sold them; absent for a card sent to another address. */
    order: Type.Optional(Type.Object({ number: Type.String({ minLength: 1 }), orderId: Type.String() })),
    cards: Type.Array(Type.Object({ code: Type.String(), amount: Type.String() }), { minItems: 1 }),
  }),
  ({ order, cards }, { giftCards: words, orderConfirmation }, look) => ({
    subject: words.subject(look.shopName, cards.length),
    blocks: [
      { kind: 'heading', text: words.greeting(cards.length) },
      {
        kind: 'paragraph',
        text: order ? words.ordered(look.shopName, order.number) : words.said(look.shopName),
      },
      ...cards.flatMap(({ code, amount }): Block[] => [
        { kind: 'paragraph', text: words.worth(amount) },
        { kind: 'code', text: code },
      ]),
      { kind: 'paragraph', text: words.how },
      ...orderLink(order?.orderId, orderConfirmation.action, look),
      { kind: 'note', text: words.kept },
    ],
  }),
)
