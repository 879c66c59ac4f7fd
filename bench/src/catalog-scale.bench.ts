import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { generatedProducts } from '@vitrine/demo'
import { createCaller } from '@vitrine/platform/testing'
import { serve } from './measure/child.ts'
import { type Asked, inTurns, type Times, timesWhile } from './measure/latency.ts'
import { type Row, report } from './measure/report.ts'
import { type Ready, residentOf, serveShop } from './measure/scale-shop.ts'

const FEW = 1000
const TURNS = 2000
const SLOW_TURNS = 200
const QUERY = '/stores-reader/v1/products/query-platformized'
const SEARCH = '/vitrine/v1/products/search'
const CHANGES = '/vitrine/v1/product-changes'

const address = (path: string, input: object): string =>
  `${path}?.r=${Buffer.from(JSON.stringify(input)).toString('base64url')}`

const byPrice = [{ fieldName: 'price', order: 'ASC' }]

/** Enough different offsets and page lengths that hardly an address repeats, so nothing is cached. */
const PLACES = 700
const LENGTHS = 3
const pages = (first: number, filter: object): string[] =>
  Array.from({ length: PLACES * LENGTHS }, (_, page) =>
    address(QUERY, {
      query: {
        filter,
        sort: byPrice,
        paging: { limit: 50 - Math.floor(page / PLACES), offset: first + (page % PLACES) },
      },
    }),
  )

const EXPRESSIONS = [
  'lantern',
  'blue vase',
  'harbour print',
  'bowl',
  'stud',
  'morning fog',
  'lantren',
  'clay cup',
]
const searches = (facets?: string[]): string[] =>
  Array.from({ length: 30 }, (_, less) =>
    EXPRESSIONS.map((expression) =>
      address(SEARCH, { search: { expression }, paging: { limit: 50 - less }, ...(facets && { facets }) }),
    ),
  ).flat()

const collectionId = async ({ url, tokens }: Ready, slug: string): Promise<string> => {
  const { body } = await createCaller(url, tokens[0]).get(`/stores-reader/v2/collections/slug/${slug}`)
  return String((body.collection as { id: string }).id)
}

/** Raises prices of a collection by 1 % and requests pages meanwhile. */
const pagesDuringChange = async (shop: Ready, asked: Asked, input: object) => {
  const merchant = createCaller(shop.url, shop.merchant)
  const startedAt = performance.now()
  const { status, body } = await merchant.post(CHANGES, {
    ...input,
    adjust: { price: { percentage: { rate: 1 } } },
  })
  if (status !== 200) throw new Error(`The change did not start: ${JSON.stringify(body)}`)
  let change = body.productChange as { id: string; status: string; done: number; failed: number }
  const watching = (async () => {
    while (!['DONE', 'FAILED'].includes(change.status)) {
      await delay(500)
      change = (await merchant.get(`${CHANGES}/${change.id}`)).body.productChange as typeof change
    }
  })()
  const times = await timesWhile(asked, () => !['DONE', 'FAILED'].includes(change.status))
  await watching
  return { times, change, ms: performance.now() - startedAt }
}

/** Changes a price and reads the product and its page at once; returns the milliseconds for everything. */
const updatesSeen = async (shop: Ready, ids: readonly string[]): Promise<number[]> => {
  const merchant = createCaller(shop.url, shop.merchant)
  const visitor = createCaller(shop.url, shop.tokens[0])
  const took: number[] = []
  for (const [index, id] of ids.entries()) {
    const price = 100_000 + index
    const startedAt = performance.now()
    const body = JSON.stringify({ product: { id, priceData: { price } } })
    const { status } = await merchant.send('PATCH', `/stores/v1/products/${id}`, body)
    const read = await visitor.get(`/stores-reader/v1/products/${id}`)
    took.push(performance.now() - startedAt)
    const seen = (read.body.product as { priceData: { price: number } }).priceData.price
    if (status !== 200 || seen !== price) throw new Error(`The price is ${price}, a reader saw ${seen}`)
  }
  return took
}

const ms = (value: number): string => value.toFixed(2)

