import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoShop } from '@vitrine/demo'
import { openDemoShop } from '@vitrine/platform/testing'
import Database from 'better-sqlite3'
import { bareServer, NO_LOG } from './measure/bare.ts'
import { isReady, serve } from './measure/child.ts'
import { compare, type Target } from './measure/load.ts'
import { report } from './measure/report.ts'

const VISITORS = 1000
/** Visitors who add something for the first time: as many as a connection can serve in one round. */
const NEWCOMERS_OF_A_CONNECTION = 800
const NEWCOMERS = 40 * NEWCOMERS_OF_A_CONNECTION
/** One to warm up, and as many rounds as there are newcomers for. */
const ROUNDS_OF_NEWCOMERS = 3
const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const CART = '/ecom/v1/carts/current'
const ADD = `${CART}/add-to-cart`
const NEWER = '/ecom/v2/carts/current'
/** Where the ceiling inserts instead of updating. */
const FIRST_ADD = '/first-add'

/** What the calls that write send. */
const bodyOf: Readonly<Record<string, () => string>> = {
  [ADD]: () => addBody(),
  [CART]: () => JSON.stringify({ cartInfo: { buyerNote: 'Ring' } }),
  [NEWER]: () => JSON.stringify({ cart: { note: 'Ring' } }),
}

interface Ready {
  readonly url: string
  readonly tokens: readonly string[]
  /** Tokens of visitors without a cart. */
  readonly newcomers: readonly string[]
  /** One visitor's cart as the platform returns it: what the ceiling sends. */
  readonly cart: string
}

const addBody = (): string => {
  const product = demoShop().products.find(({ visible, options }) => visible && options.length === 0)
  return JSON.stringify({
    lineItems: [{ quantity: 1, catalogReference: { appId: APP_ID, catalogItemId: product?.id } }],
  })
}

/** The platform on a file, with a cart for each of a thousand visitors. */
const serveOurs = async (): Promise<void> => {
  const shop = await openDemoShop({ environment: { MODE: 'production' }, logTo: NO_LOG })
  const tokens: string[] = []
  let cart = ''
  for (let count = 0; count < VISITORS; count++) {
    const visitor = await shop.visitor()
    tokens.push(visitor.authorization ?? '')
    const { body } = await visitor.send('POST', ADD, addBody())
    cart = JSON.stringify(body)
  }
  const newcomers: string[] = []
  for (let count = 0; count < NEWCOMERS; count++) {
    const visitorId = randomUUID()
    const { siteId } = shop.site
    const visitor = await shop.as({ type: 'ANONYMOUS_VISITOR', siteId, clientId: shop.clientId, visitorId })
    newcomers.push(visitor.authorization ?? '')
  }
  isReady({ url: shop.url, tokens, newcomers, cart } satisfies Ready, () => shop[Symbol.asyncDispose]())
}

/** One prepared statement to read, one durable transaction to write, and the same response. */
const serveCeiling = async (cart: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-ceiling-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const database = new Database(join(folder, 'ceiling.db'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec(
    'CREATE TABLE carts (id INTEGER PRIMARY KEY, revision INTEGER NOT NULL, body TEXT NOT NULL) STRICT',
  )
  const insert = database.prepare('INSERT INTO carts VALUES (?, 1, ?)')
  database.transaction(() => {
    for (let id = 0; id < VISITORS; id++) insert.run(id, cart)
  })()
  const read = database.prepare<[number], { body: string }>('SELECT body FROM carts WHERE id = ?')
  const update = database.prepare('UPDATE carts SET revision = revision + 1, body = ? WHERE id = ?')
  const write = database.transaction((id: number) => {
    update.run(read.get(id)?.body, id)
  })
  let next = 0
  const app = await bareServer()
  app.get(CART, async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(read.get(next++ % VISITORS)?.body),
  )
  const insertOne = database.transaction((id: number) => insert.run(id, cart))
  let created = VISITORS
  app.post(FIRST_ADD, async (_request, reply) => {
    insertOne(created++)
    return reply.header('content-type', 'application/json; charset=utf-8').send(cart)
  })
  app.post(ADD, async (_request, reply) => {
    write(next++ % VISITORS)
    return reply.header('content-type', 'application/json; charset=utf-8').send(cart)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  isReady({ url, tokens: [], newcomers: [], cart } satisfies Ready)
}

const target = ({ url, tokens }: Ready, method: 'GET' | 'POST' | 'PATCH', path: string): Target => ({
  url,
  requests: (tokens.length > 0 ? tokens : ['none']).map((authorization) => ({
    method,
    path,
    headers: { authorization, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: bodyOf[path]?.() ?? '' }),
  })),
})

/** Each connection of each round has visitors of its own. */
const firstAdds = ({ url, newcomers }: Ready, path: string): Target => {
  // Once: a body for each request would keep the loading process busy until its requests time out.
  const body = addBody()
  let next = 0
  return {
    url,
    requests: () => {
      const start = next % newcomers.length
      next += NEWCOMERS_OF_A_CONNECTION
      return newcomers.slice(start, start + NEWCOMERS_OF_A_CONNECTION).map((authorization) => ({
        ...{ method: 'POST', path, body },
        headers: { authorization, 'content-type': 'application/json' },
      }))
    },
  }
}

const [, , role, cart = ''] = process.argv
if (role === 'ours') await serveOurs()
else if (role === 'ceiling') await serveCeiling(cart)
else {
  const ours = await serve<Ready>(import.meta.filename, ['ours'])
  const ceiling = await serve<Ready>(import.meta.filename, ['ceiling', ours.ready.cart])
  const rows = []
  for (const [what, method, path] of [
    ['current cart, read', 'GET', CART],
    ['add to cart, durable', 'POST', ADD],
  ] as const) {
    const {
      ours: rate,
      ceiling: top,
      ratio,
    } = await compare(
      target(ours.ready, method, path),
      target({ ...ceiling.ready, tokens: ours.ready.tokens }, method, path),
    )
    rows.push({
      what,
      'ours/s': Math.round(rate),
      'ceiling/s': Math.round(top),
      ratio: ratio.toFixed(2),
      goal: '>= 0.70',
    })
  }
  const newcomers = await compare(
    firstAdds(ours.ready, ADD),
    firstAdds({ ...ceiling.ready, newcomers: ours.ready.newcomers }, FIRST_ADD),
    ROUNDS_OF_NEWCOMERS,
  )
  rows.push({
    what: "a visitor's first add, durable",
    'ours/s': Math.round(newcomers.ours),
    'ceiling/s': Math.round(newcomers.ceiling),
    ratio: newcomers.ratio.toFixed(2),
    goal: '>= 0.50',
  })
  for (const [what, method] of [
    ['newer form beside the first: read', 'GET'],
    ['newer form beside the first: note, durable', 'PATCH'],
  ] as const) {
    const newer = target(ours.ready, method, NEWER)
    const compared = await compare(newer, target(ours.ready, method, CART))
    rows.push({
      what,
      'ours/s': Math.round(compared.ours),
      'ceiling/s': Math.round(compared.ceiling),
      ratio: compared.ratio.toFixed(2),
      goal: '>= 0.90',
    })
  }
  report('cart', rows, [
    `${VISITORS} visitors with a token and a cart each; answers of ${ours.ready.cart.length} bytes; SQLite, WAL, synchronous FULL.`,
    'The last rows compare the two forms of one cart; there the ceiling is the first form.',
    'The ceiling is bare Fastify with the same access log, request ids, CORS and security headers.',
  ])
  await Promise.all([ours.stop(), ceiling.stop()])
}
