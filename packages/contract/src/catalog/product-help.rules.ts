import { rule } from '../declare/rule.ts'
import { duplicateProduct, explainAvailability } from './product-help.operations.ts'
import * as schemas from './product-help.schemas.ts'

/** Rules for the operations that help merchants with a product: callers, schemas and errors. */
export const productHelpRules = [
  rule(duplicateProduct, {
    access: 'merchant',
    input: schemas.DuplicateProductRequest,
    output: schemas.DuplicateProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(explainAvailability, {
    access: 'merchant',
    input: schemas.ExplainAvailabilityRequest,
    output: schemas.ExplainAvailabilityResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
]
