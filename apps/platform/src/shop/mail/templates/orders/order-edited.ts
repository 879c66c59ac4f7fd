import Type from 'typebox'
import { template } from '../template.ts'
import { itemsBlock, ORDER_PARTS, orderLink } from './order-parts.ts'

/** Tells a buyer that the shop has changed their order, and what follows for their money. */
export const orderEdited = template(
  Type.Object({
    number: Type.String({ minLength: 1 }),
    ...ORDER_PARTS,
    /** Formatted, like the other amounts. */
    total: Type.String(),
    /** What was paid too much; absent for nothing. */
    returned: Type.Optional(Type.String()),
    /** What is left to pay; absent for nothing. */
    due: Type.Optional(Type.String()),
  }),
  (
    { number, orderId, lines, total, returned, due },
    { orderEdited: words, orderConfirmation, orderRefunded },
    look,
  ) => ({
    subject: words.subject(number),
    blocks: [
      { kind: 'heading', text: words.greeting },
      { kind: 'paragraph', text: words.said(look.shopName, number) },
      itemsBlock(lines),
      { kind: 'rows', rows: [{ label: orderConfirmation.total, value: total, isSum: true }] },
      ...(returned
        ? [{ kind: 'paragraph' as const, text: `${words.returned(returned)} ${orderRefunded.how}` }]
        : []),
      ...(due ? [{ kind: 'paragraph' as const, text: words.due(due) }] : []),
      ...orderLink(orderId, orderConfirmation.action, look),
    ],
  }),
)
