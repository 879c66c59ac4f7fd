import type { GiftCardDelivery } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { queueMail } from '../../../shop/mail/queue-mail.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { printedCode } from '../../gift-cards/gift-card-code.ts'
import type { StoredOrder } from '../order.ts'
import { amountsFor } from '../order-mails.ts'

/** A gift card with its whole code. */
export interface MailedCard {
  readonly code: string
  readonly valueMinor: number
}

/**
 * Queues a mail with the codes of gift cards to the buyer of their order; none if no address is known.
 *
 * @param at - milliseconds since 1970
 */
export const queueCardsMail = async (
  tx: Transaction,
  site: Site,
  order: StoredOrder,
  cards: readonly MailedCard[],
  { ids, at }: { readonly ids: Ids; readonly at: number },
): Promise<void> => {
  const to = mailAddressOf(order.email ?? '')
  if (to === undefined) return
  const { siteId, id: orderId, number, document } = order
  const amount = amountsFor(site, order)
  await queueMail(tx, {
    ...{ mailId: ids.guid(), siteId, to, at, language: document.agreed.buyerLanguage ?? '' },
    template: 'gift-cards',
    data: {
      order: { number: String(number), orderId },
      cards: cards.map(({ code, valueMinor }) => ({ code: printedCode(code), amount: amount(valueMinor) })),
    },
  })
}

/** Codes for someone other than the buyer, and what the buyer says to them. */
interface Gift {
  readonly recipient: string
  readonly details: Omit<GiftCardDelivery, 'recipientEmail'>
  readonly cards: readonly MailedCard[]
}

/** Queues a mail with the codes of gift cards to the person they are for, in the language of their buyer. */
export const queueGiftMail = async (
  tx: Transaction,
  site: Site,
  order: StoredOrder,
  { recipient: to, details, cards }: Gift,
  { ids, at }: { readonly ids: Ids; readonly at: number },
): Promise<void> => {
  const { siteId, document } = order
  const { recipientName, senderName, message } = details
  const amount = amountsFor(site, order)
  await queueMail(tx, {
    ...{ mailId: ids.guid(), siteId, to, at, language: document.agreed.buyerLanguage ?? '' },
    template: 'gift-for-you',
    data: {
      ...(recipientName && { recipientName }),
      ...(senderName && { senderName }),
      ...(message && { message }),
      cards: cards.map(({ code, valueMinor }) => ({ code: printedCode(code), amount: amount(valueMinor) })),
    },
  })
}
