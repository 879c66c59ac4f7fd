import Type from 'typebox'
import { currencyCode, guid, timestamp } from '../declare/schema.ts'

/** A price and what is paid after the product's discount; decimal text in the shop's currency. */
export const PriceState = Type.Object(
  { price: Type.String(), discountedPrice: Type.String() },
  { title: 'PriceState' },
)
export type PriceState = Type.Static<typeof PriceState>

/** A change of a variant's price, or of the discount on it. */
export const PriceChange = Type.Object(
  {
    id: Type.String(),
    date: timestamp,
    productId: Type.String(),
    /** All zeros for a product without managed variants. */
    variantId: Type.String(),
    before: PriceState,
    after: PriceState,
    /** Who called, as they were called then; absent for jobs. */
    actorName: Type.Optional(Type.String()),
  },
  { title: 'PriceChange' },
)
export type PriceChange = Type.Static<typeof PriceChange>

/** Request for `listPriceChanges`. */
export const ListPriceChangesRequest = Type.Object(
  {
    productId: guid,
    variantId: Type.Optional(guid),
    /** From 1 to 100; default 50. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListPriceChangesRequest' },
)
export type ListPriceChangesRequest = Type.Static<typeof ListPriceChangesRequest>

/** Response of `listPriceChanges`; no cursor means this is the last page. */
export const ListPriceChangesResponse = Type.Object(
  { changes: Type.Array(PriceChange), currency: currencyCode, nextCursor: Type.Optional(Type.String()) },
  { title: 'ListPriceChangesResponse' },
)
export type ListPriceChangesResponse = Type.Static<typeof ListPriceChangesResponse>

/** Request for `getLowestPrices`. */
export const GetLowestPricesRequest = Type.Object({ productId: guid }, { title: 'GetLowestPricesRequest' })
export type GetLowestPricesRequest = Type.Static<typeof GetLowestPricesRequest>

/** The lowest price of a variant in the 30 days before its present one; decimal text in the shop's currency. */
export const LowestPrice = Type.Object(
  { variantId: Type.String(), lowestPrice: Type.String() },
  { title: 'LowestPrice' },
)
export type LowestPrice = Type.Static<typeof LowestPrice>

/** Response of `getLowestPrices`: one for each reduced variant with an earlier price. */
export const GetLowestPricesResponse = Type.Object(
  { lowestPrices: Type.Array(LowestPrice), currency: currencyCode },
  { title: 'GetLowestPricesResponse' },
)
export type GetLowestPricesResponse = Type.Static<typeof GetLowestPricesResponse>
