import { setTimeout as sleep } from 'node:timers/promises'
import { getShop } from '@vitrine/contract/operations'
import { createCaller } from '@vitrine/platform/testing'
import { startBuiltPlatform } from './built-platform.ts'
import { openLargestCart } from './largest-cart.ts'
import { timesOf } from './latency.ts'
import { paced } from './paced.ts'
import { report } from './report.ts'

const GREEDY_CALLERS = 50
const CHEAP_A_SECOND = 50
const SECONDS = 8
/** Before a call is made again that was refused: far less than Retry-After says. */
const IMPATIENT_MS = 100
/** Stands for a call that was not even let in. */
const NO_ANSWER = 0
const ESTIMATE = '/ecom/v1/carts/current/estimate-totals'

/** Asks for totals of the largest cart again and again, each time another question. */
const askGreedily = async (
  url: string,
  authorization: string,
  answers: Record<number, number>,
): Promise<void> => {
  const until = Date.now() + SECONDS * 1000
  while (Date.now() < until) {
    const body = JSON.stringify({ shippingAddress: { country: 'DE', addressLine: `House ${Math.random()}` } })
    const status = await fetch(url + ESTIMATE, {
      ...{ method: 'POST', body, headers: { authorization, 'content-type': 'application/json' } },
    })
      .then(async (response) => {
        await response.arrayBuffer()
        return response.status
      })
      .catch(() => NO_ANSWER)
    answers[status] = (answers[status] ?? 0) + 1
    if (status !== 200) await sleep(IMPATIENT_MS)
  }
}

const measure = async (what: string, environment: Readonly<Record<string, string>>) => {
  const { shop, visitor } = await openLargestCart()
  const other = await shop.visitor()
  const platform = await startBuiltPlatform(shop.dataDir, { MODE: 'production', ...environment })
  try {
    const cheap = createCaller(platform.url, other.authorization)
    const figures: number[] = []
    const answers: Record<number, number> = {}
    const cheapAnswers: Record<number, number> = {}
    const greedy = Array.from({ length: GREEDY_CALLERS }, () =>
      askGreedily(platform.url, visitor.authorization ?? '', answers),
    )
    await paced(CHEAP_A_SECOND, SECONDS, async () => {
      const startedAt = performance.now()
      const { status } = await cheap.try(getShop, {}).catch(() => ({ status: NO_ANSWER }))
      figures.push(performance.now() - startedAt)
      cheapAnswers[status] = (cheapAnswers[status] ?? 0) + 1
    })
    await Promise.all(greedy)
    const { p50, p99 } = timesOf(figures)
    return {
      what,
      'cheap calls p50, ms': p50.toFixed(1),
      'p99, ms': p99.toFixed(1),
      'their answers': JSON.stringify(cheapAnswers),
      'answers to totals': JSON.stringify(answers),
    }
  } finally {
    await platform.stop()
    await shop[Symbol.asyncDispose]()
  }
}

report(
  'overload',
  [
    await measure('no limits', { RATE_LIMITS: 'off', SHEDDING: 'off' }),
    await measure('as in production', { RATE_LIMITS: 'on', SHEDDING: 'on' }),
  ],
  [
    `One visitor asks ${GREEDY_CALLERS} at a time for the totals of the largest cart for ${SECONDS} s, every time another question; another visitor makes ${CHEAP_A_SECOND} cheap calls a second. The built platform on SQLite; load and platform share the machine.`,
    `429: the caller’s budget; 503: shed; 0: no connection within ten seconds. Refused calls come again after ${IMPATIENT_MS} ms here; a client waits as Retry-After says.`,
  ],
)
