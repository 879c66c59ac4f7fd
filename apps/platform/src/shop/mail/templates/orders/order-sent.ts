import Type from 'typebox'
import { template } from '../template.ts'
import { itemsBlock, ORDER_PARTS, orderLink } from './order-parts.ts'

/** Tells a buyer that their order is on its way. */
export const orderSent = template(
  Type.Object({
    number: Type.String({ minLength: 1 }),
    ...ORDER_PARTS,
    carrier: Type.Optional(Type.String()),
    trackingNumber: Type.Optional(Type.String()),
    trackingUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
  }),
  (order, { orderSent: words, orderConfirmation: { action } }, look) => {
    const { number, orderId, lines, carrier, trackingNumber, trackingUrl } = order
    const tracking = [carrier, trackingNumber].filter(Boolean).join(' ')
    return {
      subject: words.subject(number),
      blocks: [
        { kind: 'heading', text: words.greeting },
        { kind: 'paragraph', text: words.said(look.shopName, number) },
        ...(tracking ? [{ kind: 'paragraph' as const, text: `${words.tracking}: ${tracking}` }] : []),
        ...(trackingUrl ? [{ kind: 'link' as const, label: words.action, url: trackingUrl }] : []),
        itemsBlock(lines),
        ...orderLink(orderId, action, look),
      ],
    }
  },
)
