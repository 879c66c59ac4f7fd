import { rule } from '../declare/rule.ts'
import * as operations from './abandoned-carts.operations.ts'
import * as schemas from './abandoned-carts.schemas.ts'

/** Rules for carts that were left: callers, schemas and errors. */
export const abandonedCartsRules = [
  rule(operations.listAbandonedCarts, {
    access: 'merchant',
    scope: 'orders:read',
    input: schemas.ListAbandonedCartsRequest,
    output: schemas.ListAbandonedCartsResponse,
    errors: [],
  }),
]
