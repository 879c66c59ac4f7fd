import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type * as schemas from './abandoned-carts.schemas.ts'

export const listAbandonedCarts = /* @__PURE__ */ operation<
  schemas.ListAbandonedCartsRequest,
  schemas.ListAbandonedCartsResponse
>(
  'listAbandonedCarts',
  'Lists carts that their buyers left before they began a checkout.',
  vitrine,
  'GET /v1/abandoned-carts',
)
