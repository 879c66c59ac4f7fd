import Type from 'typebox'
import * as enums from '../../declare/enums.ts'
import { enumOf, freeForm, nullable, readOnly, timestamp } from '../../declare/schema.ts'
import { writable } from '../../declare/writable.ts'
import { bulkResponse } from '../bulk-response.ts'
import { V3BulkMetadata, V3ItemMetadata } from '../bulk-v3.schemas.ts'
import { FreeTextSettings } from '../product-v3-parts.schemas.ts'
import { RichContent, V3CursorQuery, V3PagingMetadata } from '../v3-values.schemas.ts'

const id = Type.String({ minLength: 1, maxLength: 36 })
const name = Type.String({ minLength: 1, maxLength: 50 })
const kept = {
  id: readOnly(Type.String()),
  revision: Type.Optional(Type.String({ maxLength: 20 })),
  createdDate: readOnly(timestamp),
  updatedDate: readOnly(timestamp),
}

/** A choice of a customization. */
export const CustomizationChoice = Type.Object(
  {
    id: readOnly(Type.String()),
    choiceType: Type.Optional(enumOf(enums.ChoiceType)),
    key: Type.Optional(readOnly(Type.String())),
    name,
    colorCode: Type.Optional(Type.String({ minLength: 3, maxLength: 20 })),
    /** Broader choices that this one belongs to, such as red for burgundy. */
    primaryChoiceIds: Type.Optional(Type.Array(id, { maxItems: 4 })),
  },
  { title: 'CustomizationChoice' },
)
export type CustomizationChoice = Type.Static<typeof CustomizationChoice>

/** An option or modifier that products share by its name, with every choice that any of them has. */
export const Customization = Type.Object(
  {
    ...kept,
    key: Type.Optional(readOnly(Type.String())),
    name,
    customizationType: enumOf(enums.CustomizationType),
    customizationRenderType: Type.Optional(enumOf(enums.ModifierRenderType)),
    choicesSettings: Type.Optional(
      Type.Object({ choices: Type.Optional(Type.Array(CustomizationChoice, { maxItems: 1000 })) }),
    ),
    freeTextInput: Type.Optional(FreeTextSettings),
  },
  { title: 'Customization' },
)
export type Customization = Type.Static<typeof Customization>

/** Response with one customization. */
export const CustomizationResponse = Type.Object(
  { customization: Customization },
  { title: 'CustomizationResponse' },
)
export type CustomizationResponse = Type.Static<typeof CustomizationResponse>

/** Request for `getCustomization` and `deleteCustomization`. */
export const CustomizationIdRequest = Type.Object(
  { customizationId: id },
  { title: 'CustomizationIdRequest' },
)
export type CustomizationIdRequest = Type.Static<typeof CustomizationIdRequest>

/** Request for `queryCustomizations` and the queries of ribbons, brands and info sections. */
export const QuerySharedRequest = Type.Object(
  {
    query: Type.Optional(V3CursorQuery),
    fields: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
  },
  { title: 'QuerySharedRequest' },
)
export type QuerySharedRequest = Type.Static<typeof QuerySharedRequest>

/** Response of `queryCustomizations`. */
export const QueryCustomizationsResponse = Type.Object(
  { customizations: Type.Array(Customization, { maxItems: 100 }), pagingMetadata: V3PagingMetadata },
  { title: 'QueryCustomizationsResponse' },
)
export type QueryCustomizationsResponse = Type.Static<typeof QueryCustomizationsResponse>

/** Request for `createCustomization`. */
export const CreateCustomizationRequest = Type.Object(
  { customization: writable(Customization, 'name', 'customizationType', 'choicesSettings.choices.name') },
  { title: 'CreateCustomizationRequest' },
)
export type CreateCustomizationRequest = Type.Static<typeof CreateCustomizationRequest>

