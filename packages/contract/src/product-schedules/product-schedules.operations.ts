import { operation, queryOperation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  ListProductSchedulesRequest,
  ListProductSchedulesResponse,
  SetProductScheduleRequest,
  SetProductScheduleResponse,
} from './product-schedules.schemas.ts'

export const setProductSchedule = /* @__PURE__ */ operation<
  SetProductScheduleRequest,
  SetProductScheduleResponse
>(
  'setProductSchedule',
  'Sets when a product appears in the shop and when it disappears.',
  vitrine,
  'PUT /v1/products/:id/schedule',
)

export const listProductSchedules = /* @__PURE__ */ queryOperation<
  ListProductSchedulesRequest,
  ListProductSchedulesResponse
>(
  'listProductSchedules',
  'Lists the products that will appear or disappear, the next one first.',
  vitrine,
  '/v1/product-schedules/query',
)
