import Type, { type TSchema } from 'typebox'
import { Discount } from '../catalog/product.schemas.ts'
import { exactlyOne } from '../declare/constraint.ts'
import { nullable } from '../declare/schema.ts'

/** A new value. With `from`, it is written only if the product still has that value. */
const valueEdit = <To extends TSchema, From extends TSchema>(to: To, from: From, title: string) =>
  Type.Object({ from: Type.Optional(from), to }, { title })

const id = Type.String({ minLength: 1, maxLength: 36 })
const ids = Type.Array(Type.String({ maxLength: 36 }), { maxItems: 1000 })
const number = Type.Number({ minimum: 0, maximum: 999_999_999.99 })
const known = Type.String({ maxLength: 1000 })

const StockLevel = exactlyOne(
  Type.Object(
    {
      quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999 })),
      inStock: Type.Optional(Type.Boolean()),
    },
    { title: 'StockLevel' },
  ),
  ['quantity', 'inStock'],
)

/** What variants have of their own; a product with one variant has it too. */
const ofVariant = {
  price: Type.Optional(valueEdit(number, number, 'PriceEdit')),
  /** From null: there was none. */
  cost: Type.Optional(valueEdit(number, nullable(number), 'CostEdit')),
  /** A quantity is counted; `inStock` ends counting. */
  stock: Type.Optional(valueEdit(StockLevel, StockLevel, 'StockLevelEdit')),
  /** An empty text removes it. */
  sku: Type.Optional(valueEdit(Type.String({ maxLength: 40 }), known, 'SkuEdit')),
  /** Null for none. */
  weight: Type.Optional(valueEdit(nullable(number), nullable(number), 'WeightEdit')),
  visible: Type.Optional(valueEdit(Type.Boolean(), Type.Boolean(), 'VisibleEdit')),
}

/** New values of a variant. */
export const VariantValues = Type.Object({ variantId: id, ...ofVariant }, { title: 'VariantValues' })
export type VariantValues = Type.Static<typeof VariantValues>

/**
 * New values of a product. Values that differ by variant (price, cost, stock, SKU, weight) are given in `variants`, unless
 * the product has only one. If a value is no longer what `from` says, nothing of that product or variant is written.
 */
export const ProductValues = Type.Object(
  {
    productId: id,
    name: Type.Optional(valueEdit(Type.String({ minLength: 1, maxLength: 80 }), known, 'NameEdit')),
    ...ofVariant,
    discount: Type.Optional(valueEdit(Discount, Discount, 'DiscountEdit')),
    /** Empty texts remove them. */
    ribbon: Type.Optional(valueEdit(Type.String({ maxLength: 30 }), known, 'RibbonEdit')),
    brand: Type.Optional(valueEdit(Type.String({ maxLength: 50 }), known, 'BrandEdit')),
    /** All collections that it is in; the order doesn't count. */
    collectionIds: Type.Optional(valueEdit(ids, ids, 'CollectionIdsEdit')),
    variants: Type.Optional(Type.Array(VariantValues, { maxItems: 1000 })),
  },
  { title: 'ProductValues' },
)
export type ProductValues = Type.Static<typeof ProductValues>
