import Type from 'typebox'
import { currencyCode, guid, localDate, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { decimal } from '../values/decimal.ts'

const value = decimal({ gt: '0', lte: '999999999', maxScale: 3 })
const shown = readOnly(decimal())
const text = Type.String({ minLength: 1, maxLength: 500 })

/** A gift card as merchants see it. Only its holder knows the code. */
export const ShopGiftCard = Type.Object(
  {
    id: readOnly(guid),
    /** Counts changes, including payments, starting at 1. */
    revision: readOnly(Type.Integer()),
    /** The code with only its last four characters visible: "************7KQM". */
    obfuscatedCode: readOnly(Type.String()),
    currency: readOnly(currencyCode),
    /** The value it was sold with. Never changes. */
    initialValue: value,
    /** The money left on it. */
    balance: shown,
    /** The card can pay only while this is true. */
    active: Type.Boolean(),
    /** Expires at this time. */
    expirationDate: Type.Optional(nullable(timestamp)),
    /** Visible to merchants only. */
    note: Type.Optional(nullable(text)),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
  },
  { title: 'ShopGiftCard' },
)
export type ShopGiftCard = Type.Static<typeof ShopGiftCard>

/** One change to a gift card's balance. The balance is the sum of all changes. */
export const GiftCardEntry = Type.Object(
  {
    /** The revision of the card after this change. */
    number: Type.Integer(),
    kind: Type.Enum(['ISSUED', 'SPENT', 'GIVEN_BACK', 'ADJUSTED']),
    /** Negative for money taken off. */
    amount: decimal(),
    /** The balance after this change. */
    balance: decimal(),
    /** The order that was paid or refunded. */
    orderId: Type.Optional(guid),
    /** The merchant's reason for an adjustment. */
    reason: Type.Optional(text),
    createdDate: timestamp,
  },
  { title: 'GiftCardEntry' },
)
export type GiftCardEntry = Type.Static<typeof GiftCardEntry>

/** Who a sold gift card is for, and when its code is mailed. */
export const SoldGiftCardDelivery = Type.Object(
  {
    /** Absent once the recipient had their data deleted: the buyer gets the code instead. */
    recipientEmail: Type.Optional(Type.String()),
    recipientName: Type.Optional(Type.String()),
    senderName: Type.Optional(Type.String()),
    message: Type.Optional(Type.String()),
    /** The day that the buyer chose. */
    sendDate: Type.Optional(localDate),
    /** When the code was mailed first; absent until then. */
    sentDate: Type.Optional(timestamp),
  },
  { title: 'SoldGiftCardDelivery' },
)
export type SoldGiftCardDelivery = Type.Static<typeof SoldGiftCardDelivery>

/** Request for `createGiftCard`. */
export const CreateGiftCardRequest = Type.Object(
  { giftCard: writable(ShopGiftCard, 'initialValue') },
  { title: 'CreateGiftCardRequest' },
)
export type CreateGiftCardRequest = Type.Static<typeof CreateGiftCardRequest>

/**
 * Response of `createGiftCard`, the only time the code is returned. Repeating the call gives the card a new
 * code.
 */
export const CreateGiftCardResponse = Type.Object(
  { giftCard: ShopGiftCard, code: Type.String() },
  { title: 'CreateGiftCardResponse' },
)
export type CreateGiftCardResponse = Type.Static<typeof CreateGiftCardResponse>

/** One gift card by its id. */
export const GiftCardIdRequest = Type.Object({ id: guid }, { title: 'GiftCardIdRequest' })
export type GiftCardIdRequest = Type.Static<typeof GiftCardIdRequest>

/** Response of `getGiftCard`. */
export const GetGiftCardResponse = Type.Object(
  {
    giftCard: ShopGiftCard,
    /** The latest 100, newest first. */
    entries: Type.Array(GiftCardEntry),
    /** Present if its buyer sends it to someone else. */
    delivery: Type.Optional(SoldGiftCardDelivery),
  },
  { title: 'GetGiftCardResponse' },
)
export type GetGiftCardResponse = Type.Static<typeof GetGiftCardResponse>

/** Request for `listGiftCards`: 50 per page by default. */
export const ListGiftCardsRequest = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
    /** The code on a card, in any notation; finds only that card. */
    code: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListGiftCardsRequest' },
)
export type ListGiftCardsRequest = Type.Static<typeof ListGiftCardsRequest>

/** Response of `listGiftCards`; no cursor means this is the last page. */
export const ListGiftCardsResponse = Type.Object(
  { giftCards: Type.Array(ShopGiftCard), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListGiftCardsResponse' },
)
export type ListGiftCardsResponse = Type.Static<typeof ListGiftCardsResponse>

/**
 * Request for `updateGiftCard`. Absent fields stay unchanged, null clears a field; the value can't be
 * changed.
 */
export const UpdateGiftCardRequest = Type.Object(
  {
    giftCard: Type.Object(
      {
        id: guid,
        active: Type.Optional(Type.Boolean()),
        expirationDate: Type.Optional(nullable(timestamp)),
        note: Type.Optional(nullable(text)),
      },
      { title: 'GiftCardChange' },
    ),
  },
  { title: 'UpdateGiftCardRequest' },
)
export type UpdateGiftCardRequest = Type.Static<typeof UpdateGiftCardRequest>

/** Response with the changed gift card. */
export const GiftCardResponse = Type.Object({ giftCard: ShopGiftCard }, { title: 'GiftCardResponse' })
export type GiftCardResponse = Type.Static<typeof GiftCardResponse>

/** Request for `adjustGiftCard`. */
export const AdjustGiftCardRequest = Type.Object(
  {
    id: guid,
    /** Added to the card, or taken off if negative. */
    amount: decimal({ gte: '-999999999', lte: '999999999', maxScale: 3 }),
    reason: Type.Optional(nullable(text)),
  },
  { title: 'AdjustGiftCardRequest' },
)
export type AdjustGiftCardRequest = Type.Static<typeof AdjustGiftCardRequest>

/** Request for `sendGiftCard`. The code that the card had before stops working. */
export const SendGiftCardRequest = Type.Object(
  {
    id: guid,
    /** Default: the recipient that its buyer named, otherwise the buyer of the order that sold it. */
    email: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 254 }))),
  },
  { title: 'SendGiftCardRequest' },
)
export type SendGiftCardRequest = Type.Static<typeof SendGiftCardRequest>
