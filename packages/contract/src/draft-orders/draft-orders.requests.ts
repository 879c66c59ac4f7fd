import Type from 'typebox'
import { CatalogReference, ItemType, PhysicalProperties } from '../cart/item.schemas.ts'
import { DescriptionLine, ProductName } from '../cart/texts.schemas.ts'
import * as enums from '../declare/enums.ts'
import { email, enumOf, freeForm, guid, nullable, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { Order } from '../orders/orders.schemas.ts'
import { AddressWithContact } from '../values/address.schemas.ts'
import { decimal } from '../values/decimal.ts'
import { CursorPaging, PlatformPagingMetadata, Sorting } from '../values/query.schemas.ts'
import { DraftOrder, DraftOrderResponse } from './draft-orders.schemas.ts'
import { NON_DRAFTABLE_REASONS } from './draftability.ts'

const amount = decimal({ gte: '0', lte: '1000000000000000' })
const price = Type.Object({ amount, formattedAmount: Type.Optional(Type.String()) })
const quantity = Type.Integer({ minimum: 1, maximum: 100_000 })

/** A quantity of a catalog item, at the catalog's price or at an own one. */
export const DraftCatalogLine = Type.Object(
  {
    catalogReference: CatalogReference,
    /** Default: 1. */
    quantity: Type.Optional(quantity),
    /** For one item. Default: what the catalog asks now; later changes there don't change the draft. */
    price: Type.Optional(price),
  },
  { title: 'DraftCatalogLine' },
)
export type DraftCatalogLine = Type.Static<typeof DraftCatalogLine>

/** A quantity of something that isn't in the catalog. */
export const DraftCustomLine = Type.Object(
  {
    productName: ProductName,
    /** For one item. */
    price,
    /** Default: 1. */
    quantity: Type.Optional(quantity),
    descriptionLines: Type.Optional(Type.Array(DescriptionLine, { maxItems: 10 })),
    /** Default: an item that is sent. */
    itemType: Type.Optional(ItemType),
    /** `shippable` follows from `itemType` by default. */
    physicalProperties: Type.Optional(writable(PhysicalProperties)),
  },
  { title: 'DraftCustomLine' },
)
export type DraftCustomLine = Type.Static<typeof DraftCustomLine>

/** A discount by amount or in percent, on everything or on one line. */
export const DraftDiscountOption = Type.Object(
  {
    /** `GLOBAL` for all lines, `SPECIFIC_ITEMS` for the line of `lineItemId`. */
    discountType: enumOf(enums.CartDiscountType),
    lineItemId: Type.Optional(nullable(guid)),
    priceAmount: Type.Optional(price),
    percentage: Type.Optional(nullable(decimal({ gt: '0', lte: '100', maxScale: 2 }))),
    description: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    /** Whether it takes something off at once. Default: false; see `setDraftOrderDiscounts`. */
    applyToDraftOrder: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'DraftDiscountOption' },
)
export type DraftDiscountOption = Type.Static<typeof DraftDiscountOption>

/** Who buys. Mails go to the address. */
export const DraftBuyer = Type.Object(
  {
    email: Type.Optional(nullable(email)),
    /** A member of the shop, who then sees the order among their own. */
    memberId: Type.Optional(guid),
    contactId: Type.Optional(nullable(guid)),
  },
  { title: 'DraftBuyer' },
)
export type DraftBuyer = Type.Static<typeof DraftBuyer>

/** Which delivery option is chosen; empty for none. */
export const DraftShipping = Type.Object(
  {
    carrierId: Type.Optional(nullable(guid)),
    code: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
  },
  { title: 'DraftShipping' },
)
export type DraftShipping = Type.Static<typeof DraftShipping>

const catalogLineItems = Type.Optional(Type.Array(DraftCatalogLine, { maxItems: 300 }))
const customLineItems = Type.Optional(Type.Array(DraftCustomLine, { maxItems: 300 }))
/** What a new draft order contains. */
export const DraftOrderInput = Type.Object(
  {
    catalogLineItems,
    customLineItems,
    discounts: Type.Optional(Type.Array(DraftDiscountOption, { maxItems: 100 })),
    buyerInfo: Type.Optional(DraftBuyer),
    recipientInfo: Type.Optional(AddressWithContact),
    billingInfo: Type.Optional(AddressWithContact),
    shippingInfo: Type.Optional(DraftShipping),
  },
  { title: 'DraftOrderInput' },
)
export type DraftOrderInput = Type.Static<typeof DraftOrderInput>

/** Request for `createDraftOrder`: an order to edit, or a draft of a new one. */
export const CreateDraftOrderRequest = Type.Object(
  { sourceOrderId: Type.Optional(guid), draftOrder: Type.Optional(DraftOrderInput) },
  { title: 'CreateDraftOrderRequest' },
)
export type CreateDraftOrderRequest = Type.Static<typeof CreateDraftOrderRequest>

/** Response of `createDraftOrder`. */
export const CreateDraftOrderResponse = Type.Object(
  {
    ...DraftOrderResponse.properties,
    /** Whether the order was being edited already. */
    preexistingDraftOrder: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'CreateDraftOrderResponse' },
)
export type CreateDraftOrderResponse = Type.Static<typeof CreateDraftOrderResponse>

/** Request that only names a draft order. */
export const DraftOrderIdRequest = Type.Object({ draftOrderId: guid }, { title: 'DraftOrderIdRequest' })
export type DraftOrderIdRequest = Type.Static<typeof DraftOrderIdRequest>

/**
 * Request for `queryDraftOrders`. Filters and sorts by `id`, `orderId`, `status`, `createdDate` and `updatedDate`.
 * Last changed first by default.
 */
export const QueryDraftOrdersRequest = Type.Object(
  {
    query: Type.Optional(
      Type.Object(
        {
          filter: Type.Optional(nullable(freeForm)),
          sort: Type.Optional(nullable(Type.Array(Sorting, { maxItems: 5 }))),
          cursorPaging: Type.Optional(nullable(CursorPaging)),
        },
        { title: 'DraftOrderQuery' },
      ),
    ),
  },
  { title: 'QueryDraftOrdersRequest' },
)
export type QueryDraftOrdersRequest = Type.Static<typeof QueryDraftOrdersRequest>

/** Response of `queryDraftOrders`. */
export const QueryDraftOrdersResponse = Type.Object(
  { draftOrders: Type.Array(DraftOrder), pagingMetadata: PlatformPagingMetadata },
  { title: 'QueryDraftOrdersResponse' },
)
export type QueryDraftOrdersResponse = Type.Static<typeof QueryDraftOrdersResponse>

/** Request for `addLineItemsToDraftOrder`. */
export const AddDraftLinesRequest = Type.Object(
  { draftOrderId: guid, catalogLineItems, customLineItems },
  { title: 'AddDraftLinesRequest' },
)
export type AddDraftLinesRequest = Type.Static<typeof AddDraftLinesRequest>

/** A change of one line. A quantity of 0 removes it. */
export const DraftLineChange = Type.Object(
  {
    lineItemId: guid,
    newQuantity: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100_000 }))),
    /** For one item. */
    newPrice: Type.Optional(nullable(amount)),
  },
  { title: 'DraftLineChange' },
)
export type DraftLineChange = Type.Static<typeof DraftLineChange>

