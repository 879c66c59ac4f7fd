import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getCatalogVersion, getShop, token } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaStore } from '../../catalog/media/media.store.ts'
import { originalPath, transformedFolder } from '../../catalog/media/media-folder.ts'
import { openDemo } from '../../demo/demo.ts'
import { DEMO_CLIENT_ID, DEMO_SITE_ID } from '../../demo/demo-site.ts'
import { systemClock } from '../../floor/clock.ts'
import { statement } from '../../floor/database/statements/statement.ts'
import { randomIds } from '../../floor/ids.ts'
import { readSettings } from '../../floor/settings/settings.ts'
import { openBrowser } from '../../people/hosted-identity/hosted-identity.fixtures.ts'
import { siteRowsStore } from '../../shop/sites/site-rows.store.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openShop, type Shop } from '../../testing/index.ts'
import { CommandError, type Options } from '../command.ts'
import { runOn } from '../run-on.fixtures.ts'

const GOOD = {
  ...{ name: 'Blue Door', address: 'https://shop.example/', currency: 'eur', language: 'de-at' },
  ...{ email: 'Ada@Shop.example', rates: 'USD=1.10, jpy=160' },
}
const settingsOf = ({ dataDir }: Shop) =>
  readSettings({ DATA_DIR: dataDir, PLATFORM_URL: 'https://api.shop.example' })

const run = (shop: Shop, name: string, options: Options = {}) =>
  runOn(shop.database, settingsOf(shop), name, options)

/** The sandbox keeps its own books, as another company would: test cards, no names. */
const OF_NO_SHOP = [
  'event_sorter',
  'migrations',
  'platform_clock',
  'sandbox_keys',
  'sandbox_payments',
  'sandbox_tokens',
]

