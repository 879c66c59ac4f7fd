import { rule } from '../declare/rule.ts'
import { findMovedCollection, findMovedProduct } from './slugs.operations.ts'
import * as schemas from './slugs.schemas.ts'

/** Rules for the slug operations: callers, schemas and errors. */
export const slugsRules = [
  rule(findMovedProduct, {
    access: 'visitor',
    scope: 'catalog:read',
    input: schemas.FindMovedProductRequest,
    output: schemas.FindMovedProductResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(findMovedCollection, {
    access: 'visitor',
    scope: 'catalog:read',
    input: schemas.FindMovedCollectionRequest,
    output: schemas.FindMovedCollectionResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
]
