import Type from 'typebox'
import { decimal } from '../decimal.ts'
import { currencyCode, guid, nullable, readOnly, timestamp } from '../schema.ts'
import { writable } from '../writable.ts'

const value = decimal({ gt: '0', lte: '999999999', maxScale: 3 })
const shown = readOnly(decimal())
const text = Type.String({ minLength: 1, maxLength: 500 })

/** A gift card of the shop, as merchants keep it. Its code is known to whoever holds it alone. */
export const ShopGiftCard = Type.Object(
  {
    id: readOnly(guid),
    /** Counts the changes, payments among them, from 1. */
    revision: readOnly(Type.Integer()),
    /** The code but for its last four characters: "************7KQM". */
    obfuscatedCode: readOnly(Type.String()),
    currency: readOnly(currencyCode),
    /** What it was sold with; never changed. */
    initialValue: value,
    /** What is left on it. */
    balance: shown,
    /** Pays while it is true. */
    active: Type.Boolean(),
    /** No longer good from then on. */
    expirationDate: Type.Optional(nullable(timestamp)),
    /** For merchants alone. */
    note: Type.Optional(nullable(text)),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
  },
  { title: 'ShopGiftCard' },
)
export type ShopGiftCard = Type.Static<typeof ShopGiftCard>

/** One change of a gift card's balance. All of them together make it. */
export const GiftCardEntry = Type.Object(
  {
    /** The revision of the card that it made. */
    number: Type.Integer(),
    kind: Type.Enum(['ISSUED', 'SPENT', 'GIVEN_BACK', 'ADJUSTED']),
    /** Negative for what was taken. */
    amount: decimal(),
    /** What was on it then. */
    balance: decimal(),
    /** The order that was paid or refunded. */
    orderId: Type.Optional(guid),
    /** What a merchant said of an adjustment. */
    reason: Type.Optional(text),
    createdDate: timestamp,
  },
  { title: 'GiftCardEntry' },
)
export type GiftCardEntry = Type.Static<typeof GiftCardEntry>

/** What `createGiftCard` takes. */
export const CreateGiftCardRequest = Type.Object(
  { giftCard: writable(ShopGiftCard, 'initialValue') },
  { title: 'CreateGiftCardRequest' },
)
export type CreateGiftCardRequest = Type.Static<typeof CreateGiftCardRequest>

/** What `createGiftCard` answers: the only time that the code is told. A repeat of the call gives the card another one. */
export const CreateGiftCardResponse = Type.Object(
  { giftCard: ShopGiftCard, code: Type.String() },
  { title: 'CreateGiftCardResponse' },
)
export type CreateGiftCardResponse = Type.Static<typeof CreateGiftCardResponse>

/** One gift card by its id. */
export const GiftCardIdRequest = Type.Object({ id: guid }, { title: 'GiftCardIdRequest' })
export type GiftCardIdRequest = Type.Static<typeof GiftCardIdRequest>

/** What `getGiftCard` answers. */
export const GetGiftCardResponse = Type.Object(
  {
    giftCard: ShopGiftCard,
    /** The last 100, the newest first. */
    entries: Type.Array(GiftCardEntry),
  },
  { title: 'GetGiftCardResponse' },
)
export type GetGiftCardResponse = Type.Static<typeof GetGiftCardResponse>

/** What `listGiftCards` takes: 50 a page by default. */
export const ListGiftCardsRequest = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** The `nextCursor` of the page before. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
    /** The code on a card, however it is typed: finds that card alone. */
    code: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListGiftCardsRequest' },
)
export type ListGiftCardsRequest = Type.Static<typeof ListGiftCardsRequest>

/** What `listGiftCards` answers; without a cursor there are no more. */
export const ListGiftCardsResponse = Type.Object(
  { giftCards: Type.Array(ShopGiftCard), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListGiftCardsResponse' },
)
export type ListGiftCardsResponse = Type.Static<typeof ListGiftCardsResponse>

/** What `updateGiftCard` takes: fields that are absent stay, those that are null go; the value is not among them. */
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

/** What the calls that change a gift card answer. */
export const GiftCardResponse = Type.Object({ giftCard: ShopGiftCard }, { title: 'GiftCardResponse' })
export type GiftCardResponse = Type.Static<typeof GiftCardResponse>

/** What `adjustGiftCard` takes. */
export const AdjustGiftCardRequest = Type.Object(
  {
    id: guid,
    /** Put on the card, or taken off it where it is negative. */
    amount: decimal({ gte: '-999999999', lte: '999999999', maxScale: 3 }),
    reason: Type.Optional(nullable(text)),
  },
  { title: 'AdjustGiftCardRequest' },
)
export type AdjustGiftCardRequest = Type.Static<typeof AdjustGiftCardRequest>
