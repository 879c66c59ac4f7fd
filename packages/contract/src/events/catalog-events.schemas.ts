import Type from 'typebox'
import { CostAndProfitData, PriceData } from '../catalog/price.schemas.ts'
import { PageUrl } from '../catalog/product.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, nullable, timestamp } from '../declare/schema.ts'
import { Media } from '../values/media.schemas.ts'

/** Sent when a product was created. */
export const ProductCreated = Type.Object(
  {
    productId: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    price: Type.Optional(PriceData),
    visible: Type.Optional(Type.Boolean()),
    media: Type.Optional(Media),
    sku: Type.Optional(Type.String()),
    productPageUrl: Type.Optional(PageUrl),
    brand: Type.Optional(nullable(Type.String())),
    costAndProfitData: Type.Optional(CostAndProfitData),
    originatedFromVersion: Type.Optional(enumOf(enums.CatalogVersion)),
    slug: Type.Optional(Type.String()),
  },
  { title: 'ProductCreated' },
)
export type ProductCreated = Type.Static<typeof ProductCreated>

/** Sent when fields of a product changed; lists those fields. */
export const ProductChanged = Type.Object(
  {
    productId: Type.Optional(Type.String()),
    changedFields: Type.Optional(Type.Array(Type.String())),
    originatedFromVersion: Type.Optional(enumOf(enums.CatalogVersion)),
  },
  { title: 'ProductChanged' },
)
export type ProductChanged = Type.Static<typeof ProductChanged>

/** Sent when a product was deleted. */
export const ProductDeleted = Type.Object(
  {
    productId: Type.Optional(Type.String()),
    originatedFromVersion: Type.Optional(enumOf(enums.CatalogVersion)),
  },
  { title: 'ProductDeleted' },
)
export type ProductDeleted = Type.Static<typeof ProductDeleted>

/** Sent when a collection was created. Current packages read `collection_Id`, older ones `collectionId`; both are sent. */
export const CollectionCreated = Type.Object(
  {
    collection_Id: Type.Optional(Type.String()),
    collectionId: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    media: Type.Optional(Media),
    slug: Type.Optional(Type.String()),
    visible: Type.Optional(Type.Boolean()),
    originatedFromVersion: Type.Optional(enumOf(enums.CatalogVersion)),
  },
  { title: 'CollectionCreated' },
)
export type CollectionCreated = Type.Static<typeof CollectionCreated>

/** Sent when fields of a collection changed; lists those fields. */
export const CollectionChanged = Type.Object(
  {
    collection_Id: Type.Optional(Type.String()),
    collectionId: Type.Optional(Type.String()),
    changedFields: Type.Optional(Type.Array(Type.String())),
    originatedFromVersion: Type.Optional(enumOf(enums.CatalogVersion)),
  },
  { title: 'CollectionChanged' },
)
export type CollectionChanged = Type.Static<typeof CollectionChanged>

/** Sent when a collection was deleted. */
export const CollectionDeleted = Type.Object(
  {
    collection_Id: Type.Optional(Type.String()),
    collectionId: Type.Optional(Type.String()),
    originatedFromVersion: Type.Optional(enumOf(enums.CatalogVersion)),
  },
  { title: 'CollectionDeleted' },
)
export type CollectionDeleted = Type.Static<typeof CollectionDeleted>

/** Which fields of which variant changed. */
export const VariantChanged = Type.Object(
  {
    variantId: Type.Optional(Type.String()),
    choices: Type.Optional(Type.Record(Type.String(), Type.String())),
    changedFields: Type.Optional(Type.Array(Type.String())),
    originatedFromVersion: Type.Optional(enumOf(enums.CatalogVersion)),
  },
  { title: 'VariantChanged' },
)
export type VariantChanged = Type.Static<typeof VariantChanged>

/** Sent when variants of a product changed. */
export const VariantsChanged = Type.Object(
  {
    productId: Type.Optional(Type.String()),
    variants: Type.Optional(Type.Array(VariantChanged)),
    originatedFromVersion: Type.Optional(enumOf(enums.CatalogVersion)),
  },
  { title: 'VariantsChanged' },
)
export type VariantsChanged = Type.Static<typeof VariantsChanged>

/** The stock of a variant before or after a change; `quantity` only if it is counted. */
const ChangedStock = Type.Object({
  quantity: Type.Optional(Type.Integer()),
  inStock: Type.Boolean(),
})

/** Sent when the stock of variants changed: by an order, a refund, or by hand. */
export const InventoryVariantsChanged = Type.Object(
  {
    inventoryItemId: Type.String(),
    productId: Type.String(),
    variants: Type.Array(Type.Object({ id: Type.String(), oldValue: ChangedStock, newValue: ChangedStock })),
    updatedDate: timestamp,
  },
  { title: 'InventoryVariantsChanged' },
)
export type InventoryVariantsChanged = Type.Static<typeof InventoryVariantsChanged>
