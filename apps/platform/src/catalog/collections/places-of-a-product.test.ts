import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, type Statement } from '../../floor/database/database.ts'
import { composedStatement, placeholders } from '../../floor/database/statements/statement.ts'
import { migrations } from '../../migrations.ts'

// Without `collection_products_by_number` each of these reads every place of the shop: a change of one product
// takes seconds among a million.
describe('SQLite finds the places of a product with the index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-plans-'))
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ file: join(folder, 'test.db') })
    await database.migrate(migrations)
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    'DELETE FROM products WHERE site_id = ? AND product_number = ?',
    'DELETE FROM collection_products WHERE site_id = ? AND product_number = ?',
    'UPDATE collection_products SET price_minor = 1, last_updated = 1 WHERE site_id = ? AND product_number = ?',
    ...[1, 10, 100].map(
      (count) =>
        `SELECT collection_number, p.visible FROM collection_products m
         JOIN products p ON p.site_id = m.site_id AND p.product_number = m.product_number
         WHERE m.site_id = ? AND m.product_number IN (${placeholders(count)}) AND m.collection_number >= 0`,
    ),
  ])('for %s', async (sql) => {
    const explain: Statement<{ detail: string }> = composedStatement(`EXPLAIN QUERY PLAN ${sql}`)
    const values = [...sql.matchAll(/\?/g)].map(() => 1)
    const steps = (await database.all(explain, ...values)).map((row) => row.detail)
    expect(steps.filter((step) => / (collection_products|m) /.test(step))).toEqual([
      expect.stringContaining('collection_products_of (site_id=? AND product_number=?'),
    ])
  })
})
