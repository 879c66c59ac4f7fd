import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { ENGINES, type TestDatabase } from '../../../testing/engines.ts'
import { lineOf, offerOf } from '../cart.fixtures.ts'
import { cartMigrations } from '../cart.migrations.ts'
import { cartStore, type StoredCart } from '../kept/cart.store.ts'

const first: StoredCart = {
  id: 'cart-1',
  revision: 1,
  conversionCurrency: 'EUR',
  businessLocationId: undefined,
  lines: [lineOf(offerOf('mug', { name: 'Mug "für Zoë" 🏺' }), 2, { options: { Glaze: 'Red' } })],
  createdAt: 1000,
  updatedAt: 1000,
}
const second: StoredCart = {
  ...first,
  revision: 2,
  conversionCurrency: 'USD',
  businessLocationId: 'berlin',
  lines: [],
  updatedAt: 2000,
}

const breakRevision = statement('UPDATE carts SET revision = 0 WHERE site_id = ?')
const overfill = statement('UPDATE carts SET line_count = 301 WHERE site_id = ?')

for (const engine of ENGINES) {
  describe(`carts on ${engine.name}`, () => {
    let test: TestDatabase
    const save = (key: string, cart: StoredCart, siteId = 'site-1') =>
      test.database.transaction((tx) => cartStore.save(tx, { siteId, key }, cart))
    const find = (key: string, siteId = 'site-1') => cartStore.find(test.database, { siteId, key })

    beforeAll(async () => {
      test = await engine.open(cartMigrations)
    })
    afterAll(() => test.dispose())

    it('are read as they were saved', async () => {
      expect(await save('visitor:1', first)).toBe(true)
      expect(await find('visitor:1')).toEqual(first)
      expect(await save('visitor:1', second)).toBe(true)
      expect(await find('visitor:1')).toEqual(second)
    })

    it('belong to one owner of one shop', async () => {
      await save('visitor:2', { ...first, id: 'cart-2' })
      expect(await find('member:2')).toBeUndefined()
      expect(await find('visitor:2', 'site-2')).toBeUndefined()
    })

    it('are saved as a first one only if there is none', async () => {
      await save('visitor:3', { ...first, id: 'cart-3' })
      expect(await save('visitor:3', { ...first, id: 'cart-4' })).toBe(false)
      expect(await find('visitor:3')).toMatchObject({ id: 'cart-3' })
    })

    it('are saved only as the next revision of the same cart', async () => {
      await save('visitor:5', { ...first, id: 'cart-5' })
      expect(await save('visitor:5', { ...second, id: 'cart-5', revision: 3 })).toBe(false)
      expect(await save('visitor:5', { ...second, id: 'cart-6' })).toBe(false)
      expect(await save('visitor:6', { ...second, id: 'cart-5' })).toBe(false)
      expect(await find('visitor:5')).toMatchObject({ id: 'cart-5', revision: 1 })
    })

    it('are removed only as they were read', async () => {
      const place = { siteId: 'site-1', key: 'visitor:7' }
      const cart = { ...first, id: 'cart-7' }
      await save(place.key, cart)
      const remove = (removed: StoredCart) =>
        test.database.transaction((tx) => cartStore.remove(tx, place, removed))
      expect(await remove({ ...cart, revision: 2 })).toBe(false)
      expect(await remove(cart)).toBe(true)
      expect(await find(place.key)).toBeUndefined()
    })

    it('never share an id', async () => {
      await save('visitor:8', { ...first, id: 'cart-8' })
      await expect(save('visitor:9', { ...first, id: 'cart-8' })).rejects.toMatchObject({
        kind: 'unique',
        columns: ['site_id', 'cart_id'],
      })
    })

    it('are limited by the database itself', async () => {
      await save('visitor:1', { ...first, id: 'cart-9' }, 'limits')
      for (const broken of [breakRevision, overfill])
        await expect(test.database.transaction((tx) => tx.run(broken, 'limits'))).rejects.toMatchObject({
          kind: 'check',
        })
      await expect(
        save('visitor:1', { ...second, id: 'cart-9', updatedAt: 999 }, 'limits'),
      ).rejects.toMatchObject({ kind: 'check' })
    })
  })
}
