import { rule } from '../declare/rule.ts'
import {
  bulkCreateFulfillments,
  createFulfillment,
  deleteFulfillment,
  updateFulfillment,
} from './fulfillments.operations.ts'
import {
  BulkCreateFulfillmentsRequest,
  BulkCreateFulfillmentsResponse,
  CreateFulfillmentRequest,
  CreateFulfillmentResponse,
  DeleteFulfillmentRequest,
  FulfillmentResponse,
  UpdateFulfillmentRequest,
} from './fulfillments.schemas.ts'

/** Rules for sending parcels: callers, schemas and errors. */
export const fulfillmentsRules = [
  rule(createFulfillment, {
    access: 'merchant',
    scope: 'orders:write',
    input: CreateFulfillmentRequest,
    output: CreateFulfillmentResponse,
    errors: [
      ...(['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED', 'LINE_ITEM_NOT_FOUND'] as const),
      ...(['ITEMS_ALREADY_FULFILLED', 'TRACKING_NUMBER_ALREADY_EXISTS', 'IDEMPOTENCY_KEY_REUSED'] as const),
    ],
  }),
  rule(updateFulfillment, {
    access: 'merchant',
    scope: 'orders:write',
    input: UpdateFulfillmentRequest,
    output: FulfillmentResponse,
    errors: ['ORDER_NOT_FOUND', 'FULFILLMENT_NOT_FOUND', 'TRACKING_NUMBER_ALREADY_EXISTS'],
  }),
  rule(deleteFulfillment, {
    access: 'merchant',
    scope: 'orders:write',
    input: DeleteFulfillmentRequest,
    output: FulfillmentResponse,
    errors: ['ORDER_NOT_FOUND', 'FULFILLMENT_NOT_FOUND', 'ORDER_IS_CANCELED'],
  }),
  rule(bulkCreateFulfillments, {
    access: 'merchant',
    scope: 'orders:write',
    input: BulkCreateFulfillmentsRequest,
    output: BulkCreateFulfillmentsResponse,
    errors: [],
  }),
]
