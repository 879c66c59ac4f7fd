import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SETTINGS_PARTS } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import { demoShop } from '@vitrine/demo'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSiteViews } from '../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../catalog/products/write/catalog-writer.ts'
import { statement } from '../floor/database/statements/statement.ts'
import { migrations } from '../migrations.ts'
import { apiKeysStore } from '../people/access/keys/api-keys.store.ts'
import { createKeyRing } from '../people/access/keys/key-ring.ts'
import { membersStore } from '../people/members/members.store.ts'
import { createLogin } from '../people/users/login.ts'
import { isPasswordOf } from '../people/users/passwords.ts'
import { couponsStore } from '../sales/coupons/coupons.store.ts'
import { ordersStore } from '../sales/orders/orders.store.ts'
import { leftToSend, parcelsOf } from '../sales/orders/parcels/parcels.ts'
import { queryStoresOrders } from '../sales/orders/stores-orders.ts'
import { type Delivery, deliveryTerms } from '../shop/settings/delivery-terms.ts'
import { settingsStore } from '../shop/settings/settings.store.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'
import { newSite } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import { openDemoAccounts } from './demo-accounts.ts'
import { DEMO_COUPON_CODE, openDemoCoupon } from './demo-coupon.ts'
import { readDemoAccounts, writeDemoFile } from './demo-file.ts'
import { openDemoOrders } from './demo-orders.ts'
import { openDemoSettings } from './demo-settings.ts'
import { DEMO_SITE_ID } from './demo-site.ts'
import { seedShop } from './seed.ts'

const clock = { now: Date.now }
const deletes = ['DELETE FROM api_keys', 'DELETE FROM users', 'DELETE FROM members'].map((text) =>
  statement(text),
)

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-demo-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

for (const engine of ENGINES) {
  describe(`the demo shop's accounts on ${engine.name}`, () => {
    it('work, and stay the same at every start, even if one side was lost', async () => {
      await using test = await engine.open(migrations)
      const { database } = test
      await newSite(database, { siteId: DEMO_SITE_ID })
      const start = async () => {
        const accounts = await openDemoAccounts(database, clock, await readDemoAccounts(dataDir))
        await writeDemoFile(dataDir, { siteId: DEMO_SITE_ID, ...accounts })
        const { apiKey, merchant, member } = accounts
        expect(await createKeyRing(database, clock).appOf(apiKey)).toMatchObject({ siteId: DEMO_SITE_ID })
        const credentials = { siteId: DEMO_SITE_ID, ...merchant, address: '::1' }
        expect(await createLogin(database, clock)(credentials)).toMatchObject({ role: 'owner' })
        const row = await membersStore.findByEmail(database, DEMO_SITE_ID, member.email)
        expect(await isPasswordOf(row?.passwordHash ?? undefined, member.password)).toBe(true)
        return accounts
      }
      const first = await start()
      expect(await start()).toEqual(first)

      await database.transaction(async (tx) => {
        for (const remove of deletes) await tx.run(remove)
      })
      expect(await start()).toEqual(first)

      writeFileSync(join(dataDir, 'demo.json'), '{ half')
      const anew = await start()
      expect(anew.apiKey).not.toBe(first.apiKey)
      expect(anew.merchant.password).not.toBe(first.merchant.password)
      expect(anew.member.password).not.toBe(first.member.password)
      await expect(createKeyRing(database, clock).appOf(first.apiKey)).rejects.toThrow('not valid')
      expect(await apiKeysStore.list(database, DEMO_SITE_ID)).toHaveLength(1)
    })
  })
}

for (const engine of ENGINES) {
  it(`finds the demo shop's coupon as its merchant left it at every start, on ${engine.name}`, async () => {
    await using test = await engine.open(migrations)
    const { database } = test
    const find = () => couponsStore.findByCode(database, DEMO_SITE_ID, DEMO_COUPON_CODE)
    expect(await openDemoCoupon(database, clock)).toBe(DEMO_COUPON_CODE)
    const first = await find()
    if (!first) throw new Error('The coupon is missing')
    expect(first).toMatchObject({ active: true, discount: { kind: 'PERCENT_OFF', percentHundredths: 1000 } })
    await database.transaction((tx) => couponsStore.update(tx, { ...first, active: false }))
    await openDemoCoupon(database, clock)
    expect(await find()).toMatchObject({ active: false, revision: 2 })
  })
}

