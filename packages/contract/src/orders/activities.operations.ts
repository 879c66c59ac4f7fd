import { operation } from '../declare/operation.ts'
import { ecomOrders } from '../declare/service.ts'
import type {
  AddActivitiesRequest,
  AddActivitiesResponse,
  AddActivityRequest,
  AddActivityResponse,
  DeleteActivityRequest,
  UpdateActivityRequest,
} from './activities.schemas.ts'
import type { OrderResponse } from './orders.schemas.ts'

export const addActivity = /* @__PURE__ */ operation<AddActivityRequest, AddActivityResponse>(
  'addActivity',
  'Adds a note to the history of an order. Buyers never see it.',
  ecomOrders,
  'POST /v1/orders/:id/activities',
)

export const addActivities = /* @__PURE__ */ operation<AddActivitiesRequest, AddActivitiesResponse>(
  'addActivities',
  'Adds several notes to the history of an order. Buyers never see them.',
  ecomOrders,
  'POST /v1/orders/:orderId/activities/add',
)

export const updateActivity = /* @__PURE__ */ operation<UpdateActivityRequest, OrderResponse>(
  'updateActivity',
  'Changes a note in the history of an order.',
  ecomOrders,
  'PATCH /v1/orders/:id/activities/:activityId',
)

export const deleteActivity = /* @__PURE__ */ operation<DeleteActivityRequest, OrderResponse>(
  'deleteActivity',
  'Deletes a note from the history of an order.',
  ecomOrders,
  'DELETE /v1/orders/:id/activities/:activityId',
)
