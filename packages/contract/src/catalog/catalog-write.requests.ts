import Type from 'typebox'
import { writable } from '../writable.ts'
import { VariantOverride } from './catalog-write.schemas.ts'
import { Product } from './product.schemas.ts'
import { Variant } from './variant.schemas.ts'

/** What `createProduct` takes. */
export const CreateProductRequest = Type.Object(
  {
    product: writable(Product, 'name', 'priceData', 'priceData.price', 'costAndProfitData.itemCost'),
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
    product: writable(Product, 'id?'),
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
