import { parseArgs } from 'node:util'
import { createCaller } from '@vitrine/platform/testing'
import { serve } from './measure/child.ts'
import { compare, type Target } from './measure/load.ts'
import { report } from './measure/report.ts'
import { type Ready, serveShop } from './measure/scale-shop.ts'

const PRODUCTS = 20_000
const LIMIT = 50
/** Far more than the answers that memory keeps. */
const ADDRESSES = 3000
const KEPT_PAGES = 20
const QUERY = '/stores-reader/v1/products/query-platformized'

const address = (query: object): string =>
  `${QUERY}?.r=${Buffer.from(JSON.stringify({ query })).toString('base64url')}`

/** Different numbers below {@link ADDRESSES}, in an order in which neighbours are far apart. */
const scattered = (index: number): number => (index * 7919) % ADDRESSES

const by = (fieldName: string) => [{ fieldName, order: 'ASC' }]
const pageFrom = (offset: number) => ({ limit: LIMIT, offset })
const pricesFrom = (cents: number) => ({ price: { $gte: 5 + cents / 100, $lte: 60 + cents / 100 } })

/** Lists by the number of a request. */
type List = (index: number) => object

const listsOf = (collectionIds: string): Readonly<Record<string, List>> => ({
  'pages of a collection, by price': (index) => ({
    filter: { collectionIds },
    sort: by('price'),
    paging: pageFrom(scattered(index)),
  }),
  'prices in a range, by price': (index) => ({
    filter: { collectionIds, ...pricesFrom(scattered(index)) },
    sort: by('price'),
    paging: pageFrom(0),
  }),
  'prices in a range, by name': (index) => ({
    filter: { collectionIds, ...pricesFrom(scattered(index)) },
    sort: by('name'),
    paging: pageFrom(0),
  }),
})

const targetOf = ({ url, tokens }: Ready, list: List): Target => ({
  url,
  requests: Array.from({ length: ADDRESSES }, (_, index) => ({
    method: 'GET',
    path: address(list(index)),
    headers: { authorization: tokens[index % tokens.length] ?? '' },
  })),
})

const [, , role, options = '{}'] = process.argv
if (role === 'shop') await serveShop(JSON.parse(options))
else {
  const { values } = parseArgs({
    options: { engine: { type: 'string', default: 'sqlite' }, keep: { type: 'string', default: '' } },
  })
  const asked = { products: PRODUCTS, shelves: 20, engine: values.engine, keep: values.keep }
  const { ready, stop } = await serve<Ready>(import.meta.filename, ['shop', JSON.stringify(asked)])
  const { body } = await createCaller(ready.url, ready.tokens[0]).get(
    '/stores-reader/v2/collections/slug/prints',
  )
  const { id } = body.collection as { id: string }
  const kept = targetOf(ready, (index) => ({
    filter: { collectionIds: id },
    sort: by('price'),
    paging: pageFrom((index % KEPT_PAGES) * LIMIT),
  }))
  const rows = []
  for (const [what, list] of Object.entries(listsOf(id))) {
    const compared = await compare(targetOf(ready, list), kept)
    rows.push({
      what,
      'a second': Math.round(compared.ours),
      'from memory, a second': Math.round(compared.ceiling),
      ratio: compared.ratio.toFixed(2),
    })
  }
  report(`product-lists-${values.engine}`, rows, [
    `${PRODUCTS} generated products; ${ADDRESSES} addresses of each list, compared with the first ${KEPT_PAGES} pages of a collection, which stay in memory.`,
    'The pages begin anywhere among the first 3,000 products; the price ranges are 55 wide.',
  ])
  await stop()
}
