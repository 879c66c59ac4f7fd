import {
  openDemoShop,
  postgresEngine,
  productQueryPlan,
  type Shop,
  sqliteEngine,
  startPostgres,
  type TestEngine,
} from '@vitrine/platform/testing'
import { type Row, report } from './measure/report.ts'

const PRODUCTS = 20_000

/** Storefront queries: no filter, a collection, a price range, a name prefix, in every order offered. */
const FILTERS = (collectionIds: string): Record<string, object> => ({
  'all products': {},
  'one collection': { collectionIds },
  'prices from 20 to 50': { price: { $gte: 20, $lte: 50 } },
  'prices in a collection': { collectionIds, price: { $gte: 20, $lte: 50 } },
  'name prefix': { name: { $startsWith: 'lantern' } },
})
const ORDERS: Record<string, object[]> = {
  unsorted: [],
  'price up': [{ fieldName: 'price', order: 'ASC' }],
  'price down': [{ fieldName: 'price', order: 'DESC' }],
  name: [{ fieldName: 'name', order: 'ASC' }],
  newest: [{ fieldName: 'lastUpdated', order: 'DESC' }],
}
const KEYS: Record<string, object> = { slug: { slug: 'milk-jug' }, id: { id: 'x' } }

const prints = async (shop: Shop): Promise<string> => {
  const visitor = await shop.visitor()
  const { body } = await visitor.get('/stores-reader/v2/collections/slug/prints')
  return (body.collection as { id: string }).id
}

/** The steps that read rows, with index names, without what the engine adds for itself. */
const short = (line: string): string => line.replace(/\s*\(.*\)$/, '').replace(/(?<!Seq Scan) on [\w ]+$/, '')

const plansOn = async (engine: TestEngine): Promise<void> => {
  await using shop = await openDemoShop({ generated: PRODUCTS, engine })
  const rows: Row[] = []
  const add = async (filter: string, order: string, query: object) => {
    const plan = await productQueryPlan(shop.database, shop.site, { paging: { limit: 50 }, ...query })
    const whole = plan.some((line) =>
      /^(SCAN|Seq Scan on|Parallel Seq Scan on) (?!page|catalogs|collection_counts)/.test(line),
    )
    rows.push({
      filter,
      order,
      plan: plan.map(short).join('; '),
      'scans a whole table': whole ? 'yes' : 'no',
    })
  }
  for (const [filterName, filter] of Object.entries(FILTERS(await prints(shop))))
    for (const [order, sort] of Object.entries(ORDERS)) await add(filterName, order, { filter, sort })
  for (const [key, filter] of Object.entries(KEYS)) await add(key, '', { filter })
  report(`catalog-plans-${engine.name.toLowerCase()}`, rows, [
    `${PRODUCTS} generated products. Pages of 50 as visitors get them; the last sort is that of the page itself.`,
    'PostgreSQL reads catalogs and collection_counts whole while they fit one block: they have a row for each shop and collection.',
  ])
}

await plansOn(sqliteEngine)
const server = await startPostgres()
try {
  await plansOn(postgresEngine(server.url))
} finally {
  await server.stop()
}
