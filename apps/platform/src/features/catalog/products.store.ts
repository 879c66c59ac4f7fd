import { statement, type Transaction, type Value } from '../../database/database.ts'
import { collectionsStore } from './collections.store.ts'
import { insertRows } from './insert-rows.ts'
import { nameKey } from './name-key.ts'
import { skuOf } from './product.ts'
import { ALL_PRODUCTS, type ProductRecord } from './product-record.ts'
import { selectIn } from './select-in.ts'

const insertProducts = insertRows(
  'products',
  [
    'site_id',
    'product_number',
    'product_id',
    'slug',
    'name_key',
    'sku',
    'product_type',
    'description',
    'visible',
    'price_minor',
    'last_updated',
    'created_at',
    'document',
  ],
  `ON CONFLICT (site_id, product_number) DO UPDATE SET slug = excluded.slug, name_key = excluded.name_key,
     sku = excluded.sku, product_type = excluded.product_type, description = excluded.description,
     visible = excluded.visible, price_minor = excluded.price_minor, last_updated = excluded.last_updated,
     created_at = excluded.created_at, document = excluded.document`,
)
const insertVariants = insertRows('variants', [
  'site_id',
  'product_number',
  'place',
  'variant_id',
  'choices',
  'price_minor',
  'cost_minor',
  'weight',
  'own_sku',
  'sku',
  'visible',
  'track_quantity',
  'quantity',
  'in_stock',
])
const insertMemberships = insertRows('collection_products', [
  'site_id',
  'collection_number',
  'product_number',
  'visible',
  'price_minor',
  'name_key',
  'last_updated',
])
const deleteVariants = statement('DELETE FROM variants WHERE site_id = ? AND product_number = ?')
const deleteMemberships = statement(
  'DELETE FROM collection_products WHERE site_id = ? AND product_number = ?',
)
const addToCount = statement(
  `UPDATE collection_counts SET visible_products = visible_products + CAST(? AS BIGINT),
     all_products = all_products + CAST(? AS BIGINT)
   WHERE site_id = ? AND collection_number = ?`,
)
const numbersOfProducts = selectIn<{ product_id: string; product_number: number }>(
  'SELECT product_id, product_number FROM products WHERE site_id = ? AND product_id IN (?*)',
)
const membershipsOf = selectIn<Membership>(
  `SELECT collection_number, product_number, visible FROM collection_products
   WHERE site_id = ? AND product_number IN (?*)`,
)

interface Membership {
  collection_number: number
  product_number: number
  visible: number
}

/** Writes products. All of it needs the site's catalog locked; see `catalogs`. */
export const productsStore = {
  /** Finds the numbers of the products that exist, by id. */
  numbers: async (tx: Transaction, siteId: string, ids: readonly string[]): Promise<Map<string, number>> =>
    new Map((await numbersOfProducts(tx, siteId, ids)).map((row) => [row.product_id, row.product_number])),

  /** Writes whole products, stock included, with their places in collections and the counts of these. */
  save: async (tx: Transaction, siteId: string, records: readonly ProductRecord[]): Promise<void> => {
    const collections = await collectionNumbers(tx, siteId, records)
    const before = await membershipsOf(
      tx,
      siteId,
      records.map((record) => record.number),
    )
    for (const number of new Set(before.map((membership) => membership.product_number))) {
      await tx.run(deleteVariants, siteId, number)
      await tx.run(deleteMemberships, siteId, number)
    }
    await insertProducts(
      tx,
      records.map((record) => productRow(siteId, record)),
    )
    await insertVariants(
      tx,
      records.flatMap((record) => variantRows(siteId, record)),
    )
    const after = records.flatMap((record) => membershipsIn(record, collections))
    await insertMemberships(
      tx,
      after.map(({ record, collection }) => membershipRow(siteId, record, collection)),
    )
    await count(
      tx,
      siteId,
      before,
      after.map(({ record, collection }) => ({
        collection_number: collection,
        product_number: record.number,
        visible: Number(record.visible),
      })),
    )
  },
}

const collectionNumbers = async (
  tx: Transaction,
  siteId: string,
  records: readonly ProductRecord[],
): Promise<Map<string, number>> => {
  const ids = [...new Set(records.flatMap((record) => record.collectionIds))]
  return collectionsStore.numbers(tx, siteId, ids)
}

const membershipsIn = (
  record: ProductRecord,
  collections: ReadonlyMap<string, number>,
): { record: ProductRecord; collection: number }[] => {
  const numbers = record.collectionIds.map((id) => {
    const number = collections.get(id)
    if (number === undefined)
      throw new Error(`Product ${record.productId} names a collection that is not there`)
    return number
  })
  return [...new Set([ALL_PRODUCTS.number, ...numbers])].map((collection) => ({ record, collection }))
}

/** In the order of the collections, so that two transactions cannot wait for each other. */
const count = async (
  tx: Transaction,
  siteId: string,
  before: readonly Membership[],
  after: readonly Membership[],
): Promise<void> => {
  const changes = new Map<number, { visible: number; all: number }>()
  const add = (memberships: readonly Membership[], sign: 1 | -1): void => {
    for (const { collection_number: number, visible } of memberships) {
      const change = changes.get(number) ?? { visible: 0, all: 0 }
      changes.set(number, { visible: change.visible + sign * visible, all: change.all + sign })
    }
  }
  add(before, -1)
  add(after, 1)
  for (const [number, { visible, all }] of [...changes].sort(([one], [other]) => one - other))
    if (visible !== 0 || all !== 0) await tx.run(addToCount, visible, all, siteId, number)
}

const productRow = (siteId: string, record: ProductRecord): Value[] => [
  siteId,
  record.number,
  record.productId,
  record.slug,
  nameKey(record.document.name),
  record.sku,
  record.productType,
  record.description,
  Number(record.visible),
  record.priceMinor,
  record.lastUpdated,
  record.createdAt,
  JSON.stringify(record.document),
]

const variantRows = (siteId: string, record: ProductRecord): Value[][] =>
  record.variants.map((variant, place) => [
    siteId,
    record.number,
    place,
    variant.variantId,
    JSON.stringify(variant.choices),
    variant.priceMinor ?? null,
    variant.costMinor ?? null,
    variant.weight ?? null,
    variant.sku,
    skuOf(variant, record),
    Number(variant.visible),
    Number(variant.stock.track),
    variant.stock.track ? variant.stock.quantity : 0,
    Number(variant.stock.track || variant.stock.inStock),
  ])

const membershipRow = (siteId: string, record: ProductRecord, collection: number): Value[] => [
  siteId,
  collection,
  record.number,
  Number(record.visible),
  record.priceMinor,
  nameKey(record.document.name),
  record.lastUpdated,
]
