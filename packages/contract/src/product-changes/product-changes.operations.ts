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

/** Begins to set or adjust one property of many products. */
export const startProductChange = /* @__PURE__ */ operation<StartProductChangeRequest, ProductChangeResponse>(
  'startProductChange',
  vitrine,
  'POST',
  '/v1/product-changes',
)

/** Reads how far a change of many products has come. */
export const getProductChange = /* @__PURE__ */ operation<GetProductChangeRequest, ProductChangeResponse>(
  'getProductChange',
  vitrine,
  'GET',
  '/v1/product-changes/:id',
)

/** Lists the products that a change of many could not change, and why. */
export const listProductChangeFailures = /* @__PURE__ */ operation<
  ListProductChangeFailuresRequest,
  ListProductChangeFailuresResponse
>('listProductChangeFailures', vitrine, 'GET', '/v1/product-changes/:id/failures')

/** Ends a change of many products where it is; what is done stays. */
export const cancelProductChange = /* @__PURE__ */ operation<
  CancelProductChangeRequest,
  ProductChangeResponse
>('cancelProductChange', vitrine, 'POST', '/v1/product-changes/:id/cancel')
