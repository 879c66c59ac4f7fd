import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import { address } from '../wire/address.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date, fieldName } from '../wire/values.ts'
import { order as orderShape } from './cart.shapes.ts'

const place = { address }
const draft = {
  _createdDate: date,
  _updatedDate: date,
  lineItems: { lineItem: orderShape.lineItems },
  recipientInfo: { recipientInfo: place },
  billingDetails: { billingInfo: place },
  shippingInfo: { shippingInfo: orderShape.shippingInfo },
  paymentLink: { sentDate: date, expirationDate: date },
}
const gives = { calculatedDraftOrder: { draftOrder: draft } }
const takes = { draftOrder: { recipientInfo: place, billingInfo: place } }
const sorted = { query: { sort: { fieldName } } }

/** A draft order with its totals, the delivery options, and what keeps it from becoming an order. */
export type CalculatedDraftOrder = Answer<wire.DraftOrderResponse, typeof gives>
/** An order that staff are still putting together. */
export type DraftOrder = Answer<wire.DraftOrder, typeof draft>
/** What a new draft contains. */
export type CreateDraftOrderOptions = Argument<wire.CreateDraftOrderRequest, typeof takes>
/** Lines from the catalog, and lines of your own. */
export type AddLineItemsOptions = Argument<Omit<wire.AddDraftLinesRequest, 'draftOrderId'>>
/** A line's new quantity, or new price for one item. A quantity of 0 removes it. */
export type LineItemChange = Argument<wire.DraftLineChange>
/** Discounts by amount or in percent, on everything or on one line; or a coupon's code. */
export type CreateCustomDiscountsOptions = Argument<Omit<wire.CreateDraftDiscountsRequest, 'draftOrderId'>>
/** Which discounts apply. */
export type DiscountState = Argument<wire.SetDraftDiscountsRequest['discounts'][number]>

type Changed = Promise<CalculatedDraftOrder>

/** A draft, and whether the order was being edited already. */
export type CreatedDraftOrder = Answer<wire.CreateDraftOrderResponse, typeof gives>

/**
 * Starts a draft of an order for a customer, or the edit of an order that wasn't sent yet: `sourceOrderId`. Catalog
 * lines keep the price of this moment, and those of an order their own. An order has one edit at a time: asking again
 * returns it. Merchants and programs only, like all calls here.
 * @throws {CommerceError} `ITEM_NOT_FOUND`, `NOT_FOUND`, `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`,
 * `ORDER_CANNOT_BE_EDITED`, `LINE_ITEM_LIMIT`, `LINE_ITEM_DOES_NOT_EXIST`, `CONFLICT`; no draft is left then
 * @example const { calculatedDraftOrder } = await client.draftOrders.createDraftOrder({
 *   draftOrder: { customLineItems: [{ productName: { original: 'Engraving' }, price: { amount: '3.00' } }] },
 * })
 */
export const createDraftOrder: (options?: CreateDraftOrderOptions) => Promise<CreatedDraftOrder> =
  /* @__PURE__ */ method(operations.createDraftOrder, (options) => options ?? {}, { gives, takes })

/**
 * Returns a draft with its current totals.
 * @throws {CommerceError} `DRAFT_ORDER_DOES_NOT_EXIST`
 * @example const { calculatedDraftOrder } = await client.draftOrders.getDraftOrder(draftOrderId)
 */
export const getDraftOrder: (draftOrderId: string) => Changed = /* @__PURE__ */ method(
  operations.getDraftOrder,
  (draftOrderId) => ({ draftOrderId }),
  { gives },
)

/**
 * Finds drafts by `_id`, `orderId`, `status`, `_createdDate` and `_updatedDate`; last changed first by default.
 * @example const { draftOrders } = await client.draftOrders.queryDraftOrders({ filter: { status: 'COMMITTED' } })
 */