const [, , role, options = '{}'] = process.argv
if (role === 'shop') await serveShop(JSON.parse(options))
else {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '100000' },
      engine: { type: 'string', default: 'sqlite' },
      /** Keeps the filled shop for the next run: a folder for SQLite, the address of a PostgreSQL server. */
      keep: { type: 'string', default: '' },
      /** How many prices change while pages are requested; the target is measured with 100,000. */
      changed: { type: 'string', default: '100000' },
    },
  })
  const many = Number(values.products)
  const { engine, keep } = values
  const open = (products: number, shelves: number) =>
    serve<Ready>(import.meta.filename, ['shop', JSON.stringify({ products, shelves, engine, keep })])
  const small = await open(FEW, 1)
  const large = await open(many, 480)
  const [few, lots] = [small.ready, large.ready]
  const inPrints = { collectionIds: await collectionId(few, 'prints') }
  const rows: Row[] = []
  const row = (what: string, one: Times, other: Times, share: 'p95' | 'p99', goal: string) =>
    rows.push({
      what,
      'p50 compared (ms)': ms(one.p50),
      'p50 (ms)': ms(other.p50),
      [`${share} compared (ms)`]: ms(one[share]),
      [`${share} (ms)`]: ms(other[share]),
      times: (other[share] / one[share]).toFixed(1),
      goal,
    })

  for (const [what, paths, goal, turns] of [
    ['first pages of a collection, by price', pages(0, inPrints), '<= 2', TURNS],
    ['pages from offset 10,000', pages(10_000, inPrints), '<= 5', TURNS],
    ['pages from offset 60,000, off the main thread', pages(60_000, inPrints), '', SLOW_TURNS],
  ] as const) {
    const [one, other] = await inTurns(
      [
        [few, pages(0, inPrints)],
        [lots, paths],
      ],
      turns,
    )
    if (one && other) row(`${what}, compared with ${FEW} products`, one, other, 'p99', goal)
  }
  const residents = [residentOf(lots)]
  const page: Asked = [lots, pages(0, inPrints)]
  for (const [what, paths] of [
    ['search', searches()],
    ['search with facets', searches(['PRICE', 'OPTION', 'AVAILABILITY', 'BRAND', 'COLLECTION'])],
  ] as const) {
    const [one, other] = await inTurns([page, [lots, paths]], SLOW_TURNS)
    if (one && other) row(`${what}, compared with a page of the same shop`, one, other, 'p95', '<= 5')
  }
  residents.push(residentOf(lots))
  const generated = [...generatedProducts(Math.min(many, Number(values.changed)))]
  const shown = generated.flatMap(({ id, visible }) => (visible ? id : []))
  const [idle] = await inTurns([page], TURNS)
  const {
    times,
    change,
    ms: changeMs,
  } = await pagesDuringChange(lots, page, { ids: generated.map(({ id }) => id) })
  if (idle)
    row(`pages while ${change.done} prices change, compared with an idle shop`, idle, times, 'p99', '< 3')
  const seen = (await updatesSeen(lots, shown.slice(0, 100))).sort((a, b) => a - b)
  residents.push(residentOf(lots))
  report(`catalog-scale-${many}-${values.engine}`, rows, [
    `${many} products in about 500 collections. Opening took ${Math.round(lots.openedMs / 1000)} s, filling included where nothing was kept.`,
    `The server held ${residents.join(', ')} MB: after pages, after searches, after changes.`,
    `${change.done} prices changed in ${Math.round(changeMs / 1000)} s (${change.failed} failed).`,
    `100 prices changed one by one; a reader saw each at once, ${ms(seen[50] ?? Number.NaN)} ms for both (the slowest ${ms(seen[99] ?? Number.NaN)} ms).`,
    `${TURNS} requests to each (${SLOW_TURNS} for searches and far pages), alternating and one after the other.`,
    'Hardly an address repeats, so no complete answer is cached. A million products: npm run bench -- catalog-scale --products 1000000',
  ])
  await Promise.all([small.stop(), large.stop()])
}
