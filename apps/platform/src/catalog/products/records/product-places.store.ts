import { statement, type Transaction, type Value } from '../../../floor/database/database.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { nameKey } from '../../../floor/text/name-key.ts'
import { collectionsStore } from './collections.store.ts'
import { ALL_PRODUCTS, type ProductRecord } from './product-record.ts'

const insertMemberships = insertRows('collection_products', [
  'site_id',
  'collection_number',
  'product_number',
  'visible',
  'price_minor',
  'name_key',
  'last_updated',
  'created_at',
  'brand',
  'ribbon',
])
const deleteMemberships = statement(
  'DELETE FROM collection_products WHERE site_id = ? AND product_number = ?',
)
const updateMemberships = statement(
  `UPDATE collection_products SET visible = ?, price_minor = ?, name_key = ?, last_updated = ?, created_at = ?,
     brand = ?, ribbon = ?
   WHERE site_id = ? AND product_number = ?`,
)
/** Each column that lists are sorted by has its own index, so unnamed columns aren't written there. */
const updatePrices = statement(
  `UPDATE collection_products SET price_minor = ?, last_updated = ? WHERE site_id = ? AND product_number = ?`,
)
const addToCount = statement(
  `UPDATE collection_counts SET visible_products = visible_products + CAST(? AS BIGINT),
     all_products = all_products + CAST(? AS BIGINT)
   WHERE site_id = ? AND collection_number = ?`,
)
const membershipsOf = selectIn<Membership>(
  // Only columns of the index by product: SQLite would otherwise use another one, and read all places there.
  `SELECT m.collection_number, m.product_number, p.visible FROM collection_products m
   JOIN products p ON p.site_id = m.site_id AND p.product_number = m.product_number
   WHERE m.site_id = ? AND m.product_number IN (?*) AND m.collection_number >= 0`,
)

export interface Membership {
  collection_number: number
  product_number: number
  visible: number
}

/** The places of products in collections, with their counts. All calls need the site's catalog locked. */
export const productPlaces = {
  /** Finds the places of products, to count them when they change. */
  of: (tx: Transaction, siteId: string, numbers: readonly number[]): Promise<Membership[]> =>
    membershipsOf(tx, siteId, numbers),

  /** Returns whether a product's places and visibility are unchanged. */
  areSame: (before: ProductRecord | undefined, { visible, collectionIds }: ProductRecord): boolean =>
    before?.collectionIds === collectionIds && before.visible === visible,

  /** Updates the copied columns of a product whose places are unchanged. */
  update: async (
    tx: Transaction,
    siteId: string,
    before: ProductRecord | undefined,
    record: ProductRecord,
  ): Promise<void> => {
    const { number, priceMinor, lastUpdated, document } = record
    const same = before?.document
    if (same?.name === document.name && same.brand === document.brand && same.ribbon === document.ribbon)
      await tx.run(updatePrices, priceMinor, lastUpdated, siteId, number)
    else await tx.run(updateMemberships, ...copies(record), siteId, number)
  },

  /** Puts products where they belong. Write the products first, and read their former places before that. */
  save: async (
    tx: Transaction,
    siteId: string,
    records: readonly ProductRecord[],
    before: readonly Membership[],
  ): Promise<void> => {
    const collections = await collectionNumbers(tx, siteId, records)
    for (const number of new Set(before.map((place) => place.product_number)))
      await tx.run(deleteMemberships, siteId, number)
    const after = records.flatMap((record) => membershipsIn(record, collections))
    await insertMemberships(
      tx,
      after.map(({ record, collection }) => [siteId, collection, record.number, ...copies(record)]),
    )
    const places = after.map(({ record, collection }) => ({
      collection_number: collection,
      product_number: record.number,
      visible: Number(record.visible),
    }))
    await count(tx, siteId, before, places)
  },

  /** Counts places that were deleted with their products. */
  forget: (tx: Transaction, siteId: string, before: readonly Membership[]): Promise<void> =>
    count(tx, siteId, before, []),
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
      throw new Error(`Product ${record.productId} names a collection that does not exist`)
    return number
  })
  return [...new Set([ALL_PRODUCTS.number, ...numbers])].map((collection) => ({ record, collection }))
}

/** In the order of the collections, so that two transactions can't wait for each other. */
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

/** The product's columns that its places in collections copy. */
const copies = (record: ProductRecord): Value[] => [
  Number(record.visible),
  record.priceMinor,
  nameKey(record.document.name),
  record.lastUpdated,
  record.createdAt,
  record.document.brand ?? '',
  record.document.ribbon ?? '',
]
