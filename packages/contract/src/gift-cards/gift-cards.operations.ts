import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type {
  AdjustGiftCardRequest,
  CreateGiftCardRequest,
  CreateGiftCardResponse,
  GetGiftCardResponse,
  GiftCardIdRequest,
  GiftCardResponse,
  ListGiftCardsRequest,
  ListGiftCardsResponse,
  UpdateGiftCardRequest,
} from './gift-cards.schemas.ts'

/** Creates a gift card and tells its code, once for each idempotency key. */
export const createGiftCard = /* @__PURE__ */ operation<CreateGiftCardRequest, CreateGiftCardResponse>(
  'createGiftCard',
  vitrine,
  'POST',
  '/v1/gift-cards',
)

/** Reads a gift card with the last changes of its balance. */
export const getGiftCard = /* @__PURE__ */ operation<GiftCardIdRequest, GetGiftCardResponse>(
  'getGiftCard',
  vitrine,
  'GET',
  '/v1/gift-cards/:id',
)

/** Lists the shop's gift cards, the newest first, or finds the one of a code. */
export const listGiftCards = /* @__PURE__ */ operation<ListGiftCardsRequest, ListGiftCardsResponse>(
  'listGiftCards',
  vitrine,
  'GET',
  '/v1/gift-cards',
)

/** Disables a gift card, changes until when it is good, or its note. */
export const updateGiftCard = /* @__PURE__ */ operation<UpdateGiftCardRequest, GiftCardResponse>(
  'updateGiftCard',
  vitrine,
  'PATCH',
  '/v1/gift-cards/:giftCard.id',
)

/** Puts money on a gift card or takes it off, once for each idempotency key. */
export const adjustGiftCard = /* @__PURE__ */ operation<AdjustGiftCardRequest, GiftCardResponse>(
  'adjustGiftCard',
  vitrine,
  'POST',
  '/v1/gift-cards/:id/adjust',
)
