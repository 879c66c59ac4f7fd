import type { Empty } from '../../declare/empty.schemas.ts'
import { operation, queryOperation } from '../../declare/operation.ts'
import { brandsV3, customizationsV3, infoSectionsV3, ribbonsV3 } from '../../declare/service.ts'
import type * as schemas from './shared-names.schemas.ts'

export const getCustomization = /* @__PURE__ */ operation<
  schemas.CustomizationIdRequest,
  schemas.CustomizationResponse
>(
  'getCustomization',
  'Returns an option or modifier that products share.',
  customizationsV3,
  'GET /v3/customizations/:customizationId',
)

export const queryCustomizations = /* @__PURE__ */ queryOperation<
  schemas.QuerySharedRequest,
  schemas.QueryCustomizationsResponse
>(
  'queryCustomizations',
  'Lists the options and modifiers that products share, with all their choices.',
  customizationsV3,
  '/v3/customizations/query',
)

export const countCustomizations = /* @__PURE__ */ operation<
  schemas.CountSharedRequest,
  schemas.CountSharedResponse
>(
  'countCustomizations',
  'Counts the options and modifiers that products share.',
  customizationsV3,
  'POST /v3/customizations/count',
)

export const createCustomization = /* @__PURE__ */ operation<
  schemas.CreateCustomizationRequest,
  schemas.CustomizationResponse
>(
  'createCustomization',
  'Creates an option or modifier that products can share.',
  customizationsV3,
  'POST /v3/customizations',
)

export const updateCustomization = /* @__PURE__ */ operation<
  schemas.UpdateCustomizationRequest,
  schemas.CustomizationResponse
>(
  'updateCustomization',
  'Changes the choices of an option or modifier. Its name and type stay the same.',
  customizationsV3,
  'PATCH /v3/customizations/:customization.id',
)

export const addCustomizationChoices = /* @__PURE__ */ operation<
  schemas.AddCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'addCustomizationChoices',
  'Adds choices to an option or modifier.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/add-choices',
)

export const removeCustomizationChoices = /* @__PURE__ */ operation<
  schemas.RemoveCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'removeCustomizationChoices',
  'Removes choices from an option or modifier. Fails for choices that a product uses.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/remove-choices',
)

export const setCustomizationChoices = /* @__PURE__ */ operation<
  schemas.SetCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'setCustomizationChoices',
  'Replaces the choices of an option or modifier. Fails if a choice is left out that a product uses.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/set-choices',
)

export const reorderCustomizationChoices = /* @__PURE__ */ operation<
  schemas.ReorderCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'reorderCustomizationChoices',
  'Changes the order of the choices of an option or modifier.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/reorder-choices',
)

export const updateCustomizationChoices = /* @__PURE__ */ operation<
  schemas.UpdateCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'updateCustomizationChoices',
  'Groups choices of an option or modifier under other choices.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/update-choices',
)

export const bulkCreateCustomizations = /* @__PURE__ */ operation<
  schemas.BulkCreateCustomizationsRequest,
  schemas.BulkCustomizationsResponse
>(
  'bulkCreateCustomizations',
  'Creates up to 100 options and modifiers. Each one succeeds or fails on its own.',
  customizationsV3,
  'POST /v3/bulk/customizations/create',
)

export const bulkUpdateCustomizations = /* @__PURE__ */ operation<
  schemas.BulkUpdateCustomizationsRequest,
  schemas.BulkCustomizationsResponse
>(
  'bulkUpdateCustomizations',
  'Changes the choices of up to 100 options and modifiers. Each one succeeds or fails on its own.',
  customizationsV3,
  'POST /v3/bulk/customizations/update',
)

export const bulkAddCustomizationChoices = /* @__PURE__ */ operation<
  schemas.BulkAddCustomizationChoicesRequest,
  schemas.BulkCustomizationsResponse
>(
  'bulkAddCustomizationChoices',
  'Adds choices to up to 100 options and modifiers. Each one succeeds or fails on its own.',
  customizationsV3,
  'POST /v3/bulk/customizations/add-choices',
)

export const getRibbon = /* @__PURE__ */ operation<schemas.RibbonIdRequest, schemas.RibbonResponse>(
  'getRibbon',
  'Returns a ribbon.',
  ribbonsV3,
  'GET /v3/ribbons/:ribbonId',
)

export const queryRibbons = /* @__PURE__ */ operation<
  schemas.QuerySharedRequest,
  schemas.QueryRibbonsResponse
>('queryRibbons', 'Lists ribbons by filter, order and page.', ribbonsV3, 'POST /v3/ribbons/query')

