import { expect, it } from 'vitest'
import type { Reader } from '../../floor/database/database.ts'
import { composedStatement, type Statement } from '../../floor/database/statements/statement.ts'
import { newProduct, openCatalog } from '../../testing/catalog.ts'
import { sqliteEngine } from '../../testing/sqlite-engine.ts'
import { createProductPlans } from '../products/read/product-plans.ts'
import { NONE, numbersOf } from '../search-index/number-set.ts'
import { createFindFitting } from './find-fitting.ts'
import { createSearchEngine } from './search-engine.ts'

const PRODUCTS = 40
const SOLD_OUT = 3

it('a filter by stock reads the products that fit by number, and no table as a whole', async () => {
  await using test = await openCatalog(sqliteEngine)
  const { database, catalog, site } = test
  await catalog.putProducts(
    site,
    Array.from({ length: PRODUCTS }, (_, index) =>
      newProduct({ stock: { track: true, quantity: index < SOLD_OUT ? 0 : 5 } }),
    ),
  )
  const steps: string[] = []
  const explain = async ({ text }: Statement<unknown>, values: Parameters<Reader['all']>[1][]) => {
    const plan = composedStatement<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
    steps.push(...(await database.all(plan, ...values)).map(({ detail }) => detail))
  }
  const reader: Reader = {
    all: async (statement, ...values) => {
      await explain(statement, values)
      return database.all(statement, ...values)
    },
    first: async (statement, ...values) => {
      await explain(statement, values)
      return database.first(statement, ...values)
    },
  }
  const query = { filter: { inventoryStatus: 'OUT_OF_STOCK' }, paging: { limit: 50 } }
  const { list, condition, among } = createProductPlans()(site, 'merchant', query)
  expect(list.pageCost).not.toBe('index') // or the filter would be tested on row after row
  const find = createFindFitting(createSearchEngine(database))
  const fitting = [...numbersOf((await find(reader, site.siteId, condition)) ?? NONE)]
  expect(fitting).toHaveLength(SOLD_OUT)
  const { statement, values } = among(fitting).page
  const [page] = await reader.all(statement, ...values)
  expect(page).toMatchObject({ places: expect.stringMatching(/^\d+/) })
  expect(steps.filter((step) => /^SCAN (?!\d+ CONSTANT|n$|page$)/.test(step))).toEqual([])
  expect(steps.join('\n')).toMatch(/SEARCH m USING .*product_number=\?/)
})
