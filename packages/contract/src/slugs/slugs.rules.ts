import { rule } from '../rule.ts'
import { findMovedProduct } from './slugs.operations.ts'
import { FindMovedProductRequest, FindMovedProductResponse } from './slugs.schemas.ts'

/** Who may call what, what is checked and how it fails: slugs. */
export const slugsRules = [
  rule(findMovedProduct, {
    summary: 'Finds the product that had a slug before.',
    access: 'visitor',
    scope: 'catalog:read',
    input: FindMovedProductRequest,
    output: FindMovedProductResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
]
