import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import { getShop } from './shop.operations.ts'
import { ShopResponse } from './shop.schemas.ts'

/** Who may call what, what is checked and how it fails: the shop itself. */
export const shopRules = [
  rule(getShop, {
    summary: 'Reads what a storefront needs to know of its shop before it shows anything.',
    access: 'visitor',
    scope: 'catalog:read',
    input: Empty,
    output: ShopResponse,
    errors: [],
  }),
]
