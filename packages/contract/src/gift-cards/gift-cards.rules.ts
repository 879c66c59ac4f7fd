import { rule } from '../declare/rule.ts'
import {
  adjustGiftCard,
  createGiftCard,
  getGiftCard,
  listGiftCards,
  sendGiftCard,
  updateGiftCard,
} from './gift-cards.operations.ts'
import {
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

/** Rules for the gift card operations: callers, schemas and errors. */
export const giftCardsRules = [
  rule(createGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: CreateGiftCardRequest,
    output: CreateGiftCardResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  }),
  rule(getGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: GiftCardIdRequest,
    output: GetGiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND'],
  }),
  rule(listGiftCards, {
    access: 'merchant',
    scope: 'checkout:write',
    input: ListGiftCardsRequest,
    output: ListGiftCardsResponse,
    errors: [],
  }),
  rule(updateGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateGiftCardRequest,
    output: GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'CONFLICT'],
  }),
  rule(adjustGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: AdjustGiftCardRequest,
    output: GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(sendGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: SendGiftCardRequest,
    output: GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'CONFLICT'],
  }),
]
