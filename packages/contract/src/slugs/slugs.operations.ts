import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type { FindMovedProductRequest, FindMovedProductResponse } from './slugs.schemas.ts'

/** Finds the product that had a slug before. */
export const findMovedProduct = /* @__PURE__ */ operation<FindMovedProductRequest, FindMovedProductResponse>(
  'findMovedProduct',
  vitrine,
  'GET',
  '/v1/former-product-slugs/:slug',
)
