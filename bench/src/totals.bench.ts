import { createServer } from 'node:http'
import { updateDiscountRules, updateFeeSettings } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { openDemoShop } from '@vitrine/platform/testing'
import { bareServer } from './measure/bare.ts'
import { isReady, serve } from './measure/child.ts'
import { openLargestCart } from './measure/largest-cart.ts'
import { compare, type Target } from './measure/load.ts'
import { report } from './measure/report.ts'

const LINES = 20
const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const CART = '/ecom/v1/carts/current'
const ESTIMATE = `${CART}/estimate-totals`
const bodyFor = (city: string): string =>
  JSON.stringify({ shippingAddress: { country: 'DE', city, postalCode: '89073' } })
const BODY = bodyFor('Ulm')

/** Limits would refuse most calls of a single visitor's load. */
const UNLIMITED = { MODE: 'production', RATE_LIMITS: 'off', SHEDDING: 'off' }

interface Ready {
  readonly url: string
  /** Returns the process's CPU time so far. */
  readonly meter: string
  readonly token: string
  readonly answer: string
}

/** Serves this process's CPU time, in microseconds, along with the rest. */
const serveMeter = (): Promise<string> =>
  new Promise((resolve) => {
    const meter = createServer((_request, response) => {
      const { user, system } = process.cpuUsage()
      response.end(String(user + system))
    })
    meter.listen(0, '127.0.0.1', () => {
      const address = meter.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    })
  })

const fullCart = () =>
  demoShop()
    .products.filter(({ visible, options }) => visible && options.length === 0)
    .slice(0, LINES)
    .map(({ id }) => ({ quantity: 2, catalogReference: { appId: APP_ID, catalogItemId: id } }))

/** The platform on a file: one cart of twenty items, with delivery, tax, a fee and an automatic discount. */
const serveOurs = async (): Promise<void> => {
  const shop = await openDemoShop({ environment: UNLIMITED })
  const merchant = await shop.merchant()
  const everyItem = { productIds: [], collectionIds: [] }
  await merchant.call(updateDiscountRules, {
    discountRules: { rules: [{ name: 'Spring', active: true, percentOffRate: 5, ...everyItem }] },
  })
  await merchant.call(updateFeeSettings, {
    feeSettings: {
      fees: [{ code: 'wrap', name: 'Wrap', amount: '2', per: 'LINE', taxable: true, active: true }],
    },
  })
  const visitor = await shop.visitor()
  const lineItems = fullCart()
  if (lineItems.length < LINES) throw new Error(`the demo shop has ${lineItems.length} plain products`)
  await visitor.send('POST', `${CART}/add-to-cart`, JSON.stringify({ lineItems }))
  const { body } = await visitor.send('POST', ESTIMATE, BODY)
  const ready = { url: shop.url, meter: await serveMeter(), token: visitor.authorization ?? '' }
  isReady({ ...ready, answer: JSON.stringify(body) } satisfies Ready, () => shop[Symbol.asyncDispose]())
}

/** The largest cart: 300 lines, twenty rules, a coupon, two taxes a line. */
const serveLargest = async (): Promise<void> => {
  const { shop, visitor } = await openLargestCart(UNLIMITED)
  const { body } = await visitor.send('POST', ESTIMATE, BODY)
  const ready = { url: shop.url, meter: await serveMeter(), token: visitor.authorization ?? '' }
  isReady({ ...ready, answer: JSON.stringify(body) } satisfies Ready, () => shop[Symbol.asyncDispose]())
}

/** The same response without any calculation. */
const serveCeiling = async (answer: string): Promise<void> => {
  const app = await bareServer()
  app.post(ESTIMATE, async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(answer),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  isReady({ url, meter: await serveMeter(), token: '', answer } satisfies Ready)
}

const target = ({ url }: Ready, authorization: string): Target => ({
  url,
  requests: [
    {
      ...{ method: 'POST', path: ESTIMATE, body: BODY },
      headers: { authorization, 'content-type': 'application/json' },
    },
  ],
})

const TURNS = 300

/**
 * CPU microseconds per call, over sequential calls.
 * @param bodyOf - the request of a turn; another city makes a different question
 */
const cpuOf = async (
  { url, meter, token }: Ready,
  bodyOf: (turn: number) => string,
  turns = TURNS,
): Promise<number> => {
  const used = async () => Number(await (await fetch(meter)).text())
  const call = async (turn: number) => {
    const headers = { authorization: token, 'content-type': 'application/json' }
    const response = await fetch(`${url}${ESTIMATE}`, { method: 'POST', headers, body: bodyOf(turn) })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`totals answered ${response.status}`)
  }
  for (let turn = 0; turn < turns; turn++) await call(-1 - turn) // compiled by then
  const before = await used()
  for (let turn = 0; turn < turns; turn++) await call(turn)
  return ((await used()) - before) / turns
}

const same = (): string => BODY
const another = (turn: number): string => bodyFor(`City ${turn}`)

const [, , role, answer = ''] = process.argv
if (role === 'ours') await serveOurs()
else if (role === 'largest') await serveLargest()
else if (role === 'ceiling') await serveCeiling(answer)
else {
  const ours = await serve<Ready>(import.meta.filename, ['ours'])
  const ceiling = await serve<Ready>(import.meta.filename, ['ceiling', ours.ready.answer])
  const { token } = ours.ready
  const rates = await compare(target(ours.ready, token), target(ceiling.ready, token))
  const kept = await cpuOf(ours.ready, same)
  const own = await cpuOf(ours.ready, another)
  const bare = await cpuOf({ ...ceiling.ready, token }, same)
  const largest = await serve<Ready>(import.meta.filename, ['largest'])
  const largestOwn = await cpuOf(largest.ready, another, 60)
  const largestKept = await cpuOf(largest.ready, same, 60)
  report(
    'totals',
    [
      {
        what: `estimate-totals, ${LINES} lines`,
        'ours/s': Math.round(rates.ours),
        'ceiling/s': Math.round(rates.ceiling),
        ratio: rates.ratio.toFixed(2),
        'CPU ours, us': Math.round(own),
        'CPU repeated, us': Math.round(kept),
        'CPU ceiling, us': Math.round(bare),
      },
      {
        what: 'the largest cart: 300 lines, 20 rules, a coupon',
        'CPU ours, us': Math.round(largestOwn),
        'CPU repeated, us': Math.round(largestKept),
      },
    ],
    [
      `Delivery, tax, a fee and an automatic discount; answers of ${ours.ready.answer.length} bytes; SQLite.`,
      `Answers for the largest cart have ${largest.ready.answer.length} bytes. Repeated: the same question about an unchanged cart; rates are for that.`,
      `The ceiling is bare Fastify that sends the same bytes without calculating. CPU of the serving process over ${TURNS} sequential calls.`,
    ],
  )
  await Promise.all([ours.stop(), ceiling.stop(), largest.stop()])
}
