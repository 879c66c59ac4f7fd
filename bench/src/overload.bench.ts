import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { addToCurrentCart } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { startBuiltPlatform } from './measure/built-platform.ts'
import { isReady, serve } from './measure/child.ts'
import { type Answers, askForTotals, callCheaply, type Waited, warmUp } from './measure/crowd.ts'
import { openLargestCart } from './measure/largest-cart.ts'
import { report } from './measure/report.ts'

const GREEDY_CALLERS = 50
const CHEAP_A_SECOND = 50
const SECONDS = 8
/** A process that has just started compiles its code first; after these calls it has. */
const WARM_UP_CALLS = 60
/** By then the warm-up is no longer counted against the visitor's budget. */
const REFILL_MS = 6000
const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** A small cart, its product, and the health check. */
const pathsFor = (productId: string): string[] => [
  '/ecom/v1/carts/current',
  `/stores-reader/v1/products/${productId}`,
  '/health',
]

const measure = async (what: string, environment: Readonly<Record<string, string>>) => {
  const { shop, visitor } = await openLargestCart()
  const other = await shop.visitor()
  const product = demoShop().products.find(({ visible, options }) => visible && options.length === 0)
  if (!product) throw new Error('the demo shop has no plain product')
  const catalogReference = { appId: APP_ID, catalogItemId: product.id }
  await other.call(addToCurrentCart, { lineItems: [{ quantity: 1, catalogReference }] })
  const platform = await startBuiltPlatform(shop.dataDir, { MODE: 'production', ...environment })
  try {
    const child = async <Seen>(role: string, authorization = '') => {
      const { ready, stop } = await serve<Seen>(import.meta.filename, [
        ...[role, platform.url, authorization, product.id],
      ])
      await stop()
      return ready
    }
    await warmUp({ url: platform.url, authorization: visitor.authorization ?? '' }, WARM_UP_CALLS)
    await sleep(REFILL_MS)
    const [waited, totals] = await Promise.all([
      child<Waited>('cheap', other.authorization),
      child<Answers>('greedy', visitor.authorization),
    ])
    return {
      what,
      'cheap calls p50, ms': waited.p50.toFixed(1),
      'p99, ms': waited.p99.toFixed(1),
      'their answers': JSON.stringify(waited.answers),
      'answers to totals': JSON.stringify(totals),
      'load of the machine': loadavg()[0]?.toFixed(1) ?? '',
    }
  } finally {
    await platform.stop()
    await shop[Symbol.asyncDispose]()
  }
}

const [, , role, url = '', authorization = '', productId = ''] = process.argv
if (role === 'cheap')
  isReady(await callCheaply({ url, authorization }, pathsFor(productId), CHEAP_A_SECOND, SECONDS))
else if (role === 'greedy') isReady(await askForTotals({ url, authorization }, GREEDY_CALLERS, SECONDS))
else
  report(
    'overload',
    [
      await measure('no limits', { RATE_LIMITS: 'off', SHEDDING: 'off' }),
      await measure('as in production', { RATE_LIMITS: 'on', SHEDDING: 'on' }),
    ],
    [
      `One visitor requests the totals of the largest cart ${GREEDY_CALLERS} at a time for ${SECONDS} s, each time with a different question; another visitor makes ${CHEAP_A_SECOND} cheap calls a second: a small cart, a product, the health check. Each visitor is a separate process, the platform is the built one on SQLite; all share the machine. Before that, each platform answers ${WARM_UP_CALLS} totals one by one.`,
      '429: the caller’s budget; 503: shed; 0: no connection. Refused calls are repeated after 100 ms here; a client waits as long as Retry-After says.',
    ],
  )
