import type { PlatformQuery, Product } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'
import {
  callBy,
  newCollection,
  newProduct,
  newSite,
  newVariant,
  openCatalog,
  readBack,
  type TestCatalog,
} from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { productWire } from '../printed/product-wire.store.ts'
import { DEFAULT_VARIANT_ID } from './product-record.ts'

const sizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL'].map((size) => ({
  value: size,
  description: size,
  mediaIds: [],
}))
const manySizes = (count: number) => ({
  options: [{ type: 'drop_down' as const, name: 'Size', choices: sizes }],
  manageVariants: true,
  variants: Array.from({ length: count }, (_, index) => newVariant({ choices: { Size: `${index}` } })),
})
const takeStock = statement('UPDATE variants SET quantity = 0 WHERE site_id = ? AND product_number = ?')
const listRevisions = statement<{ revision: number; built_revision: number }>(
  'SELECT revision, built_revision FROM product_wire WHERE site_id = ?',
)

for (const engine of ENGINES) {
  describe(`the catalog on ${engine.name}`, () => {
    let test: TestCatalog
    let site: Site
    beforeAll(async () => {
      test = await openCatalog(engine)
      site = test.site
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const query = (asked: PlatformQuery, headers = {}, of = site) =>
      readBack(test.catalog.queryProducts(callBy('visitor', of, { query: asked }, headers)))
    const get = async (id: string, headers = {}): Promise<Product> => {
      const { product } = await readBack(test.catalog.getProduct(callBy('visitor', site, { id }, headers)))
      if (!product) throw new Error('No product')
      return product
    }

    it('reads back by id what was written', async () => {
      const shirt = newProduct({ name: 'A linen shirt', sku: 'LIN-1', priceMinor: 4990 })
      await test.catalog.putProducts(site, [shirt])
      expect(await get(shirt.id)).toMatchObject({
        id: shirt.id,
        name: 'A linen shirt',
        sku: 'LIN-1',
        price: { currency: 'EUR', price: 49.9, formatted: { price: '€49.90' } },
        variants: [{ id: DEFAULT_VARIANT_ID, choices: {} }],
      })
    })

    it('lists a collection in order, page by page, with the total', async () => {
      const shelf = newCollection()
      await test.catalog.putCollections(site, [shelf])
      const prices = [300, 100, 200]
      const products = prices.map((priceMinor) => newProduct({ priceMinor, collectionIds: [shelf.id] }))
      await test.catalog.putProducts(site, products)
      const asked = { filter: { collectionIds: shelf.id }, sort: [{ fieldName: 'price' }] }
      const page = await query({ ...asked, paging: { limit: 2 } })
      expect(page.products?.map((product) => product.price?.price)).toEqual([1, 2])
      expect(page.metadata).toEqual({ count: 2, offset: 0, total: 3 })
      const beyond = await query({ ...asked, paging: { offset: 10 } })
      expect(beyond).toEqual({ products: [], metadata: { count: 0, offset: 10, total: 3 } })
    })

    it('overwrites a product under its number, moves it between collections and updates the counts', async () => {
      const [one, other] = [newCollection(), newCollection()]
      await test.catalog.putCollections(site, [one, other])
      const shirt = newProduct({ collectionIds: [one.id] })
      await test.catalog.putProducts(site, [shirt, newProduct({ collectionIds: [one.id, other.id] })])
      const before = await get(shirt.id)
      await test.catalog.putProducts(site, [
        { ...shirt, name: 'Renamed', visible: false, collectionIds: [other.id] },
      ])
      const sizeOf = async (who: 'visitor' | 'merchant', id: string) =>
        (await readBack(test.catalog.getCollection(callBy(who, site, { id })))).collection?.numberOfProducts
      expect(await sizeOf('visitor', one.id)).toBe(1)
      expect(await sizeOf('visitor', other.id)).toBe(1)
      expect(await sizeOf('merchant', other.id)).toBe(2)
      await expect(get(shirt.id)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
      const { product } = await readBack(test.catalog.getProduct(callBy('merchant', site, { id: shirt.id })))
      expect(product).toMatchObject({ name: 'Renamed', numericId: before.numericId })
    })

    it('numbers products in order of creation', async () => {
      const products = [newProduct(), newProduct(), newProduct()]
      await test.catalog.putProducts(site, products)
      const numbers = await Promise.all(products.map(async ({ id }) => Number((await get(id)).numericId)))
      expect(numbers).toEqual([...numbers].sort((left, right) => left - right))
    })

    it('rejects a slug that another product has, and writes nothing', async () => {
      const shirt = newProduct()
      await test.catalog.putProducts(site, [shirt])
      const twin = newProduct({ slug: shirt.slug })
      await expect(test.catalog.putProducts(site, [twin])).rejects.toMatchObject({ kind: 'unique' })
      await expect(get(twin.id)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
    })

    it('returns to each concurrent caller the product of their own slug, and never a hidden one', async () => {
      const products = Array.from({ length: 11 }, () => newProduct())
      const hidden = newProduct({ visible: false })
      await test.catalog.putProducts(site, [...products, hidden])
      const slugs = [...products.map(({ slug }) => slug), hidden.slug, 'no-such-slug']
      const pages = await Promise.all(slugs.map((slug) => query({ filter: { slug } })))
      expect(pages.map(({ products: found }) => found?.map(({ id }) => id))).toEqual([
        ...products.map(({ id }) => [id]),
        [],
        [],
      ])
      expect(pages.map(({ metadata }) => metadata?.total)).toEqual([...products.map(() => 1), 0, 0])
    })

    it('keeps the products of sites apart', async () => {
      const other = await newSite(test.database)
      const shirt = newProduct()
      await test.catalog.putProducts(site, [shirt])
      await test.catalog.putProducts(other, [{ ...shirt, name: 'Theirs' }])
      const theirs = await query({ filter: { id: shirt.id } }, {}, other)
      expect(theirs).toMatchObject({ products: [{ name: 'Theirs' }], metadata: { total: 1 } })
      expect((await get(shirt.id)).name).toBe(shirt.name)
    })

    it('never sends bytes that a change of stock has made stale', async () => {
      const shirt = newProduct({ stock: { track: true, quantity: 3 } })
      await test.catalog.putProducts(site, [shirt])
      const number = Number((await get(shirt.id)).numericId)
      await test.database.transaction(async (tx) => {
        await tx.run(takeStock, site.siteId, number)
        await productWire.markStale(tx, site.siteId, number)
      })
      const page = await query({ filter: { id: shirt.id } })
      expect(page.products?.[0]?.stock).toMatchObject({ quantity: 0, inventoryStatus: 'OUT_OF_STOCK' })
      const inDollars = await get(shirt.id, { 'x-vitrine-currency': 'USD' })
      expect(inDollars.stock).toMatchObject({ inStock: false })
    })

    it('rebuilds stale bytes once for all callers, and stores them', async () => {
      const other = await newSite(test.database)
      const shirts = Array.from({ length: 30 }, () => newProduct())
      await test.catalog.putProducts(other, shirts)
      const numbers = (await query({}, {}, other)).products?.map((product) => Number(product.numericId)) ?? []
      await test.database.transaction(async (tx) => {
        for (const number of numbers) await productWire.markStale(tx, other.siteId, number)
      })
      const pages = await Promise.all(Array.from({ length: 8 }, () => query({}, {}, other)))
      for (const page of pages) expect(page.products).toHaveLength(30)
      const rows = await test.database.all(listRevisions, other.siteId)
      for (const row of rows) expect(row.built_revision).toBe(row.revision)
    })

    it("rebuilds bytes when the shop's address changes", async () => {
      const shirt = newProduct()
      await test.catalog.putProducts({ ...site, storefrontUrl: 'https://old.example' }, [shirt])
      expect((await get(shirt.id)).productPageUrl?.base).toBe('https://shop.example')
    })

    it('includes variants while a page has at most 3,000, and always for one product', async () => {
      const other = await newSite(test.database)
      const big = newProduct(manySizes(1000))
      const bigger = [newProduct(manySizes(1000)), newProduct(manySizes(1000))]
      await test.catalog.putProducts(other, [big, newProduct(manySizes(3))])
      const few = await query({}, {}, other)
      expect(few.products?.map((product) => product.variants.length)).toEqual([1000, 3])
      await test.catalog.putProducts(other, bigger)
      const many = await query({}, {}, other)
      expect(many.products?.map((product) => product.variants.length)).toEqual([0, 0, 0, 0])
      const bySlug = await query({ filter: { slug: big.slug } }, {}, other)
      expect(bySlug.products?.[0]?.variants).toHaveLength(1000)
      const dollars = await query({}, { 'x-vitrine-currency': 'USD' }, other)
      expect(dollars.products?.map((product) => product.variants.length)).toEqual([0, 0, 0, 0])
    })

    it('shows other currencies of the shop, and its own instead of unknown ones', async () => {
      const shirt = newProduct({ priceMinor: 1000, discount: { type: 'PERCENT', value: 50 } })
      await test.catalog.putProducts(site, [shirt])
      for (let reads = 0; reads < 2; reads++) {
        const { priceData, convertedPriceData } = await get(shirt.id, { 'x-vitrine-currency': 'USD' })
        expect(priceData).toMatchObject({ currency: 'EUR', price: 10 })
        expect(convertedPriceData).toMatchObject({ currency: 'USD', price: 11, discountedPrice: 5.5 })
      }
      const unknown = await get(shirt.id, { 'x-vitrine-currency': 'XXX' })
      expect(unknown.convertedPriceData?.currency).toBe('EUR')
    })

    it('counts a filter again once the catalog has changed', async () => {
      const other = await newSite(test.database)
      await test.catalog.putProducts(
        other,
        Array.from({ length: 3 }, () => newProduct({ priceMinor: 5 })),
      )
      const asked = { filter: { price: { $lt: 1 } }, paging: { limit: 1 } }
      expect((await query(asked, {}, other)).metadata?.total).toBe(3)
      await test.catalog.putProducts(other, [newProduct({ priceMinor: 6 })])
      const totals = await Promise.all(
        [0, 1, 9].map(async (offset) => {
          const page = await query({ ...asked, paging: { limit: 1, offset } }, {}, other)
          return page.metadata?.total
        }),
      )
      expect(totals).toEqual([4, 4, 4])
    })

    it('runs two writers of one catalog one after the other', async () => {
      const other = await newSite(test.database)
      await test.catalog.putProducts(other, [newProduct()])
      await Promise.all(
        Array.from({ length: 6 }, () =>
          test.catalog.putProducts(
            other,
            Array.from({ length: 5 }, () => newProduct()),
          ),
        ),
      )
      expect((await query({}, {}, other)).metadata?.total).toBe(31)
    })

    it('hides cost and profit from visitors, and shows merchants everything', async () => {
      const shirt = newProduct({ priceMinor: 3000, costMinor: 1234, ...manySizes(12) })
      await test.catalog.putProducts(site, [shirt])
      const { id } = shirt
      const calls = (who: 'visitor' | 'merchant') => {
        const input = { id, includeMerchantSpecificData: true }
        return [
          readBack<unknown>(test.catalog.getProduct(callBy(who, site, input))),
          readBack<unknown>(test.catalog.queryVariants(callBy(who, site, input))),
          readBack<unknown>(test.catalog.queryProducts(callBy(who, site, { query: { filter: { id } } }))),
        ]
      }
      const secret = /cost|profit|12\.34|17\.66/i
      for (const answer of await Promise.all(calls('visitor')))
        expect(JSON.stringify(answer)).not.toMatch(secret)
      for (const answer of await Promise.all(calls('merchant')))
        expect(JSON.stringify(answer)).toMatch(secret)
      const stored = statement<{ body: Uint8Array; more_variants: Uint8Array }>(
        'SELECT body, more_variants FROM product_wire',
      )
      for (const { body, more_variants } of await test.database.all(stored))
        expect(Buffer.concat([body, more_variants]).toString()).not.toMatch(/cost|profit/i)
    })
  })
}
