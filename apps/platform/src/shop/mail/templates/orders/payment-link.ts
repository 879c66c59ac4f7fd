import Type from 'typebox'
import { template } from '../template.ts'

/** Sends a buyer a link to pay for an order that staff put together, or for what is left of an order. */
export const paymentLink = template(
  Type.Object({
    kind: Type.Enum(['DRAFT', 'ORDER']),
    /** The id of the draft or the order. */
    subjectId: Type.String(),
    /** Of the order; absent for a draft. */
    number: Type.Optional(Type.String()),
    /** Formatted. */
    amount: Type.String({ minLength: 1 }),
    /** ISO 8601. */
    expires: Type.String(),
    /** The merchant's message. */
    message: Type.Optional(Type.String()),
  }),
  ({ kind, subjectId, number, amount, expires, message }, { paymentLink: words }, look) => ({
    subject: number === undefined ? words.subject(look.shopName) : words.ofOrder(number),
    blocks: [
      { kind: 'heading', text: words.greeting(amount) },
      {
        kind: 'paragraph',
        text: number === undefined ? words.said(look.shopName) : words.balance(look.shopName, number),
      },
      ...(message ? [{ kind: 'paragraph' as const, text: message }] : []),
      ...(look.paymentUrl
        ? [{ kind: 'link' as const, label: words.action, url: look.paymentUrl(kind, subjectId) }]
        : []),
      { kind: 'note', text: words.until(expires) },
    ],
  }),
)
