import { queryProducts } from '@vitrine/contract/operations'
import type { Rule } from '@vitrine/contract/rules'
import { type Attack, strike } from '../../hostile/calls/attack.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type Answer, type Caller, openShop, type Shop } from '../../testing/index.ts'
import { mirrorDatabase } from '../../testing/mirror-database.ts'
import { fillShop, openHardShop } from './fill-shop.ts'

const NOW = Date.parse('2026-01-31T12:00:00.000Z')
export const CALLERS = ['visitor', 'member', 'owner'] as const
export type CallerName = (typeof CALLERS)[number]

/** An answer without the parts that always differ. */
export interface Said {
  readonly status: number
  readonly body: unknown
}

/** One shop per engine, with the same rows, ids and clock. */
export interface PairOfShops extends AsyncDisposable {
  /** A buyer and some products, for calls about one of them. */
  readonly ids: readonly string[]
  /** Calls only one shop. */
  ask(rule: Rule, caller: CallerName, input: unknown): Promise<Said>
  /** Calls both, first SQLite. */
  askBoth(rule: Rule, caller: CallerName, input: unknown): Promise<readonly [Said, Said]>
  /** Internal errors that either platform logged. */
  faults(): string[]
}

/** Opens a filled shop on SQLite and its mirror on PostgreSQL; undefined without PostgreSQL. */
export const openPairOfShops = async (): Promise<PairOfShops | undefined> => {
  const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')
  if (!engine) return undefined
  const clock = { now: () => NOW }
  const environment = { PLATFORM_URL: 'http://localhost:4000', MEDIA_URL: 'http://localhost:4000' }
  const sqlite = await openHardShop({ clock, environment })
  const { products = [] } = await (await sqlite.owner()).call(queryProducts, { query: {} })
  const productIds = products.map(({ id }) => id)
  const memberId = await fillShop(sqlite, productIds)
  const seed = (database: Shop['database']): Promise<void> => mirrorDatabase(sqlite.database, database)
  const postgres = await openShop({ engine, clock, environment, site: sqlite.site, seed })
  const { siteId } = sqlite.site
  const { clientId } = sqlite
  const callersOf = async ({ as }: Shop): Promise<Readonly<Record<CallerName, Caller>>> => ({
    visitor: await as({ type: 'ANONYMOUS_VISITOR', siteId, clientId, visitorId: memberId }),
    member: await as({ type: 'MEMBER', siteId, clientId, memberId }),
    owner: await as({ type: 'WIX_USER', siteId, userId: memberId, owner: true }),
  })
  const callers = [await callersOf(sqlite), await callersOf(postgres)] as const
  const askIn = (index: 0 | 1, rule: Rule, caller: CallerName, input: unknown) =>
    said(strike(callers[index][caller], attackOf(rule, input), input))
  return {
    ids: [memberId, ...productIds.slice(0, 3)],
    ask: (...asked) => askIn(0, ...asked),
    askBoth: (...asked) => Promise.all([askIn(0, ...asked), askIn(1, ...asked)]),
    faults: () => [sqlite, postgres].flatMap(({ log }) => log.filter((line) => JSON.parse(line).level >= 50)),
    [Symbol.asyncDispose]: async () => {
      await postgres[Symbol.asyncDispose]()
      await sqlite[Symbol.asyncDispose]()
    },
  }
}

const attackOf = (rule: Rule, value: unknown): Attack => {
  const { method, query } = rule.operation
  const form = method === 'GET' && !query ? 'query text' : 'json'
  return { rule, value, form, path: [], mangle: (text) => text, headers: {} }
}

const said = async (answer: Promise<Answer>): Promise<Said> => {
  const { status, body } = await answer
  return {
    status,
    body: JSON.parse(JSON.stringify(body, (key, value) => (key === 'requestId' ? undefined : value))),
  }
}
