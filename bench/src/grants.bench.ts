import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addToCurrentCart } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { createCaller, openDemoShop } from '@vitrine/platform/testing'
import autocannon from 'autocannon'
import Database from 'better-sqlite3'
import { residentMb } from './measure/built.ts'
import { startBuiltPlatform } from './measure/built-platform.ts'
import { report } from './measure/report.ts'

const CONNECTIONS = 16
/** Until compiled code and caches are stable. */
const WARM_UP = 50_000
const TENTHS = 10
const MOST_GROWTH_MB = 50
/** Everything that a visitor, or a flow that they start, could leave behind. */
const TABLES = [
  ...['sessions', 'carts', 'authorization_codes', 'authorize_requests', 'browser_logins', 'session_tokens'],
  ...['outbox', 'idempotency_keys'],
]

/** Requests visitor tokens and fails if one is missing. */
const grant = async (url: string, clientId: string, amount: number): Promise<void> => {
  const body = JSON.stringify({ clientId, grantType: 'anonymous' })
  const { non2xx, errors } = await autocannon({
    ...{ url, connections: CONNECTIONS, amount },
    requests: [
      { method: 'POST', path: '/oauth2/token', headers: { 'content-type': 'application/json' }, body },
    ],
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} grants got a wrong answer and ${errors} got none`)
}

/** The rows of all tables together; read while the platform has the file open. */
const rowsIn = (dataDir: string): number => {
  const database = new Database(join(dataDir, 'vitrine.db'), { readonly: true })
  try {
    const counts = TABLES.map((table) => database.prepare(`SELECT count(*) FROM ${table}`).pluck().get())
    return counts.reduce<number>((sum, count) => sum + Number(count), 0)
  } finally {
    database.close()
  }
}

/** What an active visitor leaves: the control. */
const rowsOfACart = async (url: string, authorization: string, dataDir: string): Promise<number> => {
  const before = rowsIn(dataDir)
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  const catalogItemId = demoShop().products.find(({ visible, options }) => visible && !options.length)?.id
  await createCaller(url, authorization).call(addToCurrentCart, {
    lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: catalogItemId ?? '' } }],
  })
  return rowsIn(dataDir) - before
}

const measure = async (grants: number): Promise<void> => {
  const environment = { MODE: 'production', RATE_LIMITS: 'off' } // one address makes all requests
  await using shop = await openDemoShop({ environment })
  const { authorization = '' } = await shop.visitor()
  const platform = await startBuiltPlatform(shop.dataDir, environment)
  try {
    await grant(platform.url, shop.clientId, WARM_UP)
    const [rows, memory] = [rowsIn(shop.dataDir), residentMb(platform.processId)]
    const held: number[] = []
    const startedAt = performance.now()
    for (let tenth = 0; tenth < TENTHS; tenth++) {
      await grant(platform.url, shop.clientId, grants / TENTHS)
      held.push(residentMb(platform.processId))
    }
    const perSecond = (grants * 1000) / (performance.now() - startedAt)
    const left = rowsIn(shop.dataDir) - rows
    const control = await rowsOfACart(platform.url, authorization, shop.dataDir)
    report(
      'grants',
      [
        { what: 'rows left behind', figure: left, goal: '0' },
        { what: 'rows of one visitor with a cart', figure: control, goal: '> 0' },
        { what: 'memory, grown by (MB)', figure: grew(held.at(-1), memory), goal: `< ${MOST_GROWTH_MB}` },
        { what: 'memory, grown at most by (MB)', figure: grew(Math.max(...held), memory), goal: '' },
        { what: 'grants/s', figure: Math.round(perSecond), goal: '' },
      ],
      [
        `${grants} anonymous grants over ${CONNECTIONS} connections, after ${WARM_UP} to warm up; the built platform in its own process, on SQLite.`,
        `Resident memory before: ${Math.round(memory)} MB; after each tenth: ${held.map(Math.round).join(', ')} MB.`,
      ],
    )
  } finally {
    await platform.stop()
  }
}

const grew = (after = Number.NaN, before: number): number => Math.round(after - before)

const { values } = parseArgs({ options: { grants: { type: 'string', default: '1000000' } } })
await measure(Number(values.grants))