/** Request for `updateDraftOrderLineItems`. */
export const UpdateDraftLinesRequest = Type.Object(
  {
    draftOrderId: guid,
    lineItemChanges: Type.Array(DraftLineChange, { minItems: 1, maxItems: 300 }),
  },
  { title: 'UpdateDraftLinesRequest' },
)
export type UpdateDraftLinesRequest = Type.Static<typeof UpdateDraftLinesRequest>

/** Request for `createDraftOrderDiscounts`: discounts, a coupon, or both. */
export const CreateDraftDiscountsRequest = Type.Object(
  {
    draftOrderId: guid,
    discounts: Type.Optional(Type.Array(DraftDiscountOption, { maxItems: 100 })),
    /**
     * The code of a coupon, which replaces the draft's last one; our own field. Its use is counted when the draft
     * becomes an order. `deleteDraftOrderDiscounts` removes it.
     */
    couponCode: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  { title: 'CreateDraftDiscountsRequest' },
)
export type CreateDraftDiscountsRequest = Type.Static<typeof CreateDraftDiscountsRequest>

/** Request for `setDraftOrderDiscounts`. Discounts that aren't named stay as they are. */
export const SetDraftDiscountsRequest = Type.Object(
  {
    draftOrderId: guid,
    discounts: Type.Array(Type.Object({ id: guid, applied: Type.Boolean() }), { minItems: 1, maxItems: 320 }),
  },
  { title: 'SetDraftDiscountsRequest' },
)
export type SetDraftDiscountsRequest = Type.Static<typeof SetDraftDiscountsRequest>

/** Request for `deleteDraftOrderDiscounts`. */
export const DeleteDraftDiscountsRequest = Type.Object(
  { draftOrderId: guid, discountIds: Type.Array(guid, { minItems: 1, maxItems: 100 }) },
  { title: 'DeleteDraftDiscountsRequest' },
)
export type DeleteDraftDiscountsRequest = Type.Static<typeof DeleteDraftDiscountsRequest>

/** Request for `setDraftOrderShippingInfo`. */
export const SetDraftShippingRequest = Type.Object(
  { draftOrderId: guid, shippingInfo: Type.Optional(DraftShipping) },
  { title: 'SetDraftShippingRequest' },
)
export type SetDraftShippingRequest = Type.Static<typeof SetDraftShippingRequest>

/** Request for `setDraftOrderBuyerInfo`. An empty `buyerInfo` removes the buyer. */
export const SetDraftBuyerRequest = Type.Object(
  {
    draftOrderId: guid,
    buyerInfo: Type.Optional(DraftBuyer),
    /** What the order shows as the buyer's note; our own field. Null removes it. */
    buyerNote: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'SetDraftBuyerRequest' },
)
export type SetDraftBuyerRequest = Type.Static<typeof SetDraftBuyerRequest>

/** Request for `setDraftOrderRecipientInfo`. An empty one removes the address. */
export const SetDraftRecipientRequest = Type.Object(
  { draftOrderId: guid, recipientInfo: Type.Optional(AddressWithContact) },
  { title: 'SetDraftRecipientRequest' },
)
export type SetDraftRecipientRequest = Type.Static<typeof SetDraftRecipientRequest>

/** Request for `setDraftOrderBillingInfo`. An empty one removes the address. */
export const SetDraftBillingRequest = Type.Object(
  { draftOrderId: guid, billingInfo: Type.Optional(AddressWithContact) },
  { title: 'SetDraftBillingRequest' },
)
export type SetDraftBillingRequest = Type.Static<typeof SetDraftBillingRequest>

/** Request for `createOrderFromDraft`. */
export const CreateOrderFromDraftRequest = Type.Object(
  { draftOrderId: guid },
  { title: 'CreateOrderFromDraftRequest' },
)
export type CreateOrderFromDraftRequest = Type.Static<typeof CreateOrderFromDraftRequest>

/** Response of `createOrderFromDraft`. */
export const CreateOrderFromDraftResponse = Type.Object(
  { committedDraftOrder: DraftOrder, createdOrder: Order },
  { title: 'CreateOrderFromDraftResponse' },
)
export type CreateOrderFromDraftResponse = Type.Static<typeof CreateOrderFromDraftResponse>

/** Request for `getOrderDraftabilityStatus`. */
export const OrderDraftabilityRequest = Type.Object({ orderId: guid }, { title: 'OrderDraftabilityRequest' })
export type OrderDraftabilityRequest = Type.Static<typeof OrderDraftabilityRequest>

/** Response of `getOrderDraftabilityStatus`. */
export const OrderDraftabilityResponse = Type.Object(
  {
    orderId: guid,
    orderDraftable: Type.Boolean(),
    nonDraftableReasons: Type.Array(Type.Enum([...NON_DRAFTABLE_REASONS])),
  },
  { title: 'OrderDraftabilityResponse' },
)
export type OrderDraftabilityResponse = Type.Static<typeof OrderDraftabilityResponse>

/** Request for `commitDraftOrder`. */
export const CommitDraftOrderRequest = Type.Object(
  {
    draftOrderId: guid,
    commitSettings: Type.Optional(
      Type.Object({
        /** Whether the buyer gets a mail about the change. Default: true. */
        sendNotificationsToBuyer: Type.Optional(nullable(Type.Boolean())),
      }),
    ),
    /** Shown in the order's history. */
    reason: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  },
  { title: 'CommitDraftOrderRequest' },
)
export type CommitDraftOrderRequest = Type.Static<typeof CommitDraftOrderRequest>

/** Response of `commitDraftOrder`. */
export const CommitDraftOrderResponse = Type.Object(
  { committedDraftOrder: DraftOrder, orderAfterCommit: Order },
  { title: 'CommitDraftOrderResponse' },
)
export type CommitDraftOrderResponse = Type.Static<typeof CommitDraftOrderResponse>

/** Request for `sendDraftOrderPaymentLink`. */
export const SendDraftLinkRequest = Type.Object(
  {
    draftOrderId: guid,
    /** When the link stops working, 1 to 90 days from now. Default: 14. */
    expiresInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    /** A few words above the link. */
    message: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'SendDraftLinkRequest' },
)
export type SendDraftLinkRequest = Type.Static<typeof SendDraftLinkRequest>

/** Response of `sendDraftOrderPaymentLink`: the draft, and the address that was mailed. */
export const SendDraftLinkResponse = Type.Object(
  { ...DraftOrderResponse.properties, paymentUrl: Type.String(), expirationDate: timestamp },
  { title: 'SendDraftLinkResponse' },
)
export type SendDraftLinkResponse = Type.Static<typeof SendDraftLinkResponse>
