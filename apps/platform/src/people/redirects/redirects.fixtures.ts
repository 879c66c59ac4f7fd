import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreateRedirectSessionRequest, RedirectSession } from '@vitrine/contract'
import { pino } from 'pino'
import { type AnonymousVisitor, type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import { openSecrets } from '../../floor/callers/secrets.ts'
import type { Database } from '../../floor/database/database.ts'
import { mount } from '../../floor/http/mount.ts'
import { NO_BUDGETS } from '../../floor/http/overload/budgets.ts'
import { createTotalsInTurn } from '../../floor/http/overload/totals-in-turn.ts'
import { createServer } from '../../floor/http/server.ts'
import { randomIds } from '../../floor/ids.ts'
import { migrations } from '../../migrations.ts'
import { createContextOf } from '../../shop/calls/call.ts'
import type { Site } from '../../shop/sites/site.ts'
import { createSites } from '../../shop/sites/sites.service.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import type { TestEngine } from '../../testing/engines.ts'
import { createAccess } from '../access/create-access.ts'
import { createRedirectParts, type RedirectParts } from './create-redirect-parts.ts'

export const SHOP_URL = 'https://shop.example'
export const PLATFORM_URL = 'https://platform.example'

/** An answer of the server. */
export interface Followed {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/** Redirect sessions on their own database, with checkouts that have only owners. */
export interface RedirectsTest extends AsyncDisposable {
  readonly database: Database
  readonly parts: RedirectParts
  readonly visitor: AnonymousVisitor
  readonly time: { now: number }
  /** Checkouts that became orders. */
  readonly finished: Set<string>
  /** Makes someone, by default the visitor, the owner of a new checkout. */
  newCheckout(actor?: KnownActor): string
  /** Calls createRedirectSession, by default as the visitor. */
  post(
    input: CreateRedirectSessionRequest,
    actor?: KnownActor,
    headers?: Record<string, string>,
  ): Promise<Followed>
  /** Calls it and returns the session. */
  create(
    input: CreateRedirectSessionRequest,
    actor?: KnownActor,
  ): Promise<RedirectSession & { sessionToken: string }>
  /** Requests an address, as a browser with that cookie. */
  follow(address: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD'): Promise<Followed>
}

export const openRedirects = async (engine: TestEngine): Promise<RedirectsTest> => {
  const { database, dispose } = await engine.open(migrations)
  const siteId = randomUUID()
  const clientId = randomUUID()
  const visitor: AnonymousVisitor = { type: 'ANONYMOUS_VISITOR', siteId, clientId, visitorId: randomUUID() }
  const site: Site = {
    ...{ siteId, name: 'Test shop', locale: 'en', currency: 'EUR', weightUnit: 'KG', createdAt: 1 },
    ...{ storefrontUrl: SHOP_URL, conversionRates: {} },
  }
  await database.transaction(async (tx) => {
    await sitesStore.save(tx, site)
    await oauthClientsStore.save(tx, {
      ...{ clientId, siteId, name: 'Shop', redirectUris: [], origins: [SHOP_URL], createdAt: 1 },
    })
  })
  const time = { now: Date.now() }
  const owners = new Map<string, string>()
  const finished = new Set<string>()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-redirects-'))
  const secrets = await openSecrets(join(folder, 'secrets.json'))
  const common = {
    database,
    clock: { now: () => time.now },
    ids: randomIds,
    sites: createSites(database),
    secrets,
  }
  const parts = createRedirectParts({
    ...{ ...common, platformUrl: PLATFORM_URL },
    hostedPages: { find: async () => undefined }, // as before their first build
    access: createAccess({ ...common, platformUrl: PLATFORM_URL }),
    checkouts: {
      ownerOf: async (_, checkoutId) => owners.get(checkoutId),
      ofCart: async () => undefined,
      look: async ({ checkoutId }) => ({
        ...{
          isOpen: !finished.has(checkoutId),
          isPaying: false,
          isInUse: true,
          wasTaken: false,
          isProven: false,
          isPersonal: false,
        },
      }),
      isMergedInto: async () => false,
      lock: async () => true,
      handOver: async () => {},
      takeUp: async () => {},
      copy: async () => ({ checkoutId: randomUUID(), principal: `visitor:${randomUUID()}` }),
    },
  })
  const app = await createServer({ logger: pino({ level: 'silent' }), trustProxy: [], isSecure: true })
  const callers = new Map<string | undefined, KnownActor>()
  mount(app, parts.routes, {
    findCaller: async ({ authorization }) => callers.get(authorization) ?? { type: 'UNKNOWN' },
    contextOf: createContextOf(common.sites),
    clock: common.clock,
    budgets: NO_BUDGETS,
    totalsInTurn: createTotalsInTurn(),
    around: (_, work) => work(),
    checkAnswers: true,
  })
  parts.servePages(app)

  const ask = async (
    method: 'GET' | 'HEAD' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload = {},
  ) => {
    const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload }) })
    return { status: answer.statusCode, headers: answer.headers, text: answer.body }
  }
  const post: RedirectsTest['post'] = (input, actor = visitor, headers = {}) => {
    callers.set(principalOf(actor), actor)
    const as = { authorization: principalOf(actor), ...headers }
    return ask('POST', '/_api/redirects-api/v1/redirect-session', as, input)
  }
  return {
    ...{ database, parts, visitor, time, finished, post },
    newCheckout: (actor = visitor) => {
      const checkoutId = randomUUID()
      owners.set(checkoutId, principalOf(actor))
      return checkoutId
    },
    create: async (input, actor) => {
      const { status, text } = await post(input, actor)
      if (status !== 200) throw new Error(`The answer was ${status}: ${text}`)
      return JSON.parse(text).redirectSession
    },
    follow: (address, headers = {}, method = 'GET') =>
      ask(method, address.replace(PLATFORM_URL, ''), headers),
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await dispose()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The cookie that an answer sets, as a browser sends it back. */
export const cookieOf = ({ headers }: Followed): string => String(headers['set-cookie']).split(';')[0] ?? ''
