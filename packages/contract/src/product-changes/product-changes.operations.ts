import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type {
  CancelProductChangeRequest,
  GetProductChangeRequest,
  ListProductChangeFailuresRequest,
  ListProductChangeFailuresResponse,
  ProductChangeResponse,
  StartProductChangeRequest,
} from './product-changes.schemas.ts'

/** Starts a job that sets or adjusts one property of many products. */
export const startProductChange = /* @__PURE__ */ operation<StartProductChangeRequest, ProductChangeResponse>(
  'startProductChange',
  vitrine,
  'POST',
  '/v1/product-changes',
)

/** Reads the progress of a product change. */
export const getProductChange = /* @__PURE__ */ operation<GetProductChangeRequest, ProductChangeResponse>(
  'getProductChange',
  vitrine,
  'GET',
  '/v1/product-changes/:id',
)

/** Lists the products a product change couldn't change, and why. */
export const listProductChangeFailures = /* @__PURE__ */ operation<
  ListProductChangeFailuresRequest,
  ListProductChangeFailuresResponse
>('listProductChangeFailures', vitrine, 'GET', '/v1/product-changes/:id/failures')

/** Stops a product change. Changes already made stay. */
export const cancelProductChange = /* @__PURE__ */ operation<
  CancelProductChangeRequest,
  ProductChangeResponse
>('cancelProductChange', vitrine, 'POST', '/v1/product-changes/:id/cancel')
