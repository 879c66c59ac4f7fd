import { parseArgs } from 'node:util'
import {
  type Caller,
  openDemoShop,
  postgresEngine,
  sqliteEngine,
  startPostgres,
} from '@vitrine/platform/testing'
import { isReady, serve } from './measure/child.ts'
import { compare, type Target } from './measure/load.ts'
import { report } from './measure/report.ts'

const PRODUCTS = 20_000
const VISITORS = 200
const PAGES = 20
const LIMIT = 50
const WORDS = ['print', 'bowl', 'linen', 'blue', 'oak', 'vase', 'paper', 'night']

interface Ready {
  readonly url: string
  readonly tokens: readonly string[]
  /** The same products in both forms. */
  readonly pages: readonly [v3: readonly string[], v1: readonly string[]]
  readonly searches: readonly [v3: readonly string[], v1: readonly string[]]
}

const address = (path: string, input: object): string =>
  `${path}?.r=${Buffer.from(JSON.stringify(input)).toString('base64url')}`

const v3Search = (search: object): string =>
  address('/stores/v3/products/search', { search, fields: ['CURRENCY'] })

/** The first pages of a category by price; each but the first is found by the cursor of the one before. */
const v3Pages = async (visitor: Caller, categoryId: string): Promise<string[]> => {
  const first = {
    filter: { 'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: [categoryId] } }] } },
    sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
    cursorPaging: { limit: LIMIT },
  }
  const paths = [v3Search(first)]
  while (paths.length < PAGES) {
    const { body } = await visitor.get(paths.at(-1) ?? '')
    const { cursors } = body.pagingMetadata as { cursors: { next?: string } }
    if (!cursors.next) return paths
    paths.push(v3Search({ cursorPaging: { limit: LIMIT, cursor: cursors.next } }))
  }
  return paths
}

const v1Pages = (collectionId: string): string[] =>
  Array.from({ length: PAGES }, (_, page) =>
    address('/stores-reader/v1/products/query-platformized', {
      query: {
        filter: { collectionIds: collectionId },
        sort: [{ fieldName: 'price', order: 'ASC' }],
        paging: { limit: LIMIT, offset: page * LIMIT },
      },
    }),
  )

const serveOurs = async (engine: string): Promise<void> => {
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const shop = await openDemoShop({
    generated: PRODUCTS,
    engine: server ? postgresEngine(server.url) : sqliteEngine,
    environment: { MODE: 'production' },
  })
  const tokens: string[] = []
  for (let count = 0; count < VISITORS; count++) tokens.push((await shop.visitor()).authorization ?? '')
  const visitor = shop.caller(tokens[0])
  const { body } = await visitor.get('/stores-reader/v2/collections/slug/prints')
  const { id } = body.collection as { id: string }
  const cursorPaging = { limit: LIMIT }
  const searches = [
    WORDS.map((expression) => v3Search({ search: { expression }, cursorPaging })),
    WORDS.map((expression) =>
      address('/vitrine/v1/products/search', { search: { expression }, paging: cursorPaging }),
    ),
  ] as const
  const pages = [await v3Pages(visitor, id), v1Pages(id)] as const
  isReady({ url: shop.url, tokens, pages, searches } satisfies Ready, async () => {
    await shop[Symbol.asyncDispose]()
    await server?.stop()
  })
}

const target = ({ url, tokens }: Ready, paths: readonly string[]): Target => ({
  url,
  requests: Array.from({ length: VISITORS }, (_, index) => ({
    method: 'GET',
    path: paths[index % paths.length] ?? '',
    headers: { authorization: tokens[index % tokens.length] ?? '' },
  })),
})

const [, , role, argument = ''] = process.argv
if (role === 'ours') await serveOurs(argument)
else {
  const { values } = parseArgs({ options: { engine: { type: 'string', default: 'sqlite' } } })
  const { ready, stop } = await serve<Ready>(import.meta.filename, ['ours', values.engine])
  const rows = []
  for (const [what, [v3, v1]] of [
    [`page of ${LIMIT} of a category, by price`, ready.pages],
    [`search by a word, ${LIMIT} a page`, ready.searches],
  ] as const) {
    const compared = await compare(target(ready, v3), target(ready, v1))
    rows.push({
      what,
      'V3/s': Math.round(compared.ours),
      'V1/s': Math.round(compared.ceiling),
      ratio: compared.ratio.toFixed(2),
      goal: '>= 0.90',
    })
  }
  report(values.engine === 'postgres' ? 'catalog-v3-postgres' : 'catalog-v3', rows, [
    `${PRODUCTS} generated products; ${ready.pages[0].length} pages and ${WORDS.length} words, asked for by ${VISITORS} visitors.`,
    'Both forms of the catalog on one server; pages stay in memory while nothing changes, in both.',
  ])
  await stop()
}
