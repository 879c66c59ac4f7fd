import { BLOCK } from '../../catalog/search-index/container.ts'
import type { Value } from '../../floor/database/database.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'
import type { Shop } from '../shop.ts'

/** Rows in one transaction. */
const STEP = 20_000

/** The time between copies of a product, so that they aren't neighbours in lists. */
const APART_MS = 37 * 24 * 3_600_000

/** The values that differ in a copied row, by column. */
type Own = Readonly<Record<string, string>>

/** The tables of products, in the order in which rows refer to each other. */
const tablesOf = (copy: number): readonly (readonly [table: string, own: Own])[] => {
  const created_at = `created_at - ${copy * APART_MS}`
  const ownId = (column: string): string => `'0c${String(copy).padStart(6, '0')}' || substr(${column}, 9)`
  return [
    ['products', { product_id: ownId('product_id'), slug: `slug || '-${copy}'`, created_at }],
    ['variants', { store_variant_id: ownId('store_variant_id') }],
    ['collection_products', { created_at }],
    // The bytes name their product, so the next reader makes them again.
    ['product_wire', { built_revision: '0', body: 'substr(body, 1, 0)' }],
    ['search_documents', {}],
  ]
}
/** The search index lists places within blocks of products, which are the same in each copy. */
const BY_BLOCK = ['search_blocks', 'search_postings'] as const
const COUNTS = {
  search_terms: ['products'],
  collection_counts: ['visible_products', 'all_products'],
} as const

const countProducts = composedStatement<{ last_number: number; present: number }>(
  `SELECT last_number, (SELECT all_products FROM collection_counts n
     WHERE n.site_id = c.site_id AND n.collection_number = 0) AS present
   FROM catalogs c WHERE c.site_id = ?`,
)

/**
 * Copies a shop's products in the database, because writing a million takes an hour. A copy has its own number, ids,
 * address and time; everything else is the same.
 * @param products - the shop has at least this many afterwards; one that already has them stays as it is
 */
export const copyProducts = async ({ database, site: { siteId } }: Shop, products: number): Promise<void> => {
  const counted = await database.first(countProducts, siteId)
  if (!counted || counted.present >= products) return
  const { last_number: last, present } = counted
  const copies = Math.ceil(products / present) - 1
  const blocks = Math.floor(last / BLOCK) + 1
  const copyRows = async (table: string, own: Own, within: string) => {
    const all = composedStatement<Record<string, Value>>(`SELECT * FROM ${table} WHERE site_id = ? LIMIT 1`)
    const columns = Object.keys((await database.first(all, siteId)) ?? {})
    return composedStatement(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((name) => own[name] ?? name).join(', ')}
       FROM ${table} WHERE site_id = ? AND ${within} BETWEEN CAST(? AS BIGINT) AND CAST(? AS BIGINT)`,
    )
  }
  for (let copy = 1; copy <= copies; copy++) {
    for (const [table, own] of tablesOf(copy)) {
      const product_number = `product_number + ${copy * blocks * BLOCK}`
      const statement = await copyRows(table, { ...own, product_number }, 'product_number')
      for (let from = 0; from <= last; from += STEP)
        await database.transaction((tx) => tx.run(statement, siteId, from, Math.min(last, from + STEP - 1)))
    }
    for (const table of BY_BLOCK) {
      const statement = await copyRows(table, { block: `block + ${copy * blocks}` }, 'block')
      await database.transaction((tx) => tx.run(statement, siteId, 0, blocks - 1))
    }
  }
  await database.transaction(async (tx) => {
    for (const [table, columns] of Object.entries(COUNTS)) {
      const more = columns.map((column) => `${column} = ${column} * ${copies + 1}`).join(', ')
      await tx.run(composedStatement(`UPDATE ${table} SET ${more} WHERE site_id = ?`), siteId)
    }
    const numbered = `last_number = last_number + ${copies * blocks * BLOCK}, changes = changes + 1`
    await tx.run(composedStatement(`UPDATE catalogs SET ${numbered} WHERE site_id = ?`), siteId)
  })
  if (database.engine === 'postgres') await database.transaction((tx) => tx.run(composedStatement('ANALYZE')))
}
