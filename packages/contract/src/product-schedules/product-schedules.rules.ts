import { rule } from '../declare/rule.ts'
import { listProductSchedules, setProductSchedule } from './product-schedules.operations.ts'
import * as schemas from './product-schedules.schemas.ts'

/** Rules for the operations about products' schedules: callers, schemas and errors. */
export const productSchedulesRules = [
  rule(setProductSchedule, {
    access: 'merchant',
    input: schemas.SetProductScheduleRequest,
    output: schemas.SetProductScheduleResponse,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listProductSchedules, {
    access: 'merchant',
    input: schemas.ListProductSchedulesRequest,
    output: schemas.ListProductSchedulesResponse,
    errors: [],
  }),
]
