import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  CancelProductChangeRequest,
  GetProductChangeRequest,
  ListProductChangeFailuresRequest,
  ListProductChangeFailuresResponse,
  ListProductChangesRequest,
  ListProductChangesResponse,
  PreviewProductChangeRequest,
  PreviewProductChangeResponse,
  ProductChangeResponse,
  StartProductChangeRequest,
  UndoProductChangeRequest,
} from './product-changes.schemas.ts'

export const startProductChange = /* @__PURE__ */ operation<StartProductChangeRequest, ProductChangeResponse>(
  'startProductChange',
  'Starts a job that changes one property of many products, or gives each its own values.',
  vitrine,
  'POST /v1/product-changes',
)

export const previewProductChange = /* @__PURE__ */ operation<
  PreviewProductChangeRequest,
  PreviewProductChangeResponse
>(
  'previewProductChange',
  'Returns what a product change would do, without changing anything.',
  vitrine,
  'POST /v1/product-changes/preview',
)

export const listProductChanges = /* @__PURE__ */ operation<
  ListProductChangesRequest,
  ListProductChangesResponse
>(
  'listProductChanges',
  'Lists the product changes of the last 30 days, newest first.',
  vitrine,
  'GET /v1/product-changes',
)

export const undoProductChange = /* @__PURE__ */ operation<UndoProductChangeRequest, ProductChangeResponse>(
  'undoProductChange',
  'Starts a job that restores the values from before a product change.',
  vitrine,
  'POST /v1/product-changes/:id/undo',
)

export const getProductChange = /* @__PURE__ */ operation<GetProductChangeRequest, ProductChangeResponse>(
  'getProductChange',
  'Returns the progress of a product change.',
  vitrine,
  'GET /v1/product-changes/:id',
)

export const listProductChangeFailures = /* @__PURE__ */ operation<
  ListProductChangeFailuresRequest,
  ListProductChangeFailuresResponse
>(
  'listProductChangeFailures',
  "Lists the products that a product change couldn't change, and why.",
  vitrine,
  'GET /v1/product-changes/:id/failures',
)

export const cancelProductChange = /* @__PURE__ */ operation<
  CancelProductChangeRequest,
  ProductChangeResponse
>(
  'cancelProductChange',
  'Stops a product change. Changes already made stay.',
  vitrine,
  'POST /v1/product-changes/:id/cancel',
)
