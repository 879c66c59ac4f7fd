import Type from 'typebox'
import { itemsBlock, ORDER_PARTS } from './orders/order-parts.ts'
import { template } from './template.ts'

/** Reminds a buyer of a checkout that they left. */
export const checkoutReminder = template(
  Type.Object({
    checkoutId: Type.String(),
    lines: ORDER_PARTS.lines,
    /** How many lines aren't listed. */
    more: Type.Integer({ minimum: 0 }),
  }),
  ({ checkoutId, lines, more }, { checkoutReminder: words }, { shopName, reminders }) => {
    // Without a way back, and a way to end them, there is nothing to remind of.
    if (!reminders) throw new Error('Nothing serves the links of a reminder.')
    return {
      subject: words.subject(shopName),
      blocks: [
        { kind: 'heading', text: words.greeting },
        { kind: 'paragraph', text: words.said(shopName) },
        itemsBlock(lines),
        ...(more > 0 ? [{ kind: 'note' as const, text: words.more(more) }] : []),
        { kind: 'link', label: words.action, url: reminders.urlOf(checkoutId) },
        { kind: 'note', text: words.prices },
        { kind: 'note', text: words.why(shopName) },
        { kind: 'aside', label: words.optOut, url: reminders.optOutUrl },
      ],
      unsubscribeUrl: reminders.optOutUrl,
    }
  },
)
