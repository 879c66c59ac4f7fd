import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { getSalesOverview } from './sales-overview.operations.ts'
import { SalesOverviewResponse } from './sales-overview.schemas.ts'

/** Rules for the figures of the home page: callers, schemas and errors. */
export const salesOverviewRules = [
  rule(getSalesOverview, {
    access: 'merchant',
    scope: 'orders:read',
    input: Empty,
    output: SalesOverviewResponse,
    errors: [],
  }),
]
