import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { ecomDraftOrders } from '../declare/service.ts'
import type * as requests from './draft-orders.requests.ts'
import type { DraftOrderResponse } from './draft-orders.schemas.ts'

export const createDraftOrder = /* @__PURE__ */ operation<
  requests.CreateDraftOrderRequest,
  requests.CreateDraftOrderResponse
>('createDraftOrder', 'Creates a draft of a new order.', ecomDraftOrders, 'POST /v1/draft-orders')

export const getDraftOrder = /* @__PURE__ */ operation<requests.DraftOrderIdRequest, DraftOrderResponse>(
  'getDraftOrder',
  'Returns a draft order with its current totals.',
  ecomDraftOrders,
  'GET /v1/draft-orders/:draftOrderId',
)

export const queryDraftOrders = /* @__PURE__ */ operation<
  requests.QueryDraftOrdersRequest,
  requests.QueryDraftOrdersResponse
>(
  'queryDraftOrders',
  'Lists draft orders by filter, order and page.',
  ecomDraftOrders,
  'POST /v1/draft-orders/query',
)

export const deleteDraftOrder = /* @__PURE__ */ operation<requests.DraftOrderIdRequest, Empty>(
  'deleteDraftOrder',
  'Deletes a draft order.',
  ecomDraftOrders,
  'DELETE /v1/draft-orders/:draftOrderId',
)

export const addLineItemsToDraftOrder = /* @__PURE__ */ operation<
  requests.AddDraftLinesRequest,
  DraftOrderResponse
>(
  'addLineItemsToDraftOrder',
  'Adds catalog items and custom items to a draft order.',
  ecomDraftOrders,
  'POST /v1/draft-orders/:draftOrderId/add-line-items',
)

export const updateDraftOrderLineItems = /* @__PURE__ */ operation<
  requests.UpdateDraftLinesRequest,
  DraftOrderResponse
>(
  'updateDraftOrderLineItems',
  'Changes quantities and prices in a draft order, or removes lines.',
  ecomDraftOrders,
  'POST /v1/draft-orders/:draftOrderId/line-items',
)

export const createDraftOrderDiscounts = /* @__PURE__ */ operation<
  requests.CreateDraftDiscountsRequest,
  DraftOrderResponse
>(
  'createDraftOrderDiscounts',
  'Adds discounts or a coupon to a draft order.',
  ecomDraftOrders,
  'POST /v1/draft-orders/:draftOrderId/create-custom-discounts',
)

export const setDraftOrderDiscounts = /* @__PURE__ */ operation<
  requests.SetDraftDiscountsRequest,
  DraftOrderResponse
>(
  'setDraftOrderDiscounts',
  'Turns discounts of a draft order on or off.',
  ecomDraftOrders,
  'POST /v1/draft-orders/:draftOrderId/set-discounts',
)

export const deleteDraftOrderDiscounts = /* @__PURE__ */ operation<
  requests.DeleteDraftDiscountsRequest,
  DraftOrderResponse
>(
  'deleteDraftOrderDiscounts',
  'Removes discounts from a draft order.',
  ecomDraftOrders,
  'POST /v1/draft-orders/:draftOrderId/delete-custom-discounts',
)

export const setDraftOrderShippingInfo = /* @__PURE__ */ operation<
  requests.SetDraftShippingRequest,
  DraftOrderResponse
>(
  'setDraftOrderShippingInfo',
  'Sets the delivery option of a draft order.',
  ecomDraftOrders,
  'PUT /v1/draft-orders/set-shipping-info',
)

export const setDraftOrderBuyerInfo = /* @__PURE__ */ operation<
  requests.SetDraftBuyerRequest,
  DraftOrderResponse
>(
  'setDraftOrderBuyerInfo',
  'Sets the buyer of a draft order.',
  ecomDraftOrders,
  'PUT /v1/draft-orders/set-buyer-info',
)

export const setDraftOrderRecipientInfo = /* @__PURE__ */ operation<
  requests.SetDraftRecipientRequest,
  DraftOrderResponse
>(
  'setDraftOrderRecipientInfo',
  'Sets the delivery address of a draft order.',
  ecomDraftOrders,
  'PUT /v1/draft-orders/set-recipient-info',
)

export const setDraftOrderBillingInfo = /* @__PURE__ */ operation<
  requests.SetDraftBillingRequest,
  DraftOrderResponse
>(
  'setDraftOrderBillingInfo',
  'Sets the billing address of a draft order.',
  ecomDraftOrders,
  'PUT /v1/draft-orders/set-billing-info',
)

export const createOrderFromDraft = /* @__PURE__ */ operation<
  requests.CreateOrderFromDraftRequest,
  requests.CreateOrderFromDraftResponse
>(
  'createOrderFromDraft',
  'Creates an order from a draft, to be paid outside the shop.',
  ecomDraftOrders,
  'POST /v1/draft-orders/:draftOrderId/create-order',
)

export const getOrderDraftabilityStatus = /* @__PURE__ */ operation<
  requests.OrderDraftabilityRequest,
  requests.OrderDraftabilityResponse
>(
  'getOrderDraftabilityStatus',
  "Returns whether an order can be edited, and if it can't, why.",
  ecomDraftOrders,
  'GET /v1/draft-orders/:orderId/draftability',
)

export const commitDraftOrder = /* @__PURE__ */ operation<
  requests.CommitDraftOrderRequest,
  requests.CommitDraftOrderResponse
>(
  'commitDraftOrder',
  'Applies a draft to the order that it edits, and refunds what was overpaid.',
  ecomDraftOrders,
  'POST /v1/draft-orders/:draftOrderId/commit',
)

export const sendDraftOrderPaymentLink = /* @__PURE__ */ operation<
  requests.SendDraftLinkRequest,
  requests.SendDraftLinkResponse
>(
  'sendDraftOrderPaymentLink',
  'Emails the buyer of a draft order a payment link.',
  ecomDraftOrders,
  'POST /v1/draft-orders/:draftOrderId/send-payment-link',
)
