import Type from 'typebox'
import { guid } from '../schema.ts'
import { writable } from '../writable.ts'
import {
  AdjustValue,
  BulkActionMetadata,
  BulkProductResult,
  MediaAssignmentToChoice,
  MediaDataForWrite,
  SetValue,
  VariantOverride,
} from './catalog-write.schemas.ts'
import { Collection } from './collection.schemas.ts'
import { Product } from './product.schemas.ts'
import { Variant } from './variant.schemas.ts'

/** What `createProduct` takes. */
export const CreateProductRequest = Type.Object(
  {
    product: writable(Product, 'name', 'priceData', 'priceData.price'),
  },
  { title: 'CreateProductRequest' },
)
export type CreateProductRequest = Type.Static<typeof CreateProductRequest>

/** What `createProduct` answers. */
export const CreateProductResponse = Type.Object(
  {
    product: Type.Optional(Product),
  },
  { title: 'CreateProductResponse' },
)
export type CreateProductResponse = Type.Static<typeof CreateProductResponse>

/** What `updateProduct` takes. */
export const UpdateProductRequest = Type.Object(
  {
    product: writable(Product),
  },
  { title: 'UpdateProductRequest' },
)
export type UpdateProductRequest = Type.Static<typeof UpdateProductRequest>

/** What `updateProduct` answers. */
export const UpdateProductResponse = Type.Object(
  {
    product: Type.Optional(Product),
  },
  { title: 'UpdateProductResponse' },
)
export type UpdateProductResponse = Type.Static<typeof UpdateProductResponse>

/** What `deleteProduct` takes. */
export const DeleteProductRequest = Type.Object(
  {
    id: Type.String(),
  },
  { title: 'DeleteProductRequest' },
)
export type DeleteProductRequest = Type.Static<typeof DeleteProductRequest>

/** What `deleteProduct` answers. */
export const DeleteProductResponse = Type.Object({}, { title: 'DeleteProductResponse' })
export type DeleteProductResponse = Type.Static<typeof DeleteProductResponse>

/** What `updateVariants` takes. */
export const UpdateVariantsRequest = Type.Object(
  {
    id: Type.String(),
    variants: Type.Array(writable(VariantOverride)),
  },
  { title: 'UpdateVariantsRequest' },
)
export type UpdateVariantsRequest = Type.Static<typeof UpdateVariantsRequest>

/** What `updateVariants` answers. */
export const UpdateVariantsResponse = Type.Object(
  {
    variants: Type.Optional(Type.Array(Variant)),
  },
  { title: 'UpdateVariantsResponse' },
)
export type UpdateVariantsResponse = Type.Static<typeof UpdateVariantsResponse>

/** What `resetAllVariantData` takes. */
export const ResetAllVariantDataRequest = Type.Object(
  {
    id: Type.String(),
  },
  { title: 'ResetAllVariantDataRequest' },
)
export type ResetAllVariantDataRequest = Type.Static<typeof ResetAllVariantDataRequest>

/** What `resetAllVariantData` answers. */
export const ResetAllVariantDataResponse = Type.Object({}, { title: 'ResetAllVariantDataResponse' })
export type ResetAllVariantDataResponse = Type.Static<typeof ResetAllVariantDataResponse>

/** What `addProductsToCollection` takes. */
export const AddProductsToCollectionRequest = Type.Object(
  {
    id: guid,
    productIds: Type.Array(Type.String(), { maxItems: 1000 }),
  },
  { title: 'AddProductsToCollectionRequest' },
)
export type AddProductsToCollectionRequest = Type.Static<typeof AddProductsToCollectionRequest>

/** What `removeProductsFromCollection` takes. */
export const RemoveProductsFromCollectionRequest = Type.Object(
  {
    id: guid,
    productIds: Type.Array(Type.String(), { maxItems: 1000 }),
  },
  { title: 'RemoveProductsFromCollectionRequest' },
)
export type RemoveProductsFromCollectionRequest = Type.Static<typeof RemoveProductsFromCollectionRequest>

/** What `addProductMedia` takes. */
export const AddProductMediaRequest = Type.Object(
  {
    id: Type.String(),
    media: Type.Array(writable(MediaDataForWrite), { minItems: 1, maxItems: 50 }),
  },
  { title: 'AddProductMediaRequest' },
)
export type AddProductMediaRequest = Type.Static<typeof AddProductMediaRequest>

/** What `removeProductMedia` takes. */
export const RemoveProductMediaRequest = Type.Object(
  {
    id: Type.String(),
    mediaIds: Type.Array(Type.String(), { maxItems: 50 }),
  },
  { title: 'RemoveProductMediaRequest' },
)
export type RemoveProductMediaRequest = Type.Static<typeof RemoveProductMediaRequest>

