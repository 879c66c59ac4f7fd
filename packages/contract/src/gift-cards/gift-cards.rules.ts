import { rule } from '../declare/rule.ts'
import * as operations from './gift-cards.operations.ts'
import * as schemas from './gift-cards.schemas.ts'

/** Rules for the gift card operations: callers, schemas and errors. */
export const giftCardsRules = [
  rule(operations.createGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.CreateGiftCardRequest,
    output: schemas.CreateGiftCardResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  }),
  rule(operations.getGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.GiftCardIdRequest,
    output: schemas.GetGiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND'],
  }),
  rule(operations.listGiftCards, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.ListGiftCardsRequest,
    output: schemas.ListGiftCardsResponse,
    errors: [],
  }),
  rule(operations.updateGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.UpdateGiftCardRequest,
    output: schemas.GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.adjustGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.AdjustGiftCardRequest,
    output: schemas.GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.sendGiftCard, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.SendGiftCardRequest,
    output: schemas.GiftCardResponse,
    errors: ['GIFT_CARD_NOT_FOUND', 'CONFLICT'],
  }),
]
