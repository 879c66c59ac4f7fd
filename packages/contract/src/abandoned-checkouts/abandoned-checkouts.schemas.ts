import Type from 'typebox'
import { CatalogReference, PhysicalProperties } from '../cart/item.schemas.ts'
import { DescriptionLine, ProductName } from '../cart/texts.schemas.ts'
import { exclusive } from '../declare/constraint.ts'
import { currencyCode, email, freeForm, guid, nullable, timestamp, webUrl } from '../declare/schema.ts'
import { FullAddressContactDetails } from '../values/address.schemas.ts'
import { CommonImage } from '../values/media.schemas.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'
import { CursorPaging, PlatformPaging, PlatformPagingMetadata, Sorting } from '../values/query.schemas.ts'

/** A line of a checkout that was left, as it was then. */
export const AbandonedLineItem = Type.Object(
  {
    id: guid,
    quantity: Type.Integer({ minimum: 1 }),
    catalogReference: Type.Optional(CatalogReference),
    productName: Type.Optional(ProductName),
    price: Type.Optional(MultiCurrencyPrice),
    priceBeforeDiscounts: Type.Optional(MultiCurrencyPrice),
    descriptionLines: Type.Optional(Type.Array(DescriptionLine)),
    image: Type.Optional(CommonImage),
    physicalProperties: Type.Optional(PhysicalProperties),
  },
  { title: 'AbandonedLineItem' },
)
export type AbandonedLineItem = Type.Static<typeof AbandonedLineItem>

/** A checkout whose buyer did nothing for an hour. It keeps the id of the checkout. */
export const AbandonedCheckout = Type.Object(
  {
    id: guid,
    /** When its buyer left. */
    createdDate: timestamp,
    updatedDate: timestamp,
    checkoutId: guid,
    cartId: Type.Optional(guid),
    /** `RECOVERED` once its buyer has bought after all. */
    status: Type.Enum(['ABANDONED', 'RECOVERED']),
    buyerLanguage: Type.String(),
    buyerInfo: Type.Object({
      visitorId: Type.Optional(guid),
      memberId: Type.Optional(guid),
      userId: Type.Optional(guid),
      contactId: Type.Optional(nullable(guid)),
      email: Type.Optional(nullable(email)),
    }),
    contactDetails: Type.Optional(FullAddressContactDetails),
    currency: currencyCode,
    conversionCurrency: currencyCode,
    /** What it cost when its buyer last saw it. */
    totalPrice: MultiCurrencyPrice,
    subtotalPrice: MultiCurrencyPrice,
    /** What became of the reminder, if one was planned. */
    activities: Type.Array(
      Type.Object({
        createdDate: timestamp,
        type: Type.Enum(['SCHEDULED', 'EMAIL_SENT', 'EMAIL_NOT_SENT']),
      }),
    ),
    checkoutRecoveredDate: Type.Optional(timestamp),
    /** Where its buyer continues. Anyone who has the address can open the checkout, so keep it secret. */
    checkoutUrl: webUrl,
    lineItems: Type.Array(AbandonedLineItem),
    /** How far the buyer came: nothing typed yet, an address, or a way of delivery; our own field. */
    stepReached: Type.Enum(['CONTACT', 'DELIVERY', 'PAYMENT']),
    /** The order it became; our own field. */
    orderId: Type.Optional(guid),
  },
  { title: 'AbandonedCheckout' },
)
export type AbandonedCheckout = Type.Static<typeof AbandonedCheckout>

/** Request that names a checkout that was left. */
export const AbandonedCheckoutIdRequest = Type.Object(
  { abandonedCheckoutId: guid },
  { title: 'AbandonedCheckoutIdRequest' },
)
export type AbandonedCheckoutIdRequest = Type.Static<typeof AbandonedCheckoutIdRequest>

/** Response of `getAbandonedCheckout`. */
export const GetAbandonedCheckoutResponse = Type.Object(
  { abandonedCheckout: AbandonedCheckout },
  { title: 'GetAbandonedCheckoutResponse' },
)
export type GetAbandonedCheckoutResponse = Type.Static<typeof GetAbandonedCheckoutResponse>

/**
 * Request for `queryAbandonedCheckouts`. Filter and sort by `id`, `checkoutId`, `cartId`, `status`, `createdDate`,
 * `updatedDate` and `checkoutRecoveredDate`; those left last come first by default.
 */
export const QueryAbandonedCheckoutsRequest = Type.Object(
  {
    query: Type.Optional(
      exclusive(
        Type.Object({
          paging: Type.Optional(PlatformPaging),
          cursorPaging: Type.Optional(CursorPaging),
          filter: Type.Optional(nullable(freeForm)),
          sort: Type.Optional(Type.Array(Sorting)),
        }),
        ['paging', 'cursorPaging'],
      ),
    ),
  },
  { title: 'QueryAbandonedCheckoutsRequest' },
)
export type QueryAbandonedCheckoutsRequest = Type.Static<typeof QueryAbandonedCheckoutsRequest>

/** Response of `queryAbandonedCheckouts`. */
export const QueryAbandonedCheckoutsResponse = Type.Object(
  { abandonedCheckouts: Type.Array(AbandonedCheckout), metadata: PlatformPagingMetadata },
  { title: 'QueryAbandonedCheckoutsResponse' },
)
export type QueryAbandonedCheckoutsResponse = Type.Static<typeof QueryAbandonedCheckoutsResponse>

/** Request for `bulkDeleteAbandonedCheckouts`. */
export const BulkDeleteAbandonedCheckoutsRequest = Type.Object(
  { abandonedCheckoutIds: Type.Array(guid, { minItems: 1, maxItems: 100 }) },
  { title: 'BulkDeleteAbandonedCheckoutsRequest' },
)
export type BulkDeleteAbandonedCheckoutsRequest = Type.Static<typeof BulkDeleteAbandonedCheckoutsRequest>

/** Request for `redirectToCheckout`. */
export const RedirectToCheckoutRequest = Type.Object(
  {
    abandonedCheckoutId: guid,
    /** The site's id; the token names the site, so it isn't needed. */
    metasiteId: Type.Optional(guid),
  },
  { title: 'RedirectToCheckoutRequest' },
)
export type RedirectToCheckoutRequest = Type.Static<typeof RedirectToCheckoutRequest>
