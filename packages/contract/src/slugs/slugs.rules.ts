import { rule } from '../declare/rule.ts'
import { findMovedCollection, findMovedProduct } from './slugs.operations.ts'
import {
  FindMovedCollectionRequest,
  FindMovedCollectionResponse,
  FindMovedProductRequest,
  FindMovedProductResponse,
} from './slugs.schemas.ts'

/** Rules for the slug operations: callers, schemas and errors. */
export const slugsRules = [
  rule(findMovedProduct, {
    access: 'visitor',
    scope: 'catalog:read',
    input: FindMovedProductRequest,
    output: FindMovedProductResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(findMovedCollection, {
    access: 'visitor',
    scope: 'catalog:read',
    input: FindMovedCollectionRequest,
    output: FindMovedCollectionResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
]
