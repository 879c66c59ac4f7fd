import { rule } from '../../declare/rule.ts'
import { V3BulkResponse } from '../bulk-v3.schemas.ts'
import { CountSharedRequest, CountSharedResponse } from './shared-names.schemas.ts'
import {
  bulkCreateBrands,
  bulkCreateInfoSections,
  bulkCreateRibbons,
  bulkDeleteBrands,
  bulkDeleteInfoSections,
  bulkDeleteRibbons,
  bulkGetOrCreateInfoSections,
  countBrands,
  countInfoSections,
  countRibbons,
} from './shared-names-bulk.operations.ts'
import {
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

/** Rules for counts of ribbons, brands and info sections, and for calls that write several of them. */
export const sharedNamesBulkRules = [
  rule(countRibbons, {
    access: 'visitor',
    input: CountSharedRequest,
    output: CountSharedResponse,
    errors: [],
  }),
  rule(bulkCreateRibbons, {
    access: 'merchant',
    scope: 'catalog:write',
    input: BulkCreateRibbonsRequest,
    output: BulkCreateRibbonsResponse,
    errors: [],
  }),
  rule(bulkDeleteRibbons, {
    access: 'merchant',
    scope: 'catalog:write',
    input: BulkDeleteRibbonsRequest,
    output: V3BulkResponse,
    errors: [],
  }),
  rule(countBrands, {
    access: 'visitor',
    input: CountSharedRequest,
    output: CountSharedResponse,
    errors: [],
  }),
  rule(bulkCreateBrands, {
    access: 'merchant',
    scope: 'catalog:write',
    input: BulkCreateBrandsRequest,
    output: BulkCreateBrandsResponse,
    errors: [],
  }),
  rule(bulkDeleteBrands, {
    access: 'merchant',
    scope: 'catalog:write',
    input: BulkDeleteBrandsRequest,
    output: V3BulkResponse,
    errors: [],
  }),
  rule(countInfoSections, {
    access: 'visitor',
    input: CountSharedRequest,
    output: CountSharedResponse,
    errors: [],
  }),
  rule(bulkCreateInfoSections, {
    access: 'merchant',
    scope: 'catalog:write',
    input: BulkCreateInfoSectionsRequest,
    output: BulkCreateInfoSectionsResponse,
    errors: [],
  }),
  rule(bulkDeleteInfoSections, {
    access: 'merchant',
    scope: 'catalog:write',
    input: BulkDeleteInfoSectionsRequest,
    output: V3BulkResponse,
    errors: [],
  }),
  rule(bulkGetOrCreateInfoSections, {
    access: 'merchant',
    scope: 'catalog:write',
    input: BulkGetOrCreateInfoSectionsRequest,
    output: BulkInfoSectionsResponse,
    errors: [],
  }),
]