/** Request for `updateCustomization`. Name and type can't be changed. */
export const UpdateCustomizationRequest = Type.Object(
  { customization: writable(Customization, 'id?', 'revision', 'choicesSettings.choices.name') },
  { title: 'UpdateCustomizationRequest' },
)
export type UpdateCustomizationRequest = Type.Static<typeof UpdateCustomizationRequest>

/** Request for `addCustomizationChoices`. */
export const AddCustomizationChoicesRequest = Type.Object(
  {
    customizationId: id,
    choices: Type.Array(writable(CustomizationChoice, 'name'), { minItems: 1, maxItems: 1000 }),
  },
  { title: 'AddCustomizationChoicesRequest' },
)
export type AddCustomizationChoicesRequest = Type.Static<typeof AddCustomizationChoicesRequest>

/** Request for `removeCustomizationChoices`. */
export const RemoveCustomizationChoicesRequest = Type.Object(
  {
    customizationId: id,
    choiceIds: Type.Array(id, { minItems: 1, maxItems: 100 }),
    revision: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
  },
  { title: 'RemoveCustomizationChoicesRequest' },
)
export type RemoveCustomizationChoicesRequest = Type.Static<typeof RemoveCustomizationChoicesRequest>

/** Request for `setCustomizationChoices`. */
export const SetCustomizationChoicesRequest = Type.Object(
  {
    customizationId: id,
    choices: Type.Array(writable(CustomizationChoice, 'name'), { minItems: 1, maxItems: 1000 }),
  },
  { title: 'SetCustomizationChoicesRequest' },
)
export type SetCustomizationChoicesRequest = Type.Static<typeof SetCustomizationChoicesRequest>

/** Request for `reorderCustomizationChoices`: the ids of all choices, each once, in the new order. */
export const ReorderCustomizationChoicesRequest = Type.Object(
  {
    customizationId: id,
    revision: Type.String({ maxLength: 20 }),
    choiceIds: Type.Array(id, { minItems: 1, maxItems: 1000 }),
  },
  { title: 'ReorderCustomizationChoicesRequest' },
)
export type ReorderCustomizationChoicesRequest = Type.Static<typeof ReorderCustomizationChoicesRequest>

/**
 * Request for `updateCustomizationChoices`: the primary choices of choices that exist, each given by its id. Nothing
 * else of a choice can be changed.
 */
export const UpdateCustomizationChoicesRequest = Type.Object(
  {
    customizationId: id,
    revision: Type.String({ maxLength: 20 }),
    choices: Type.Array(Type.Object({ choice: writable(CustomizationChoice, 'id?') }), {
      minItems: 1,
      maxItems: 100,
    }),
  },
  { title: 'UpdateCustomizationChoicesRequest' },
)
export type UpdateCustomizationChoicesRequest = Type.Static<typeof UpdateCustomizationChoicesRequest>

/** Request for `countCustomizations`, and the counts of ribbons, brands and info sections. */
export const CountSharedRequest = Type.Object(
  { filter: Type.Optional(nullable(freeForm)) },
  { title: 'CountSharedRequest' },
)
export type CountSharedRequest = Type.Static<typeof CountSharedRequest>

/** How many fit. */
export const CountSharedResponse = Type.Object(
  { count: Type.Integer({ minimum: 0 }) },
  { title: 'CountSharedResponse' },
)
export type CountSharedResponse = Type.Static<typeof CountSharedResponse>

const returnEntity = Type.Optional(Type.Boolean())

/** Request for `bulkCreateCustomizations`: up to 100; each succeeds or fails on its own. */
export const BulkCreateCustomizationsRequest = Type.Object(
  {
    customizations: Type.Array(CreateCustomizationRequest.properties.customization, {
      minItems: 1,
      maxItems: 100,
    }),
    returnEntity,
  },
  { title: 'BulkCreateCustomizationsRequest' },
)
export type BulkCreateCustomizationsRequest = Type.Static<typeof BulkCreateCustomizationsRequest>

