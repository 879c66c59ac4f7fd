import { statement, type Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { giftCardsStore } from './gift-cards.store.ts'

/** A merchant's change of a card's balance in minor units; negative takes money off. */
export interface Adjustment {
  readonly siteId: string
  readonly giftCardId: string
  readonly amountMinor: number
  readonly reason: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

const move = statement(
  `UPDATE gift_cards SET balance_minor = balance_minor + ?, revision = revision + 1, updated_at = ?
   WHERE site_id = ? AND gift_card_id = ? AND balance_minor + ? BETWEEN 0 AND 9007199254740991`,
)

/**
 * Adjusts a balance, safely while the card is being spent.
 * @throws {Failure} GIFT_CARD_NOT_FOUND
 * @throws {InvalidArgument} when it would go below zero, or beyond the safe integers
 */
export const adjust = async (tx: Transaction, adjustment: Adjustment): Promise<void> => {
  const { siteId, giftCardId, amountMinor, reason, at } = adjustment
  if ((await tx.run(move, amountMinor, at, siteId, giftCardId, amountMinor)) !== 1) {
    if (!(await giftCardsStore.find(tx, siteId, giftCardId))) throw fail('GIFT_CARD_NOT_FOUND')
    throw amountMinor < 0
      ? refuse('amount', 'DECIMAL_GTE', "must not be more than the card's balance")
      : refuse(
          'amount',
          'DECIMAL_LTE',
          'must not raise the balance above the largest amount that can be stored',
        )
  }
  await giftCardsStore.enter(tx, { siteId, id: giftCardId }, { kind: 'ADJUSTED', amountMinor, reason, at })
}