export const queryDraftOrders: (
  query?: Argument<NonNullable<wire.QueryDraftOrdersRequest['query']>, typeof sorted.query>,
) => Promise<Answer<wire.QueryDraftOrdersResponse, { draftOrders: typeof draft }>> = /* @__PURE__ */ method(
  operations.queryDraftOrders,
  (query) => ({ query }),
  { gives: { draftOrders: draft }, takes: sorted },
)

/**
 * Deletes a draft, and ends the link to pay for it.
 * @throws {CommerceError} `DRAFT_ORDER_DOES_NOT_EXIST`; `DRAFT_ORDER_CANNOT_BE_DELETED` once it is an order
 * @example await client.draftOrders.deleteDraftOrder(draftOrderId)
 */
export const deleteDraftOrder: (draftOrderId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteDraftOrder,
  (draftOrderId) => ({ draftOrderId }),
  { answers: 'nothing' },
)

/**
 * Adds lines to a draft.
 * @throws {CommerceError} `ITEM_NOT_FOUND`, `LINE_ITEM_LIMIT`, `DRAFT_ORDER_ALREADY_COMMITTED`,
 * `DRAFT_ORDER_DOES_NOT_EXIST`, `GIFT_CARD_ITEM_UNSUPPORTED`
 * @example
 * await client.draftOrders.addLineItemsToDraftOrder(draftOrderId, {
 *   customLineItems: [{ productName: { original: 'Engraving' }, price: { amount: '3.00' }, quantity: 1 }],
 * })
 */
export const addLineItemsToDraftOrder: (draftOrderId: string, options: AddLineItemsOptions) => Changed =
  /* @__PURE__ */ method(
    operations.addLineItemsToDraftOrder,
    (draftOrderId, options) => ({ ...options, draftOrderId }),
    { gives },
  )

/**
 * Changes quantities and prices of a draft, or removes lines.
 * @throws {CommerceError} `LINE_ITEM_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`,
 * `DRAFT_ORDER_DOES_NOT_EXIST`
 * @example
 * await client.draftOrders.updateLineItems(draftOrderId, [{ lineItemId, newQuantity: 1, newPrice: '12.00' }])
 */
export const updateLineItems: (draftOrderId: string, lineItemChanges: LineItemChange[]) => Changed =
  /* @__PURE__ */ method(
    operations.updateDraftOrderLineItems,
    (draftOrderId, lineItemChanges) => ({ draftOrderId, lineItemChanges }),
    { gives },
  )

/**
 * Adds discounts to a draft, which take something off once they are applied, or a coupon. The coupon's use is
 * counted when the draft becomes an order.
 * @throws {CommerceError} `LINE_ITEM_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`,
 * `DRAFT_ORDER_DOES_NOT_EXIST`, `ERROR_COUPON_DOES_NOT_EXIST`, `ERROR_COUPON_IS_NOT_ACTIVE_YET`,
 * `ERROR_COUPON_HAS_EXPIRED`, `ERROR_COUPON_USAGE_EXCEEDED`, `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`
 * @example
 * await client.draftOrders.createCustomDiscounts(draftOrderId, {
 *   discounts: [{ discountType: 'GLOBAL', percentage: '10', description: 'Regular customer' }],
 * })
 */
export const createCustomDiscounts: (draftOrderId: string, options: CreateCustomDiscountsOptions) => Changed =
  /* @__PURE__ */ method(
    operations.createDraftOrderDiscounts,
    (draftOrderId, options) => ({ ...options, draftOrderId }),
    { gives },
  )

/**
 * Applies discounts of a draft, or sets them aside. Others stay as they are.
 * @throws {CommerceError} `DISCOUNT_NOT_FOUND`, `DRAFT_ORDER_ALREADY_COMMITTED`, `DRAFT_ORDER_DOES_NOT_EXIST`
 * @example await client.draftOrders.setDiscounts(draftOrderId, [{ _id: discountId, applied: true }])
 */
export const setDiscounts: (draftOrderId: string, discounts: DiscountState[]) => Changed =
  /* @__PURE__ */ method(
    operations.setDraftOrderDiscounts,
    (draftOrderId, discounts) => ({ draftOrderId, discounts }),
    { gives },
  )

