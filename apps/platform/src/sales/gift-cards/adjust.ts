import { statement, type Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { giftCardsStore } from './gift-cards.store.ts'

/** What a merchant puts on a card, or takes off it where it is negative; in minor units. */
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
 * Moves a balance by what a merchant says, whatever is spent of it at the same time.
 *
 * @throws {Failure} GIFT_CARD_NOT_FOUND
 * @throws {InvalidArgument} when it would come below nothing, or beyond what money is counted in
 */
export const adjust = async (tx: Transaction, adjustment: Adjustment): Promise<void> => {
  const { siteId, giftCardId, amountMinor, reason, at } = adjustment
  if ((await tx.run(move, amountMinor, at, siteId, giftCardId, amountMinor)) !== 1) {
    if (!(await giftCardsStore.find(tx, siteId, giftCardId))) throw fail('GIFT_CARD_NOT_FOUND')
    throw amountMinor < 0
      ? refuse('amount', 'DECIMAL_GTE', 'must not be more than is left on the card')
      : refuse('amount', 'DECIMAL_LTE', 'must leave the balance within what money is counted in')
  }
  await giftCardsStore.enter(tx, { siteId, id: giftCardId }, { kind: 'ADJUSTED', amountMinor, reason, at })
}
