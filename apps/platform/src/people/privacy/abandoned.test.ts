import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { backInStockStore } from '../../catalog/inventory/back-in-stock.store.ts'
import { DEFAULT_VARIANT_ID } from '../../catalog/products/records/product-record.ts'
import { productsStore } from '../../catalog/products/records/products.store.ts'
import { statement, type Transaction } from '../../floor/database/database.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'
import { randomIds } from '../../floor/ids.ts'
import { keepHouse } from '../../housekeeping.ts'
import { cartStore } from '../../sales/cart/kept/cart.store.ts'
import { checkoutStore } from '../../sales/checkout/checkout.store.ts'
import { newProduct, openCatalog } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { purgeCarts } from './abandoned.ts'

const DAY_MS = 86_400_000
const NOW = 1_000 * DAY_MS
const KEPT = { carts: 30, checkouts: 20, wishes: 10, audit: 5 }

const countLeft = statement<{ carts: number; checkouts: number; wishes: number }>(
  `SELECT (SELECT count(*) FROM carts) AS carts, (SELECT count(*) FROM checkouts) AS checkouts,
     (SELECT count(*) FROM back_in_stock_requests) AS wishes`,
)

// Fails without the chores, and if only one chunk is deleted: more than 500 of each are too old.
it.each(ENGINES)(
  'abandoned carts, checkouts and wishes are deleted at their age limit on $name',
  async (engine) => {
    await using test = await openCatalog(engine)
    const { database, site, catalog } = test
    const { siteId } = site
    const product = newProduct()
    await catalog.putProducts(site, [product])
    await database.transaction(async (tx) => {
      const number = (await productsStore.numbers(tx, siteId, [product.id])).get(product.id) ?? 0
      for (let index = 0; index < 1_100; index++) {
        const id = randomUUID()
        const place = { siteId, key: `visitor:${id}` }
        const written = (days: number) => NOW - (index < 600 ? days + 1 : days - 1) * DAY_MS
        const content = {
          id,
          revision: 1,
          conversionCurrency: 'EUR',
          lines: [],
          businessLocationId: undefined,
        }
        const [cartAt, checkoutAt] = [written(KEPT.carts), written(KEPT.checkouts)]
        await cartStore.save(tx, place, { ...content, createdAt: cartAt, updatedAt: cartAt })
        const checkout = {
          siteId,
          ownerKey: place.key,
          state: 'OPEN',
          cartId: undefined,
          orderId: undefined,
        } as const
        const shown = {
          shown: { totalMinor: 0, dueMinor: 0 },
          details: { channelType: 'WEB', createdBy: {} },
        } as const
        await checkoutStore.save(tx, {
          ...{ ...content, ...checkout, ...shown },
          ...{ createdAt: checkoutAt, updatedAt: checkoutAt },
        })
        const wish = {
          siteId,
          number,
          variantId: DEFAULT_VARIANT_ID,
          itemUrl: undefined,
          requestedBy: place.key,
        }
        await backInStockStore.keep(tx, { ...wish, email: `${id}@example.com`, at: written(KEPT.wishes) })
      }
    })
    await keepHouse(database, { now: () => NOW }, randomIds, KEPT)
    expect(await database.first(countLeft)).toEqual({ carts: 500, checkouts: 500, wishes: 500 })
  },
)

// Fails without the index, and if SQLite begins with the carts: it then reads all of them.
it.each(ENGINES.filter(({ name }) => name === 'SQLite'))(
  'finds the oldest carts of each shop by their age on $name',
  async (engine) => {
    await using test = await openCatalog(engine)
    const plan = await test.database.transaction(async (tx) => {
      const steps: string[] = []
      const explaining: Transaction = {
        ...tx,
        run: async ({ text }, ...values) => {
          const explain = composedStatement<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
          for (const { detail } of await tx.all(explain, ...values)) steps.push(detail)
          return 0
        },
      }
      await purgeCarts(explaining, NOW)
      return steps
    })
    expect(plan.join('\n')).toContain('SEARCH c USING INDEX carts_by_age (site_id=? AND updated_at<?)')
  },
)
