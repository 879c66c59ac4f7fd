import { rule } from '../declare/rule.ts'
import { listBackInStockDemand, listLowStock, listStockMovements } from './stock-movements.operations.ts'
import * as schemas from './stock-movements.schemas.ts'

const terms = { access: 'merchant', scope: 'inventory:write', errors: [] } as const

/** Rules for the merchants' lists about stock: callers, schemas and errors. */
export const stockMovementsRules = [
  rule(listStockMovements, {
    ...terms,
    input: schemas.ListStockMovementsRequest,
    output: schemas.ListStockMovementsResponse,
  }),
  rule(listLowStock, { ...terms, input: schemas.ListLowStockRequest, output: schemas.ListLowStockResponse }),
  rule(listBackInStockDemand, {
    ...{
      ...terms,
      input: schemas.ListBackInStockDemandRequest,
      output: schemas.ListBackInStockDemandResponse,
    },
  }),
]
