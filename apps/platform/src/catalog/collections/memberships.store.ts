import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { productWire } from '../products/printed/product-wire.store.ts'
import { searchIndex } from '../search-index/search-index.ts'

const productsIn = statement<MemberRow>(
  `SELECT m.product_number, p.product_id, m.visible
   FROM collection_products m
   JOIN products p ON p.site_id = m.site_id AND p.product_number = m.product_number
   WHERE m.site_id = ? AND m.collection_number = ?
   ORDER BY m.product_number LIMIT ?`,
)
const named = selectIn<MemberRow>(
  'SELECT product_number, product_id, visible FROM products WHERE site_id = ? AND product_id IN (?*)',
)
const held = selectIn<{ product_number: number }>(
  `SELECT product_number FROM collection_products
   WHERE site_id = ? AND product_number IN (?*) AND collection_number = ?`,
)
const join = statement(
  `INSERT INTO collection_products
     (site_id, collection_number, product_number, visible, price_minor, name_key, last_updated, created_at, brand,
      ribbon)
   SELECT site_id, CAST(? AS BIGINT), product_number, visible, price_minor, name_key, last_updated, created_at, brand,
     ribbon
   FROM products WHERE site_id = ? AND product_number = ?`,
)
const leave = statement(
  'DELETE FROM collection_products WHERE site_id = ? AND collection_number = ? AND product_number = ?',
)
const addToCount = statement(
  `UPDATE collection_counts SET visible_products = visible_products + CAST(? AS BIGINT),
     all_products = all_products + CAST(? AS BIGINT)
   WHERE site_id = ? AND collection_number = ?`,
)

interface MemberRow {
  product_number: number
  product_id: string
  visible: number
}

/** A product, as needed for its places in collections. */
export interface Member {
  readonly number: number
  readonly productId: string
  readonly visible: boolean
}

/**
 * Which products are in which collections. All calls need the site's catalog locked; see `catalogs`. The
 * products' bytes become stale, because they name their collections.
 */
export const memberships = {
  /** Finds products by id, without unknown ones. */
  named: async (reader: Reader, siteId: string, productIds: readonly string[]): Promise<Member[]> =>
    (await named(reader, siteId, productIds)).map(memberOf),

  /** Returns the first products of a collection, by number. */
  first: async (reader: Reader, siteId: string, collection: number, limit: number): Promise<Member[]> =>
    (await reader.all(productsIn, siteId, collection, limit)).map(memberOf),

  /** Returns the numbers of those products that are in a collection. */
  held: async (
    reader: Reader,
    siteId: string,
    collection: number,
    members: readonly Member[],
  ): Promise<Set<number>> => {
    const numbers = members.map(({ number }) => number)
    const rows = await held(reader, siteId, numbers, collection)
    return new Set(rows.map((row) => row.product_number))
  },

  /** Adds products to a collection that they aren't in. */
  add: (tx: Transaction, siteId: string, collection: number, members: readonly Member[]): Promise<void> =>
    move(tx, siteId, collection, members, 1, (number) => tx.run(join, collection, siteId, number)),

  /** Removes products from a collection that they are in. */
  remove: (tx: Transaction, siteId: string, collection: number, members: readonly Member[]): Promise<void> =>
    move(tx, siteId, collection, members, -1, (number) => tx.run(leave, siteId, collection, number)),
}

/** In number order, so that two transactions can't wait for each other. */
const move = async (
  tx: Transaction,
  siteId: string,
  collection: number,
  members: readonly Member[],
  sign: 1 | -1,
  write: (number: number) => Promise<number>,
): Promise<void> => {
  if (members.length === 0) return
  const inOrder = [...members].sort((one, other) => one.number - other.number)
  for (const { number } of inOrder) {
    await productWire.markStale(tx, siteId, number)
    await write(number)
  }
  await searchIndex.collectionsChanged(
    tx,
    siteId,
    inOrder.map(({ number }) => number),
  )
  const visible = members.filter((member) => member.visible).length
  await tx.run(addToCount, sign * visible, sign * members.length, siteId, collection)
}

const memberOf = (row: MemberRow): Member => ({
  number: row.product_number,
  productId: row.product_id,
  visible: row.visible === 1,
})
