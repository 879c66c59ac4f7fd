import { rule } from '../rule.ts'
import {
  adjustGiftCard,
  createGiftCard,
  getGiftCard,
  listGiftCards,
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
  UpdateGiftCardRequest,
} from './gift-cards.schemas.ts'

/** Rules for the gift card operations: callers, schemas and errors. */
export const giftCardsRules = [
  rule(createGiftCard, {
    summary: 'Creates a gift card and returns its code, once per idempotency key.',
    access: 'merchant',
    scope: 'checkout:write',
    input: CreateGiftCardRequest,
    output: CreateGiftCardResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  }),
  rule(getGiftCard, {
    summary: 'Reads a gift card and the latest changes to its balance.',
    access: 'merchant',
    scope: 'checkout:write',
    input: GiftCardIdRequest,
    output: GetGiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND'],
  }),
  rule(listGiftCards, {
    summary: "Lists the shop's gift cards, newest first, or finds one by its code.",
    access: 'merchant',
    scope: 'checkout:write',
    input: ListGiftCardsRequest,
    output: ListGiftCardsResponse,
    errors: [],
  }),
  rule(updateGiftCard, {
    summary: 'Disables a gift card, or changes its expiry date or note.',
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateGiftCardRequest,
    output: GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'CONFLICT'],
  }),
  rule(adjustGiftCard, {
    summary: 'Adds money to a gift card or takes money off, once per idempotency key.',
    access: 'merchant',
    scope: 'checkout:write',
    input: AdjustGiftCardRequest,
    output: GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
