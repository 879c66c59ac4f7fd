import type { Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { newCode } from '../../gift-cards/gift-card-code.ts'
import { giftCardsStore } from '../../gift-cards/gift-cards.store.ts'
import { giftDeliveriesStore } from '../../gift-cards/gift-deliveries.store.ts'
import { soldCardsStore } from '../../gift-cards/sold-cards.store.ts'
import { type OrderLineFacts, receivedMinor, type StoredOrder } from '../order.ts'
import { type MailedCard, queueCardsMail } from './cards-mail.ts'
import { sendGifts } from './send-gifts.ts'

interface IssueParts {
  readonly ids: Ids
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A unit of an order's line that becomes a gift card. */
interface Unit {
  readonly lineId: string
  readonly unit: number
  readonly valueMinor: number
}

/**
 * Issues the gift cards that a paid order sold, one per unit, and mails their codes, in the transaction that
 * changes the order. Those for someone else are mailed to them on their day. The order is locked, so each unit gets one card however often its payment is reported.
 */
export const issueCards = async (
  tx: Transaction,
  site: Site,
  order: StoredOrder,
  { ids, at }: IssueParts,
): Promise<void> => {
  const units = order.document.lines.flatMap(unitsOf)
  if (units.length === 0 || !isCovered(order, units) || (await soldCardsStore.isIssued(tx, order))) return
  const { siteId, id: orderId, number } = order
  const gifts = new Set(
    (await giftDeliveriesStore.ofOrder(tx, { siteId, orderId })).map(({ lineId }) => lineId),
  )
  const issued: MailedCard[] = []
  for (const { lineId, unit, valueMinor } of units) {
    const code = newCode()
    const id = ids.guid()
    const card = {
      ...{ id, siteId, revision: 1, lastDigits: code.slice(-4), active: true, expiresAt: undefined },
      ...{ issuedMinor: valueMinor, balanceMinor: valueMinor, note: `Order ${number}` },
      ...{ createdAt: at, updatedAt: at },
    }
    await giftCardsStore.insert(tx, card, code)
    await soldCardsStore.insert(tx, { siteId, orderId, lineId, unit, giftCardId: id, valueMinor })
    if (!gifts.has(lineId)) issued.push({ code, valueMinor })
  }
  if (issued.length > 0) await queueCardsMail(tx, site, order, issued, { ids, at })
  if (gifts.size === 0) return
  await giftDeliveriesStore.startWaiting(tx, { siteId, orderId }, at)
  await sendGifts(tx, site, order, { ids, at })
}

/** The units of a line that weren't refunded: together they are worth what they cost, to the last cent. */
const unitsOf = ({ lineId, quantity, refunded, cardsMinor = 0 }: OrderLineFacts): Unit[] =>
  Array.from({ length: cardsMinor > 0 ? quantity - refunded : 0 }, (_, index) => {
    const unit = refunded + index
    const valueOfFirst = (count: number): number =>
      Number((BigInt(cardsMinor) * BigInt(count)) / BigInt(quantity))
    return { lineId, unit, valueMinor: valueOfFirst(unit + 1) - valueOfFirst(unit) }
  }).filter(({ valueMinor }) => valueMinor > 0)

/** Whether everything was paid, and the shop still has the money behind the cards. */
const isCovered = (order: StoredOrder, units: readonly Unit[]): boolean => {
  const received = receivedMinor(order)
  const worth = units.reduce((sum, { valueMinor }) => sum + valueMinor, 0)
  return (
    order.status === 'APPROVED' && received >= order.totalMinor && received - order.refundedMinor >= worth
  )
}
