import { operation } from '../declare/operation.ts'
import { ecomFulfillments } from '../declare/service.ts'
import type {
  BulkCreateFulfillmentsRequest,
  BulkCreateFulfillmentsResponse,
  CreateFulfillmentRequest,
  CreateFulfillmentResponse,
  DeleteFulfillmentRequest,
  FulfillmentResponse,
  UpdateFulfillmentRequest,
} from './fulfillments.schemas.ts'

export const createFulfillment = /* @__PURE__ */ operation<
  CreateFulfillmentRequest,
  CreateFulfillmentResponse
>(
  'createFulfillment',
  'Marks items of an order as sent in a parcel, and emails the buyer how to track it.',
  ecomFulfillments,
  'POST /v1/fulfillments/orders/:orderId/create-fulfillment',
)

export const updateFulfillment = /* @__PURE__ */ operation<UpdateFulfillmentRequest, FulfillmentResponse>(
  'updateFulfillment',
  'Changes the tracking details of a parcel.',
  ecomFulfillments,
  'PATCH /v1/fulfillments/:fulfillment.id/orders/:orderId',
)

export const deleteFulfillment = /* @__PURE__ */ operation<DeleteFulfillmentRequest, FulfillmentResponse>(
  'deleteFulfillment',
  'Deletes a parcel that was recorded by mistake. Its items count as not sent.',
  ecomFulfillments,
  'DELETE /v1/fulfillments/:fulfillmentId/orders/:orderId',
)

export const bulkCreateFulfillments = /* @__PURE__ */ operation<
  BulkCreateFulfillmentsRequest,
  BulkCreateFulfillmentsResponse
>(
  'bulkCreateFulfillments',
  'Marks items of several orders as sent, and emails the buyers how to track them.',
  ecomFulfillments,
  'POST /v1/fulfillments/orders/bulk/create-fulfillments',
)
