import Type from 'typebox'
import { template } from './template.ts'

/** Tells a buyer that they get a refund. */
export const orderRefunded = template(
  Type.Object({
    number: Type.String({ minLength: 1 }),
    /** Formatted. */
    amount: Type.String({ minLength: 1 }),
  }),
  ({ number, amount }, { orderRefunded: words }, { shopName }) => ({
    subject: words.subject(number),
    blocks: [
      { kind: 'heading', text: words.greeting(amount) },
      { kind: 'paragraph', text: words.said(shopName, number, amount) },
      { kind: 'note', text: words.how },
    ],
  }),
)
