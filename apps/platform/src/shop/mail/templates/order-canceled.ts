import Type from 'typebox'
import { template } from './template.ts'

/** Tells a buyer that their order was cancelled. */
export const orderCanceled = template(
  Type.Object({
    number: Type.String({ minLength: 1 }),
    /** The merchant's message. */
    message: Type.Optional(Type.String()),
  }),
  ({ number, message }, { orderCanceled: words }, { shopName, shopUrl }) => ({
    subject: words.subject(number),
    blocks: [
      { kind: 'heading', text: words.greeting },
      { kind: 'paragraph', text: words.said(shopName, number) },
      ...(message ? [{ kind: 'paragraph' as const, text: message }] : []),
      { kind: 'note', text: words.money },
      { kind: 'link', label: words.action, url: shopUrl },
    ],
  }),
)
