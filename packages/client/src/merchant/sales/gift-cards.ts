import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole, withId } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const giftCard = { _createdDate: date, _updatedDate: date, expirationDate: date }
const entries = { _createdDate: date }
const delivery = { sentDate: date }
const one = { giftCard }

/** A gift card: what was paid for it, and what is left. */
export type GiftCard = Answer<wire.ShopGiftCard, typeof giftCard>
/** A new gift card's value, and its expiry date; without one it never expires. */
export type NewGiftCard = Argument<wire.CreateGiftCardRequest['giftCard'], typeof giftCard>
/** What to change in a gift card: missing fields stay, null clears a field. */
export type GiftCardChange = Argument<Omit<wire.UpdateGiftCardRequest['giftCard'], 'id'>, typeof giftCard>
/** A new gift card with its code, which is shown only this once. */
export type CreateGiftCardResponse = Answer<wire.CreateGiftCardResponse, typeof one>
/** A gift card with the latest changes of its balance, newest first, and the recipient of a sold one. */
export type GetGiftCardResponse = Answer<
  wire.GetGiftCardResponse,
  { giftCard: typeof giftCard; entries: typeof entries; delivery: typeof delivery }
>
/** Which page of gift cards to list, or the code of one. */
export type ListGiftCardsOptions = Argument<wire.ListGiftCardsRequest>
/** A page of gift cards; no cursor means it is the last. */
export type ListGiftCardsResponse = Answer<wire.ListGiftCardsResponse, { giftCards: typeof giftCard }>
/** The amount to add to a gift card; a negative amount is taken off. */
export type AdjustGiftCardOptions = Argument<Omit<wire.AdjustGiftCardRequest, 'id'>>
/** Where to send a gift card; by default to its recipient, or to the buyer of its order. */
export type SendGiftCardOptions = Argument<Omit<wire.SendGiftCardRequest, 'id'>>

/**
 * Creates a gift card and returns its code, only this once: the platform stores just a digest. Repeating a
 * call because its answer was lost gives the same card a new code.
 * @throws {CommerceError} `INVALID_ARGUMENT`, `CONFLICT`
 * @example const { code } = await client.giftCards.createGiftCard({ initialValue: '50' })
 */
export const createGiftCard: (giftCard: NewGiftCard) => Promise<CreateGiftCardResponse> =
  /* @__PURE__ */ method(operations.createGiftCard, (giftCard) => ({ giftCard }), { gives: one, takes: one })

/**
 * Returns a gift card with the last 100 changes of its balance, and the recipient of a sold one.
 * @throws {CommerceError} `GIFT_CARD_NOT_FOUND`
 * @example const { giftCard, entries } = await client.giftCards.getGiftCard(giftCardId)
 */
export const getGiftCard: (_id: string) => Promise<GetGiftCardResponse> = /* @__PURE__ */ method(
  operations.getGiftCard,
  byId,
  { gives: { giftCard, entries, delivery } },
)

/**
 * Lists the shop's gift cards, newest first, or finds one by its code.
 * @example const { giftCards } = await client.giftCards.listGiftCards({ limit: 50 })
 */
export const listGiftCards: (options?: ListGiftCardsOptions) => Promise<ListGiftCardsResponse> =
  /* @__PURE__ */ method(operations.listGiftCards, whole, { gives: { giftCards: giftCard } })

/**
 * Disables a gift card, or changes its expiry date or note. Its balance stays.
 * @throws {CommerceError} `GIFT_CARD_NOT_FOUND`, `CONFLICT`
 * @example await client.giftCards.updateGiftCard(giftCardId, { active: false })
 */
export const updateGiftCard: (_id: string, giftCard: GiftCardChange) => Promise<GiftCard> =
  /* @__PURE__ */ method(operations.updateGiftCard, (_id, giftCard) => ({ giftCard: { ...giftCard, _id } }), {
    gives: one,
    takes: one,
    answers: 'giftCard',
  })

/**
 * Adds money to a gift card or takes it off, safely while the card is being spent.
 * @throws {CommerceError} `GIFT_CARD_NOT_FOUND`; `INVALID_ARGUMENT` when the balance is too low, which stays
 * unchanged
 * @example await client.giftCards.adjustGiftCard(_id, { amount: '-5', reason: 'Sold for less' })
 */
export const adjustGiftCard: (_id: string, options: AdjustGiftCardOptions) => Promise<GiftCard> =
  /* @__PURE__ */ method(operations.adjustGiftCard, withId, {
    gives: one,
    answers: 'giftCard',
  })

/**
 * Gives an unused gift card a new code and mails it; the code it had before stops working. A card that waits
 * for its day is sent now, with the others of its line.
 * @throws {CommerceError} `GIFT_CARD_NOT_FOUND`; `CONFLICT` when the card was used, changed or disabled;
 * `INVALID_ARGUMENT` without an address, if no order sold the card
 * @example await client.giftCards.sendGiftCard(_id, { email: 'ada@example.com' })
 */
export const sendGiftCard: (_id: string, options?: SendGiftCardOptions) => Promise<GiftCard> =
  /* @__PURE__ */ method(operations.sendGiftCard, withId, {
    gives: one,
    answers: 'giftCard',
  })
