import Type from 'typebox'
import { orderLink } from './orders/order-parts.ts'
import { template } from './template.ts'

/** Tells a buyer that a gift card was mailed to the person it is for. */
export const giftSent = template(
  Type.Object({
    order: Type.Object({ number: Type.String({ minLength: 1 }), orderId: Type.String() }),
    recipientName: Type.Optional(Type.String()),
  }),
  ({ order, recipientName }, { giftSent: words, orderConfirmation }, look) => ({
    subject: words.subject(look.shopName),
    blocks: [
      { kind: 'heading', text: words.greeting },
      { kind: 'paragraph', text: words.said(look.shopName, order.number, recipientName) },
      ...orderLink(order.orderId, orderConfirmation.action, look),
      { kind: 'note', text: words.lost },
    ],
  }),
)
