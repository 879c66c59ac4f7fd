import type { V3BulkResponse } from '../catalog-v3/bulk-v3.schemas.ts'
import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { ecomAbandonedCheckouts } from '../declare/service.ts'
import type { RawHttpResponse } from '../identity/authentication.schemas.ts'
import type * as schemas from './abandoned-checkouts.schemas.ts'

export const getAbandonedCheckout = /* @__PURE__ */ operation<
  schemas.AbandonedCheckoutIdRequest,
  schemas.GetAbandonedCheckoutResponse
>(
  'getAbandonedCheckout',
  'Reads a checkout that its buyer left.',
  ecomAbandonedCheckouts,
  'GET /v1/abandoned-checkout/:abandonedCheckoutId',
)

export const queryAbandonedCheckouts = /* @__PURE__ */ operation<
  schemas.QueryAbandonedCheckoutsRequest,
  schemas.QueryAbandonedCheckoutsResponse
>(
  'queryAbandonedCheckouts',
  'Finds checkouts that their buyers left.',
  ecomAbandonedCheckouts,
  'POST /v1/abandoned-checkout/query',
)

export const deleteAbandonedCheckout = /* @__PURE__ */ operation<schemas.AbandonedCheckoutIdRequest, Empty>(
  'deleteAbandonedCheckout',
  'Takes a checkout off the list of those left. Its buyer can still order.',
  ecomAbandonedCheckouts,
  'DELETE /v1/abandoned-checkout/:abandonedCheckoutId',
)

export const bulkDeleteAbandonedCheckouts = /* @__PURE__ */ operation<
  schemas.BulkDeleteAbandonedCheckoutsRequest,
  V3BulkResponse
>(
  'bulkDeleteAbandonedCheckouts',
  'Takes several checkouts off the list of those left.',
  ecomAbandonedCheckouts,
  'POST /v1/bulk/abandoned-checkout/delete',
)

export const redirectToCheckout = /* @__PURE__ */ operation<
  schemas.RedirectToCheckoutRequest,
  RawHttpResponse
>(
  'redirectToCheckout',
  'Returns the address where the buyer continues a checkout they left, as a redirect.',
  ecomAbandonedCheckouts,
  'GET /v1/abandoned-checkout/:abandonedCheckoutId/redirect-to-checkout',
)
