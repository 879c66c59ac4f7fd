import Type from 'typebox'
import { DescriptionLine, ProductName } from '../cart/texts.schemas.ts'
import { currencyCode, guid, timestamp } from '../declare/schema.ts'
import { CommonImage } from '../values/media.schemas.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'

/** A line of an abandoned cart, with the price its buyer saw last. */
export const AbandonedCartLine = Type.Object(
  {
    id: guid,
    quantity: Type.Integer({ minimum: 1 }),
    productName: Type.Optional(ProductName),
    price: Type.Optional(MultiCurrencyPrice),
    descriptionLines: Type.Optional(Type.Array(DescriptionLine)),
    image: Type.Optional(CommonImage),
  },
  { title: 'AbandonedCartLine' },
)
export type AbandonedCartLine = Type.Static<typeof AbandonedCartLine>

/** A cart with items and without a checkout that its buyer hasn't changed for an hour. */
export const AbandonedCart = Type.Object(
  {
    id: guid,
    createdDate: timestamp,
    /** When its buyer last changed it. */
    updatedDate: timestamp,
    visitorId: Type.Optional(guid),
    /** Only if the buyer was logged in. */
    memberId: Type.Optional(guid),
    /** The customer with the buyer's account. */
    customerId: Type.Optional(guid),
    /** Absent if unknown. */
    name: Type.Optional(Type.String()),
    /** Absent if unknown. */
    email: Type.Optional(Type.String()),
    currency: currencyCode,
    /** Before discounts, delivery and tax. */
    subtotal: MultiCurrencyPrice,
    /** Units of all lines. */
    itemCount: Type.Integer(),
    lineCount: Type.Integer(),
    /** The first 10 lines. */
    lineItems: Type.Array(AbandonedCartLine),
  },
  { title: 'AbandonedCart' },
)
export type AbandonedCart = Type.Static<typeof AbandonedCart>

/** Request for `listAbandonedCarts`. */
export const ListAbandonedCartsRequest = Type.Object(
  {
    /** From 1 to 100; default 50. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListAbandonedCartsRequest' },
)
export type ListAbandonedCartsRequest = Type.Static<typeof ListAbandonedCartsRequest>

/**
 * Response of `listAbandonedCarts`, last changed first. No cursor means this is the last page; a page with a cursor
 * may hold fewer carts than requested.
 */
export const ListAbandonedCartsResponse = Type.Object(
  { carts: Type.Array(AbandonedCart), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListAbandonedCartsResponse' },
)
export type ListAbandonedCartsResponse = Type.Static<typeof ListAbandonedCartsResponse>
