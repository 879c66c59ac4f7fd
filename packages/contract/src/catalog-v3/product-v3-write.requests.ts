import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { bulkResponse } from './bulk-response.ts'
import { notKept } from './empty-only.ts'
import { InventoryPreorderInfo, V3InventoryItem } from './inventory/inventory-items.schemas.ts'
import { V3Product } from './product-v3.schemas.ts'
import { V3Variant } from './product-v3-parts.schemas.ts'

const fields = Type.Optional(Type.Array(enumOf(enums.RequestedFields), { maxItems: 100 }))
const returnEntity = Type.Optional(Type.Boolean())
const productId = Type.String({ minLength: 1, maxLength: 36 })

/** The stock of a variant that is written with its product: a counted `quantity`, or whether it is `inStock`. */
export const InventoryItemComposite = Type.Object(
  {
    inStock: Type.Optional(Type.Boolean()),
    quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 99999 })),
    preorderInfo: Type.Optional(InventoryPreorderInfo),
  },
  { title: 'InventoryItemComposite' },
)
export type InventoryItemComposite = Type.Static<typeof InventoryItemComposite>

const written = {
  ...V3Product.properties,
  taxGroupId: notKept,
  additionalRibbons: notKept,
  extendedFields: notKept,
  subscriptionDetails: notKept,
  purchaseEligibility: notKept,
}
const writtenVariant = { ...V3Variant.properties, barcode: notKept, digitalProperties: notKept }
const revised = { id: productId, revision: Type.String({ minLength: 1, maxLength: 20 }) }

/** A product of Catalog V3 as callers write it. */
export const WrittenV3Product = Type.Object(
  {
    ...written,
    variantsInfo: Type.Optional(
      Type.Object({
        variants: Type.Array(Type.Object({ ...writtenVariant }), { minItems: 1, maxItems: 1000 }),
      }),
    ),
  },
  { title: 'WrittenV3Product' },
)
const WrittenV3ProductWithInventory = Type.Object(
  {
    ...written,
    variantsInfo: Type.Optional(
      Type.Object({
        variants: Type.Array(
          Type.Object({ ...writtenVariant, inventoryItem: Type.Optional(InventoryItemComposite) }),
          { minItems: 1, maxItems: 1000 },
        ),
      }),
    ),
  },
  { title: 'V3ProductWithInventory' },
)
const RevisedV3Product = Type.Object(
  { ...WrittenV3Product.properties, ...revised },
  { title: 'RevisedV3Product' },
)
const RevisedV3ProductWithInventory = Type.Object(
  { ...WrittenV3ProductWithInventory.properties, ...revised },
  { title: 'RevisedV3ProductWithInventory' },
)

const ofNewVariants = [
  'name',
  'productType',
  'variantsInfo',
  'variantsInfo.variants',
  'variantsInfo.variants.price',
  'variantsInfo.variants.price.actualPrice',
  'variantsInfo.variants.price.actualPrice.amount',
  'variantsInfo.variants.price.compareAtPrice.amount',
] as const
const ofChange = [
  'id',
  'revision',
  'variantsInfo.variants',
  'variantsInfo.variants.price',
  'variantsInfo.variants.price.actualPrice',
  'variantsInfo.variants.price.actualPrice.amount',
  'variantsInfo.variants.price.compareAtPrice.amount',
] as const

/** Request for `createProduct` of Catalog V3. Its variants are sold out until they get stock. */
export const CreateV3ProductRequest = Type.Object(
  { product: writable(WrittenV3Product, ...ofNewVariants), fields },
  { title: 'CreateV3ProductRequest' },
)
export type CreateV3ProductRequest = Type.Static<typeof CreateV3ProductRequest>

/**
 * Request for `updateProduct` of Catalog V3. Fields that are absent stay, and lists are replaced as a whole.
 * `revision` is the one you read.
 */
export const UpdateV3ProductRequest = Type.Object(
  { product: writable(RevisedV3Product, ...ofChange), fields },
  { title: 'UpdateV3ProductRequest' },
)
export type UpdateV3ProductRequest = Type.Static<typeof UpdateV3ProductRequest>

/** Response with the written product of Catalog V3. */
export const V3ProductResponse = Type.Object({ product: V3Product }, { title: 'V3ProductResponse' })
export type V3ProductResponse = Type.Static<typeof V3ProductResponse>

/** Request for `createProductWithInventory`. Variants without an `inventoryItem` are sold out. */
export const CreateV3ProductWithInventoryRequest = Type.Object(
  { product: writable(WrittenV3ProductWithInventory, ...ofNewVariants), returnEntity, fields },
  { title: 'CreateV3ProductWithInventoryRequest' },
)
export type CreateV3ProductWithInventoryRequest = Type.Static<typeof CreateV3ProductWithInventoryRequest>

/** Request for `updateProductWithInventory`. Variants without an `inventoryItem` keep their stock. */
export const UpdateV3ProductWithInventoryRequest = Type.Object(
  { product: writable(RevisedV3ProductWithInventory, ...ofChange), returnEntity, fields },
  { title: 'UpdateV3ProductWithInventoryRequest' },
)
export type UpdateV3ProductWithInventoryRequest = Type.Static<typeof UpdateV3ProductWithInventoryRequest>

