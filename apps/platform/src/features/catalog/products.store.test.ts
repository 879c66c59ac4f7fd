import type { Product } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JsonBytes } from '../../http/answer.ts'
import { newCollection, newProduct, openCatalog, type TestCatalog } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Somebody } from '../access/actor.ts'

for (const engine of ENGINES) {
  describe(`products on ${engine.name}`, () => {
    let test: TestCatalog
    beforeAll(async () => {
      test = await openCatalog(engine)
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const call = <Input>(input: Input, actor?: Somebody) => ({
      actor: actor ?? {
        type: 'ANONYMOUS_VISITOR' as const,
        siteId: test.site.siteId,
        clientId: 'c',
        visitorId: 'v',
      },
      input,
      requestId: 'r',
      consistent: true,
      header: () => undefined,
    })
    const read = async <T>(answer: Promise<T | JsonBytes>): Promise<T> => {
      const got = await answer
      return got instanceof JsonBytes ? JSON.parse(Buffer.from(got.bytes).toString()) : got
    }
    const query = (filter: Record<string, unknown>, more = {}) =>
      read(test.catalog.queryProducts(call({ query: { filter, ...more } })))

    it('reads back by id what was put', async () => {
      const shirt = newProduct({ name: 'A linen shirt', sku: 'LIN-1', priceMinor: 4990 })
      await test.catalog.putProducts(test.site, [shirt])
      const { product } = await read(test.catalog.getProduct(call({ id: shirt.id })))
      expect(product).toMatchObject({
        id: shirt.id,
        name: 'A linen shirt',
        sku: 'LIN-1',
        price: { currency: 'EUR', price: 49.9, formatted: { price: '€49.90' } },
        variants: [{ id: '00000000-0000-0000-0000-000000000000' }],
      } satisfies Partial<Record<keyof Product, unknown>>)
    })

    it('lists the products of a collection in order, with the total', async () => {
      const shelf = newCollection()
      await test.catalog.putCollections(test.site, [shelf])
      const prices = [300, 100, 200]
      await test.catalog.putProducts(
        test.site,
        prices.map((priceMinor) => newProduct({ priceMinor, collectionIds: [shelf.id] })),
      )
      const page = await query(
        { collectionIds: shelf.id },
        { sort: [{ fieldName: 'price' }], paging: { limit: 2 } },
      )
      expect(page.products?.map((product) => product.price?.price)).toEqual([1, 2])
      expect(page.metadata).toEqual({ count: 2, offset: 0, total: 3 })
    })
  })
}
