import { rule } from '../declare/rule.ts'
import { listBackInStockDemand, listLowStock, listStockMovements } from './stock-movements.operations.ts'
import {
  ListBackInStockDemandRequest,
  ListBackInStockDemandResponse,
  ListLowStockRequest,
  ListLowStockResponse,
  ListStockMovementsRequest,
  ListStockMovementsResponse,
} from './stock-movements.schemas.ts'

const terms = { access: 'merchant', scope: 'inventory:write', errors: [] } as const

/** Rules for the lists about stock that merchants have: callers, schemas and errors. */
export const stockMovementsRules = [
  rule(listStockMovements, {
    ...terms,
    input: ListStockMovementsRequest,
    output: ListStockMovementsResponse,
  }),
  rule(listLowStock, { ...terms, input: ListLowStockRequest, output: ListLowStockResponse }),
  rule(listBackInStockDemand, {
    ...{ ...terms, input: ListBackInStockDemandRequest, output: ListBackInStockDemandResponse },
  }),
]
