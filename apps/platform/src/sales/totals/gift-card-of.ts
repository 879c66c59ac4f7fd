import type { Reader } from '../../floor/database/database.ts'
import { Failure } from '../../floor/failure.ts'
import type { GiftCard } from '../gift-cards/gift-card.ts'
import { giftCardsStore } from '../gift-cards/gift-cards.store.ts'
import { assertUsable, usableGiftCard } from '../gift-cards/usable.ts'
import type { TotalsSubject } from './subject.ts'

/** The gift card that pays, or why none does. */
export interface FoundGiftCard {
  readonly card?: GiftCard | undefined
  readonly refusal?: Failure | undefined
}

/** Finds the current gift card of a cart or a checkout. An invalid one pays nothing. */
export const findGiftCard = async (
  reader: Reader,
  { site: { siteId }, giftCard, at }: TotalsSubject,
): Promise<FoundGiftCard> => {
  if (!giftCard) return {}
  try {
    if ('code' in giftCard) return { card: await usableGiftCard(reader, siteId, giftCard.code, at) }
    const card = await giftCardsStore.find(reader, siteId, giftCard.id)
    assertUsable(card, at)
    return { card }
  } catch (error) {
    if (error instanceof Failure) return { refusal: error }
    throw error
  }
}
