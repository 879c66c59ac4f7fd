import { rule } from '../declare/rule.ts'
import { getLowestPrices, listPriceChanges } from './price-history.operations.ts'
import * as schemas from './price-history.schemas.ts'

/** Rules for the operations about earlier prices: callers, schemas and errors. */
export const priceHistoryRules = [
  rule(listPriceChanges, {
    access: 'merchant',
    input: schemas.ListPriceChangesRequest,
    output: schemas.ListPriceChangesResponse,
    errors: [],
  }),
  rule(getLowestPrices, {
    access: 'visitor',
    scope: 'catalog:read',
    input: schemas.GetLowestPricesRequest,
    output: schemas.GetLowestPricesResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
]
