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
  'Returns an abandoned checkout.',
  ecomAbandonedCheckouts,
  'GET /v1/abandoned-checkout/:abandonedCheckoutId',
)

export const queryAbandonedCheckouts = /* @__PURE__ */ operation<
  schemas.QueryAbandonedCheckoutsRequest,
  schemas.QueryAbandonedCheckoutsResponse
>(
  'queryAbandonedCheckouts',
  'Lists abandoned checkouts by filter, order and page.',
  ecomAbandonedCheckouts,
  'POST /v1/abandoned-checkout/query',
)

export const deleteAbandonedCheckout = /* @__PURE__ */ operation<schemas.AbandonedCheckoutIdRequest, Empty>(
  'deleteAbandonedCheckout',
  'Removes a checkout from the list of abandoned checkouts. Its buyer can still order.',
  ecomAbandonedCheckouts,
  'DELETE /v1/abandoned-checkout/:abandonedCheckoutId',
)

export const bulkDeleteAbandonedCheckouts = /* @__PURE__ */ operation<
  schemas.BulkDeleteAbandonedCheckoutsRequest,
  V3BulkResponse
>(
  'bulkDeleteAbandonedCheckouts',
  'Removes several checkouts from the list of abandoned checkouts.',
  ecomAbandonedCheckouts,
  'POST /v1/bulk/abandoned-checkout/delete',
)

export const redirectToCheckout = /* @__PURE__ */ operation<
  schemas.RedirectToCheckoutRequest,
  RawHttpResponse
>(
  'redirectToCheckout',
  'Redirects to the URL where a buyer continues an abandoned checkout.',
  ecomAbandonedCheckouts,
  'GET /v1/abandoned-checkout/:abandonedCheckoutId/redirect-to-checkout',
)
