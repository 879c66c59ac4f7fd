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

/** Who may call what, what is checked and how it fails: gift cards. */
export const giftCardsRules = [
  rule(createGiftCard, {
    summary: 'Creates a gift card and tells its code, once for each idempotency key.',
    access: 'merchant',
    scope: 'checkout:write',
    input: CreateGiftCardRequest,
    output: CreateGiftCardResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  }),
  rule(getGiftCard, {
    summary: 'Reads a gift card with the last changes of its balance.',
    access: 'merchant',
    scope: 'checkout:write',
    input: GiftCardIdRequest,
    output: GetGiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND'],
  }),
  rule(listGiftCards, {
    summary: "Lists the shop's gift cards, the newest first, or finds the one of a code.",
    access: 'merchant',
    scope: 'checkout:write',
    input: ListGiftCardsRequest,
    output: ListGiftCardsResponse,
    errors: [],
  }),
  rule(updateGiftCard, {
    summary: 'Disables a gift card, changes until when it is good, or its note.',
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateGiftCardRequest,
    output: GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'CONFLICT'],
  }),
  rule(adjustGiftCard, {
    summary: 'Puts money on a gift card or takes it off, once for each idempotency key.',
    access: 'merchant',
    scope: 'checkout:write',
    input: AdjustGiftCardRequest,
    output: GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