/** The results for the stock of variants that were written with their products. */
export const V3InventoryResults = bulkResponse(Type.Optional(V3InventoryItem), 'V3InventoryResults')
export type V3InventoryResults = Type.Static<typeof V3InventoryResults>

/** A product that was written with its stock. */
export const V3ProductWithInventoryResponse = Type.Object(
  { product: V3Product, inventoryResults: V3InventoryResults },
  { title: 'V3ProductWithInventoryResponse' },
)
export type V3ProductWithInventoryResponse = Type.Static<typeof V3ProductWithInventoryResponse>

/** Request for `deleteProduct` of Catalog V3. */
export const DeleteV3ProductRequest = Type.Object({ productId }, { title: 'DeleteV3ProductRequest' })
export type DeleteV3ProductRequest = Type.Static<typeof DeleteV3ProductRequest>

/** Request for `bulkCreateProducts`: up to 100. Each succeeds or fails on its own. */
export const BulkCreateV3ProductsRequest = Type.Object(
  {
    products: Type.Array(CreateV3ProductRequest.properties.product, { minItems: 1, maxItems: 100 }),
    returnEntity,
    fields,
  },
  { title: 'BulkCreateV3ProductsRequest' },
)
export type BulkCreateV3ProductsRequest = Type.Static<typeof BulkCreateV3ProductsRequest>

/** Request for `bulkCreateProductsWithInventory`: up to 100. Each succeeds or fails on its own. */
export const BulkCreateV3ProductsWithInventoryRequest = Type.Object(
  {
    products: Type.Array(CreateV3ProductWithInventoryRequest.properties.product, {
      minItems: 1,
      maxItems: 100,
    }),
    returnEntity,
    fields,
  },
  { title: 'BulkCreateV3ProductsWithInventoryRequest' },
)
export type BulkCreateV3ProductsWithInventoryRequest = Type.Static<
  typeof BulkCreateV3ProductsWithInventoryRequest
>

/** Request for `bulkUpdateProducts`: up to 100, without repeats. Each succeeds or fails on its own. */
export const BulkUpdateV3ProductsRequest = Type.Object(
  {
    products: Type.Array(Type.Object({ product: UpdateV3ProductRequest.properties.product }), {
      minItems: 1,
      maxItems: 100,
    }),
    returnEntity,
    fields,
  },
  { title: 'BulkUpdateV3ProductsRequest' },
)
export type BulkUpdateV3ProductsRequest = Type.Static<typeof BulkUpdateV3ProductsRequest>

/** Request for `bulkUpdateProductsWithInventory`: up to 100, without repeats. Each succeeds or fails on its own. */
export const BulkUpdateV3ProductsWithInventoryRequest = Type.Object(
  {
    products: Type.Array(Type.Object({ product: UpdateV3ProductWithInventoryRequest.properties.product }), {
      minItems: 1,
      maxItems: 100,
    }),
    returnEntity,
    fields,
  },
  { title: 'BulkUpdateV3ProductsWithInventoryRequest' },
)
export type BulkUpdateV3ProductsWithInventoryRequest = Type.Static<
  typeof BulkUpdateV3ProductsWithInventoryRequest
>

/** Request for `bulkDeleteProducts`: up to 100, without repeats. Each succeeds or fails on its own. */
export const BulkDeleteV3ProductsRequest = Type.Object(
  { productIds: Type.Array(productId, { minItems: 1, maxItems: 100 }) },
  { title: 'BulkDeleteV3ProductsRequest' },
)
export type BulkDeleteV3ProductsRequest = Type.Static<typeof BulkDeleteV3ProductsRequest>

/** Response of bulk calls on products. The products themselves are included only with `returnEntity`. */
export const BulkV3ProductsResponse = bulkResponse(Type.Optional(V3Product), 'BulkV3ProductsResponse')
export type BulkV3ProductsResponse = Type.Static<typeof BulkV3ProductsResponse>

/** Response of bulk calls on products and the stock of their variants. */
export const BulkV3ProductsWithInventoryResponse = Type.Object(
  { productResults: BulkV3ProductsResponse, inventoryResults: V3InventoryResults },
  { title: 'BulkV3ProductsWithInventoryResponse' },
)
export type BulkV3ProductsWithInventoryResponse = Type.Static<typeof BulkV3ProductsWithInventoryResponse>

/** Request for `bulkAddInfoSectionsToProducts` and `bulkRemoveInfoSectionsFromProducts`. */
export const BulkInfoSectionsRequest = Type.Object(
  {
    products: Type.Array(Type.Object({ productId, revision: Type.String({ minLength: 1, maxLength: 20 }) }), {
      minItems: 1,
      maxItems: 100,
    }),
    infoSectionIds: Type.Array(productId, { minItems: 1, maxItems: 100 }),
    returnEntity,
    fields,
  },
  { title: 'BulkInfoSectionsRequest' },
)
export type BulkInfoSectionsRequest = Type.Static<typeof BulkInfoSectionsRequest>
