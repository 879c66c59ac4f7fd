import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  FindMovedCollectionRequest,
  FindMovedCollectionResponse,
  FindMovedProductRequest,
  FindMovedProductResponse,
} from './slugs.schemas.ts'

export const findMovedProduct = /* @__PURE__ */ operation<FindMovedProductRequest, FindMovedProductResponse>(
  'findMovedProduct',
  'Returns the product that used to have a slug.',
  vitrine,
  'GET /v1/former-product-slugs/:slug',
)

export const findMovedCollection = /* @__PURE__ */ operation<
  FindMovedCollectionRequest,
  FindMovedCollectionResponse
>(
  'findMovedCollection',
  'Returns the collection that used to have a slug.',
  vitrine,
  'GET /v1/former-collection-slugs/:slug',
)
