import { V3BulkResponse } from '../catalog-v3/bulk-v3.schemas.ts'
import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { RawHttpResponse } from '../identity/authentication.schemas.ts'
import * as operations from './abandoned-checkouts.operations.ts'
import * as schemas from './abandoned-checkouts.schemas.ts'

const read = { access: 'merchant', scope: 'orders:read' } as const
const write = { access: 'merchant', scope: 'orders:write' } as const

/** Rules for checkouts that were left: callers, schemas and errors. */
export const abandonedCheckoutsRules = [
  rule(operations.getAbandonedCheckout, {
    ...read,
    input: schemas.AbandonedCheckoutIdRequest,
    output: schemas.GetAbandonedCheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(operations.queryAbandonedCheckouts, {
    ...read,
    input: schemas.QueryAbandonedCheckoutsRequest,
    output: schemas.QueryAbandonedCheckoutsResponse,
    errors: [],
  }),
  rule(operations.deleteAbandonedCheckout, {
    ...write,
    input: schemas.AbandonedCheckoutIdRequest,
    output: Empty,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(operations.bulkDeleteAbandonedCheckouts, {
    ...write,
    input: schemas.BulkDeleteAbandonedCheckoutsRequest,
    output: V3BulkResponse,
    errors: [],
  }),
  rule(operations.redirectToCheckout, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.RedirectToCheckoutRequest,
    output: RawHttpResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
]
