import { rule } from '../declare/rule.ts'
import { duplicateProduct, explainAvailability } from './product-help.operations.ts'
import {
  DuplicateProductRequest,
  DuplicateProductResponse,
  ExplainAvailabilityRequest,
  ExplainAvailabilityResponse,
} from './product-help.schemas.ts'

/** Rules for what helps merchants with a product: callers, schemas and errors. */
export const productHelpRules = [
  rule(duplicateProduct, {
    access: 'merchant',
    input: DuplicateProductRequest,
    output: DuplicateProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(explainAvailability, {
    access: 'merchant',
    input: ExplainAvailabilityRequest,
    output: ExplainAvailabilityResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
]
