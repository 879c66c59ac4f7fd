import { ALGORITHMS } from '@vitrine/contract'
import { getRecommendation, listAvailableAlgorithms, queryProducts } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { openSmallShop } from '../../hostile/small-shop.ts'
import { newCollection, newProduct, newVariant } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'

const { sameCollections, boughtTogether } = ALGORITHMS
const { appId } = sameCollections
const [all, jars, hidden] = [newCollection(), newCollection(), newCollection({ visible: false })]
const of = (...collections: { id: string }[]) => ({ collectionIds: collections.map(({ id }) => id) })

const jar = newProduct({ name: 'Jar', ...of(all, jars, hidden) })
const lid = newProduct({ name: 'Lid', ...of(all) })
const cup = newProduct({ name: 'Cup', ...of(all, jars) })
const bowl = newProduct({ name: 'Bowl', ...of(all) })
const soldOut = newProduct({ name: 'Sold out', ...of(all, jars), stock: { track: true, quantity: 0 } })
const unseen = newProduct({ name: 'Unseen', ...of(all, jars), visible: false })
const onlyUnseen = newProduct({
  name: 'Only an unseen variant is left',
  ...of(all, jars),
  manageVariants: true,
  variants: [
    newVariant({ choices: { Size: 'S' }, stock: { track: true, quantity: 9 }, visible: false }),
    newVariant({ choices: { Size: 'M' }, stock: { track: false, inStock: false } }),
  ],
})
const secret = newProduct({ name: 'Beside it in an unseen collection', ...of(hidden) })
const alone = newProduct({ name: 'Alone' })
const products = [jar, lid, cup, bowl, soldOut, unseen, onlyUnseen, secret, alone]

for (const engine of ENGINES) {
  describe(`a recommendation on ${engine.name}`, () => {
    let shop: Shop
    let visitor: Caller

    beforeAll(async () => {
      shop = await openSmallShop({ engine }, products, [all, jars, hidden])
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const itemsOf = (...items: { id: string }[]) => items.map(({ id }) => ({ catalogItemId: id, appId }))
    const recommend = async (...items: { id: string }[]) =>
      visitor.call(getRecommendation, { algorithms: [sameCollections], items: itemsOf(...items) })

    it('prefers products that share more collections, and that can be bought', async () => {
      const expected = { recommendation: { items: itemsOf(cup, lid, bowl), algorithm: sameCollections } }
      expect(await recommend(jar)).toEqual(expected)
      expect(await recommend(jar)).toEqual(expected)
    })

    it('prefers products bought together more often, and that can be bought', async () => {
      const { siteId } = shop.site
      const insert = statement(
        'INSERT INTO order_products (site_id, product_id, order_number) VALUES (?, ?, ?)',
      )
      const orders = [
        [jar, alone],
        [jar, alone, lid, soldOut, unseen],
        [jar, lid, alone],
        [bowl, cup],
      ]
      await shop.database.transaction(async (tx) => {
        for (const [number, bought] of orders.entries())
          for (const { id } of bought) await tx.run(insert, siteId, id, number)
      })
      const ask = (...items: { id: string }[]) =>
        visitor.call(getRecommendation, { algorithms: [boughtTogether], items: itemsOf(...items) })
      expect((await ask(jar)).recommendation).toEqual({
        items: itemsOf(alone, lid),
        algorithm: boughtTogether,
      })
      expect((await ask(jar, lid)).recommendation?.items).toEqual(itemsOf(alone))
      expect(await ask({ id: 'nothing' })).toEqual({})
      await shop.database.transaction((tx) =>
        tx.run(statement('DELETE FROM order_products WHERE site_id = ?'), siteId),
      )
    })

    it('comes from the algorithms that are listed, and from no other', async () => {
      const { availableAlgorithms } = await visitor.call(listAvailableAlgorithms, {})
      const listed = availableAlgorithms.map(({ config, appId }) => ({ id: config.algorithmId, appId }))
      expect(listed).toEqual(Object.values(ALGORITHMS))
      for (const { config, catalogAppIds } of availableAlgorithms)
        expect([config.algorithmType, catalogAppIds]).toEqual(['RELATED_ITEMS', [appId]])
    })

    it('comes with its products in one call, best first and as a query returns them', async () => {
      const ask = (caller: Caller) =>
        caller.call(getRecommendation, {
          ...{ algorithms: [sameCollections], items: itemsOf(jar), includeProducts: true },
        })
      const { recommendation, products = [] } = await ask(visitor)
      expect(recommendation?.items).toEqual(itemsOf(cup, lid, bowl))
      expect(products.map(({ id }) => id)).toEqual([cup.id, lid.id, bowl.id])
      const { products: queried } = await visitor.call(queryProducts, {
        query: { filter: { id: cup.id } },
      })
      expect(products[0]).toEqual(queried?.[0])
      const { products: forMerchants = [] } = await ask(await shop.merchant())
      expect(forMerchants.map(({ id }) => id)).toEqual([cup.id, lid.id, bowl.id])
    })

    it('never includes the given items', async () => {
      expect((await recommend(jar, bowl)).recommendation?.items).toEqual(itemsOf(cup, lid))
      expect((await recommend(jar, cup, lid, bowl)).recommendation).toBeUndefined()
    })

    it('is empty for an item that is the only one, hidden, unknown or another app’s', async () => {
      expect(await recommend(alone)).toEqual({})
      expect(await recommend(unseen)).toEqual({})
      expect(await recommend({ id: 'nothing' })).toEqual({})
      const items = [{ catalogItemId: jar.id, appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97' }]
      expect(await visitor.call(getRecommendation, { algorithms: [sameCollections], items })).toEqual({})
      expect(await visitor.call(getRecommendation, { algorithms: [sameCollections] })).toEqual({})
    })

    it('uses the first algorithm that finds enough', async () => {
      const unknown = { id: crypto.randomUUID(), appId }
      const ask = (minimumRecommendedItems: number) =>
        visitor.call(getRecommendation, {
          algorithms: [unknown, boughtTogether, sameCollections],
          items: itemsOf(jar),
          minimumRecommendedItems,
        })
      expect((await ask(3)).recommendation?.algorithm).toEqual(sameCollections)
      expect(await ask(4)).toEqual({})
    })
  })
}
