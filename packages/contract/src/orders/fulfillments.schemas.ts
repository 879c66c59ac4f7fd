import Type from 'typebox'
import { V3BulkMetadata, V3ItemMetadata } from '../catalog-v3/bulk-v3.schemas.ts'
import { guid } from '../declare/schema.ts'
import { OrderTracking } from './order-parts.schemas.ts'
import { OrderWithFulfillments } from './order-records.schemas.ts'

/** What goes into a new parcel. */
export const NewFulfillment = Type.Object(
  {
    /** Default: everything that wasn't sent yet. A line without a quantity means all of it that is left. */
    lineItems: Type.Optional(
      Type.Array(
        Type.Object({
          id: guid,
          quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })),
        }),
        { minItems: 1, maxItems: 300 },
      ),
    ),
    trackingInfo: Type.Optional(OrderTracking),
  },
  { title: 'NewFulfillment' },
)
export type NewFulfillment = Type.Static<typeof NewFulfillment>

/** Request for `createFulfillment`. */
export const CreateFulfillmentRequest = Type.Object(
  {
    orderId: guid,
    fulfillment: NewFulfillment,
    /** Whether to mail the buyer that the parcel is on its way. Default: true if it is sent. Our own field. */
    sendShippingEmail: Type.Optional(Type.Boolean()),
  },
  { title: 'CreateFulfillmentRequest' },
)
export type CreateFulfillmentRequest = Type.Static<typeof CreateFulfillmentRequest>

/** Response of `createFulfillment`: the order's parcels, and the new one's id. */
export const CreateFulfillmentResponse = Type.Object(
  { orderWithFulfillments: OrderWithFulfillments, fulfillmentId: guid },
  { title: 'CreateFulfillmentResponse' },
)
export type CreateFulfillmentResponse = Type.Static<typeof CreateFulfillmentResponse>

/** Request for `updateFulfillment`: another tracking. What is in a parcel stays. */
export const UpdateFulfillmentRequest = Type.Object(
  {
    orderId: guid,
    fulfillment: Type.Object({ id: guid, trackingInfo: Type.Optional(OrderTracking) }),
  },
  { title: 'UpdateFulfillmentRequest' },
)
export type UpdateFulfillmentRequest = Type.Static<typeof UpdateFulfillmentRequest>

/** Request for `deleteFulfillment`. */
export const DeleteFulfillmentRequest = Type.Object(
  { orderId: guid, fulfillmentId: guid },
  { title: 'DeleteFulfillmentRequest' },
)
export type DeleteFulfillmentRequest = Type.Static<typeof DeleteFulfillmentRequest>

/** Response with the parcels of an order. */
export const FulfillmentResponse = Type.Object(
  { orderWithFulfillments: OrderWithFulfillments },
  { title: 'FulfillmentResponse' },
)
export type FulfillmentResponse = Type.Static<typeof FulfillmentResponse>

/** Request for `bulkCreateFulfillments`: new parcels of at most a hundred orders. */
export const BulkCreateFulfillmentsRequest = Type.Object(
  {
    ordersWithFulfillments: Type.Array(
      Type.Object({
        orderId: guid,
        fulfillments: Type.Array(NewFulfillment, { minItems: 1, maxItems: 20 }),
      }),
      { minItems: 1, maxItems: 100 },
    ),
  },
  { title: 'BulkCreateFulfillmentsRequest' },
)
export type BulkCreateFulfillmentsRequest = Type.Static<typeof BulkCreateFulfillmentsRequest>

/** Response of `bulkCreateFulfillments`, in the order of the request. An order gets all its parcels or none. */
export const BulkCreateFulfillmentsResponse = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        itemMetadata: V3ItemMetadata,
        ordersWithFulfillments: Type.Optional(OrderWithFulfillments),
      }),
    ),
    bulkActionMetadata: V3BulkMetadata,
  },
  { title: 'BulkCreateFulfillmentsResponse' },
)
export type BulkCreateFulfillmentsResponse = Type.Static<typeof BulkCreateFulfillmentsResponse>
