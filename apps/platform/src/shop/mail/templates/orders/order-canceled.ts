import Type from 'typebox'
import { template } from '../template.ts'
import { orderLink } from './order-parts.ts'

/** Tells a buyer that their order was cancelled. */
export const orderCanceled = template(
  Type.Object({
    number: Type.String({ minLength: 1 }),
    orderId: Type.Optional(Type.String()),
    /** The merchant's message. */
    message: Type.Optional(Type.String()),
  }),
  ({ number, orderId, message }, { orderCanceled: words, orderConfirmation }, look) => {
    const toOrder = orderLink(orderId, orderConfirmation.action, look)
    return {
      subject: words.subject(number),
      blocks: [
        { kind: 'heading', text: words.greeting },
        { kind: 'paragraph', text: words.said(look.shopName, number) },
        ...(message ? [{ kind: 'paragraph' as const, text: message }] : []),
        { kind: 'note', text: words.money },
        ...toOrder,
        { kind: toOrder.length > 0 ? 'aside' : 'link', label: words.action, url: look.shopUrl },
      ],
    }
  },
)