/**
 * Removes discounts from a draft.
 * @throws {CommerceError} `DISCOUNT_NOT_FOUND`, `DRAFT_ORDER_ALREADY_COMMITTED`, `DRAFT_ORDER_DOES_NOT_EXIST`
 * @example await client.draftOrders.deleteCustomDiscounts(draftOrderId, [discountId])
 */
export const deleteCustomDiscounts: (draftOrderId: string, discountIds: string[]) => Changed =
  /* @__PURE__ */ method(
    operations.deleteDraftOrderDiscounts,
    (draftOrderId, discountIds) => ({ draftOrderId, discountIds }),
    { gives },
  )

/**
 * Chooses the delivery of a draft, by the code of one of its `shippingOptions`; without one, none.
 * @throws {CommerceError} `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`, `DRAFT_ORDER_ALREADY_COMMITTED`,
 * `DRAFT_ORDER_DOES_NOT_EXIST`
 * @example await client.draftOrders.setShippingInfo(draftOrderId, { shippingInfo: { code: 'post' } })
 */
export const setShippingInfo: (
  draftOrderId: string,
  options?: { shippingInfo?: Argument<wire.DraftShipping> },
) => Changed = /* @__PURE__ */ method(
  operations.setDraftOrderShippingInfo,
  (draftOrderId, options) => ({ ...options, draftOrderId }),
  { gives },
)

/**
 * Says who buys, and what the order shows as their note.
 * @throws {CommerceError} `NOT_FOUND`, `DRAFT_ORDER_ALREADY_COMMITTED`, `DRAFT_ORDER_DOES_NOT_EXIST`
 * @example
 * await client.draftOrders.setBuyerInfo(draftOrderId, {
 *   buyerInfo: { email: 'grace@example.com' },
 *   buyerNote: 'Ring twice',
 * })
 */
export const setBuyerInfo: (
  draftOrderId: string,
  options: Argument<Omit<wire.SetDraftBuyerRequest, 'draftOrderId'>>,
) => Changed = /* @__PURE__ */ method(
  operations.setDraftOrderBuyerInfo,
  (draftOrderId, options) => ({ ...options, draftOrderId }),
  { gives },
)

/**
 * Sets the delivery address; an empty one removes it.
 * @throws {CommerceError} `DRAFT_ORDER_ALREADY_COMMITTED`, `DRAFT_ORDER_DOES_NOT_EXIST`
 * @example
 * await client.draftOrders.setRecipientInfo(draftOrderId, {
 *   recipientInfo: {
 *     address: { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine1: 'Gasse 1' },
 *     contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
 *   },
 * })
 */
export const setRecipientInfo: (
  draftOrderId: string,
  options: Argument<Omit<wire.SetDraftRecipientRequest, 'draftOrderId'>, { recipientInfo: typeof place }>,
) => Changed = /* @__PURE__ */ method(
  operations.setDraftOrderRecipientInfo,
  (draftOrderId, options) => ({ ...options, draftOrderId }),
  { gives, takes: { recipientInfo: place } },
)

/**
 * Sets the billing address; an empty one removes it.
 * @throws {CommerceError} `DRAFT_ORDER_ALREADY_COMMITTED`, `DRAFT_ORDER_DOES_NOT_EXIST`
 * @example
 * await client.draftOrders.setBillingInfo(draftOrderId, {
 *   billingInfo: {
 *     address: { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine1: 'Gasse 1' },
 *     contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
 *   },
 * })
 */
export const setBillingInfo: (
  draftOrderId: string,
  options: Argument<Omit<wire.SetDraftBillingRequest, 'draftOrderId'>, { billingInfo: typeof place }>,
) => Changed = /* @__PURE__ */ method(
  operations.setDraftOrderBillingInfo,
  (draftOrderId, options) => ({ ...options, draftOrderId }),
  { gives, takes: { billingInfo: place } },
)

