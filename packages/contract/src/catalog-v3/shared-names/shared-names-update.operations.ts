import { operation } from '../../declare/operation.ts'
import { brandsV3, infoSectionsV3, ribbonsV3 } from '../../declare/service.ts'
import type { BrandResponse, InfoSectionResponse, RibbonResponse } from './shared-names.schemas.ts'
import type {
  BulkCreateBrandsResponse,
  BulkCreateInfoSectionsResponse,
  BulkCreateRibbonsResponse,
} from './shared-names-bulk.schemas.ts'
import type {
  BulkUpdateBrandsRequest,
  BulkUpdateInfoSectionsRequest,
  BulkUpdateRibbonsRequest,
  UpdateBrandRequest,
  UpdateInfoSectionRequest,
  UpdateRibbonRequest,
} from './shared-names-update.schemas.ts'

export const updateRibbon = /* @__PURE__ */ operation<UpdateRibbonRequest, RibbonResponse>(
  'updateRibbon',
  'Renames a ribbon on all products that have it.',
  ribbonsV3,
  'PATCH /v3/ribbons/:ribbon.id',
)

export const bulkUpdateRibbons = /* @__PURE__ */ operation<
  BulkUpdateRibbonsRequest,
  BulkCreateRibbonsResponse
>(
  'bulkUpdateRibbons',
  'Renames up to 100 ribbons. Each one succeeds or fails on its own.',
  ribbonsV3,
  'POST /v3/bulk/ribbons/update',
)

export const updateBrand = /* @__PURE__ */ operation<UpdateBrandRequest, BrandResponse>(
  'updateBrand',
  'Renames a brand on all products that have it.',
  brandsV3,
  'PATCH /v3/brands/:brand.id',
)

export const bulkUpdateBrands = /* @__PURE__ */ operation<BulkUpdateBrandsRequest, BulkCreateBrandsResponse>(
  'bulkUpdateBrands',
  'Renames up to 100 brands. Each one succeeds or fails on its own.',
  brandsV3,
  'POST /v3/bulk/brands/update',
)

export const updateInfoSection = /* @__PURE__ */ operation<UpdateInfoSectionRequest, InfoSectionResponse>(
  'updateInfoSection',
  'Changes the title or text of an info section on all products that have it.',
  infoSectionsV3,
  'PATCH /v3/info-sections/:infoSection.id',
)

export const bulkUpdateInfoSections = /* @__PURE__ */ operation<
  BulkUpdateInfoSectionsRequest,
  BulkCreateInfoSectionsResponse
>(
  'bulkUpdateInfoSections',
  'Changes up to 100 info sections. Each one succeeds or fails on its own.',
  infoSectionsV3,
  'POST /v3/bulk/info-sections/update',
)
