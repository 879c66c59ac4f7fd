import Type from 'typebox'
import { bulkResponse } from '../bulk-response.ts'
import {
  CreateBrandRequest,
  CreateRibbonRequest,
  GetOrCreateInfoSectionRequest,
  SharedInfoSection,
  V3Brand,
  V3Ribbon,
} from './shared-names.schemas.ts'

/** How many one call takes. */
const several = { minItems: 1, maxItems: 100 }
const ids = Type.Array(Type.String({ minLength: 1, maxLength: 36 }), several)
const returnEntity = Type.Optional(Type.Boolean())

/** Request for `bulkCreateRibbons`: up to 100; each succeeds or fails on its own. */
export const BulkCreateRibbonsRequest = Type.Object(
  { ribbons: Type.Array(CreateRibbonRequest.properties.ribbon, several), returnEntity },
  { title: 'BulkCreateRibbonsRequest' },
)
export type BulkCreateRibbonsRequest = Type.Static<typeof BulkCreateRibbonsRequest>

/** One result for each ribbon; the ribbons themselves are only there with `returnEntity`. */
export const BulkCreateRibbonsResponse = bulkResponse(Type.Optional(V3Ribbon), 'BulkCreateRibbonsResponse')
export type BulkCreateRibbonsResponse = Type.Static<typeof BulkCreateRibbonsResponse>

/** Request for `bulkDeleteRibbons`: up to 100; each succeeds or fails on its own. */
export const BulkDeleteRibbonsRequest = Type.Object({ ribbonIds: ids }, { title: 'BulkDeleteRibbonsRequest' })
export type BulkDeleteRibbonsRequest = Type.Static<typeof BulkDeleteRibbonsRequest>

/** Request for `bulkCreateBrands`: up to 100; each succeeds or fails on its own. */
export const BulkCreateBrandsRequest = Type.Object(
  { brands: Type.Array(CreateBrandRequest.properties.brand, several), returnEntity },
  { title: 'BulkCreateBrandsRequest' },
)
export type BulkCreateBrandsRequest = Type.Static<typeof BulkCreateBrandsRequest>

/** One result for each brand; the brands themselves are only there with `returnEntity`. */
export const BulkCreateBrandsResponse = bulkResponse(Type.Optional(V3Brand), 'BulkCreateBrandsResponse')
export type BulkCreateBrandsResponse = Type.Static<typeof BulkCreateBrandsResponse>

/** Request for `bulkDeleteBrands`: up to 100; each succeeds or fails on its own. */
export const BulkDeleteBrandsRequest = Type.Object({ brandIds: ids }, { title: 'BulkDeleteBrandsRequest' })
export type BulkDeleteBrandsRequest = Type.Static<typeof BulkDeleteBrandsRequest>

/** Request for `bulkCreateInfoSections`: up to 100; each succeeds or fails on its own. */
export const BulkCreateInfoSectionsRequest = Type.Object(
  { infoSections: Type.Array(GetOrCreateInfoSectionRequest.properties.infoSection, several), returnEntity },
  { title: 'BulkCreateInfoSectionsRequest' },
)
export type BulkCreateInfoSectionsRequest = Type.Static<typeof BulkCreateInfoSectionsRequest>

/** One result for each info section; the sections themselves are only there with `returnEntity`. */
export const BulkCreateInfoSectionsResponse = bulkResponse(
  Type.Optional(SharedInfoSection),
  'BulkCreateInfoSectionsResponse',
)
export type BulkCreateInfoSectionsResponse = Type.Static<typeof BulkCreateInfoSectionsResponse>

/** Request for `bulkDeleteInfoSections`: up to 100; each succeeds or fails on its own. */
export const BulkDeleteInfoSectionsRequest = Type.Object(
  { infoSectionIds: ids },
  { title: 'BulkDeleteInfoSectionsRequest' },
)
export type BulkDeleteInfoSectionsRequest = Type.Static<typeof BulkDeleteInfoSectionsRequest>

/** Request for `bulkGetOrCreateInfoSections`. */
export const BulkGetOrCreateInfoSectionsRequest = Type.Object(
  { infoSections: Type.Array(GetOrCreateInfoSectionRequest.properties.infoSection, several) },
  { title: 'BulkGetOrCreateInfoSectionsRequest' },
)
export type BulkGetOrCreateInfoSectionsRequest = Type.Static<typeof BulkGetOrCreateInfoSectionsRequest>

/** Response of `bulkGetOrCreateInfoSections`. */
export const BulkInfoSectionsResponse = bulkResponse(SharedInfoSection, 'BulkInfoSectionsResponse')
export type BulkInfoSectionsResponse = Type.Static<typeof BulkInfoSectionsResponse>
