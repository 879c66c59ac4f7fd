import type { ErrorCode } from '../declare/errors.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './products-by-filter.operations.ts'
import * as schemas from './products-by-filter.schemas.ts'

const jobOf = (...errors: readonly ErrorCode[]) => ({
  access: 'merchant' as const,
  scope: 'catalog:write' as const,
  output: schemas.ByFilterResponse,
  errors: [...errors, 'IDEMPOTENCY_KEY_REUSED'] as const,
})

/** Rules for changing the products that match a filter. What fails for one product is in its job. */
export const productsByFilterRules = [
  rule(operations.bulkUpdateProductsByFilter, {
    ...jobOf('RIBBON_NOT_FOUND', 'BRAND_NOT_FOUND', 'INFO_SECTION_NOT_FOUND'),
    input: schemas.BulkUpdateProductsByFilterRequest,
  }),
  rule(operations.bulkDeleteProductsByFilter, {
    ...jobOf(),
    input: schemas.BulkDeleteProductsByFilterRequest,
  }),
  rule(operations.bulkUpdateProductVariantsByFilter, {
    ...jobOf('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'),
    input: schemas.BulkUpdateVariantsByFilterRequest,
  }),
  rule(operations.bulkAdjustProductVariantsByFilter, {
    ...jobOf(),
    input: schemas.BulkAdjustVariantsByFilterRequest,
  }),
  rule(operations.bulkAddInfoSectionsToProductsByFilter, {
    ...jobOf('INFO_SECTION_NOT_FOUND'),
    input: schemas.InfoSectionsByFilterRequest,
  }),
  rule(operations.bulkRemoveInfoSectionsFromProductsByFilter, {
    ...jobOf(),
    input: schemas.InfoSectionsByFilterRequest,
  }),
  rule(operations.bulkAddProductsToCategoriesByFilter, {
    ...jobOf('CATEGORY_NOT_FOUND'),
    input: schemas.CategoriesByFilterRequest,
  }),
  rule(operations.bulkRemoveProductsFromCategoriesByFilter, {
    ...jobOf('CATEGORY_NOT_FOUND'),
    input: schemas.CategoriesByFilterRequest,
  }),
]
