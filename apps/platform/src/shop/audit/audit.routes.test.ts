import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_VARIANT_ID } from '../../catalog/products/records/product-record.ts'
import { statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { KEPT_DAYS } from '../../floor/settings/kept-days.ts'
import { lineOf, openSmallShop } from '../../hostile/small-shop.ts'
import { keepHouse } from '../../housekeeping.ts'
import { usersStore } from '../../people/users/users.store.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'

const everything = statement<{ changes: string; actor_name: string }>(
  'SELECT changes, actor_name FROM audit_entries',
)
const count = statement<{ entries: number; subjects: number }>(
  `SELECT (SELECT count(*) FROM audit_entries) AS entries, (SELECT count(*) FROM audit_subjects) AS subjects`,
)

for (const engine of ENGINES) {
  describe(`the audit log on ${engine.name}`, () => {
    const shirt = newProduct({ priceMinor: 2500 })
    let now = Date.parse('2026-05-01T10:00:00.000Z')
    let shop: Shop
    let owner: Caller
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSmallShop({ engine, clock: { now: () => now } }, [shirt])
      const userId = randomIds.guid()
      const { siteId } = shop.site
      await shop.database.transaction((tx) =>
        usersStore.save(tx, {
          ...{ siteId, userId, email: 'mara@shop.example', role: 'owner', passwordHash: '-' },
          ...{ createdAt: now, disabledAt: null },
        }),
      )
      owner = await shop.as({ type: 'WIX_USER', siteId, userId, owner: true })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const list = async (query: Record<string, string | number>) => {
      const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))
      return (await owner.get(`/vitrine/v1/audit-entries?${params}`)).body
    }
    const entries = async (query: Record<string, string | number>) =>
      (await list(query)).entries as { operation: string; changes: unknown[] }[]

    it('says who changed what when, with the values before and after', async () => {
      const { headers } = await owner.try(api.updateProduct, {
        product: { id: shirt.id, priceData: { price: 19.5 }, name: 'Smock' },
      })
      expect(await entries({ limit: 1 })).toEqual([
        {
          id: expect.any(String),
          date: '2026-05-01T10:00:00.000Z',
          actor: { type: 'USER', id: expect.any(String), name: 'mara@shop.example' },
          operation: 'updateProduct',
          requestId: headers.get('x-wix-request-id'),
          changeCount: 1,
          changes: [
            {
              ...{ entityType: 'PRODUCT', entityId: shirt.id, kind: 'UPDATED', isCut: false },
              fields: [
                { field: 'name', before: shirt.name, after: 'Smock' },
                { field: 'price', before: '25.00', after: '19.50' },
              ],
            },
          ],
        },
      ])
    })

    it('keeps the name that a key had', async () => {
      const program = await shop.app(['inventory:write'])
      const variantId = DEFAULT_VARIANT_ID
      const variants = [{ variantId, quantity: 4 }]
      await program.call(api.updateInventoryVariants, {
        inventoryItem: { productId: shirt.id, trackQuantity: true, variants },
      })
      expect(await entries({ operation: 'updateInventoryVariants' })).toMatchObject([
        {
          actor: { type: 'APP', name: expect.stringMatching(/./) },
          changes: [{ fields: [{ field: `variants.${variantId}.stock`, before: true, after: 4 }] }],
        },
      ])
    })

    it('has nothing about failed and repeated calls, reads, and shoppers', async () => {
      const coupon = { code: 'ONCE', name: 'Once', percentOffRate: 10 }
      const key = { 'idempotency-key': 'once' }
      await merchant.call(api.createCoupon, { coupon }, key)
      const before = await shop.database.first(count)
      await merchant.call(api.createCoupon, { coupon }, key)
      expect((await merchant.try(api.createCoupon, { coupon })).status).toBe(409)
      expect((await merchant.try(api.deleteCoupon, { id: shirt.id })).status).toBe(404)
      await merchant.call(api.listCoupons, {})
      await merchant.call(api.updateProduct, { product: { id: shirt.id, name: 'Smock' } })
      const visitor = await shop.visitor()
      await visitor.call(api.addToCurrentCart, { lineItems: [lineOf(shirt.id)] })
      expect(await shop.database.first(count)).toEqual(before)
    })

    it('is read page by page, newest first, by thing, actor, operation and time', async () => {
      for (const name of ['A', 'B', 'C', 'D', 'E']) {
        now += 60_000
        await merchant.call(api.createCollection, { collection: { name } })
      }
      const first = await list({ entityType: 'COLLECTION', limit: 2 })
      const second = await list({ entityType: 'COLLECTION', limit: 2, cursor: String(first.nextCursor) })
      const third = await list({ entityType: 'COLLECTION', limit: 2, cursor: String(second.nextCursor) })
      const names = JSON.stringify([first, second, third]).match(/"field":"name","after":"[A-E]"/g)
      expect(names?.map((text) => text.at(-2)).join('')).toBe('EDCBA')
      expect(third.nextCursor).toBeUndefined()
      const from = new Date(now - 60_000).toISOString()
      expect(await entries({ from })).toHaveLength(2)
      expect(await entries({ from, to: new Date(now).toISOString() })).toHaveLength(1)
      expect(await entries({ entityType: 'COLLECTION', from, operation: 'createCollection' })).toHaveLength(2)
      const [{ actor }] = (await list({ operation: 'createCoupon' })).entries as [{ actor: { id: string } }]
      expect((await entries({ actorId: actor.id })).map(({ operation }) => operation)).toContain(
        'createCoupon',
      )
      expect(JSON.stringify(await list({ entityId: shirt.id }))).toMatch(/entityType.*must be given/)
      expect(JSON.stringify(await list({ cursor: 'x' }))).toMatch(/cursor.*must be the nextCursor/)
    })

    it('shows merchants the history of a thing, but not of keys and settings', async () => {
      const path = (type: string, id: string) =>
        `/vitrine/v1/entity-history?entityType=${type}&entityId=${id}`
      const { body } = await merchant.get(path('PRODUCT', shirt.id))
      expect(body.entries).toMatchObject([
        { operation: 'updateInventoryVariants' },
        { operation: 'updateProduct' },
      ])
      expect((await merchant.get(path('SETTINGS', 'tax'))).status).toBe(400)
      expect((await merchant.get('/vitrine/v1/audit-entries')).status).toBe(403)
    })

    it('has one entry for a call that changes many things, and leads to it from each', async () => {
      const products = await Promise.all(
        ['One', 'Two'].map(async (name) => {
          const { product } = await merchant.call(api.createProduct, {
            product: { name, priceData: { price: 1 } },
          })
          return product?.id ?? ''
        }),
      )
      await merchant.call(api.bulkUpdateProducts, { ids: products, set: { price: 2 } })
      for (const entityId of products)
        expect((await entries({ entityType: 'PRODUCT', entityId, limit: 1 }))[0]).toMatchObject({
          ...{ operation: 'bulkUpdateProducts', changeCount: 2 },
        })
      expect(await entries({ operation: 'bulkUpdateProducts', entityType: 'PRODUCT' })).toHaveLength(1)
    })

    it('never holds secrets', async () => {
      const { secret } = await owner.call(api.createApiKey, { name: 'Import', scopes: ['catalog:write'] })
      const { code } = await merchant.call(api.createGiftCard, { giftCard: { initialValue: '5' } })
      const eventTypes = ['wix.ecom.v1.order_created']
      const url = 'https://receiver.example/hook?token=squirrel'
      const { keys } = await owner.call(api.createWebhook, {
        webhook: { url, eventTypes, format: 'STANDARD' },
      })
      const texts = JSON.stringify(await shop.database.all(everything))
      expect(texts).toContain('Import')
      for (const hidden of [
        secret,
        code,
        code?.replaceAll('-', ''),
        'squirrel',
        JSON.stringify(keys[0]).slice(20),
      ])
        expect(texts).not.toContain(hidden)
    })

    it('is emptied once its time is up, and not before', async () => {
      const day = 86_400_000
      const at = (days: number) => keepHouse(shop.database, { now: () => now + days * day })
      await at(KEPT_DAYS.audit - 1)
      expect((await shop.database.first(count))?.entries).toBeGreaterThan(5)
      await at(KEPT_DAYS.audit + 1)
      expect(await shop.database.first(count)).toEqual({ entries: 0, subjects: 0 })
    })
  })
}
