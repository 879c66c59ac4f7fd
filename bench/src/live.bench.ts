import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addToCurrentCart, queryProducts, updateProduct } from '@vitrine/contract/operations'
import { type Caller, createCaller } from '@vitrine/platform/testing'
import { residentMb } from './measure/built.ts'
import { openDemoPlatforms } from './measure/demo-platforms.ts'
import { timesOf } from './measure/latency.ts'
import { type LiveStream, openStreams } from './measure/live-streams.ts'
import { paced } from './measure/paced.ts'
import { median, report } from './measure/report.ts'

const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** Enough to write 500 times a second, each when their event has arrived. */
const VISITORS = 500
const ROUNDS = 20
const SETTLED_MS = 3_000

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    streams: { type: 'string', default: '2000' },
    events: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
  },
})
const [streams, perSecond, seconds] = [values.streams, values.events, values.seconds].map(Number)

/** How long a change takes to reach every stream, in milliseconds. */
const reachAll = async (merchant: Caller, id: string, open: readonly LiveStream[]): Promise<number[]> => {
  const took: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const heard = open.map((stream) => stream.next())
    await merchant.call(updateProduct, { product: { id, priceData: { price: 100 + round } } })
    const startedAt = performance.now()
    await Promise.all(heard)
    took.push(performance.now() - startedAt)
    await sleep(50 * (round % 7)) // at another moment of the platform's own rhythm
  }
  return took
}

/** How long after the answer to a write its event arrives, in milliseconds. */
const lags = async (
  visitors: readonly Caller[],
  catalogItemId: string,
  urlOf: (index: number) => string,
): Promise<number[]> => {
  const lineItems = [{ quantity: 1, catalogReference: { appId: APP_ID, catalogItemId } }]
  const figures: number[] = []
  const listening = await Promise.all(
    visitors.map(async (visitor, index) => ({
      visitor,
      // Listens to a process other than the one that writes, if there are several.
      stream: (await openStreams(urlOf(index + 1), [visitor], 1, 'CART'))[0],
      waiting: Promise.resolve(),
    })),
  )
  await paced(perSecond ?? 0, seconds ?? 0, async (index) => {
    const one = listening[index % listening.length]
    if (!one?.stream) return
    const { stream, visitor } = one
    // One write of a visitor at a time, so that each event belongs to its write.
    one.waiting = one.waiting.then(async () => {
      const heard = stream.next()
      await visitor.call(addToCurrentCart, { lineItems })
      const answeredAt = performance.now()
      await heard
      figures.push(performance.now() - answeredAt)
    })
    await one.waiting
  })
  for (const { stream } of listening) stream?.leave()
  return figures
}

await using open = await openDemoPlatforms(values.engine, {
  MODE: 'production',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
  SHEDDING: 'off',
})
const { shop, first, platforms, urlOf } = open
const merchant = createCaller(first.url, (await shop.merchant()).authorization)
const visitors = await Promise.all(Array.from({ length: VISITORS }, (_, index) => open.visitor(index)))
/** Streams of the catalog, the same number at each platform. */
const openAll = async (count: number): Promise<LiveStream[]> => {
  const each = Math.ceil(count / platforms.length)
  const opened = await Promise.all(platforms.map(({ url }) => openStreams(url, visitors, each, 'CATALOG')))
  return opened.flat()
}
const memoryMb = () => platforms.reduce((sum, { processId }) => sum + residentMb(processId), 0)
const { products } = await merchant.call(queryProducts, { query: { filter: { slug: 'salt-cellar' } } })
const id = String(products?.[0]?.id)

for (const stream of await openAll(100)) stream.leave()
await sleep(SETTLED_MS)
const before = memoryMb()
const listening = await openAll(streams ?? 0)
const took = await reachAll(merchant, id, listening)
await sleep(SETTLED_MS)
const growth = memoryMb() - before
for (const stream of listening) stream.leave()
const lag = timesOf(await lags(visitors, id, urlOf))

report(
  values.engine === 'postgres' ? 'live-postgres' : 'live',
  [
    { what: `memory of ${listening.length} open streams (MB)`, value: growth.toFixed(1), goal: '< 60' },
    { what: 'a change reaches all of them, median (ms)', value: median(took).toFixed(0), goal: '' },
    { what: 'a change reaches all of them, worst (ms)', value: Math.max(...took).toFixed(0), goal: '< 1000' },
    { what: `lag at ${perSecond} events a second, p50 (ms)`, value: lag.p50.toFixed(0), goal: '' },
    { what: `lag at ${perSecond} events a second, p99 (ms)`, value: lag.p99.toFixed(0), goal: '< 1000' },
  ],
  [`Processes that write and send: ${platforms.length}.`],
)