/** Request for `bulkUpdateCustomizations`: up to 100; each succeeds or fails on its own. */
export const BulkUpdateCustomizationsRequest = Type.Object(
  {
    customizations: Type.Array(
      Type.Object({ customization: UpdateCustomizationRequest.properties.customization }),
      { minItems: 1, maxItems: 100 },
    ),
    returnEntity,
  },
  { title: 'BulkUpdateCustomizationsRequest' },
)
export type BulkUpdateCustomizationsRequest = Type.Static<typeof BulkUpdateCustomizationsRequest>

/** Request for `bulkAddCustomizationChoices`: choices for up to 100 customizations; each succeeds or fails on its own. */
export const BulkAddCustomizationChoicesRequest = Type.Object(
  {
    customizationsChoices: Type.Array(
      Type.Object({
        customizationId: id,
        choices: Type.Array(writable(CustomizationChoice, 'name'), { minItems: 1, maxItems: 100 }),
      }),
      { minItems: 1, maxItems: 100 },
    ),
    returnEntity,
  },
  { title: 'BulkAddCustomizationChoicesRequest' },
)
export type BulkAddCustomizationChoicesRequest = Type.Static<typeof BulkAddCustomizationChoicesRequest>

/** What became of each of several customizations, which are only there with `returnEntity`. */
export const BulkCustomizationsResponse = Type.Object(
  {
    results: Type.Array(
      Type.Object({ itemMetadata: V3ItemMetadata, customization: Type.Optional(Customization) }),
    ),
    bulkActionMetadata: V3BulkMetadata,
  },
  { title: 'BulkCustomizationsResponse' },
)
export type BulkCustomizationsResponse = Type.Static<typeof BulkCustomizationsResponse>

/** A short text on products, such as "New". */
export const V3Ribbon = Type.Object(
  { ...kept, name: Type.String({ minLength: 1, maxLength: 30 }) },
  { title: 'V3Ribbon' },
)
export type V3Ribbon = Type.Static<typeof V3Ribbon>

/** Request for `getRibbon`. */
export const RibbonIdRequest = Type.Object({ ribbonId: id }, { title: 'RibbonIdRequest' })
export type RibbonIdRequest = Type.Static<typeof RibbonIdRequest>

/** Response with one ribbon. */
export const RibbonResponse = Type.Object({ ribbon: V3Ribbon }, { title: 'RibbonResponse' })
export type RibbonResponse = Type.Static<typeof RibbonResponse>

/** Request for `getOrCreateRibbon`. */
export const GetOrCreateRibbonRequest = Type.Object(
  { ribbonName: Type.String({ minLength: 1, maxLength: 30 }) },
  { title: 'GetOrCreateRibbonRequest' },
)
export type GetOrCreateRibbonRequest = Type.Static<typeof GetOrCreateRibbonRequest>

/** Request for `createRibbon`. */
export const CreateRibbonRequest = Type.Object(
  { ribbon: writable(V3Ribbon, 'name') },
  { title: 'CreateRibbonRequest' },
)
export type CreateRibbonRequest = Type.Static<typeof CreateRibbonRequest>

/** Response of `queryRibbons`. */
export const QueryRibbonsResponse = Type.Object(
  { ribbons: Type.Array(V3Ribbon, { maxItems: 100 }), pagingMetadata: V3PagingMetadata },
  { title: 'QueryRibbonsResponse' },
)
export type QueryRibbonsResponse = Type.Static<typeof QueryRibbonsResponse>

/** A brand that products have. */
export const V3Brand = Type.Object({ ...kept, name }, { title: 'V3Brand' })
export type V3Brand = Type.Static<typeof V3Brand>

/** Request for `getBrand`. */
export const BrandIdRequest = Type.Object({ brandId: id }, { title: 'BrandIdRequest' })
export type BrandIdRequest = Type.Static<typeof BrandIdRequest>

/** Response with one brand. */
export const BrandResponse = Type.Object({ brand: V3Brand }, { title: 'BrandResponse' })
export type BrandResponse = Type.Static<typeof BrandResponse>

