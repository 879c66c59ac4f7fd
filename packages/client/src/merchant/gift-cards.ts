import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole } from '../described.ts'
import { method } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const giftCard = { _createdDate: date, _updatedDate: date, expirationDate: date }
const entries = { _createdDate: date }
const one = { giftCard }

/** A gift card of the shop: what was paid for it, and what is left. */
export type GiftCard = Answer<wire.ShopGiftCard, typeof giftCard>
/** What a new gift card is worth, and until when it is good; without end where nothing is said. */
export type NewGiftCard = Argument<wire.CreateGiftCardRequest['giftCard'], typeof giftCard>
/** What to change of a gift card: absent fields stay, null ones go. */
export type GiftCardChange = Argument<Omit<wire.UpdateGiftCardRequest['giftCard'], 'id'>, typeof giftCard>
/** A new gift card and its code, which nobody is told again. */
export type CreateGiftCardResponse = Answer<wire.CreateGiftCardResponse, typeof one>
/** A gift card with the last changes of its balance, the newest first. */
export type GetGiftCardResponse = Answer<
  wire.GetGiftCardResponse,
  { giftCard: typeof giftCard; entries: typeof entries }
>
/** Which part of the gift cards to list, or the code of one. */
export type ListGiftCardsOptions = Argument<wire.ListGiftCardsRequest>
/** A page of gift cards; without a cursor there are no more. */
export type ListGiftCardsResponse = Answer<wire.ListGiftCardsResponse, { giftCards: typeof giftCard }>
/** What to put on a gift card, or to take off it where the amount is negative. */
export type AdjustGiftCardOptions = Argument<Omit<wire.AdjustGiftCardRequest, 'id'>>

/**
 * Creates a gift card and answers its code, this once: the platform keeps a digest of it alone. A call that is repeated
 * because its answer was lost gives the same card another code.
 *
 * @throws {CommerceError} `INVALID_ARGUMENT`
 * @example const { code } = await client.giftCards.createGiftCard({ initialValue: '50' })
 */
export const createGiftCard: (giftCard: NewGiftCard) => Promise<CreateGiftCardResponse> =
  /* @__PURE__ */ method(operations.createGiftCard, (giftCard) => ({ giftCard }), { gives: one, takes: one })

/**
 * Reads a gift card with the last 100 changes of its balance.
 *
 * @throws {CommerceError} `GIFT_CARD_NOT_FOUND`
 */
export const getGiftCard: (_id: string) => Promise<GetGiftCardResponse> = /* @__PURE__ */ method(
  operations.getGiftCard,
  byId,
  { gives: { giftCard, entries } },
)

/** Lists the shop's gift cards, the newest first, or finds the one of a code. */
export const listGiftCards: (options?: ListGiftCardsOptions) => Promise<ListGiftCardsResponse> =
  /* @__PURE__ */ method(operations.listGiftCards, whole, { gives: { giftCards: giftCard } })

/**
 * Disables a gift card, changes until when it is good, or its note. What is on it stays.
 *
 * @throws {CommerceError} `GIFT_CARD_NOT_FOUND`
 */
export const updateGiftCard: (_id: string, giftCard: GiftCardChange) => Promise<GiftCard> =
  /* @__PURE__ */ method(operations.updateGiftCard, (_id, giftCard) => ({ giftCard: { ...giftCard, _id } }), {
    gives: one,
    takes: one,
    answers: 'giftCard',
  })

/**
 * Puts money on a gift card or takes it off, whatever is spent of it at the same time.
 *
 * @throws {CommerceError} `GIFT_CARD_NOT_FOUND`; `INVALID_ARGUMENT` when less is on it: it stays as it was
 * @example await client.giftCards.adjustGiftCard(_id, { amount: '-5', reason: 'Sold for less' })
 */
export const adjustGiftCard: (_id: string, options: AdjustGiftCardOptions) => Promise<GiftCard> =
  /* @__PURE__ */ method(operations.adjustGiftCard, (_id, options) => ({ ...options, _id }), {
    gives: one,
    answers: 'giftCard',
  })
