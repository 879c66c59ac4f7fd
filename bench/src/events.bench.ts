import { parseArgs } from 'node:util'
import { addToCurrentCart, createWebhook, queryProducts } from '@vitrine/contract/operations'
import { type Caller, createCaller, openReceiver, type Receiver } from '@vitrine/platform/testing'
import { decodeJwt } from 'jose'
import { openDemoPlatforms } from './measure/demo-platforms.ts'
import { type Times, timesOf } from './measure/latency.ts'
import { paced } from './measure/paced.ts'
import { report } from './measure/report.ts'

const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const EVENT_TYPES = ['wix.ecom.v1.cart_created', 'wix.ecom.v1.cart_updated']
/** As many as write in a second. */
const VISITORS = 500
/** A pace that leaves the machine idle, so that only waiting shows. */
const CALM = 50

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    events: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
  },
})
const [perSecond = 0, seconds = 0] = [values.events, values.seconds].map(Number)

/** When each event arrived, by its cart and number. */
const arrivalsAt = (receiver: Receiver): ReadonlyMap<string, number> => {
  const arrivals = new Map<string, number>()
  receiver.reply = (response, { body }) => {
    const at = performance.now()
    response.end()
    const { entityId, entityEventSequence } = JSON.parse(JSON.parse(String(decodeJwt(body).data)).data)
    arrivals.set(`${entityId} ${entityEventSequence}`, at)
  }
  return arrivals
}

interface Writer {
  readonly visitor: Caller
  writes: number
  waiting: Promise<void>
}

/** How long after the answer to a write its event reaches the receiver, in milliseconds. */
const lags = async (
  writers: readonly Writer[],
  catalogItemId: string,
  arrivals: ReadonlyMap<string, number>,
  pace: number,
): Promise<Times> => {
  const lineItems = [{ quantity: 1, catalogReference: { appId: APP_ID, catalogItemId } }]
  const answered = new Map<string, number>()
  await paced(pace, seconds, async (index) => {
    const writer = writers[index % writers.length]
    if (!writer) return
    // One write of a visitor at a time, so that the number of the event is known.
    writer.waiting = writer.waiting.then(async () => {
      const { cart } = await writer.visitor.call(addToCurrentCart, { lineItems })
      writer.writes += 1
      answered.set(`${cart?.id} ${writer.writes}`, performance.now())
    })
    await writer.waiting
  })
  const isMissing = () => [...answered.keys()].some((key) => !arrivals.has(key))
  while (isMissing()) await new Promise((resolve) => setTimeout(resolve, 100))
  return timesOf([...answered].map(([key, at]) => (arrivals.get(key) ?? Number.NaN) - at))
}

await using open = await openDemoPlatforms(values.engine, { LOG_LEVEL: 'warn' })
await using receiver = await openReceiver()
await using hanging = await openReceiver()
hanging.reply = () => {}
const { shop, first } = open
const owner = createCaller(first.url, (await shop.owner()).authorization)
const writers = await Promise.all(
  Array.from({ length: VISITORS }, async (_, index) => ({
    visitor: await open.visitor(index),
    writes: 0,
    waiting: Promise.resolve(),
  })),
)
const { products } = await owner.call(queryProducts, { query: { filter: { slug: 'salt-cellar' } } })
const id = String(products?.[0]?.id)
const arrivals = arrivalsAt(receiver)
const subscribe = (to: string) =>
  owner.call(createWebhook, { webhook: { url: to, eventTypes: EVENT_TYPES, format: 'JWS' } })

await subscribe(receiver.url)
const busy = await lags(writers, id, arrivals, perSecond)
// Later than the busy one, when the engine has compiled everything: the next one is compared with it.
const without = await lags(writers, id, arrivals, CALM)
await subscribe(hanging.url)
const withHanging = await lags(writers, id, arrivals, CALM)
const row = (what: string, value: number, goal = '') => ({ what, value: value.toFixed(0), goal })
report(
  values.engine === 'postgres' ? 'events-postgres' : 'events',
  [
    row(`lag to a receiver at ${perSecond} events a second, p50 (ms)`, busy.p50),
    row(`lag to a receiver at ${perSecond} events a second, p99 (ms)`, busy.p99, '< 1000'),
    row(`lag at ${CALM} a second, p50 (ms)`, without.p50),
    row(`what a receiver that hangs adds to it, p50 (ms)`, withHanging.p50 - without.p50, '< 100'),
    row(`what a receiver that hangs adds to it, p99 (ms)`, withHanging.p99 - without.p99, '< 100'),
  ],
  [`Processes that write and send: ${open.platforms.length}.`],
)
