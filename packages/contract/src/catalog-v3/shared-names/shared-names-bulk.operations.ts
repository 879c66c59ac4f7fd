import { operation } from '../../declare/operation.ts'
import { brandsV3, infoSectionsV3, ribbonsV3 } from '../../declare/service.ts'
import type { V3BulkResponse } from '../bulk-v3.schemas.ts'
import type { CountSharedRequest, CountSharedResponse } from './shared-names.schemas.ts'
import type {
  BulkCreateBrandsRequest,
  BulkCreateBrandsResponse,
  BulkCreateInfoSectionsRequest,
  BulkCreateInfoSectionsResponse,
  BulkCreateRibbonsRequest,
  BulkCreateRibbonsResponse,
  BulkDeleteBrandsRequest,
  BulkDeleteInfoSectionsRequest,
  BulkDeleteRibbonsRequest,
  BulkGetOrCreateInfoSectionsRequest,
  BulkInfoSectionsResponse,
} from './shared-names-bulk.schemas.ts'

export const countRibbons = /* @__PURE__ */ operation<CountSharedRequest, CountSharedResponse>(
  'countRibbons',
  'Counts ribbons.',
  ribbonsV3,
  'POST /v3/ribbons/count',
)

export const bulkCreateRibbons = /* @__PURE__ */ operation<
  BulkCreateRibbonsRequest,
  BulkCreateRibbonsResponse
>(
  'bulkCreateRibbons',
  'Creates up to 100 ribbons. Each one succeeds or fails on its own.',
  ribbonsV3,
  'POST /v3/bulk/ribbons/create',
)

export const bulkDeleteRibbons = /* @__PURE__ */ operation<BulkDeleteRibbonsRequest, V3BulkResponse>(
  'bulkDeleteRibbons',
  'Deletes up to 100 ribbons, and removes them from products.',
  ribbonsV3,
  'POST /v3/bulk/ribbons/delete',
)

export const countBrands = /* @__PURE__ */ operation<CountSharedRequest, CountSharedResponse>(
  'countBrands',
  'Counts brands.',
  brandsV3,
  'POST /v3/brands/count',
)

export const bulkCreateBrands = /* @__PURE__ */ operation<BulkCreateBrandsRequest, BulkCreateBrandsResponse>(
  'bulkCreateBrands',
  'Creates up to 100 brands. Each one succeeds or fails on its own.',
  brandsV3,
  'POST /v3/bulk/brands/create',
)

export const bulkDeleteBrands = /* @__PURE__ */ operation<BulkDeleteBrandsRequest, V3BulkResponse>(
  'bulkDeleteBrands',
  'Deletes up to 100 brands, and removes them from products.',
  brandsV3,
  'POST /v3/bulk/brands/delete',
)

export const countInfoSections = /* @__PURE__ */ operation<CountSharedRequest, CountSharedResponse>(
  'countInfoSections',
  'Counts info sections.',
  infoSectionsV3,
  'POST /v3/info-sections/count',
)

export const bulkCreateInfoSections = /* @__PURE__ */ operation<
  BulkCreateInfoSectionsRequest,
  BulkCreateInfoSectionsResponse
>(
  'bulkCreateInfoSections',
  'Creates up to 100 info sections. Each one succeeds or fails on its own.',
  infoSectionsV3,
  'POST /v3/bulk/info-sections/create',
)

export const bulkDeleteInfoSections = /* @__PURE__ */ operation<
  BulkDeleteInfoSectionsRequest,
  V3BulkResponse
>(
  'bulkDeleteInfoSections',
  'Deletes up to 100 info sections, and removes them from products.',
  infoSectionsV3,
  'POST /v3/bulk/info-sections/delete',
)

export const bulkGetOrCreateInfoSections = /* @__PURE__ */ operation<
  BulkGetOrCreateInfoSectionsRequest,
  BulkInfoSectionsResponse
>(
  'bulkGetOrCreateInfoSections',
  'Returns info sections by title and text, and creates those that are missing.',
  infoSectionsV3,
  'POST /v3/bulk/info-sections/get-or-create',
)
