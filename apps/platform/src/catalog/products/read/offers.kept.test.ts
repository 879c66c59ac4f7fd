import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { newProduct, openCatalog, type TestCatalog } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { productWire } from '../printed/product-wire.store.ts'
import type { NewProduct } from '../records/new-product.ts'
import { STORES_APP_IDS } from '../records/offer.ts'
import { PRODUCTS_STAMP } from '../records/stamps/product-stamps.store.ts'

const setQuantity = statement('UPDATE variants SET quantity = ? WHERE site_id = ? AND product_number = ?')
const deleteProduct = statement('DELETE FROM products WHERE site_id = ? AND product_id = ?')
const findNumber = statement<{ product_number: number }>(
  'SELECT product_number FROM products WHERE site_id = ? AND product_id = ?',
)

const readStamp = selectIn<{ stamp: string }>(`SELECT ${PRODUCTS_STAMP} AS stamp`)

for (const engine of ENGINES) {
  describe(`offers cached in memory on ${engine.name}`, () => {
    let test: TestCatalog
    beforeAll(async () => {
      test = await openCatalog(engine)
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const stocked = (more: Partial<NewProduct> = {}): NewProduct =>
      newProduct({ stock: { track: true, quantity: 5 }, ...more })
    const put = (...products: NewProduct[]) => test.catalog.putProducts(test.site, products)
    const referencesTo = (...products: NewProduct[]) =>
      products.map(({ id }) => ({ catalogItemId: id, appId: STORES_APP_IDS[0] ?? '' }))
    const offersOf = (...products: NewProduct[]) =>
      test.catalog.offersFor(test.database, test.site, referencesTo(...products))
    const stampOf = async (...products: NewProduct[]) => {
      const ids = products.map(({ id }) => id)
      const [row] = await readStamp(test.database, test.site.siteId, ids)
      return row?.stamp
    }
    const numberOf = async ({ id }: NewProduct) =>
      (await test.database.first(findNumber, test.site.siteId, id))?.product_number ?? 0
    const sell = async (product: NewProduct, quantity: number) => {
      const number = await numberOf(product)
      await test.database.transaction(async (tx) => {
        await tx.run(setQuantity, quantity, test.site.siteId, number)
        await productWire.markStale(tx, test.site.siteId, number)
      })
    }

    it('stay the same while nothing changes', async () => {
      const [one, other] = [stocked(), stocked()]
      await put(one, other)
      const [offers, stamp] = [await offersOf(one, other), await stampOf(one, other)]
      await put(stocked())
      expect(await offersOf(one, other)).toEqual(offers)
      expect(await stampOf(one, other)).toBe(stamp)
    })

    it.each<[string, (product: NewProduct) => Promise<unknown>, unknown]>([
      ['price', (product) => put({ ...product, priceMinor: 777 }), { priceMinor: 777 }],
      ['name', (product) => put({ ...product, name: 'Another' }), { name: 'Another' }],
      ['stock', (product) => sell(product, 4), { stock: { state: 'tracked', quantity: 4 } }],
      ['visibility', (product) => put({ ...product, visible: false }), { stock: { state: 'hidden' } }],
    ])('show a new %s at once, with a new stamp', async (_, change, expected) => {
      const [product, other] = [stocked(), stocked()]
      await put(product, other)
      await offersOf(product, other)
      const stamp = await stampOf(product, other)
      await change(product)
      expect(await offersOf(product)).toMatchObject([expected])
      expect(await stampOf(product, other)).not.toBe(stamp)
    })

    it('disappear with their product, and are new when it comes back', async () => {
      const product = stocked({ priceMinor: 1000 })
      const stamps = [await stampOf(product)]
      await put(product)
      await offersOf(product)
      stamps.push(await stampOf(product))
      await test.database.transaction((tx) => tx.run(deleteProduct, test.site.siteId, product.id))
      expect(await offersOf(product)).toEqual([undefined])
      stamps.push(await stampOf(product))
      await put({ ...product, priceMinor: 2000 })
      expect(await offersOf(product)).toMatchObject([{ priceMinor: 2000 }])
      stamps.push(await stampOf(product))
      expect(stamps[0]).toBe(stamps[2])
      expect(new Set(stamps).size).toBe(3)
    })

    it("contain nothing that a transaction saw but didn't commit", async () => {
      const product = stocked()
      await put(product)
      const number = await numberOf(product)
      const change = (quantity: number, isKept: boolean) =>
        test.database.transaction(async (tx) => {
          await tx.run(setQuantity, quantity, test.site.siteId, number)
          await productWire.markStale(tx, test.site.siteId, number)
          const [offer] = await test.catalog.offersFor(tx, test.site, referencesTo(product))
          expect(offer).toMatchObject({ stock: { quantity } })
          if (!isKept) throw new Error('not kept')
        })
      await expect(change(1, false)).rejects.toThrow('not kept')
      expect(await offersOf(product)).toMatchObject([{ stock: { quantity: 5 } }])
      await change(3, true)
      expect(await offersOf(product)).toMatchObject([{ stock: { quantity: 3 } }])
    })
  })
}
