import { giftCards } from '@vitrine/client/merchant'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

/** Loaded with these pages. */
export const giftCardCalls = shop.use(giftCards)

export type GiftCard = giftCards.GiftCard
/** A gift card with the latest changes of its balance. */
export type OpenGiftCard = giftCards.GetGiftCardResponse

/** What to read again after a change. */
export const GIFT_CARD_KEYS = ['gift cards', 'gift card']

/** Reads a page of the gift cards, newest first, or the one with a code. */
export const readGiftCards = async (code: string, cursor: string | undefined): Promise<Page<GiftCard>> => {
  const page = await giftCardCalls.listGiftCards({
    ...(code !== '' && { code }),
    ...(cursor !== undefined && { cursor }),
  })
  return { rows: page.giftCards, next: page.nextCursor }
}

/** What keeps a card from paying, or that nothing does. */
export type GiftCardState = 'active' | 'disabled' | 'expired' | 'empty'

export const stateOf = ({ active, expirationDate, balance }: GiftCard, now: Date): GiftCardState => {
  if (!active) return 'disabled'
  if (expirationDate && expirationDate <= now) return 'expired'
  return Number(balance) === 0 ? 'empty' : 'active'
}
