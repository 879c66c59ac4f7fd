import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type { SalesOverviewResponse } from './sales-overview.schemas.ts'

export const getSalesOverview = /* @__PURE__ */ operation<Empty, SalesOverviewResponse>(
  'getSalesOverview',
  'Returns what was ordered today, what sells best, who buys, and what failed.',
  vitrine,
  'GET /v1/sales-overview',
)
