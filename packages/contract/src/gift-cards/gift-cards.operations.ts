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

/** Creates a gift card and returns its code, once per idempotency key. */
export const createGiftCard = /* @__PURE__ */ operation<CreateGiftCardRequest, CreateGiftCardResponse>(
  'createGiftCard',
  vitrine,
  'POST',
  '/v1/gift-cards',
)

/** Reads a gift card and the latest changes to its balance. */
export const getGiftCard = /* @__PURE__ */ operation<GiftCardIdRequest, GetGiftCardResponse>(
  'getGiftCard',
  vitrine,
  'GET',
  '/v1/gift-cards/:id',
)

/** Lists the shop's gift cards, newest first, or finds one by its code. */
export const listGiftCards = /* @__PURE__ */ operation<ListGiftCardsRequest, ListGiftCardsResponse>(
  'listGiftCards',
  vitrine,
  'GET',
  '/v1/gift-cards',
)

/** Disables a gift card, or changes its expiry date or note. */
export const updateGiftCard = /* @__PURE__ */ operation<UpdateGiftCardRequest, GiftCardResponse>(
  'updateGiftCard',
  vitrine,
  'PATCH',
  '/v1/gift-cards/:giftCard.id',
)

/** Adds money to a gift card or takes money off, once per idempotency key. */
export const adjustGiftCard = /* @__PURE__ */ operation<AdjustGiftCardRequest, GiftCardResponse>(
  'adjustGiftCard',
  vitrine,
  'POST',
  '/v1/gift-cards/:id/adjust',
)
