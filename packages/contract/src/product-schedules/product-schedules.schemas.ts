import Type from 'typebox'
import { guid, nullable, timestamp } from '../declare/schema.ts'

/** When a product appears in the shop and when it disappears. Times that have passed are no longer part of it. */
export const ProductSchedule = Type.Object(
  {
    productId: Type.String(),
    /** Whether shoppers see the product now. */
    visible: Type.Boolean(),
    /** When the product appears. Until then it is hidden. */
    visibleFrom: Type.Optional(timestamp),
    /** When the product disappears. */
    visibleUntil: Type.Optional(timestamp),
  },
  { title: 'ProductSchedule' },
)
export type ProductSchedule = Type.Static<typeof ProductSchedule>

/** Request for `setProductSchedule`. Without both times the product has no schedule, and stays as visible as it is. */
export const SetProductScheduleRequest = Type.Object(
  {
    id: guid,
    /** In the future. Default: the product appears at once. */
    visibleFrom: Type.Optional(nullable(timestamp)),
    /** In the future, and after `visibleFrom`. Default: the product stays. */
    visibleUntil: Type.Optional(nullable(timestamp)),
  },
  { title: 'SetProductScheduleRequest' },
)
export type SetProductScheduleRequest = Type.Static<typeof SetProductScheduleRequest>

/** Response of `setProductSchedule`: without times if the product has no schedule. */
export const SetProductScheduleResponse = Type.Object(
  { productSchedule: ProductSchedule },
  { title: 'SetProductScheduleResponse' },
)
export type SetProductScheduleResponse = Type.Static<typeof SetProductScheduleResponse>

/** Request for `listProductSchedules`. */
export const ListProductSchedulesRequest = Type.Object(
  {
    /** At most 100. Default: all products with a schedule. */
    productIds: Type.Optional(Type.Array(guid, { minItems: 1, maxItems: 100 })),
    /** From 1 to 100; default 50. Counts only without `productIds`. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListProductSchedulesRequest' },
)
export type ListProductSchedulesRequest = Type.Static<typeof ListProductSchedulesRequest>

/** Response of `listProductSchedules`, the next change first; no cursor means this is the last page. */
export const ListProductSchedulesResponse = Type.Object(
  { productSchedules: Type.Array(ProductSchedule), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListProductSchedulesResponse' },
)
export type ListProductSchedulesResponse = Type.Static<typeof ListProductSchedulesResponse>
