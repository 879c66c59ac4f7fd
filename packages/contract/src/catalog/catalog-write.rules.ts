import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import {
  BulkAdjustProductPropertiesRequest,
  BulkAdjustProductPropertiesResponse,
  BulkUpdateProductsRequest,
  BulkUpdateProductsResponse,
} from './bulk.schemas.ts'
import {
  addProductMedia,
  addProductMediaToChoices,
  addProductsToCollection,
  bulkAdjustProductProperties,
  bulkUpdateProducts,
  createCollection,
  createProduct,
  deleteCollection,
  deleteProduct,
  deleteProductOptions,
  removeProductBrand,
  removeProductMedia,
  removeProductMediaFromChoices,
  removeProductRibbon,
  removeProductsFromCollection,
  resetAllProductVariantData,
  updateCollection,
  updateProduct,
  updateProductVariants,
} from './catalog-write.operations.ts'
import {
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
import {
  AddProductsToCollectionRequest,
  CreateCollectionRequest,
  CreateCollectionResponse,
  DeleteCollectionRequest,
  RemoveProductsFromCollectionRequest,
  UpdateCollectionRequest,
  UpdateCollectionResponse,
} from './collection-write.requests.ts'
import {
  AddProductMediaRequest,
  AddProductMediaToChoicesRequest,
  RemoveProductMediaFromChoicesRequest,
  RemoveProductMediaRequest,
} from './product-media-write.requests.ts'

/** Who may call what, what is checked and how it fails: catalog write. */
export const catalogWriteRules = [
  rule(createProduct, {
    access: 'merchant',
    input: CreateProductRequest,
    output: CreateProductResponse,
    errors: [],
  }),
  rule(updateProduct, {
    access: 'merchant',
    input: UpdateProductRequest,
    output: UpdateProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(deleteProduct, {
    access: 'merchant',
    input: DeleteProductRequest,
    output: DeleteProductResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(updateProductVariants, {
    access: 'merchant',
    input: UpdateVariantsRequest,
    output: UpdateVariantsResponse,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(resetAllProductVariantData, {
    access: 'merchant',
    input: ResetAllVariantDataRequest,
    output: ResetAllVariantDataResponse,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(addProductsToCollection, {
    access: 'merchant',
    input: AddProductsToCollectionRequest,
    output: Empty,
    errors: ['COLLECTION_NOT_FOUND', 'PRODUCT_NOT_FOUND'],
  }),
  rule(removeProductsFromCollection, {
    access: 'merchant',
    input: RemoveProductsFromCollectionRequest,
    output: Empty,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(addProductMedia, {
    access: 'merchant',
    input: AddProductMediaRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'MEDIA_NOT_FOUND', 'CONFLICT'],
  }),
  rule(removeProductMedia, {
    access: 'merchant',
    input: RemoveProductMediaRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(addProductMediaToChoices, {
    access: 'merchant',
    input: AddProductMediaToChoicesRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'MEDIA_NOT_FOUND', 'CONFLICT'],
  }),
  rule(removeProductMediaFromChoices, {
    access: 'merchant',
    input: RemoveProductMediaFromChoicesRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(deleteProductOptions, {
    access: 'merchant',
    input: DeleteProductOptionsRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(removeProductBrand, {
    access: 'merchant',
    input: RemoveProductBrandRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(removeProductRibbon, {
    access: 'merchant',
    input: RemoveProductRibbonRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(createCollection, {
    access: 'merchant',
    input: CreateCollectionRequest,
    output: CreateCollectionResponse,
    errors: [],
  }),
  rule(updateCollection, {
    access: 'merchant',
    input: UpdateCollectionRequest,
    output: UpdateCollectionResponse,
    errors: ['COLLECTION_NOT_FOUND', 'CONFLICT'],
  }),
  rule(deleteCollection, {
    access: 'merchant',
    input: DeleteCollectionRequest,
    output: Empty,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(bulkUpdateProducts, {
    access: 'merchant',
    input: BulkUpdateProductsRequest,
    output: BulkUpdateProductsResponse,
    errors: [],
  }),
  rule(bulkAdjustProductProperties, {
    access: 'merchant',
    input: BulkAdjustProductPropertiesRequest,
    output: BulkAdjustProductPropertiesResponse,
    errors: [],
  }),
]