/**
 * Places the order of a draft, to be paid outside the shop, and takes its stock. The same call again returns the
 * same order.
 * @throws {CommerceError} `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, and as
 * `checkout.createOrder`, such as `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` while its buyer pays; the draft stays
 * then
 * @example const { createdOrder } = await client.draftOrders.createOrderFromDraft(draftOrderId)
 */
export const createOrderFromDraft: (
  draftOrderId: string,
) => Promise<
  Answer<
    wire.CreateOrderFromDraftResponse,
    { committedDraftOrder: typeof draft; createdOrder: typeof orderShape }
  >
> = /* @__PURE__ */ method(operations.createOrderFromDraft, (draftOrderId) => ({ draftOrderId }), {
  gives: { committedDraftOrder: draft, createdOrder: orderShape },
})

/** Whether an order can be edited, and why not. */
export type OrderDraftability = Answer<wire.OrderDraftabilityResponse>

/**
 * Tells whether an order can be edited, and why not.
 * @example const { orderDraftable } = await client.draftOrders.getOrderDraftabilityStatus(orderId)
 */
export const getOrderDraftabilityStatus: (orderId: string) => Promise<OrderDraftability> =
  /* @__PURE__ */ method(operations.getOrderDraftabilityStatus, (orderId) => ({ orderId }))

/** Whether the buyer gets a mail, and the reason in the order's history. */
export type CommitDraftOrderOptions = Argument<Omit<wire.CommitDraftOrderRequest, 'draftOrderId'>>

/**
 * Changes the order that a draft edits, all at once: its lines, address and delivery, its stock, and its invoice. What
 * was paid too much is returned; what is missing is left to pay, see `sendOrderPaymentLink`.
 * @throws {CommerceError} `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `ORDER_CANNOT_BE_EDITED`,
 * `ORDER_NOT_REFUNDABLE`; `CONFLICT` if the order has changed since the edit began; and as `checkout.createOrder`.
 * The order stays as it was then
 * @example const { orderAfterCommit } = await client.draftOrders.commitDraftOrder(draftOrderId)
 */
export const commitDraftOrder: (
  draftOrderId: string,
  options?: CommitDraftOrderOptions,
) => Promise<
  Answer<
    wire.CommitDraftOrderResponse,
    { committedDraftOrder: typeof draft; orderAfterCommit: typeof orderShape }
  >
> = /* @__PURE__ */ method(
  operations.commitDraftOrder,
  (draftOrderId, options) => ({ ...options, draftOrderId }),
  { gives: { committedDraftOrder: draft, orderAfterCommit: orderShape } },
)

/**
 * Emails the buyer a link where they pay exactly what the draft says, once; then it is an order. A newer link
 * replaces it.
 * @throws {CommerceError} `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`,
 * `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS`; `INVALID_ARGUMENT` without an address, `EMPTY_CHECKOUT`,
 * `PARTIAL_OUT_OF_STOCK`, `FULL_OUT_OF_STOCK`, `SITE_MUST_ACCEPT_PAYMENTS`; if its coupon has ended since,
 * `ERROR_COUPON_DOES_NOT_EXIST`, `ERROR_COUPON_IS_NOT_ACTIVE_YET`, `ERROR_COUPON_HAS_EXPIRED`,
 * `ERROR_COUPON_USAGE_EXCEEDED`, `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`; no mail is sent then
 * @example const { paymentUrl } = await client.draftOrders.sendPaymentLink(draftOrderId, { expiresInDays: 7 })
 */
export const sendPaymentLink: (
  draftOrderId: string,
  options?: Argument<Omit<wire.SendDraftLinkRequest, 'draftOrderId'>>,
) => Promise<Answer<wire.SendDraftLinkResponse, typeof gives & { expirationDate: typeof date }>> =
  /* @__PURE__ */ method(
    operations.sendDraftOrderPaymentLink,
    (draftOrderId, options) => ({ ...options, draftOrderId }),
    { gives: { ...gives, expirationDate: date } },
  )
