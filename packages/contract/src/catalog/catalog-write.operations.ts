import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { catalogWriter } from '../service.ts'
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

/** Creates a product. */
export const createProduct = /* @__PURE__ */ operation<CreateProductRequest, CreateProductResponse>(
  'createProduct',
  catalogWriter,
  'POST',
  '/v1/products',
)

/** Changes the given fields of a product. */
export const updateProduct = /* @__PURE__ */ operation<UpdateProductRequest, UpdateProductResponse>(
  'updateProduct',
  catalogWriter,
  'PATCH',
  '/v1/products/:product.id',
)

/** Deletes a product. */
export const deleteProduct = /* @__PURE__ */ operation<DeleteProductRequest, DeleteProductResponse>(
  'deleteProduct',
  catalogWriter,
  'DELETE',
  '/v1/products/:id',
)

/** Changes the price, cost, weight, SKU or visibility of variants. */
export const updateProductVariants = /* @__PURE__ */ operation<UpdateVariantsRequest, UpdateVariantsResponse>(
  'updateProductVariants',
  catalogWriter,
  'PATCH',
  '/v1/products/:id/variants',
)

/** Resets all variants to the data of their product. */
export const resetAllProductVariantData = /* @__PURE__ */ operation<
  ResetAllVariantDataRequest,
  ResetAllVariantDataResponse
>('resetAllProductVariantData', catalogWriter, 'POST', '/v1/products/:id/variants/resetToDefault')

/** Adds products to a collection. */
export const addProductsToCollection = /* @__PURE__ */ operation<AddProductsToCollectionRequest, Empty>(
  'addProductsToCollection',
  catalogWriter,
  'POST',
  '/v1/collections/:id/productIds',
)

/** Removes products from a collection. */
export const removeProductsFromCollection = /* @__PURE__ */ operation<
  RemoveProductsFromCollectionRequest,
  Empty
>('removeProductsFromCollection', catalogWriter, 'POST', '/v1/collections/:id/productIds/delete')

/** Adds files to a product. */
export const addProductMedia = /* @__PURE__ */ operation<AddProductMediaRequest, Empty>(
  'addProductMedia',
  catalogWriter,
  'POST',
  '/v1/products/:id/media',
)

/** Removes files from a product; an empty list removes all. */
export const removeProductMedia = /* @__PURE__ */ operation<RemoveProductMediaRequest, Empty>(
  'removeProductMedia',
  catalogWriter,
  'POST',
  '/v1/products/:id/media/delete',
)

/** Assigns files to choices of one option. */
export const addProductMediaToChoices = /* @__PURE__ */ operation<AddProductMediaToChoicesRequest, Empty>(
  'addProductMediaToChoices',
  catalogWriter,
  'PATCH',
  '/v1/products/:id/choices/media',
)

/** Removes files from choices. */
export const removeProductMediaFromChoices = /* @__PURE__ */ operation<
  RemoveProductMediaFromChoicesRequest,
  Empty
>('removeProductMediaFromChoices', catalogWriter, 'POST', '/v1/products/:id/choices/media/delete')

/** Deletes all options of a product. */
export const deleteProductOptions = /* @__PURE__ */ operation<DeleteProductOptionsRequest, Empty>(
  'deleteProductOptions',
  catalogWriter,
  'DELETE',
  '/v1/products/:id/options',
)

/** Removes the brand of a product. */
export const removeProductBrand = /* @__PURE__ */ operation<RemoveProductBrandRequest, Empty>(
  'removeProductBrand',
  catalogWriter,
  'POST',
  '/v1/products/:id/remove-brand',
)

/** Removes the ribbon of a product. */
export const removeProductRibbon = /* @__PURE__ */ operation<RemoveProductRibbonRequest, Empty>(
  'removeProductRibbon',
  catalogWriter,
  'POST',
  '/v1/products/:id/remove-ribbon',
)

/** Creates a collection. */
export const createCollection = /* @__PURE__ */ operation<CreateCollectionRequest, CreateCollectionResponse>(
  'createCollection',
  catalogWriter,
  'POST',
  '/v1/collections',
)

/** Changes the given fields of a collection. */
export const updateCollection = /* @__PURE__ */ operation<UpdateCollectionRequest, UpdateCollectionResponse>(
  'updateCollection',
  catalogWriter,
  'PATCH',
  '/v1/collections/:collection.id',
)

/** Deletes a collection; its products stay. */
export const deleteCollection = /* @__PURE__ */ operation<DeleteCollectionRequest, Empty>(
  'deleteCollection',
  catalogWriter,
  'DELETE',
  '/v1/collections/:id',
)

/** Sets one property on up to 100 products and reports each result. */
export const bulkUpdateProducts = /* @__PURE__ */ operation<
  BulkUpdateProductsRequest,
  BulkUpdateProductsResponse
>('bulkUpdateProducts', catalogWriter, 'POST', '/v1/bulk/products/update')

/** Changes one property by amount or percentage on up to 100 products and reports each result. */
export const bulkAdjustProductProperties = /* @__PURE__ */ operation<
  BulkAdjustProductPropertiesRequest,
  BulkAdjustProductPropertiesResponse
>('bulkAdjustProductProperties', catalogWriter, 'POST', '/v1/bulk/products/adjust-properties')
