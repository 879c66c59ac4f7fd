import Type from 'typebox'
import { template } from '../template.ts'
import { itemsBlock, ORDER_PARTS, orderLink } from './order-parts.ts'

/** Tells a buyer that their order is on its way, or ready if they pick it up. */
export const orderSent = template(
  Type.Object({
    number: Type.String({ minLength: 1 }),
    ...ORDER_PARTS,
    /** Which part of the order it is, unless the whole. */
    part: Type.Optional(Type.Enum(['some', 'rest'])),
    carrier: Type.Optional(Type.String()),
    trackingNumber: Type.Optional(Type.String()),
    trackingUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
    /** Where it is picked up. */
    pickup: Type.Optional(
      Type.Object({ address: Type.Array(Type.String()), country: Type.Optional(Type.String()) }),
    ),
  }),
  (order, { orderSent: words, orderReady, orderConfirmation }, look) => {
    const { number, orderId, lines, part, arrival, carrier, trackingNumber, trackingUrl, pickup } = order
    const { action, pickup: from, country, arrives } = orderConfirmation
    const whole = pickup ? orderReady : words
    const { subject, greeting, said } = part ? whole[part] : whole
    const place = [...(pickup?.address ?? []), ...(pickup?.country ? [country(pickup.country)] : [])]
    const tracking = [carrier, trackingNumber].filter(Boolean).join(' ')
    return {
      subject: subject(number),
      blocks: [
        { kind: 'heading', text: greeting },
        { kind: 'paragraph', text: said(look.shopName, number) },
        ...(place.length > 0 ? [{ kind: 'paragraph' as const, text: `${from} ${place.join(', ')}.` }] : []),
        ...(arrival && !pickup ? [{ kind: 'paragraph' as const, text: arrives(arrival) }] : []),
        ...(tracking ? [{ kind: 'paragraph' as const, text: `${words.tracking}: ${tracking}` }] : []),
        ...(trackingUrl ? [{ kind: 'link' as const, label: words.action, url: trackingUrl }] : []),
        itemsBlock(lines),
        ...orderLink(orderId, action, look, trackingUrl ? 'aside' : 'link'),
      ],
    }
  },
)
