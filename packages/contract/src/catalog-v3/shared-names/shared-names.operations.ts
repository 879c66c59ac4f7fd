import type { Empty } from '../../declare/empty.schemas.ts'
import { operation, queryOperation } from '../../declare/operation.ts'
import { brandsV3, customizationsV3, infoSectionsV3, ribbonsV3 } from '../../declare/service.ts'
import type * as schemas from './shared-names.schemas.ts'

export const getCustomization = /* @__PURE__ */ operation<
  schemas.CustomizationIdRequest,
  schemas.CustomizationResponse
>(
  'getCustomization',
  'Reads an option or modifier that products share.',
  customizationsV3,
  'GET /v3/customizations/:customizationId',
)

export const queryCustomizations = /* @__PURE__ */ queryOperation<
  schemas.QuerySharedRequest,
  schemas.QueryCustomizationsResponse
>(
  'queryCustomizations',
  'Queries the options and modifiers that products share, with all their choices.',
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
  'Creates an option or modifier for products to share.',
  customizationsV3,
  'POST /v3/customizations',
)

export const updateCustomization = /* @__PURE__ */ operation<
  schemas.UpdateCustomizationRequest,
  schemas.CustomizationResponse
>(
  'updateCustomization',
  'Changes the choices of a customization. Its name and its type stay.',
  customizationsV3,
  'PATCH /v3/customizations/:customization.id',
)

export const addCustomizationChoices = /* @__PURE__ */ operation<
  schemas.AddCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'addCustomizationChoices',
  'Adds choices to a customization.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/add-choices',
)

export const removeCustomizationChoices = /* @__PURE__ */ operation<
  schemas.RemoveCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'removeCustomizationChoices',
  'Removes choices from a customization, if no product has them.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/remove-choices',
)

export const setCustomizationChoices = /* @__PURE__ */ operation<
  schemas.SetCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'setCustomizationChoices',
  'Replaces the choices of a customization. Those that products have must stay.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/set-choices',
)

export const reorderCustomizationChoices = /* @__PURE__ */ operation<
  schemas.ReorderCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'reorderCustomizationChoices',
  'Puts the choices of a customization in another order.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/reorder-choices',
)

export const updateCustomizationChoices = /* @__PURE__ */ operation<
  schemas.UpdateCustomizationChoicesRequest,
  schemas.CustomizationResponse
>(
  'updateCustomizationChoices',
  'Groups choices of a customization under others.',
  customizationsV3,
  'POST /v3/customizations/:customizationId/update-choices',
)

export const bulkCreateCustomizations = /* @__PURE__ */ operation<
  schemas.BulkCreateCustomizationsRequest,
  schemas.BulkCustomizationsResponse
>(
  'bulkCreateCustomizations',
  'Creates up to 100 options and modifiers, each on its own.',
  customizationsV3,
  'POST /v3/bulk/customizations/create',
)

export const bulkUpdateCustomizations = /* @__PURE__ */ operation<
  schemas.BulkUpdateCustomizationsRequest,
  schemas.BulkCustomizationsResponse
>(
  'bulkUpdateCustomizations',
  'Changes the choices of up to 100 customizations, each on its own.',
  customizationsV3,
  'POST /v3/bulk/customizations/update',
)

export const bulkAddCustomizationChoices = /* @__PURE__ */ operation<
  schemas.BulkAddCustomizationChoicesRequest,
  schemas.BulkCustomizationsResponse
>(
  'bulkAddCustomizationChoices',
  'Adds choices to up to 100 customizations, each on its own.',
  customizationsV3,
  'POST /v3/bulk/customizations/add-choices',
)

export const getRibbon = /* @__PURE__ */ operation<schemas.RibbonIdRequest, schemas.RibbonResponse>(
  'getRibbon',
  'Reads a ribbon.',
  ribbonsV3,
  'GET /v3/ribbons/:ribbonId',
)

export const queryRibbons = /* @__PURE__ */ operation<
  schemas.QuerySharedRequest,
  schemas.QueryRibbonsResponse
>('queryRibbons', 'Queries the ribbons of products.', ribbonsV3, 'POST /v3/ribbons/query')

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
  'Returns the ribbon with a name, or creates it.',
  ribbonsV3,
  'POST /v3/ribbons/get-or-create',
)

export const bulkGetOrCreateRibbons = /* @__PURE__ */ operation<
  schemas.BulkGetOrCreateRibbonsRequest,
  schemas.BulkRibbonsResponse
>(
  'bulkGetOrCreateRibbons',
  'Returns the ribbons with these names, and creates missing ones.',
  ribbonsV3,
  'POST /v3/bulk/ribbons/get-or-create',
)

export const getBrand = /* @__PURE__ */ operation<schemas.BrandIdRequest, schemas.BrandResponse>(
  'getBrand',
  'Reads a brand.',
  brandsV3,
  'GET /v3/brands/:brandId',
)

export const queryBrands = /* @__PURE__ */ queryOperation<
  schemas.QuerySharedRequest,
  schemas.QueryBrandsResponse
>('queryBrands', 'Queries the brands of products.', brandsV3, '/v3/brands/query')

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
  'Returns the brand with a name, or creates it.',
  brandsV3,
  'POST /v3/brands/get-or-create',
)

export const bulkGetOrCreateBrands = /* @__PURE__ */ operation<
  schemas.BulkGetOrCreateBrandsRequest,
  schemas.BulkBrandsResponse
>(
  'bulkGetOrCreateBrands',
  'Returns the brands with these names, and creates missing ones.',
  brandsV3,
  'POST /v3/bulk/brands/get-or-create',
)

export const getInfoSection = /* @__PURE__ */ operation<
  schemas.InfoSectionIdRequest,
  schemas.InfoSectionResponse
>(
  'getInfoSection',
  'Reads an info section that products share.',
  infoSectionsV3,
  'GET /v3/info-sections/:infoSectionId',
)

export const queryInfoSections = /* @__PURE__ */ queryOperation<
  schemas.QuerySharedRequest,
  schemas.QueryInfoSectionsResponse
>('queryInfoSections', 'Queries the info sections of products.', infoSectionsV3, '/v3/info-sections/query')

export const getOrCreateInfoSection = /* @__PURE__ */ operation<
  schemas.GetOrCreateInfoSectionRequest,
  schemas.InfoSectionResponse
>(
  'getOrCreateInfoSection',
  'Returns the info section with this title and text, and creates it if there is none.',
  infoSectionsV3,
  'POST /v3/info-sections/get-or-create',
)

export const createInfoSection = /* @__PURE__ */ operation<
  schemas.GetOrCreateInfoSectionRequest,
  schemas.InfoSectionResponse
>(
  'createInfoSection',
  'Creates an info section. The same title and text is the same info section.',
  infoSectionsV3,
  'POST /v3/info-sections',
)

export const deleteCustomization = /* @__PURE__ */ operation<schemas.CustomizationIdRequest, Empty>(
  'deleteCustomization',
  'Deletes an option that no product has, or a modifier, which products lose.',
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