for (const engine of ENGINES) {
  describe(`a shop created by a command on ${engine.name}`, () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop({ engine })
    })
    afterAll(() => shop?.[Symbol.asyncDispose]())

    it('reports the catalog version that its merchant sets for a client', async () => {
      const visitor = await shop.visitor()
      const told = async () => (await visitor.call(getCatalogVersion, {})).catalogVersion
      expect(await told()).toBe('V1_CATALOG')
      await run(shop, 'set-catalog-version', { client: shop.clientId, version: 'V3_CATALOG' })
      expect(await told()).toBe('V3_CATALOG')
      await run(shop, 'set-catalog-version', { client: shop.clientId, version: 'V1_CATALOG' })
      expect(await told()).toBe('V1_CATALOG')
      const unknown = { client: randomIds.guid(), version: 'V3_CATALOG' }
      await expect(run(shop, 'set-catalog-version', unknown)).rejects.toThrow(CommandError)
      const odd = { client: shop.clientId, version: 'V2_CATALOG' }
      await expect(run(shop, 'set-catalog-version', odd)).rejects.toThrow(CommandError)
    })

    it('has the given settings, working clients and a link for its owner; a second one is refused', async () => {
      const made = await run(shop, 'create-site', GOOD)
      const [siteId, clientId] = [String(made.siteId), String(made.clientId)]
      expect(await sitesStore.find(shop.database, siteId)).toMatchObject({
        ...{ name: 'Blue Door', storefrontUrl: 'https://shop.example', currency: 'EUR', locale: 'de-AT' },
        ...{ conversionRates: { USD: '1.10', JPY: '160' }, weightUnit: 'KG' },
      })
      const visitor = await shop.caller().try(token, { clientId, grantType: 'anonymous' })
      expect(visitor.status).toBe(200)
      const link = new URL(String(made.ownerLink))
      expect(link.href).toMatch(
        /^https:\/\/api\.shop\.example\/login\/set-up#[\w-]{43}&email=ada%40shop\.example$/,
      )
      const browser = openBrowser(shop.url)
      const [setUp = ''] = link.hash.slice(1).split('&')
      const other = await run(shop, 'owner-link', { site: siteId, email: 'ada@shop.example' })
      const [again = ''] = new URL(String(other.ownerLink)).hash.slice(1).split('&')
      const owner = { email: 'ada@shop.example', password: 'eine lange blaue Tür' }
      expect((await browser.post('/set-up', { token: setUp, ...owner })).status).toBe(404)
      expect((await browser.post('/set-up', { token: again, ...owner })).status).toBe(200)
      await expect(run(shop, 'owner-link', { site: siteId, ...owner })).rejects.toThrow('has an owner')
      await expect(run(shop, 'create-site', GOOD)).rejects.toThrow(siteId)
    })

    it.each([
      ['name', ''],
      ['name', 'x'.repeat(101)],
      ['name', 'Blue\nDoor'],
      ['address', 'shop.example'],
      ['address', 'ftp://shop.example'],
      ['address', 'https://shop.example/de'],
      ['address', 'https://me:secret@shop.example'],
      ['currency', 'EURO'],
      ['currency', 'ABC'],
      ['language', 'english please'],
      ['email', 'ada'],
      ['rates', 'USD'],
      ['rates', 'EUR=1'],
      ['rates', 'USD=0'],
      ['rates', 'USD=-1'],
      ['rates', 'USD=1e9'],
      ['weight', 'ST'],
    ])('is refused for --%s "%s"', async (name, value) => {
      const before = await sitesStore.list(shop.database)
      const making = run(shop, 'create-site', { ...GOOD, address: 'https://other.example', [name]: value })
      await expect(making).rejects.toThrow(CommandError)
      await expect(making).rejects.toThrow(`--${name}`)
      expect(await sitesStore.list(shop.database)).toEqual(before)
    })
  })

  describe(`the demo shop on ${engine.name}`, () => {
    // Fails if rows stay in `content_collections`, which items refer to, and the removal isn't retried.
    it('is removed completely with --yes, and nothing else with it', async () => {
      await using shop = await openShop({ engine })
      const { database, dataDir, site } = shop
      await openDemo(database, settingsOf(shop), systemClock, 0)
      await run(shop, 'create-key', { site: DEMO_SITE_ID, name: 'Old', scopes: 'catalog:read' })
      await shop.visitor()
      const { authorization = '' } = shop.caller(
        JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')).apiKey,
      )
      const mediaId = (await siteRowsStore.mediaAfter(database, DEMO_SITE_ID, '', 1))[0] ?? ''
      const drawn = [originalPath(mediaId), join(transformedFolder(mediaId), 'whole.webp')]
      const kept = originalPath('ours')
      for (const path of [...drawn, kept]) {
        await mkdir(dirname(join(dataDir, 'media', path)), { recursive: true })
        await writeFile(join(dataDir, 'media', path), 'x')
      }
      const ours = { siteId: site.siteId, mediaId: 'ours', kind: 'image', contentType: 'image/png' } as const
      await database.transaction((tx) => mediaStore.save(tx, { ...ours, createdAt: 1 }))
      const tables = await siteRowsStore.tables(database)
      const rowsOf = async (siteId: string) => {
        const counted = tables.map(async (table) => {
          return [table.name, await siteRowsStore.count(database, table, siteId)] as const
        })
        return Object.fromEntries((await Promise.all(counted)).filter(([, count]) => count > 0))
      }
      const before = [await rowsOf(DEMO_SITE_ID), await rowsOf(site.siteId)]

      await expect(run(shop, 'remove-demo')).rejects.toThrow(
        /permanently remove[^:]*:[\s\S]*\d+ products[\s\S]*Nothing was removed/,
      )
      expect([await rowsOf(DEMO_SITE_ID), await rowsOf(site.siteId)]).toEqual(before)
      expect(await run(shop, 'remove-demo', { yes: 'yes' })).toMatchObject({
        counts: { 'api keys': 2, users: 1 },
      })
      expect([await rowsOf(DEMO_SITE_ID), await rowsOf(site.siteId)]).toEqual([{}, before[1]])
      const isThere = (path: string) => existsSync(join(dataDir, 'media', path))
      expect([...drawn.map(isThere), isThere(kept), existsSync(join(dataDir, 'demo.json'))]).toEqual([
        ...drawn.map(() => false),
        ...[true, false],
      ])
      const dead = { clientId: DEMO_CLIENT_ID, grantType: 'anonymous' } as const
      expect((await shop.caller().try(token, dead)).status).toBe(401)
      expect((await shop.caller(authorization).try(getShop, {})).status).toBe(401)
      expect(await run(shop, 'remove-demo')).toEqual({ removed: null, counts: {} })
    })

    it('leaves no table out: all name their site, except those of no shop', async () => {
      await using shop = await openShop({ engine })
      const { database } = shop
      const listed = await database.all(
        engine.name === 'SQLite'
          ? statement<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
          : statement<{ name: string }>(
              'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
            ),
      )
      const known = (await siteRowsStore.tables(database)).map(({ name }) => name)
      const others = listed.map(({ name }) => name).filter((name) => !known.includes(name))
      expect(others.filter((name) => !/^sqlite_/.test(name)).sort()).toEqual(OF_NO_SHOP)
    })
  })
}
