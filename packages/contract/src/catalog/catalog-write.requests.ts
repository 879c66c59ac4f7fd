import Type from 'typebox'
import { writable } from '../declare/writable.ts'
import { VariantOverride } from './catalog-write.schemas.ts'
import { Product } from './product.schemas.ts'
import { Variant } from './variant.schemas.ts'

/** Request for `createProduct`. */
export const CreateProductRequest = Type.Object(
  {
    product: writable(
      Product,
      'name',
      'priceData',
      'priceData.price',
      'costAndProfitData.itemCost',
      'translations.language',
      'translations.media.id',
      'translations.media.altText',
    ),
  },
  { title: 'CreateProductRequest' },
)
export type CreateProductRequest = Type.Static<typeof CreateProductRequest>

/** Response of `createProduct`. */
export const CreateProductResponse = Type.Object(
  { product: Type.Optional(Product) },
  { title: 'CreateProductResponse' },
)
export type CreateProductResponse = Type.Static<typeof CreateProductResponse>

/** Request for `updateProduct`. */
export const UpdateProductRequest = Type.Object(
  {
    product: writable(
      Product,
      'id?',
      'translations.language',
      'translations.media.id',
      'translations.media.altText',
    ),
  },
  { title: 'UpdateProductRequest' },
)
export type UpdateProductRequest = Type.Static<typeof UpdateProductRequest>

/** Response of `updateProduct`. */
export const UpdateProductResponse = Type.Object(
  { product: Type.Optional(Product) },
  { title: 'UpdateProductResponse' },
)
export type UpdateProductResponse = Type.Static<typeof UpdateProductResponse>

/** Request for `deleteProduct`. */
export const DeleteProductRequest = Type.Object({ id: Type.String() }, { title: 'DeleteProductRequest' })
export type DeleteProductRequest = Type.Static<typeof DeleteProductRequest>

/** Response of `deleteProduct`. */
export const DeleteProductResponse = Type.Object({}, { title: 'DeleteProductResponse' })
export type DeleteProductResponse = Type.Static<typeof DeleteProductResponse>

/** Request for `updateVariants`. */
export const UpdateVariantsRequest = Type.Object(
  {
    id: Type.String(),
    variants: Type.Array(writable(VariantOverride)),
  },
  { title: 'UpdateVariantsRequest' },
)
export type UpdateVariantsRequest = Type.Static<typeof UpdateVariantsRequest>

/** Response of `updateVariants`. */
export const UpdateVariantsResponse = Type.Object(
  { variants: Type.Optional(Type.Array(Variant)) },
  { title: 'UpdateVariantsResponse' },
)
export type UpdateVariantsResponse = Type.Static<typeof UpdateVariantsResponse>

/** Request for `resetAllVariantData`. */
export const ResetAllVariantDataRequest = Type.Object(
  { id: Type.String() },
  { title: 'ResetAllVariantDataRequest' },
)
export type ResetAllVariantDataRequest = Type.Static<typeof ResetAllVariantDataRequest>

/** Response of `resetAllVariantData`. */
export const ResetAllVariantDataResponse = Type.Object({}, { title: 'ResetAllVariantDataResponse' })
export type ResetAllVariantDataResponse = Type.Static<typeof ResetAllVariantDataResponse>

/** Request for `deleteProductOptions`. */
export const DeleteProductOptionsRequest = Type.Object(
  { id: Type.String() },
  { title: 'DeleteProductOptionsRequest' },
)
export type DeleteProductOptionsRequest = Type.Static<typeof DeleteProductOptionsRequest>

/** Request for `removeProductBrand`. */
export const RemoveProductBrandRequest = Type.Object(
  { id: Type.String() },
  { title: 'RemoveProductBrandRequest' },
)
export type RemoveProductBrandRequest = Type.Static<typeof RemoveProductBrandRequest>

/** Request for `removeProductRibbon`. */
export const RemoveProductRibbonRequest = Type.Object(
  { id: Type.String() },
  { title: 'RemoveProductRibbonRequest' },
)
export type RemoveProductRibbonRequest = Type.Static<typeof RemoveProductRibbonRequest>
