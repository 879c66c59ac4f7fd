import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createProduct, getCatalogVersion, queryProducts, token } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import { systemClock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { statement } from '../../floor/database/statements/statement.ts'
import { clockStore } from '../../floor/kept-clock/clock.store.ts'
import { readSettings } from '../../floor/settings/settings.ts'
import { migrations } from '../../migrations.ts'
import { createLogin } from '../../people/users/login.ts'
import { recordEvent } from '../../shop/events/outbox.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openShop, type Shop } from '../../testing/index.ts'
import { sqliteEngine } from '../../testing/sqlite-engine.ts'
import type { TestEngine } from '../../testing/test-engine.ts'
import type { Options, Result } from '../command.ts'
import { EXITS } from '../exits.ts'
import { runOn, testDesk } from '../run-on.fixtures.ts'
import { runVitrine } from '../run-vitrine.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const run = (name: string, options: Options = {}, database: Database = shop.database, desk = testDesk()) => {
  const settings = readSettings({ DATA_DIR: shop.dataDir, PLATFORM_URL: 'http://127.0.0.1:9' })
  return runOn(database, settings, name, { site: shop.site.siteId, ...options }, desk)
}

/** The printed texts of a result. */
const textsOf = (result: Result): Record<string, string> =>
  Object.fromEntries(Object.entries(result).map(([name, value]) => [name, String(value)]))

