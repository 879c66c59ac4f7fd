import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  DuplicateProductRequest,
  DuplicateProductResponse,
  ExplainAvailabilityRequest,
  ExplainAvailabilityResponse,
} from './product-help.schemas.ts'

export const duplicateProduct = /* @__PURE__ */ operation<DuplicateProductRequest, DuplicateProductResponse>(
  'duplicateProduct',
  'Creates a hidden copy of a product.',
  vitrine,
  'POST /v1/products/:id/duplicate',
)

export const explainAvailability = /* @__PURE__ */ operation<
  ExplainAvailabilityRequest,
  ExplainAvailabilityResponse
>(
  'explainAvailability',
  "Returns whether shoppers can buy a product, and every reason why they can't.",
  vitrine,
  'GET /v1/products/:id/availability',
)
