import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { adjust } from '../../gift-cards/adjust.ts'
import { giftCardsStore } from '../../gift-cards/gift-cards.store.ts'
import { type SoldCard, soldCardsStore } from '../../gift-cards/sold-cards.store.ts'
import type { StoredOrder } from '../order.ts'

/** Units of a line to refund. */
interface Returned {
  readonly lineId: string
  readonly quantity: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Disables the gift cards of units that are refunded and takes off what is left on them, fullest cards first.
 * The order is locked.
 * @returns what the cards keep of their value, because it was spent: none if the line sold no cards
 */
export const takeCardsBack = async (
  tx: Transaction,
  order: StoredOrder,
  { lineId, quantity, at }: Returned,
): Promise<number> => {
  let keptMinor = 0
  for (const sold of await soldCardsStore.fullest(tx, order, lineId, quantity))
    keptMinor += await takeBack(tx, order, sold, at)
  return keptMinor
}

/** Disables all gift cards of an order that is canceled, and takes off what is left on them. */
export const takeAllCardsBack = async (tx: Transaction, order: StoredOrder, at: number): Promise<void> => {
  for (const sold of await soldCardsStore.ofOrder(tx, order)) await takeBack(tx, order, sold, at)
}

const takeBack = async (
  tx: Transaction,
  { siteId, number }: StoredOrder,
  sold: SoldCard,
  at: number,
): Promise<number> => {
  const card = await giftCardsStore.lock(tx, siteId, sold.giftCardId)
  if (!card) throw fail('GIFT_CARD_NOT_FOUND')
  const { id: giftCardId, balanceMinor } = card
  const reason = `Refund of order ${number}`
  if (balanceMinor > 0) await adjust(tx, { siteId, giftCardId, amountMinor: -balanceMinor, reason, at })
  const revision = card.revision + (balanceMinor > 0 ? 1 : 0)
  if (card.active && !(await giftCardsStore.update(tx, { ...card, revision, active: false, updatedAt: at })))
    throw fail('CONFLICT')
  return soldCardsStore.takeBack(tx, sold, balanceMinor)
}