describe('an operator', () => {
  it('sees the sites', async () => {
    expect(await run('sites')).toEqual({ sites: [{ siteId: shop.site.siteId, name: 'Test shop' }] })
  })

  it('sees how many events are stored', async () => {
    const before = await run('events')
    const siteId = shop.site.siteId
    const event = { id: 'e', siteId, entityId: 'x', type: 't', sequence: 1, occurredAt: 1_000, payload: {} }
    await shop.database.transaction((tx) => recordEvent(tx, event))
    expect(await run('events')).toEqual({
      kept: Number(before.kept) + 1,
      oldest: '1970-01-01T00:00:01.000Z',
    })
  })

  it('sees how far content is read and written', async () => {
    const file = join(shop.dataDir, 'content.jsonl')
    const lines = ['Pages a', 'Pages b', 'Notes c'].map((line) => {
      const [collection, id] = line.split(' ')
      return JSON.stringify({ collection, id, data: {} })
    })
    await writeFile(file, lines.join('\n'))
    const desk = testDesk({ showsProgress: true })
    await run('data import', { file }, shop.database, desk)
    await run('data export', { file, collection: 'Pages' }, shop.database, desk)
    const shown = desk.printed().split('\r\u001b[2K')
    expect(shown).toEqual(['', '0 of 3 items', '2 of 3 items', '', '2 items', ''])
  })

  it('sets back a clock that was far ahead', async () => {
    await using test = await sqliteEngine.open(migrations)
    const { database } = test
    const latestAt = systemClock.now() + 3_600_000
    await database.transaction((tx) => clockStore.raise(tx, { latestAt, resets: 0 }))
    expect(await run('reset-clock', {}, database)).toMatchObject({
      next: expect.any(String),
    })
    const kept = await clockStore.find(database)
    expect(kept.resets).toBe(1)
    expect(kept.latestAt).toBeLessThan(latestAt)
  })

  it.each(ENGINES)(
    'works beside a running platform on $name, whose clock it leaves alone',
    async (engine) => {
      const named: Record<string, string> = {}
      const watched: TestEngine = {
        ...engine,
        open: async (...given) => {
          const opened = await engine.open(...given)
          if ('databaseUrl' in opened.settings) named.DATABASE_URL = opened.settings.databaseUrl
          return opened
        },
      }
      await using running = await openShop(engine.name === 'SQLite' ? {} : { engine: watched })
      const vitrine = async (...args: string[]) => {
        const environment = { DATA_DIR: running.dataDir, PLATFORM_URL: running.url, ...named }
        const desk = testDesk({ environment })
        return { code: await runVitrine(args, desk), said: desk.printed() }
      }
      const before = await clockStore.find(running.database)
      expect(await vitrine('reset-clock')).toEqual({
        code: EXITS.WRONG_DATABASE.code,
        said: `vitrine reset-clock: The platform at ${running.url} is running: stop it first.\n`,
      })
      expect((await clockStore.find(running.database)).resets).toBe(before.resets)
      const { siteId } = running.site
      const user = ['create-user', '--site', siteId, '--email', 'eve@shop.example', '--role', 'owner']
      expect((await vitrine(...user)).code).toBe(EXITS.DONE.code)
      expect(await vitrine(...user)).toMatchObject({ code: EXITS.REFUSED.code })
      const visitor = await running.visitor()
      expect((await visitor.try(queryProducts, { query: {} })).status).toBe(200)
    },
  )

  it('gives mails a color, and rejects anything else', async () => {
    expect(await run('set-accent', { color: '#AA3300' })).toEqual({ accent: '#aa3300' })
    await expect(run('set-accent', { color: 'red;background:url(//x)' })).rejects.toThrow('color')
    expect(await sitesStore.find(shop.database, shop.site.siteId)).toEqual({
      ...shop.site,
      accent: '#aa3300',
    })
  })

  it('creates a key that works, and revokes it', async () => {
    const options = { name: 'Import', scopes: 'catalog:read, catalog:write', expires: '2999-01-31' }
    const { id, apiKey } = textsOf(await run('create-key', options))
    const program = shop.caller(apiKey)
    expect((await program.try(queryProducts, { query: {} })).status).toBe(200)
    expect((await program.try(createProduct, { product: {} })).status).not.toBe(403)
    expect(await run('revoke-key', { id })).toEqual({ revoked: true })
    expect(await run('revoke-key', { id })).toEqual({ revoked: false })
    expect((await shop.caller(apiKey).try(getCatalogVersion, {})).status).toBe(200) // five seconds yet
  })

  it('registers an app with its secret, only once per id', async () => {
    const id = randomUUID()
    const made = textsOf(await run('create-app', { name: 'Till', scopes: 'catalog:read', id }))
    const answer = await shop.caller().call(token, {
      ...{ grant_type: 'client_credentials', client_id: id, client_secret: made.clientSecret },
      instance_id: made.instanceId,
    })
    expect(answer.scope).toBe('catalog:read')
    await expect(run('create-app', { name: 'Till', scopes: 'catalog:read', id })).rejects.toThrow('already')
    expect(await run('revoke-client', { id })).toEqual({ revoked: true })
  })

  it('registers a storefront for visitors', async () => {
    const redirects = 'https://shop.example/callback,https://shop.example/other'
    const { clientId } = textsOf(await run('create-client', { name: 'Shop', kind: 'storefront', redirects }))
    const visitor = await shop.caller().call(token, { clientId, grantType: 'anonymous' })
    expect(visitor.token_type).toBe('Bearer')
  })

  it("adds a moved storefront's addresses to its client, once", async () => {
    const redirects = 'https://shop.example/callback'
    const { clientId = '' } = textsOf(
      await run('create-client', { name: 'Shop', kind: 'storefront', redirects }),
    )
    const more = { client: clientId, redirects: `${redirects},https://new.example/api/auth/callback` }
    const allowed = {
      redirects: ['https://shop.example/callback', 'https://new.example/api/auth/callback'],
      origins: ['https://shop.example', 'https://new.example'],
    }
    expect(await run('allow-addresses', more)).toEqual(allowed)
    expect(await run('allow-addresses', more)).toEqual(allowed)
    expect(await run('allow-addresses', { ...more, site: undefined })).toEqual(allowed)
    expect(await oauthClientsStore.find(shop.database, clientId)).toMatchObject({
      kind: 'storefront',
      name: 'Shop',
    })
  })

  it('adds a merchant', async () => {
    const { email = '', password = '' } = textsOf(
      await run('create-user', { email: 'Ada@Shop.example', role: 'merchant' }),
    )
    const { siteId } = shop.site
    const user = await createLogin(shop.database, systemClock)({ siteId, email, password, address: '::1' })
    expect(user).toMatchObject({ email: 'ada@shop.example', role: 'merchant' })
    await expect(run('create-user', { email, role: 'owner' })).rejects.toThrow('is already a user')
  })

  it('gives a merchant another password, and disables them', async () => {
    const { siteId } = shop.site
    const email = 'eve@shop.example'
    const login = createLogin(shop.database, systemClock)
    const { password: first = '' } = textsOf(await run('create-user', { email, role: 'owner' }))
    const { password = '' } = textsOf(await run('reset-password', { email: ' Eve@shop.example' }))
    const logIn = (typed: string) => login({ siteId, email, password: typed, address: '::1' })
    await expect(logIn(first)).rejects.toMatchObject({ code: 'INVALID_PASSWORD' })
    expect(await logIn(password)).toMatchObject({ role: 'owner' })
    expect(await run('disable-user', { email })).toEqual({ email, endedSessions: 0 })
    await expect(logIn(password)).rejects.toMatchObject({ code: 'INVALID_PASSWORD' })
    const again = textsOf(await run('reset-password', { email }))
    expect(await logIn(again.password ?? '')).toMatchObject({ role: 'owner' })
    await expect(run('disable-user', { email: 'x@y.example' })).rejects.toThrow(
      'No staff member has the email address',
    )
  })

  it('exports and imports products as files', async () => {
    const file = join(shop.dataDir, 'products.csv')
    await writeFile(file, 'name,price\nVase,19.50\nCup,cheap\n')
    const options = { file, 'dry-run': 'yes' }
    expect(await run('import-products', options)).toMatchObject({
      ...{ dryRun: true, created: 1, failed: 1 },
      problems: [{ row: 3, column: 'price', code: 'FORMAT', message: 'must be a number such as 12.50' }],
    })
    expect(await run('import-products', { file })).toMatchObject({ created: 1, unchanged: 0 })
    expect(await run('export-products', { file })).toEqual({ file })
    expect(await readFile(file, 'utf8')).toContain('Vase')
    expect(await run('import-products', { file })).toMatchObject({ created: 0, unchanged: 1 })
    await writeFile(file, 'name,prise\n')
    await expect(run('import-products', { file })).rejects.toThrow(
      'There is no column "prise". (UNKNOWN_COLUMN)',
    )
    await expect(run('import-products', { file: 'nowhere' })).rejects.toThrow('was not found')
  })

  it('reports an import only once nothing is running any more', async () => {
    const doneImports = statement<{ count: number }>(
      "SELECT count(*) AS count FROM imports WHERE status = 'DONE'",
    )
    const done = async () => (await shop.database.first(doneImports))?.count
    const before = await done()
    let running = 0
    /** Longer than the command waits before it checks whether the import is done. */
    const transaction: Database['transaction'] = async (work) => {
      running++
      const answer = await shop.database.transaction(work)
      if ((await done()) !== before) await delay(800)
      running--
      return answer
    }
    const late = new Proxy(shop.database, {
      get: (database, name) => {
        const value: unknown = name === 'transaction' ? transaction : Reflect.get(database, name)
        return typeof value === 'function' ? value.bind(database) : value
      },
    })
    const file = join(shop.dataDir, 'few.csv')
    await writeFile(file, 'name,price\nJug,19.50\n')
    await run('import-products', { file, 'dry-run': 'yes' }, late)
    expect(running).toBe(0)
  })

  it.each([
    ['create-key', { name: 'x' }, '--scopes is required'],
    ['create-key', { name: 'x', scopes: 'catalog:all' }, '"catalog:all" is not a scope'],
    ['create-key', { name: 'x', scopes: 'catalog:read', expires: '2001-01-01' }, 'must be a future date'],
    ['create-key', { name: 'x', scopes: 'catalog:read', site: 'y' }, 'Site y was not found'],
    [
      'create-client',
      { name: 'x', kind: 'app', redirects: 'https://x.example' },
      '--kind must be storefront',
    ],
    ['create-client', { name: 'x', kind: 'console', redirects: 'nowhere' }, '"nowhere" is not'],
    ['allow-addresses', { client: 'x', redirects: 'https://x.example' }, 'no storefront or console'],
    ['allow-addresses', { client: 'x', redirects: 'nowhere' }, '"nowhere" is not'],
    ['create-user', { email: 'nobody', role: 'owner' }, '--email must be'],
    ['create-user', { email: 'a@b.example', role: 'admin' }, '--role must be owner or merchant'],
  ])('is told what is wrong with %s %o', async (name, options, message) => {
    await expect(run(name, options)).rejects.toThrow(message)
  })
})
