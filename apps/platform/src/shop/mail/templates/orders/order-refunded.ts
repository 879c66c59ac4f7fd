import Type from 'typebox'
import { template } from '../template.ts'
import { orderLink } from './order-parts.ts'

/** Tells a buyer that they get a refund. */
export const orderRefunded = template(
  Type.Object({
    number: Type.String({ minLength: 1 }),
    orderId: Type.Optional(Type.String()),
    /** Formatted. */
    amount: Type.String({ minLength: 1 }),
  }),
  ({ number, orderId, amount }, { orderRefunded: words, orderConfirmation }, look) => ({
    subject: words.subject(number),
    blocks: [
      { kind: 'heading', text: words.greeting(amount) },
      { kind: 'paragraph', text: words.said(look.shopName, number, amount) },
      { kind: 'note', text: words.how },
      ...orderLink(orderId, orderConfirmation.action, look),
    ],
  }),
)
