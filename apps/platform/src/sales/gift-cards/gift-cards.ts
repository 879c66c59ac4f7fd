import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { GiftCard } from './gift-card.ts'
import { codeOf } from './gift-card-code.ts'
import { giftCardsStore } from './gift-cards.store.ts'
import { assertUsable } from './usable.ts'

/** Money that moves between a gift card and an order, in minor units and greater than zero. */
export interface GiftCardMove {
  readonly siteId: string
  readonly giftCardId: string
  readonly amountMinor: number
  readonly orderId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const take = statement(
  `UPDATE gift_cards SET balance_minor = balance_minor - ?, revision = revision + 1, updated_at = ?
   WHERE site_id = ? AND gift_card_id = ? AND active = 1 AND (expires_at IS NULL OR expires_at > ?) AND balance_minor >= ?`,
)
const add = statement(
  `UPDATE gift_cards SET balance_minor = balance_minor + ?, revision = revision + 1, updated_at = ?
   WHERE site_id = ? AND gift_card_id = ? AND balance_minor + ? <= 9007199254740991`,
)
const pay = statement(
  `INSERT INTO gift_card_payments (site_id, order_id, gift_card_id, spent_minor, given_back_minor) VALUES (?, ?, ?, ?, 0)
   ON CONFLICT (site_id, order_id, gift_card_id) DO NOTHING`,
)
const refund = statement(
  `UPDATE gift_card_payments SET given_back_minor = given_back_minor + ?
   WHERE site_id = ? AND order_id = ? AND gift_card_id = ? AND given_back_minor + ? <= spent_minor`,
)

/** What orders do with gift cards, each in its order's transaction. */
export const giftCards = {
  /** Finds the card of a typed code, valid or not. */
  find: async (reader: Reader, siteId: string, typed: string): Promise<GiftCard | undefined> => {
    const code = codeOf(typed)
    return code === undefined ? undefined : giftCardsStore.findByCode(reader, siteId, code)
  },

  /** Finds a card by its id, valid or not. */
  get: (reader: Reader, siteId: string, id: string): Promise<GiftCard | undefined> =>
    giftCardsStore.find(reader, siteId, id),

  /**
   * Pays for an order, once. One conditional update guards the balance, so no crowd spends more than there
   * is; if this fails, the transaction must fail too.
   * @throws {Failure} why the card can't pay: one of the contract's `GIFT_CARD_ERRORS`;
   * REDEEM_GIFT_CARD_ERROR when the balance is too low, or the card already paid for the order
   */
  spend: async (
    tx: Transaction,
    { siteId, giftCardId, amountMinor, orderId, at }: GiftCardMove,
  ): Promise<void> => {
    if ((await tx.run(take, amountMinor, at, siteId, giftCardId, at, amountMinor)) !== 1) {
      assertUsable(await giftCardsStore.find(tx, siteId, giftCardId), at)
      throw fail('REDEEM_GIFT_CARD_ERROR')
    }
    if ((await tx.run(pay, siteId, orderId, giftCardId, amountMinor)) !== 1)
      throw fail('REDEEM_GIFT_CARD_ERROR')
    const card = { siteId, id: giftCardId }
    await giftCardsStore.enter(tx, card, { kind: 'SPENT', amountMinor: -amountMinor, orderId, at })
  },

  /**
   * Returns what it paid for an order, in whole or in parts, never more. A card disabled or expired since
   * gets its money too; whether it can be spent is another matter.
   * @throws {Failure} REDEEM_GIFT_CARD_ERROR when the card didn't pay that much, already got it back, or its
   * balance would exceed the safe integers
   */
  giveBack: async (
    tx: Transaction,
    { siteId, giftCardId, amountMinor, orderId, at }: GiftCardMove,
  ): Promise<void> => {
    if ((await tx.run(refund, amountMinor, siteId, orderId, giftCardId, amountMinor)) !== 1)
      throw fail('REDEEM_GIFT_CARD_ERROR')
    if ((await tx.run(add, amountMinor, at, siteId, giftCardId, amountMinor)) !== 1)
      throw fail('REDEEM_GIFT_CARD_ERROR')
    const card = { siteId, id: giftCardId }
    await giftCardsStore.enter(tx, card, { kind: 'GIVEN_BACK', amountMinor, orderId, at })
  },
}
