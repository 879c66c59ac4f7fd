import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scope } from '@vitrine/contract'
import { type DestinationStream, pino } from 'pino'
import { createPlatform } from '../app.ts'
import type { Draw } from '../catalog/media/media.service.ts'
import type { OpenRemoteFile } from '../catalog/media/uploads/remote-file.ts'
import type { KnownActor } from '../floor/callers/actor.ts'
import { oauthClientsStore } from '../floor/callers/oauth-clients.store.ts'
import { openSecrets } from '../floor/callers/secrets.ts'
import { type Clock, systemClock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import { openKeptClock } from '../floor/kept-clock/kept-clock.ts'
import { readSettings, type Settings } from '../floor/settings/settings.ts'
import { migrations } from '../migrations.ts'
import { createAccessTokens } from '../people/access/access-tokens.ts'
import { createGrounds } from '../people/access/grounds.ts'
import { newKey } from '../people/access/keys/api-keys.service.ts'
import { apiKeysStore } from '../people/access/keys/api-keys.store.ts'
import { newApp } from '../people/access/new-app.ts'
import type { PaymentProvider } from '../sales/payments/payment-provider.ts'
import type { LiveBounds } from '../shop/live/live.service.ts'
import type { Site } from '../shop/sites/site.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'
import type { PostEventOptions } from '../shop/webhooks/sending/post-event.ts'
import { type Caller, createCaller } from './caller.ts'
import { freePort } from './free-port.ts'
import { keptSqliteEngine } from './sqlite-engine.ts'
import type { TestEngine } from './test-engine.ts'

/** A running platform with one site, for tests: a real server, a real database in a temporary folder. */
export interface Shop extends AsyncDisposable {
  readonly url: string
  readonly site: Site
  readonly clientId: string
  readonly database: Database
  readonly dataDir: string
  /** The platform's log, one JSON text per line. */
  readonly log: readonly string[]
  /** A new anonymous visitor with their own tokens. */
  visitor(): Promise<Caller>
  /** A caller with a token created by the shop, for anyone at this site. */
  as(actor: KnownActor): Promise<Caller>
  /** A merchant who is not the owner. */
  merchant(): Promise<Caller>
  owner(): Promise<Caller>
  /** A program with an API key of the given scopes. */
  app(scopes: readonly Scope[]): Promise<Caller>
  /** Registers a program that gets its tokens for a secret. */
  registerApp(scopes: readonly Scope[], siteId?: string): Promise<{ appId: string; appSecret: string }>
  /** A caller with the given Authorization header, or none. */
  caller(authorization?: string): Caller
}

export interface ShopOptions {
  /** Default: SQLite, or PostgreSQL for a run with `TEST_ENGINE=PostgreSQL`. */
  readonly engine?: TestEngine
  readonly clock?: Clock
  readonly site?: Partial<Site>
  /** Fills the shop before it answers. */
  readonly seed?: (database: Database, site: Site, settings: Settings) => Promise<void>
  /** Creates files that were never uploaded; default: there are none. */
  readonly draw?: Draw
  /** Fetches files from other hosts; default: from the public internet only. */
  readonly openRemoteFile?: OpenRemoteFile
  readonly environment?: Readonly<Record<string, string>>
  /** Which receivers of events may be called; default: any. */
  readonly postOptions?: PostEventOptions
  /** How many live streams may be open; default: as the platform has it. */
  readonly liveBounds?: Partial<LiveBounds>
  /** Payment providers in addition to the sandbox; default: none. */
  readonly paymentProviders?: readonly PaymentProvider[]
  /** Where the storefront completes logins; default `/callback`. */
  readonly callbackPath?: string
  /** More origins of the storefront's pages; default none. */
  readonly otherOrigins?: readonly string[]
  /** Where the log goes instead of `log`: measurements would measure how the list grows. */
  readonly logTo?: DestinationStream
  /** Whether it answers and works in the background; default: yes. Not if other processes serve its folder. */
  readonly listens?: boolean
  /** Whether pages for builders name the client id, as the demo shop's do in development; default: no. */
  readonly showsClientId?: boolean
}

/** The engine that `TEST_ENGINE` names, for suites that usually run on SQLite only. */
const engineOfRun = async (): Promise<TestEngine | undefined> => {
  const name = process.env.TEST_ENGINE
  if (!name) return undefined
  const { ENGINES } = await import('./engines.ts')
  const found = ENGINES.find((each) => each.name === name)
  if (!found)
    throw new Error(`TEST_ENGINE is ${name}, but this machine has ${ENGINES.map((each) => each.name)}`)
  return found
}

/**
 * Opens a shop and closes it with everything it created when it goes out of scope.
 * @example
 * await using shop = await openShop()
 * const visitor = await shop.visitor()
 * const { products } = await visitor.call(queryProducts, { query: {} })
 */
export const openShop = async (options: ShopOptions = {}): Promise<Shop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-shop-'))
  // In the folder, so another process started on it opens the same shop.
  const engine = options.engine ?? (await engineOfRun()) ?? keptSqliteEngine(join(dataDir, 'vitrine.db'))
  const opened = await engine.open(migrations)
  const { database, dispose } = opened
  const clock = await openKeptClock({ database, machine: options.clock ?? systemClock })
  const settings = readSettings({
    DATA_DIR: dataDir,
    // Known in advance, because media addresses contain it.
    PLATFORM_PORT: String(await freePort()),
    LOG_LEVEL: 'info',
    SHEDDING: 'off', // a machine that runs many tests at once is slow
    ...options.environment,
  })
  const log: string[] = []
  const logTo = options.logTo ?? { write: (line: string) => void log.push(line) }
  const logger = pino({ level: settings.logLevel }, logTo)

  const site: Site = {
    siteId: randomIds.guid(),
    name: 'Test shop',
    locale: 'en',
    currency: 'EUR',
    weightUnit: 'KG',
    storefrontUrl: settings.storefrontUrl,
    conversionRates: { USD: '1.10', JPY: '160' },
    createdAt: clock.now(),
    ...options.site,
  }
  const clientId = randomIds.guid()
  await database.transaction(async (tx) => {
    await sitesStore.save(tx, site)
    await oauthClientsStore.save(tx, {
      clientId,
      siteId: site.siteId,
      name: 'Test storefront',
      redirectUris: [settings.storefrontUrl + (options.callbackPath ?? '/callback')],
      origins: [settings.storefrontUrl, ...(options.otherOrigins ?? [])],
      createdAt: clock.now(),
    })
  })
  await options.seed?.(database, site, settings)
  const draw = options.draw ?? (async () => Promise.reject(new Error('This shop draws nothing')))
  const secrets = await openSecrets(settings.secretFile)
  const { openRemoteFile, paymentProviders, postOptions, liveBounds } = options
  const app = await createPlatform({
    settings,
    database,
    databaseSettings: opened.settings,
    secrets,
    clock,
    ids: randomIds,
    logger,
    draw,
    ...(openRemoteFile && { openRemoteFile }),
    ...(paymentProviders && { paymentProviders }),
    ...(postOptions && { postOptions }),
    ...(liveBounds && { liveBounds }),
    ...(options.showsClientId && { exampleClientId: clientId }),
  })
  const address = { port: settings.platformPort, host: '127.0.0.1' }
  const url = options.listens === false ? `http://${address.host}:${address.port}` : await app.listen(address)

  const caller = (authorization?: string): Caller => createCaller(url, authorization)
  const tokens = createAccessTokens(secrets, clock, createGrounds(database, clock))
  const as = async (actor: KnownActor): Promise<Caller> => caller((await tokens.issue(actor)).value)
  return {
    url,
    site,
    clientId,
    database,
    dataDir,
    log,
    caller,
    as,
    merchant: () => as({ type: 'WIX_USER', siteId: site.siteId, userId: randomIds.guid(), owner: false }),
    owner: () => as({ type: 'WIX_USER', siteId: site.siteId, userId: randomIds.guid(), owner: true }),
    app: async (scopes) => {
      const { siteId } = site
      const { key, secret } = newKey({
        siteId,
        keyId: randomIds.guid(),
        name: 'Test',
        scopes,
        now: clock.now(),
      })
      await database.transaction((tx) => apiKeysStore.save(tx, key))
      return caller(secret)
    },
    registerApp: async (scopes, siteId = site.siteId) => {
      const whose = { clientId: randomIds.guid(), siteId, name: 'Test', scopes, createdAt: clock.now() }
      const { client, secret } = newApp(whose)
      await database.transaction((tx) => oauthClientsStore.save(tx, client))
      return { appId: client.clientId, appSecret: secret }
    },
    visitor: async () => {
      const { body } = await caller().post('/oauth2/token', { clientId, grantType: 'anonymous' })
      return caller(String(body.access_token))
    },
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await clock.close()
      await dispose()
      // A picture drawn for a caller who has left may still be being written.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
    },
  }
}
