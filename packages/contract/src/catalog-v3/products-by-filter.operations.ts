import { operation } from '../declare/operation.ts'
import { productsV3 } from '../declare/service.ts'
import type {
  BulkAdjustVariantsByFilterRequest,
  BulkDeleteProductsByFilterRequest,
  BulkUpdateProductsByFilterRequest,
  BulkUpdateVariantsByFilterRequest,
  ByFilterResponse,
  CategoriesByFilterRequest,
  InfoSectionsByFilterRequest,
} from './products-by-filter.schemas.ts'

export const bulkUpdateProductsByFilter = /* @__PURE__ */ operation<
  BulkUpdateProductsByFilterRequest,
  ByFilterResponse
>(
  'bulkUpdateProductsByFilter',
  'Starts a job that changes all products that match a filter.',
  productsV3,
  'POST /v3/bulk/products/update-by-filter',
)

export const bulkDeleteProductsByFilter = /* @__PURE__ */ operation<
  BulkDeleteProductsByFilterRequest,
  ByFilterResponse
>(
  'bulkDeleteProductsByFilter',
  'Starts a job that deletes all products that match a filter.',
  productsV3,
  'POST /v3/bulk/products/delete-by-filter',
)

export const bulkUpdateProductVariantsByFilter = /* @__PURE__ */ operation<
  BulkUpdateVariantsByFilterRequest,
  ByFilterResponse
>(
  'bulkUpdateProductVariantsByFilter',
  'Starts a job that changes all variants of the products that match a filter.',
  productsV3,
  'POST /v3/bulk/products/update-variants-by-filter',
)

export const bulkAdjustProductVariantsByFilter = /* @__PURE__ */ operation<
  BulkAdjustVariantsByFilterRequest,
  ByFilterResponse
>(
  'bulkAdjustProductVariantsByFilter',
  'Starts a job that increases or decreases prices and costs of the products that match a filter.',
  productsV3,
  'POST /v3/bulk/products/adjust-variants-by-filter',
)

export const bulkAddInfoSectionsToProductsByFilter = /* @__PURE__ */ operation<
  InfoSectionsByFilterRequest,
  ByFilterResponse
>(
  'bulkAddInfoSectionsToProductsByFilter',
  'Starts a job that adds info sections to all products that match a filter.',
  productsV3,
  'POST /v3/bulk/products/add-info-sections-by-filter',
)

export const bulkRemoveInfoSectionsFromProductsByFilter = /* @__PURE__ */ operation<
  InfoSectionsByFilterRequest,
  ByFilterResponse
>(
  'bulkRemoveInfoSectionsFromProductsByFilter',
  'Starts a job that removes info sections from all products that match a filter.',
  productsV3,
  'POST /v3/bulk/products/remove-info-sections-by-filter',
)

export const bulkAddProductsToCategoriesByFilter = /* @__PURE__ */ operation<
  CategoriesByFilterRequest,
  ByFilterResponse
>(
  'bulkAddProductsToCategoriesByFilter',
  'Starts a job that adds all products that match a filter to categories.',
  productsV3,
  'POST /v3/bulk/products/add-to-categories-by-filter',
)

export const bulkRemoveProductsFromCategoriesByFilter = /* @__PURE__ */ operation<
  CategoriesByFilterRequest,
  ByFilterResponse
>(
  'bulkRemoveProductsFromCategoriesByFilter',
  'Starts a job that removes all products that match a filter from categories.',
  productsV3,
  'POST /v3/bulk/products/remove-from-categories-by-filter',
)
