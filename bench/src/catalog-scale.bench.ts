import { Agent, get } from 'node:http'
import { parseArgs } from 'node:util'
import { createCaller, openDemoShop } from '@vitrine/platform/testing'
import { isReady, serve } from './child.ts'
import { report } from './report.ts'

const FEW = 1000
const VISITORS = 100
const WARM_UP = 200
const TURNS = 2000
const QUERY = '/stores-reader/v1/products/query-platformized'

interface Ready {
  readonly url: string
  readonly tokens: readonly string[]
  readonly seededMs: number
}

/** The platform with so many generated products. */
const serveOurs = async (products: number): Promise<void> => {
  const startedAt = performance.now()
  const shop = await openDemoShop({ generated: products, environment: { MODE: 'production' } })
  const seededMs = performance.now() - startedAt
  const tokens: string[] = []
  for (let count = 0; count < VISITORS; count++) tokens.push((await shop.visitor()).authorization ?? '')
  isReady({ url: shop.url, tokens, seededMs } satisfies Ready, () => shop[Symbol.asyncDispose]())
}

const address = (query: object): string =>
  `${QUERY}?.r=${Buffer.from(JSON.stringify({ query })).toString('base64url')}`

const byPrice = [{ fieldName: 'price', order: 'ASC' }]
const pages = (first: number, filter: object): string[] =>
  Array.from({ length: 20 }, (_, page) =>
    address({ filter, sort: byPrice, paging: { limit: 50, offset: first + page * 50 } }),
  )

const agent = new Agent({ keepAlive: true, maxSockets: 2 })

/** How long an answer takes until its last byte, in milliseconds. */
const timed = ({ url, tokens }: Ready, path: string, visitor: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const authorization = tokens[visitor % tokens.length] ?? ''
    get(url + path, { agent, headers: { authorization } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - startedAt))
    }).on('error', reject)
  })

interface Times {
  readonly p50: number
  readonly p99: number
}

const timesOf = (figures: readonly number[]): Times => {
  const sorted = [...figures].sort((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

/** Asks two servers in turns, request by request, so that both see the same machine. */
const inTurns = async (
  one: Ready,
  onePaths: readonly string[],
  other: Ready,
  otherPaths: readonly string[],
): Promise<[Times, Times]> => {
  const [ones, others]: [number[], number[]] = [[], []]
  for (let turn = -WARM_UP; turn < TURNS; turn++) {
    const index = turn + WARM_UP
    const times = [
      await timed(one, onePaths[index % onePaths.length] ?? '', index),
      await timed(other, otherPaths[index % otherPaths.length] ?? '', index),
    ] as const
    if (turn < 0) continue
    ones.push(times[0])
    others.push(times[1])
  }
  return [timesOf(ones), timesOf(others)]
}

const prints = async ({ url, tokens }: Ready): Promise<string> => {
  const { body } = await createCaller(url, tokens[0]).get('/stores-reader/v2/collections/slug/prints')
  return String((body.collection as { id: string }).id)
}

if (process.argv[2] === 'ours') await serveOurs(Number(process.argv[3]))
else {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } })
  const many = Number(values.products)
  const small = await serve<Ready>(import.meta.filename, ['ours', String(FEW)])
  const large = await serve<Ready>(import.meta.filename, ['ours', String(many)])
  const inPrints = { collectionIds: await prints(large.ready) }
  const words = { filter: { name: { $startsWith: 'lantern' } }, paging: { limit: 24 } }
  const rows = []
  for (const [what, few, paths, goal] of [
    ['first pages of a collection, by price', pages(0, inPrints), pages(0, inPrints), '<= 2'],
    ['pages from offset 10,000', pages(0, inPrints), pages(9_000, inPrints), '<= 5'],
    ['pages from offset 60,000, off the main thread', pages(0, inPrints), pages(60_000, inPrints), ''],
    ['search by the beginning of a name', [address(words)], [address(words)], ''],
  ] as const) {
    const [one, other] = await inTurns(small.ready, few, large.ready, paths)
    rows.push({
      what,
      [`p50 at ${FEW} (ms)`]: one.p50.toFixed(2),
      [`p50 at ${many} (ms)`]: other.p50.toFixed(2),
      [`p99 at ${FEW} (ms)`]: one.p99.toFixed(2),
      [`p99 at ${many} (ms)`]: other.p99.toFixed(2),
      'p99, times': (other.p99 / one.p99).toFixed(1),
      goal,
    })
  }
  report('catalog-scale', rows, [
    `Seeding ${many} products took ${Math.round(large.ready.seededMs / 1000)} s.`,
    `${TURNS} requests to each, in turns and one after the other, by ${VISITORS} visitors.`,
    'Offsets are compared with the first pages of the small shop. More products: npm run bench -- catalog-scale --products 1000000',
  ])
  await Promise.all([small.stop(), large.stop()])
}
