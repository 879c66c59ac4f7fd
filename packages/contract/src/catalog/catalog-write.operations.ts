import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { catalogWriter } from '../declare/service.ts'
import type {
  BulkAdjustProductPropertiesRequest,
  BulkAdjustProductPropertiesResponse,
  BulkUpdateProductsRequest,
  BulkUpdateProductsResponse,
} from './bulk.schemas.ts'
import type {
  CreateProductRequest,
  CreateProductResponse,
  DeleteProductOptionsRequest,
  DeleteProductRequest,
  DeleteProductResponse,
  RemoveProductBrandRequest,
  RemoveProductRibbonRequest,
  ResetAllVariantDataRequest,
  ResetAllVariantDataResponse,
  UpdateProductRequest,
  UpdateProductResponse,
  UpdateVariantsRequest,
  UpdateVariantsResponse,
} from './catalog-write.requests.ts'
import type {
  AddProductsToCollectionRequest,
  CreateCollectionRequest,
  CreateCollectionResponse,
  DeleteCollectionRequest,
  RemoveProductsFromCollectionRequest,
  UpdateCollectionRequest,
  UpdateCollectionResponse,
} from './collection-write.requests.ts'
import type {
  AddProductMediaRequest,
  AddProductMediaToChoicesRequest,
  RemoveProductMediaFromChoicesRequest,
  RemoveProductMediaRequest,
} from './product-media-write.requests.ts'

export const createProduct = /* @__PURE__ */ operation<CreateProductRequest, CreateProductResponse>(
  'createProduct',
  'Creates a product.',
  catalogWriter,
  'POST /v1/products',
)

export const updateProduct = /* @__PURE__ */ operation<UpdateProductRequest, UpdateProductResponse>(
  'updateProduct',
  'Changes the given fields of a product.',
  catalogWriter,
  'PATCH /v1/products/:product.id',
)

export const deleteProduct = /* @__PURE__ */ operation<DeleteProductRequest, DeleteProductResponse>(
  'deleteProduct',
  'Deletes a product.',
  catalogWriter,
  'DELETE /v1/products/:id',
)

export const updateProductVariants = /* @__PURE__ */ operation<UpdateVariantsRequest, UpdateVariantsResponse>(
  'updateProductVariants',
  'Changes the price, cost, weight, SKU or visibility of variants.',
  catalogWriter,
  'PATCH /v1/products/:id/variants',
)

export const resetAllProductVariantData = /* @__PURE__ */ operation<
  ResetAllVariantDataRequest,
  ResetAllVariantDataResponse
>(
  'resetAllProductVariantData',
  'Resets all variants to the data of their product.',
  catalogWriter,
  'POST /v1/products/:id/variants/resetToDefault',
)

export const addProductsToCollection = /* @__PURE__ */ operation<AddProductsToCollectionRequest, Empty>(
  'addProductsToCollection',
  'Adds products to a collection.',
  catalogWriter,
  'POST /v1/collections/:id/productIds',
)

export const removeProductsFromCollection = /* @__PURE__ */ operation<
  RemoveProductsFromCollectionRequest,
  Empty
>(
  'removeProductsFromCollection',
  'Removes products from a collection.',
  catalogWriter,
  'POST /v1/collections/:id/productIds/delete',
)

export const addProductMedia = /* @__PURE__ */ operation<AddProductMediaRequest, Empty>(
  'addProductMedia',
  'Adds files to a product.',
  catalogWriter,
  'POST /v1/products/:id/media',
)

export const removeProductMedia = /* @__PURE__ */ operation<RemoveProductMediaRequest, Empty>(
  'removeProductMedia',
  'Removes files from a product. An empty list removes all of them.',
  catalogWriter,
  'POST /v1/products/:id/media/delete',
)

export const addProductMediaToChoices = /* @__PURE__ */ operation<AddProductMediaToChoicesRequest, Empty>(
  'addProductMediaToChoices',
  'Assigns files to the choices of one option.',
  catalogWriter,
  'PATCH /v1/products/:id/choices/media',
)

export const removeProductMediaFromChoices = /* @__PURE__ */ operation<
  RemoveProductMediaFromChoicesRequest,
  Empty
>(
  'removeProductMediaFromChoices',
  'Removes files from choices.',
  catalogWriter,
  'POST /v1/products/:id/choices/media/delete',
)

export const deleteProductOptions = /* @__PURE__ */ operation<DeleteProductOptionsRequest, Empty>(
  'deleteProductOptions',
  'Deletes all options of a product.',
  catalogWriter,
  'DELETE /v1/products/:id/options',
)

export const removeProductBrand = /* @__PURE__ */ operation<RemoveProductBrandRequest, Empty>(
  'removeProductBrand',
  'Removes the brand from a product.',
  catalogWriter,
  'POST /v1/products/:id/remove-brand',
)

export const removeProductRibbon = /* @__PURE__ */ operation<RemoveProductRibbonRequest, Empty>(
  'removeProductRibbon',
  'Removes the ribbon from a product.',
  catalogWriter,
  'POST /v1/products/:id/remove-ribbon',
)

export const createCollection = /* @__PURE__ */ operation<CreateCollectionRequest, CreateCollectionResponse>(
  'createCollection',
  'Creates a collection.',
  catalogWriter,
  'POST /v1/collections',
)

export const updateCollection = /* @__PURE__ */ operation<UpdateCollectionRequest, UpdateCollectionResponse>(
  'updateCollection',
  'Changes the given fields of a collection.',
  catalogWriter,
  'PATCH /v1/collections/:collection.id',
)

export const deleteCollection = /* @__PURE__ */ operation<DeleteCollectionRequest, Empty>(
  'deleteCollection',
  'Deletes a collection. Its products stay.',
  catalogWriter,
  'DELETE /v1/collections/:id',
)

export const bulkUpdateProducts = /* @__PURE__ */ operation<
  BulkUpdateProductsRequest,
  BulkUpdateProductsResponse
>(
  'bulkUpdateProducts',
  'Sets one property of up to 100 products. Each one succeeds or fails on its own.',
  catalogWriter,
  'POST /v1/bulk/products/update',
)

export const bulkAdjustProductProperties = /* @__PURE__ */ operation<
  BulkAdjustProductPropertiesRequest,
  BulkAdjustProductPropertiesResponse
>(
  'bulkAdjustProductProperties',
  'Adjusts one property of up to 100 products by an amount or a percentage. Each one succeeds or fails on its own.',
  catalogWriter,
  'POST /v1/bulk/products/adjust-properties',
)
