import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  AdjustGiftCardRequest,
  CreateGiftCardRequest,
  CreateGiftCardResponse,
  GetGiftCardResponse,
  GiftCardIdRequest,
  GiftCardResponse,
  ListGiftCardsRequest,
  ListGiftCardsResponse,
  SendGiftCardRequest,
  UpdateGiftCardRequest,
} from './gift-cards.schemas.ts'

export const createGiftCard = /* @__PURE__ */ operation<CreateGiftCardRequest, CreateGiftCardResponse>(
  'createGiftCard',
  'Creates a gift card and returns its code, once per idempotency key.',
  vitrine,
  'POST /v1/gift-cards',
)

export const getGiftCard = /* @__PURE__ */ operation<GiftCardIdRequest, GetGiftCardResponse>(
  'getGiftCard',
  'Returns a gift card and the latest changes to its balance.',
  vitrine,
  'GET /v1/gift-cards/:id',
)

export const listGiftCards = /* @__PURE__ */ operation<ListGiftCardsRequest, ListGiftCardsResponse>(
  'listGiftCards',
  "Lists the shop's gift cards, newest first. With a code, only the card that has it.",
  vitrine,
  'GET /v1/gift-cards',
)

export const updateGiftCard = /* @__PURE__ */ operation<UpdateGiftCardRequest, GiftCardResponse>(
  'updateGiftCard',
  'Disables a gift card, or changes its expiry date or note.',
  vitrine,
  'PATCH /v1/gift-cards/:giftCard.id',
)

export const adjustGiftCard = /* @__PURE__ */ operation<AdjustGiftCardRequest, GiftCardResponse>(
  'adjustGiftCard',
  'Adds money to a gift card or deducts it, once per idempotency key.',
  vitrine,
  'POST /v1/gift-cards/:id/adjust',
)

export const sendGiftCard = /* @__PURE__ */ operation<SendGiftCardRequest, GiftCardResponse>(
  'sendGiftCard',
  'Gives an unused gift card a new code and emails it to its recipient, or to another address.',
  vitrine,
  'POST /v1/gift-cards/:id/send',
)
