import Type from 'typebox'
import { guid } from '../declare/schema.ts'
import { Order } from './orders.schemas.ts'

/** A note that staff write about an order. Buyers never see it. */
export const MerchantComment = Type.Object(
  { message: Type.String({ minLength: 1, maxLength: 1000 }) },
  { title: 'MerchantComment' },
)
export type MerchantComment = Type.Static<typeof MerchantComment>

/** Request for `addActivity`. */
export const AddActivityRequest = Type.Object(
  { id: guid, activity: Type.Object({ merchantComment: MerchantComment }) },
  { title: 'AddActivityRequest' },
)
export type AddActivityRequest = Type.Static<typeof AddActivityRequest>

/** Response of `addActivity`: the order, and the note's id. */
export const AddActivityResponse = Type.Object(
  { order: Order, activityId: guid },
  { title: 'AddActivityResponse' },
)
export type AddActivityResponse = Type.Static<typeof AddActivityResponse>

/** Request for `addActivities`: several notes. Everything else in the history is written by what happens. */
export const AddActivitiesRequest = Type.Object(
  {
    orderId: guid,
    orderActivities: Type.Array(
      Type.Object({
        activityType: Type.Enum(['MERCHANT_COMMENT']),
        merchantComment: MerchantComment,
      }),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { title: 'AddActivitiesRequest' },
)
export type AddActivitiesRequest = Type.Static<typeof AddActivitiesRequest>

/** Response of `addActivities`: the order, and the notes' ids. */
export const AddActivitiesResponse = Type.Object(
  { order: Order, activityIds: Type.Array(guid) },
  { title: 'AddActivitiesResponse' },
)
export type AddActivitiesResponse = Type.Static<typeof AddActivitiesResponse>

/** Request for `updateActivity`. */
export const UpdateActivityRequest = Type.Object(
  { id: guid, activityId: guid, activity: Type.Object({ merchantComment: MerchantComment }) },
  { title: 'UpdateActivityRequest' },
)
export type UpdateActivityRequest = Type.Static<typeof UpdateActivityRequest>

/** Request for `deleteActivity`. */
export const DeleteActivityRequest = Type.Object(
  { id: guid, activityId: guid },
  { title: 'DeleteActivityRequest' },
)
export type DeleteActivityRequest = Type.Static<typeof DeleteActivityRequest>
