import { InventoryStatus, ProductType } from '@vitrine/contract'
import { type Field, type Fields, field } from '../../../floor/query/field.ts'
import { ALL_PRODUCTS, DEFAULT_VARIANT_ID } from './product-record.ts'

/**
 * `m` is the product's place in a collection, with copies of the columns lists are sorted by; `p` is the
 * product.
 */
const price = field('money', 'm.price_minor')

/** Every product is in the collection of all products, so such a list is never empty. */
const COLLECTION_IDS: Field = { ...field('list', '', 'unsortable'), everyListHolds: ALL_PRODUCTS.id }

/** Counts visible variants, as `productStockOf` does. Stock changes with every sale, so no copy is kept. */
export const INVENTORY_STATUS: Field = {
  ...field(
    'choice',
    `(SELECT CASE WHEN COALESCE(SUM(v.in_stock), 0) = 0 THEN 'OUT_OF_STOCK'
        WHEN SUM(v.in_stock) < COUNT(*) THEN 'PARTIALLY_OUT_OF_STOCK' ELSE 'IN_STOCK' END
      FROM (SELECT CASE WHEN s.track_quantity = 1 AND s.quantity = 0 THEN 0 ELSE s.in_stock END AS in_stock
        FROM variants s WHERE s.site_id = m.site_id AND s.product_number = m.product_number AND s.visible = 1) v)`,
  ),
  values: Object.keys(InventoryStatus),
}

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
  ['createdDate', field('time', 'm.created_at')],
  ['visible', field('flag', 'm.visible')],
  ['brand', field('text', 'm.brand')],
  ['ribbon', field('text', 'm.ribbon')],
  ['inventoryStatus', INVENTORY_STATUS],
  ['stock.inventoryStatus', INVENTORY_STATUS],
  ['description', field('text', 'p.description', 'unsortable')],
  ['collectionIds', COLLECTION_IDS],
])

/** Whether a product has a schedule. `FindFitting` finds the few that have one. */
export const SCHEDULED: Field = {
  ...field(
    'flag',
    `(CASE WHEN EXISTS (SELECT 1 FROM product_schedules h
        WHERE h.site_id = m.site_id AND h.product_number = m.product_number) THEN 1 ELSE 0 END)`,
    'unsortable',
  ),
}

/** The fields of products for merchants, who also see schedules. */
export const MERCHANT_PRODUCT_FIELDS: Fields = new Map([...PRODUCT_FIELDS, ['scheduled', SCHEDULED]])

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