/** Request for `getOrCreateBrand`. */
export const GetOrCreateBrandRequest = Type.Object({ brandName: name }, { title: 'GetOrCreateBrandRequest' })
export type GetOrCreateBrandRequest = Type.Static<typeof GetOrCreateBrandRequest>

/** Request for `createBrand`. */
export const CreateBrandRequest = Type.Object(
  { brand: writable(V3Brand, 'name') },
  { title: 'CreateBrandRequest' },
)
export type CreateBrandRequest = Type.Static<typeof CreateBrandRequest>

/** Response of `queryBrands`. */
export const QueryBrandsResponse = Type.Object(
  { brands: Type.Array(V3Brand, { maxItems: 100 }), pagingMetadata: V3PagingMetadata },
  { title: 'QueryBrandsResponse' },
)
export type QueryBrandsResponse = Type.Static<typeof QueryBrandsResponse>

/** A titled text that products share. */
export const SharedInfoSection = Type.Object(
  {
    ...kept,
    uniqueName: Type.Optional(Type.String({ maxLength: 100 })),
    title: name,
    description: Type.Optional(RichContent),
    /** HTML. */
    plainDescription: Type.Optional(nullable(Type.String({ maxLength: 16000 }))),
  },
  { title: 'SharedInfoSection' },
)
export type SharedInfoSection = Type.Static<typeof SharedInfoSection>

/** Request for `getInfoSection`. */
export const InfoSectionIdRequest = Type.Object({ infoSectionId: id }, { title: 'InfoSectionIdRequest' })
export type InfoSectionIdRequest = Type.Static<typeof InfoSectionIdRequest>

/** Response with one info section. */
export const InfoSectionResponse = Type.Object(
  { infoSection: SharedInfoSection },
  { title: 'InfoSectionResponse' },
)
export type InfoSectionResponse = Type.Static<typeof InfoSectionResponse>

/** Request for `getOrCreateInfoSection` and `createInfoSection`. */
export const GetOrCreateInfoSectionRequest = Type.Object(
  { infoSection: writable(SharedInfoSection, 'title') },
  { title: 'GetOrCreateInfoSectionRequest' },
)
export type GetOrCreateInfoSectionRequest = Type.Static<typeof GetOrCreateInfoSectionRequest>

/** Response of `queryInfoSections`. */
export const QueryInfoSectionsResponse = Type.Object(
  { infoSections: Type.Array(SharedInfoSection, { maxItems: 100 }), pagingMetadata: V3PagingMetadata },
  { title: 'QueryInfoSectionsResponse' },
)
export type QueryInfoSectionsResponse = Type.Static<typeof QueryInfoSectionsResponse>

/** Request for `bulkGetOrCreateRibbons`. */
export const BulkGetOrCreateRibbonsRequest = Type.Object(
  {
    ribbonNames: Type.Array(Type.String({ minLength: 1, maxLength: 30 }), { minItems: 1, maxItems: 100 }),
  },
  { title: 'BulkGetOrCreateRibbonsRequest' },
)
export type BulkGetOrCreateRibbonsRequest = Type.Static<typeof BulkGetOrCreateRibbonsRequest>

/** Response of `bulkGetOrCreateRibbons`. */
export const BulkRibbonsResponse = bulkResponse(V3Ribbon, 'BulkRibbonsResponse')
export type BulkRibbonsResponse = Type.Static<typeof BulkRibbonsResponse>

/** Request for `bulkGetOrCreateBrands`. */
export const BulkGetOrCreateBrandsRequest = Type.Object(
  { brandNames: Type.Array(name, { minItems: 1, maxItems: 100 }) },
  { title: 'BulkGetOrCreateBrandsRequest' },
)
export type BulkGetOrCreateBrandsRequest = Type.Static<typeof BulkGetOrCreateBrandsRequest>

/** Response of `bulkGetOrCreateBrands`. */
export const BulkBrandsResponse = bulkResponse(V3Brand, 'BulkBrandsResponse')
export type BulkBrandsResponse = Type.Static<typeof BulkBrandsResponse>
