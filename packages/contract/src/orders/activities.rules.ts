import { rule } from '../declare/rule.ts'
import { addActivities, addActivity, deleteActivity, updateActivity } from './activities.operations.ts'
import {
  AddActivitiesRequest,
  AddActivitiesResponse,
  AddActivityRequest,
  AddActivityResponse,
  DeleteActivityRequest,
  UpdateActivityRequest,
} from './activities.schemas.ts'
import { OrderResponse } from './orders.schemas.ts'

/** Rules for the notes in an order's history: callers, schemas and errors. */
export const activitiesRules = [
  rule(addActivity, {
    access: 'merchant',
    input: AddActivityRequest,
    output: AddActivityResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(addActivities, {
    access: 'merchant',
    input: AddActivitiesRequest,
    output: AddActivitiesResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(updateActivity, {
    access: 'merchant',
    input: UpdateActivityRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
  }),
  rule(deleteActivity, {
    access: 'merchant',
    input: DeleteActivityRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
  }),
]
