import { ProductType } from '@vitrine/contract'
import { type Field, type Fields, field } from '../../../floor/query/field.ts'
import { ALL_PRODUCTS, DEFAULT_VARIANT_ID } from './product-record.ts'

/**
 * `m` is the product's place in a collection, with copies of the columns lists are sorted by; `p` is the
 * product.
 */
const price = field('money', 'm.price_minor')

/** Every product is in the collection of all products, so such a list is never empty. */
const COLLECTION_IDS: Field = { ...field('list', '', 'unsortable'), everyListHolds: ALL_PRODUCTS.id }

/** The documented fields of products. */
export const PRODUCT_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 'p.product_id')],
  ['name', field('name', 'm.name_key')],
  ['slug', field('text', 'p.slug')],
  ['sku', field('text', 'p.sku')],
  ['price', price],
  ['priceData.price', price],
  ['numericId', field('number', 'm.product_number')],
  ['productType', { ...field('choice', 'p.product_type'), values: Object.keys(ProductType) }],
  ['lastUpdated', field('time', 'm.last_updated')],
  ['createdDate', field('time', 'p.created_at', 'unsortable')],
  ['description', field('text', 'p.description', 'unsortable')],
  ['collectionIds', COLLECTION_IDS],
])

/** The documented fields of collections, and whether they are visible. */
export const COLLECTION_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 'c.collection_id')],
  ['name', field('name', 'c.name_key')],
  ['slug', field('text', 'c.slug')],
])

/** The composite id of a variant in store-wide lists. */
export const STORE_VARIANT_ID = "(p.product_id || '-' || v.variant_id)"

/** Fields of variants in store-wide lists. */
export const STORE_VARIANT_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', STORE_VARIANT_ID)],
  ['productId', field('text', 'p.product_id')],
  ['variantId', field('text', 'v.variant_id')],
  ['productName', field('name', 'p.name_key')],
  ['managedVariant', field('flag', `(CASE WHEN v.variant_id = '${DEFAULT_VARIANT_ID}' THEN 0 ELSE 1 END)`)],
  ['sku', field('text', 'v.sku')],
  ['collectionIds', COLLECTION_IDS],
])
