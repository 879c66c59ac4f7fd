import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { getShop } from './shop.operations.ts'
import { ShopResponse } from './shop.schemas.ts'

/** Rules for the shop operations: callers, schemas and errors. */
export const shopRules = [
  rule(getShop, {
    access: 'visitor',
    scope: 'catalog:read',
    input: Empty,
    output: ShopResponse,
    errors: [],
  }),
]
