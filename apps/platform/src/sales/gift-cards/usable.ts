import type { Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { GiftCard } from './gift-card.ts'
import { codeOf } from './gift-card-code.ts'
import { giftCardsStore } from './gift-cards.store.ts'

/**
 * Refuses a gift card that can't pay now.
 * @param at - milliseconds since 1970
 * @throws {Failure} one of the contract's `GIFT_CARD_ERRORS`
 */
export function assertUsable(card: GiftCard | undefined, at: number): asserts card is GiftCard {
  if (!card) throw fail('GIFT_CARD_NOT_FOUND')
  if (!card.active) throw fail('GIFT_CARD_DISABLED')
  if (card.expiresAt !== undefined && at >= card.expiresAt) throw fail('GIFT_CARD_EXPIRED')
  if (card.balanceMinor === 0) throw fail('GIFT_CARD_IS_EMPTY')
}

/**
 * Finds the gift card of a typed code, and checks that it is valid.
 * @param at - milliseconds since 1970
 * @throws {Failure} one of the contract's `GIFT_CARD_ERRORS`
 */
export const usableGiftCard = async (
  reader: Reader,
  siteId: string,
  typed: string,
  at: number,
): Promise<GiftCard> => {
  const code = codeOf(typed)
  if (code === undefined) throw fail('GIFT_CARD_CODE_INVALID')
  const card = await giftCardsStore.findByCode(reader, siteId, code)
  assertUsable(card, at)
  return card
}