/** What `addProductMediaToChoices` takes. */
export const AddProductMediaToChoicesRequest = Type.Object(
  {
    id: Type.String(),
    media: Type.Array(writable(MediaAssignmentToChoice, 'option', 'choice'), { minItems: 1, maxItems: 10 }),
  },
  { title: 'AddProductMediaToChoicesRequest' },
)
export type AddProductMediaToChoicesRequest = Type.Static<typeof AddProductMediaToChoicesRequest>

/** What `removeProductMediaFromChoices` takes. */
export const RemoveProductMediaFromChoicesRequest = Type.Object(
  {
    id: Type.String(),
    media: Type.Array(writable(MediaAssignmentToChoice, 'option', 'choice'), { minItems: 1, maxItems: 10 }),
  },
  { title: 'RemoveProductMediaFromChoicesRequest' },
)
export type RemoveProductMediaFromChoicesRequest = Type.Static<typeof RemoveProductMediaFromChoicesRequest>

/** What `deleteProductOptions` takes. */
export const DeleteProductOptionsRequest = Type.Object(
  {
    id: Type.String(),
  },
  { title: 'DeleteProductOptionsRequest' },
)
export type DeleteProductOptionsRequest = Type.Static<typeof DeleteProductOptionsRequest>

/** What `removeProductBrand` takes. */
export const RemoveProductBrandRequest = Type.Object(
  {
    id: Type.String(),
  },
  { title: 'RemoveProductBrandRequest' },
)
export type RemoveProductBrandRequest = Type.Static<typeof RemoveProductBrandRequest>

/** What `removeProductRibbon` takes. */
export const RemoveProductRibbonRequest = Type.Object(
  {
    id: Type.String(),
  },
  { title: 'RemoveProductRibbonRequest' },
)
export type RemoveProductRibbonRequest = Type.Static<typeof RemoveProductRibbonRequest>

/** What `createCollection` takes. */
export const CreateCollectionRequest = Type.Object(
  {
    collection: writable(Collection, 'name'),
  },
  { title: 'CreateCollectionRequest' },
)
export type CreateCollectionRequest = Type.Static<typeof CreateCollectionRequest>

/** What `createCollection` answers. */
export const CreateCollectionResponse = Type.Object(
  {
    collection: Type.Optional(Collection),
  },
  { title: 'CreateCollectionResponse' },
)
export type CreateCollectionResponse = Type.Static<typeof CreateCollectionResponse>

/** What `updateCollection` takes. */
export const UpdateCollectionRequest = Type.Object(
  {
    collection: writable(Collection),
  },
  { title: 'UpdateCollectionRequest' },
)
export type UpdateCollectionRequest = Type.Static<typeof UpdateCollectionRequest>

/** What `updateCollection` answers. */
export const UpdateCollectionResponse = Type.Object(
  {
    collection: Type.Optional(Collection),
  },
  { title: 'UpdateCollectionResponse' },
)
export type UpdateCollectionResponse = Type.Static<typeof UpdateCollectionResponse>

/** What `deleteCollection` takes. */
export const DeleteCollectionRequest = Type.Object(
  {
    id: guid,
  },
  { title: 'DeleteCollectionRequest' },
)
export type DeleteCollectionRequest = Type.Static<typeof DeleteCollectionRequest>

/** What `bulkUpdateProducts` takes. */
export const BulkUpdateProductsRequest = Type.Object(
  {
    ids: Type.Array(Type.String(), { minItems: 1, maxItems: 100 }),
    set: writable(SetValue),
  },
  { title: 'BulkUpdateProductsRequest' },
)
export type BulkUpdateProductsRequest = Type.Static<typeof BulkUpdateProductsRequest>

/** What `bulkUpdateProducts` answers. */
export const BulkUpdateProductsResponse = Type.Object(
  {
    results: Type.Array(BulkProductResult),
    bulkActionMetadata: Type.Optional(BulkActionMetadata),
  },
  { title: 'BulkUpdateProductsResponse' },
)
export type BulkUpdateProductsResponse = Type.Static<typeof BulkUpdateProductsResponse>

/** What `bulkAdjustProductProperties` takes. */
export const BulkAdjustProductPropertiesRequest = Type.Object(
  {
    ids: Type.Array(Type.String(), { minItems: 1, maxItems: 100 }),
    adjust: writable(AdjustValue),
  },
  { title: 'BulkAdjustProductPropertiesRequest' },
)
export type BulkAdjustProductPropertiesRequest = Type.Static<typeof BulkAdjustProductPropertiesRequest>

/** What `bulkAdjustProductProperties` answers. */
export const BulkAdjustProductPropertiesResponse = Type.Object(
  {
    results: Type.Array(BulkProductResult),
    bulkActionMetadata: BulkActionMetadata,
  },
  { title: 'BulkAdjustProductPropertiesResponse' },
)
export type BulkAdjustProductPropertiesResponse = Type.Static<typeof BulkAdjustProductPropertiesResponse>
