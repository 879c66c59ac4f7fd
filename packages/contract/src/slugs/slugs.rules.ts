import { rule } from '../rule.ts'
import { findMovedCollection, findMovedProduct } from './slugs.operations.ts'
import {
  FindMovedCollectionRequest,
  FindMovedCollectionResponse,
  FindMovedProductRequest,
  FindMovedProductResponse,
} from './slugs.schemas.ts'

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
  rule(findMovedCollection, {
    summary: 'Finds the collection that had a slug before.',
    access: 'visitor',
    scope: 'catalog:read',
    input: FindMovedCollectionRequest,
    output: FindMovedCollectionResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
]
