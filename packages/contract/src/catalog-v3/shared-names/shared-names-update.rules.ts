import { rule } from '../../declare/rule.ts'
import { BrandResponse, InfoSectionResponse, RibbonResponse } from './shared-names.schemas.ts'
import {
  BulkCreateBrandsResponse,
  BulkCreateInfoSectionsResponse,
  BulkCreateRibbonsResponse,
} from './shared-names-bulk.schemas.ts'
import * as operations from './shared-names-update.operations.ts'
import * as schemas from './shared-names-update.schemas.ts'

const written = { access: 'merchant', scope: 'catalog:write' } as const

/** Rules for renaming ribbons and brands, and for changing info sections. */
export const sharedNamesUpdateRules = [
  rule(operations.updateRibbon, {
    ...written,
    input: schemas.UpdateRibbonRequest,
    output: RibbonResponse,
    errors: ['RIBBON_NOT_FOUND', 'RIBBON_ALREADY_EXISTS', 'CONFLICT'],
  }),
  rule(operations.bulkUpdateRibbons, {
    ...written,
    input: schemas.BulkUpdateRibbonsRequest,
    output: BulkCreateRibbonsResponse,
    errors: [],
  }),
  rule(operations.updateBrand, {
    ...written,
    input: schemas.UpdateBrandRequest,
    output: BrandResponse,
    errors: ['BRAND_NOT_FOUND', 'BRAND_ALREADY_EXISTS', 'CONFLICT'],
  }),
  rule(operations.bulkUpdateBrands, {
    ...written,
    input: schemas.BulkUpdateBrandsRequest,
    output: BulkCreateBrandsResponse,
    errors: [],
  }),
  rule(operations.updateInfoSection, {
    ...written,
    input: schemas.UpdateInfoSectionRequest,
    output: InfoSectionResponse,
    errors: ['INFO_SECTION_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.bulkUpdateInfoSections, {
    ...written,
    input: schemas.BulkUpdateInfoSectionsRequest,
    output: BulkCreateInfoSectionsResponse,
    errors: [],
  }),
]
