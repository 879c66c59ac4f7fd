import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { queueMail } from '../../../shop/mail/queue-mail.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { newCode } from '../../gift-cards/gift-card-code.ts'
import { giftCardsStore } from '../../gift-cards/gift-cards.store.ts'
import { type GiftDelivery, giftDeliveriesStore } from '../../gift-cards/gift-deliveries.store.ts'
import { type CardOfLine, soldCardsStore } from '../../gift-cards/sold-cards.store.ts'
import type { StoredOrder } from '../order.ts'
import { type MailedCard, queueCardsMail, queueGiftMail } from './cards-mail.ts'

interface SendParts {
  readonly ids: Ids
  /** Milliseconds since 1970. */
  readonly at: number
}

/** When to look at a line again whose cards a merchant has disabled. */
const DISABLED_MS = 3_600_000

/**
 * Mails the gift cards of an order whose day has come, and tells the buyer. Each gets its code in this
 * transaction, so no code waits anywhere. A line that was refunded is never mailed; one with a disabled card
 * waits until the card is active again. The order is locked.
 */
export const sendGifts = async (
  tx: Transaction,
  site: Site,
  order: StoredOrder,
  { ids, at }: SendParts,
): Promise<void> => {
  const { siteId, id: orderId } = order
  for (const delivery of await giftDeliveriesStore.lockDue(tx, { siteId, orderId }, at)) {
    const sold = await soldCardsStore.ofLine(tx, order, delivery.lineId)
    if (sold.length === 0) await giftDeliveriesStore.setDue(tx, delivery, null)
    else if (sold.some(({ isActive }) => !isActive))
      await giftDeliveriesStore.setDue(tx, delivery, at + DISABLED_MS)
    else await sendLine(tx, site, order, delivery, sold, { ids, at })
  }
}

/** Gives the cards of a line new codes and mails them. Their codes were never sent before. */
export const sendLine = async (
  tx: Transaction,
  site: Site,
  order: StoredOrder,
  delivery: GiftDelivery,
  sold: readonly CardOfLine[],
  parts: SendParts,
): Promise<void> => {
  const cards: MailedCard[] = []
  for (const { giftCardId, balanceMinor } of sold) {
    const code = newCode()
    await giftCardsStore.giveFirstCode(tx, site.siteId, giftCardId, code)
    cards.push({ code, valueMinor: balanceMinor })
  }
  await mailGift(tx, site, order, delivery, cards, parts)
}

/** Mails codes to a line's recipient, or to the buyer if the recipient's data was deleted. */
export const mailGift = async (
  tx: Transaction,
  site: Site,
  order: StoredOrder,
  delivery: GiftDelivery,
  cards: readonly MailedCard[],
  { ids, at }: SendParts,
): Promise<void> => {
  const { recipient, details, sentAt } = delivery
  await giftDeliveriesStore.markSent(tx, delivery, at)
  if (recipient === undefined) return queueCardsMail(tx, site, order, cards, { ids, at })
  await queueGiftMail(tx, site, order, { recipient, details, cards }, { ids, at })
  const { siteId, id: orderId, number, document } = order
  const to = mailAddressOf(order.email ?? '')
  if (sentAt !== undefined || to === undefined) return
  await queueMail(tx, {
    ...{ mailId: ids.guid(), siteId, to, at, language: document.agreed.buyerLanguage ?? '' },
    template: 'gift-sent',
    data: {
      order: { number: String(number), orderId },
      ...(details.recipientName && { recipientName: details.recipientName }),
    },
  })
}
