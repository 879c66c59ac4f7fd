import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type {
  FindMovedCollectionRequest,
  FindMovedCollectionResponse,
  FindMovedProductRequest,
  FindMovedProductResponse,
} from './slugs.schemas.ts'

/** Finds the product that used to have a slug. */
export const findMovedProduct = /* @__PURE__ */ operation<FindMovedProductRequest, FindMovedProductResponse>(
  'findMovedProduct',
  vitrine,
  'GET',
  '/v1/former-product-slugs/:slug',
)

/** Finds the collection that used to have a slug. */
export const findMovedCollection = /* @__PURE__ */ operation<
  FindMovedCollectionRequest,
  FindMovedCollectionResponse
>('findMovedCollection', vitrine, 'GET', '/v1/former-collection-slugs/:slug')