export const createRibbon = /* @__PURE__ */ operation<schemas.CreateRibbonRequest, schemas.RibbonResponse>(
  'createRibbon',
  'Creates a ribbon.',
  ribbonsV3,
  'POST /v3/ribbons',
)

export const getOrCreateRibbon = /* @__PURE__ */ operation<
  schemas.GetOrCreateRibbonRequest,
  schemas.RibbonResponse
>(
  'getOrCreateRibbon',
  'Returns a ribbon by name, and creates it if there is none.',
  ribbonsV3,
  'POST /v3/ribbons/get-or-create',
)

export const bulkGetOrCreateRibbons = /* @__PURE__ */ operation<
  schemas.BulkGetOrCreateRibbonsRequest,
  schemas.BulkRibbonsResponse
>(
  'bulkGetOrCreateRibbons',
  'Returns ribbons by name, and creates those that are missing.',
  ribbonsV3,
  'POST /v3/bulk/ribbons/get-or-create',
)

export const getBrand = /* @__PURE__ */ operation<schemas.BrandIdRequest, schemas.BrandResponse>(
  'getBrand',
  'Returns a brand.',
  brandsV3,
  'GET /v3/brands/:brandId',
)

export const queryBrands = /* @__PURE__ */ queryOperation<
  schemas.QuerySharedRequest,
  schemas.QueryBrandsResponse
>('queryBrands', 'Lists brands by filter, order and page.', brandsV3, '/v3/brands/query')

export const createBrand = /* @__PURE__ */ operation<schemas.CreateBrandRequest, schemas.BrandResponse>(
  'createBrand',
  'Creates a brand.',
  brandsV3,
  'POST /v3/brands',
)

export const getOrCreateBrand = /* @__PURE__ */ operation<
  schemas.GetOrCreateBrandRequest,
  schemas.BrandResponse
>(
  'getOrCreateBrand',
  'Returns a brand by name, and creates it if there is none.',
  brandsV3,
  'POST /v3/brands/get-or-create',
)

export const bulkGetOrCreateBrands = /* @__PURE__ */ operation<
  schemas.BulkGetOrCreateBrandsRequest,
  schemas.BulkBrandsResponse
>(
  'bulkGetOrCreateBrands',
  'Returns brands by name, and creates those that are missing.',
  brandsV3,
  'POST /v3/bulk/brands/get-or-create',
)

export const getInfoSection = /* @__PURE__ */ operation<
  schemas.InfoSectionIdRequest,
  schemas.InfoSectionResponse
>('getInfoSection', 'Returns an info section.', infoSectionsV3, 'GET /v3/info-sections/:infoSectionId')

export const queryInfoSections = /* @__PURE__ */ queryOperation<
  schemas.QuerySharedRequest,
  schemas.QueryInfoSectionsResponse
>(
  'queryInfoSections',
  'Lists info sections by filter, order and page.',
  infoSectionsV3,
  '/v3/info-sections/query',
)

export const getOrCreateInfoSection = /* @__PURE__ */ operation<
  schemas.GetOrCreateInfoSectionRequest,
  schemas.InfoSectionResponse
>(
  'getOrCreateInfoSection',
  'Returns an info section by title and text, and creates it if there is none.',
  infoSectionsV3,
  'POST /v3/info-sections/get-or-create',
)

export const createInfoSection = /* @__PURE__ */ operation<
  schemas.GetOrCreateInfoSectionRequest,
  schemas.InfoSectionResponse
>(
  'createInfoSection',
  'Creates an info section. One with the same title and text counts as the same section.',
  infoSectionsV3,
  'POST /v3/info-sections',
)

export const deleteCustomization = /* @__PURE__ */ operation<schemas.CustomizationIdRequest, Empty>(
  'deleteCustomization',
  'Deletes a modifier, or an option that no product uses. Products lose the modifier.',
  customizationsV3,
  'DELETE /v3/customizations/:customizationId',
)

export const deleteRibbon = /* @__PURE__ */ operation<schemas.RibbonIdRequest, Empty>(
  'deleteRibbon',
  'Deletes a ribbon, and removes it from products.',
  ribbonsV3,
  'DELETE /v3/ribbons/:ribbonId',
)

export const deleteBrand = /* @__PURE__ */ operation<schemas.BrandIdRequest, Empty>(
  'deleteBrand',
  'Deletes a brand, and removes it from products.',
  brandsV3,
  'DELETE /v3/brands/:brandId',
)

export const deleteInfoSection = /* @__PURE__ */ operation<schemas.InfoSectionIdRequest, Empty>(
  'deleteInfoSection',
  'Deletes an info section, and removes it from products.',
  infoSectionsV3,
  'DELETE /v3/info-sections/:infoSectionId',
)
