import { parseArgs } from 'node:util'
import { openDemoShop } from '@vitrine/platform/testing'
import { isReady, serve } from './measure/child.ts'
import { sameFields } from './measure/graph-fields.ts'
import { compare, type Target } from './measure/load.ts'
import { median, type Row, report } from './measure/report.ts'

const PRODUCTS = 1_000
const HOSTILE = 1_000
/** As many as are measured, so that the engine has compiled what they run through. */
const WARM_UP = HOSTILE
/** What refusing one may take, in milliseconds of CPU time. */
const MOST_MS = 20
/** How many of the slowest documents are sent again, and how often. */
const SLOWEST = 20
const AGAIN = 5
/** How many products a page has: as many as a shop shows, and as many whole ones as a document may ask for. */
const CARDS_SHOWN = 50
const WHOLE = 25
const GRAPHQL = '/graphql/alpha'

/** What a page of a shop shows of 50 products. */
const CARDS = `query ($query: PlatformQueryInput) {
  queryProducts(query: $query) {
    products { id name slug ribbon
      priceData { price discountedPrice formatted { price discountedPrice } }
      stock { inStock }
      media { mainMedia { image { url width height } } }
    }
    metadata { count total }
  }
}`

interface Ready {
  readonly url: string
  readonly authorization: string
}

const serveShop = async (): Promise<void> => {
  const shop = await openDemoShop({
    generated: PRODUCTS,
    environment: { MODE: 'production', RATE_LIMITS: 'off' },
  })
  const { authorization = '' } = await shop.visitor()
  isReady({ url: shop.url, authorization } satisfies Ready, () => shop[Symbol.asyncDispose]())
}

const pageOf = (place: number, limit: number) => ({ paging: { limit, offset: (place % 10) * limit } })

const restPath = (place: number, limit: number): string =>
  `/stores-reader/v1/products/query-platformized?.r=${encoded({ query: pageOf(place, limit) })}`

const byRest = ({ url, authorization }: Ready, limit: number): Target => ({
  url,
  requests: Array.from({ length: 10 }, (_, place) => ({
    method: 'GET',
    path: restPath(place, limit),
    headers: { authorization },
  })),
})

const byGraph = ({ url, authorization }: Ready, limit: number, document: string): Target => ({
  url,
  requests: Array.from({ length: 10 }, (_, place) => ({
    method: 'POST',
    path: GRAPHQL,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables: { query: pageOf(place, limit) } }),
  })),
})

/** A document that asks for the fields that REST sends, whichever these are. */
const wholeProducts = async ({ url, authorization }: Ready): Promise<string> => {
  const response = await fetch(url + restPath(0, WHOLE), { headers: { authorization } })
  const fields = sameFields(await response.json(), 'QueryProductsPlatformizedResponse')
  return `query ($query: PlatformQueryInput) { queryProducts(query: $query) { ${fields} } }`
}

const measurePage = async (shop: Ready, products: number, asks: string, document: string): Promise<Row> => {
  const { ours, ceiling, ratio } = await compare(byGraph(shop, products, document), byRest(shop, products))
  return {
    products,
    'GraphQL asks for': asks,
    'GraphQL, requests/s': Math.round(ours),
    'REST, requests/s': Math.round(ceiling),
    ratio: Math.round(ratio * 100) / 100,
  }
}

const encoded = (input: unknown): string => Buffer.from(JSON.stringify(input)).toString('base64url')

const repeated = (text: string, times: number): string => Array(times).fill(text).join(' ')
const numbered = (times: number, text: (number: number) => string): string =>
  Array.from({ length: times }, (_, number) => text(number)).join(' ')
const around = (levels: number): string =>
  levels === 0 ? 'id' : `collections { products { ${around(levels - 1)} } }`
const page = (fields: string): string => `{ queryProducts { products { ${fields} } } }`

/** Hostile documents as large as one may be, no two alike, so that none is known already. */
const hostile = (number: number): string => {
  const forms = [
    page(around(100)),
    page('{ a '.repeat(4_000)),
    page(numbered(900, (n) => `a${n}: id`)),
    page(repeated('id', 1_900)),
    `${page('...F0')} ${numbered(45, (n) => `fragment F${n} on Product { ...F${n + 1} ...F${n + 1} }`)} fragment F45 on Product { id }`,
    page(`id ${repeated('@skip(if: false)', 400)}`),
    `query (${numbered(500, (n) => `$v${n}: String`)}) ${page('id')}`,
    page(numbered(480, (n) => `unknown${n}`)),
    `{ queryProducts(query: { filter: ${'[ '.repeat(1_900)} }) { metadata { count } } }`,
    page(numbered(9, () => `media { ${numbered(9, () => 'items { id title mediaType }')} }`)),
  ]
  return `# ${number}\n${forms[number % forms.length]}`.slice(0, 19_990)
}

const measureHostile = async ({ url, authorization }: Ready, cpu: () => Promise<number>): Promise<Row> => {
  const send = async (query: string): Promise<boolean> => {
    const headers = { authorization, 'content-type': 'application/json' }
    const response = await fetch(url + GRAPHQL, { method: 'POST', headers, body: JSON.stringify({ query }) })
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && !('data' in answer)
  }
  for (let number = 0; number < WARM_UP; number++) await send(hostile(HOSTILE + number))
  let refused = 0
  const spentOn = async (number: number): Promise<number> => {
    const before = await cpu()
    refused += Number(await send(hostile(number)))
    return ((await cpu()) - before) / 1_000
  }
  const spent: { readonly number: number; readonly ms: number }[] = []
  for (let number = 1; number <= HOSTILE; number++) spent.push({ number, ms: await spentOn(number) })
  // A slow document is slow every time; compiling and cleaning up hit others the next time.
  const again: number[] = []
  for (const { number } of spent.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)) {
    const times: number[] = []
    for (let time = 0; time < AGAIN; time++) times.push(await spentOn(number))
    again.push(median(times))
  }
  const all = spent.map(({ ms }) => ms)
  return {
    documents: HOSTILE + SLOWEST * AGAIN,
    refused,
    'CPU, median (ms)': Math.round(median(all) * 100) / 100,
    'CPU, largest (ms)': Math.round(Math.max(...all) * 100) / 100,
    [`over ${MOST_MS} ms`]: all.filter((ms) => ms > MOST_MS).length,
    [`CPU, largest median of the slowest ${SLOWEST}, sent again (ms)`]:
      Math.round(Math.max(...again) * 100) / 100,
  }
}

const { values } = parseArgs({ options: { serve: { type: 'boolean' } } })
if (values.serve) await serveShop()
else {
  const shop = await serve<Ready>(import.meta.filename, ['--serve'])
  const rows = [
    await measurePage(shop.ready, CARDS_SHOWN, 'what a card shows', CARDS),
    await measurePage(shop.ready, WHOLE, 'the same fields as REST', await wholeProducts(shop.ready)),
  ]
  report('graphql', rows, ['A page of products. REST always sends whole ones. One process.'])
  report(
    'graphql-hostile',
    [await measureHostile(shop.ready, shop.cpu)],
    [`CPU time of the whole server between two readings around each document, after ${WARM_UP} others.`],
  )
  await shop.stop()
}