for (const engine of ENGINES) {
  it(`sets delivery and tax once, as a merchant could have, on ${engine.name}`, async () => {
    await using test = await engine.open(migrations)
    const { database } = test
    await newSite(database, { siteId: DEMO_SITE_ID })
    await openDemoSettings(database, clock)
    await openDemoSettings(database, clock)
    const delivery = await settingsStore.find<Delivery>(database, DEMO_SITE_ID, 'delivery')
    expect(delivery?.revision).toBe(1)
    const { DeliverySettings, TaxSettings } = SETTINGS_PARTS
    expect(compileInput(DeliverySettings)({ revision: 1, ...delivery?.document })).toEqual([])
    expect(deliveryTerms(delivery?.document ?? { regions: [] }, 'EUR', 0)).toHaveLength(2)
    const tax = await settingsStore.find<object>(database, DEMO_SITE_ID, 'tax')
    expect(compileInput(TaxSettings)({ revision: 1, ...tax?.document })).toEqual([])
    expect(await sitesStore.find(database, DEMO_SITE_ID)).toMatchObject({ taxIncludedInPrices: true })
  })
}

for (const engine of ENGINES) {
  it(`gives the demo shop orders of its member and of guests in several states, on ${engine.name}`, async () => {
    await using test = await engine.open(migrations)
    const { database } = test
    const [site, mediaUrl] = [await newSite(database, { siteId: DEMO_SITE_ID }), 'http://media.test']
    const { member } = await openDemoAccounts(database, clock, {})
    const catalog = createCatalogWriter(database, clock, createSiteViews(mediaUrl))
    await seedShop(demoShop(), site, { database, catalog, clock })
    await openDemoOrders(database, demoShop(), site, { clock, mediaUrl, ...member })
    const { memberId } = (await membersStore.findByEmail(database, DEMO_SITE_ID, member.email)) ?? {}
    const { orders } = await queryStoresOrders(database, DEMO_SITE_ID, `member:${memberId}`, {})
    expect(orders.map(({ fulfillmentStatus }) => fulfillmentStatus)).toEqual([
      'NOT_FULFILLED',
      'CANCELED',
      'FULFILLED',
    ])
    expect(orders.flatMap(({ lineItems }) => lineItems.map(({ mediaItem }) => mediaItem?.url))).not.toContain(
      undefined,
    )
    // What the back office's first page counts: one to send for each that is paid, and one that isn't.
    const count = statement<{ orders: number; lines: number }>(
      `SELECT COUNT(DISTINCT o.order_number) AS orders, COUNT(*) AS lines
       FROM orders o JOIN order_products p ON p.site_id = o.site_id AND p.order_number = o.order_number
       WHERE o.site_id = ? AND o.status = 'APPROVED' AND o.fulfillment_status = ? AND o.payment_status = ?`,
    )
    const counted = (...state: [string, string]) => database.first(count, DEMO_SITE_ID, ...state)
    expect(await counted('FULFILLED', 'PAID')).toEqual({ orders: 6, lines: 10 })
    expect(await counted('NOT_FULFILLED', 'PAID')).toEqual({ orders: 3, lines: 7 })
    expect(await counted('NOT_FULFILLED', 'NOT_PAID')).toEqual({ orders: 1, lines: 1 })
    // Buyers can follow what was sent, and staff can't send it again.
    const sent = await ordersStore.find(database, DEMO_SITE_ID, orders.at(-1)?.id ?? '')
    expect(sent && parcelsOf(sent)).toMatchObject([{ tracking: { trackingNumber: 'VT4711DE' } }])
    expect(sent && [...leftToSend(sent).values()]).toEqual([0, 0, 0])
  })
}

describe('demo.json', () => {
  it("can be read only by its owner, even if it couldn't before", async () => {
    const file = join(dataDir, 'demo.json')
    await writeDemoFile(dataDir, { a: 1 })
    chmodSync(file, 0o644)
    await writeDemoFile(dataDir, { a: 2 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await readDemoAccounts(dataDir)).toEqual({})
  })
})
