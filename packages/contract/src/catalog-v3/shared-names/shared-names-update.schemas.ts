import Type from 'typebox'
import { writable } from '../../declare/writable.ts'
import { SharedInfoSection, V3Brand, V3Ribbon } from './shared-names.schemas.ts'

/** How many one call takes. */
const several = { minItems: 1, maxItems: 100 }
const returnEntity = Type.Optional(Type.Boolean())

/** Request for `updateRibbon`: another name, on every product that has the ribbon. */
export const UpdateRibbonRequest = Type.Object(
  { ribbon: writable(V3Ribbon, 'id?', 'revision') },
  { title: 'UpdateRibbonRequest' },
)
export type UpdateRibbonRequest = Type.Static<typeof UpdateRibbonRequest>

/** Request for `bulkUpdateRibbons`: up to 100; each succeeds or fails on its own. */
export const BulkUpdateRibbonsRequest = Type.Object(
  {
    ribbons: Type.Array(Type.Object({ ribbon: UpdateRibbonRequest.properties.ribbon }), several),
    returnEntity,
  },
  { title: 'BulkUpdateRibbonsRequest' },
)
export type BulkUpdateRibbonsRequest = Type.Static<typeof BulkUpdateRibbonsRequest>

/** Request for `updateBrand`: another name, on every product that has the brand. */
export const UpdateBrandRequest = Type.Object(
  { brand: writable(V3Brand, 'id?', 'revision') },
  { title: 'UpdateBrandRequest' },
)
export type UpdateBrandRequest = Type.Static<typeof UpdateBrandRequest>

/** Request for `bulkUpdateBrands`: up to 100; each succeeds or fails on its own. */
export const BulkUpdateBrandsRequest = Type.Object(
  { brands: Type.Array(Type.Object({ brand: UpdateBrandRequest.properties.brand }), several), returnEntity },
  { title: 'BulkUpdateBrandsRequest' },
)
export type BulkUpdateBrandsRequest = Type.Static<typeof BulkUpdateBrandsRequest>

/** Request for `updateInfoSection`: another title or text, on every product that has the section. */
export const UpdateInfoSectionRequest = Type.Object(
  { infoSection: writable(SharedInfoSection, 'id?', 'revision') },
  { title: 'UpdateInfoSectionRequest' },
)
export type UpdateInfoSectionRequest = Type.Static<typeof UpdateInfoSectionRequest>

/** Request for `bulkUpdateInfoSections`: up to 100; each succeeds or fails on its own. */
export const BulkUpdateInfoSectionsRequest = Type.Object(
  {
    infoSections: Type.Array(
      Type.Object({ infoSection: UpdateInfoSectionRequest.properties.infoSection }),
      several,
    ),
    returnEntity,
  },
  { title: 'BulkUpdateInfoSectionsRequest' },
)
export type BulkUpdateInfoSectionsRequest = Type.Static<typeof BulkUpdateInfoSectionsRequest>
