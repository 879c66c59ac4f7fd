import { rule } from '../../declare/rule.ts'
import { V3BulkResponse } from '../bulk-v3.schemas.ts'
import { CountSharedRequest, CountSharedResponse } from './shared-names.schemas.ts'
import * as operations from './shared-names-bulk.operations.ts'
import * as schemas from './shared-names-bulk.schemas.ts'

/** Rules for counts of ribbons, brands and info sections, and for calls that write several of them. */
export const sharedNamesBulkRules = [
  rule(operations.countRibbons, {
    access: 'visitor',
    input: CountSharedRequest,
    output: CountSharedResponse,
    errors: [],
  }),
  rule(operations.bulkCreateRibbons, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.BulkCreateRibbonsRequest,
    output: schemas.BulkCreateRibbonsResponse,
    errors: [],
  }),
  rule(operations.bulkDeleteRibbons, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.BulkDeleteRibbonsRequest,
    output: V3BulkResponse,
    errors: [],
  }),
  rule(operations.countBrands, {
    access: 'visitor',
    input: CountSharedRequest,
    output: CountSharedResponse,
    errors: [],
  }),
  rule(operations.bulkCreateBrands, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.BulkCreateBrandsRequest,
    output: schemas.BulkCreateBrandsResponse,
    errors: [],
  }),
  rule(operations.bulkDeleteBrands, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.BulkDeleteBrandsRequest,
    output: V3BulkResponse,
    errors: [],
  }),
  rule(operations.countInfoSections, {
    access: 'visitor',
    input: CountSharedRequest,
    output: CountSharedResponse,
    errors: [],
  }),
  rule(operations.bulkCreateInfoSections, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.BulkCreateInfoSectionsRequest,
    output: schemas.BulkCreateInfoSectionsResponse,
    errors: [],
  }),
  rule(operations.bulkDeleteInfoSections, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.BulkDeleteInfoSectionsRequest,
    output: V3BulkResponse,
    errors: [],
  }),
  rule(operations.bulkGetOrCreateInfoSections, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.BulkGetOrCreateInfoSectionsRequest,
    output: schemas.BulkInfoSectionsResponse,
    errors: [],
  }),
]
