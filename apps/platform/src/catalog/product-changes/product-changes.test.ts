import type { ProductChange, StartProductChangeRequest } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../floor/database/database.ts'
import {
  callBy,
  newCollection,
  newProduct,
  newSite,
  newVariant,
  openCatalog,
  type TestCatalog,
} from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { NewProduct } from '../products/records/new-product.ts'
import { createChanges, createChanging, guids, prices, raise, toldTwice } from './product-changes.fixtures.ts'

const shelf = newCollection()

const shirts = (count: number): NewProduct[] =>
  Array.from({ length: count }, () => newProduct({ collectionIds: [shelf.id] }))

// Failed when repeated ids were accepted, when the position was saved after the products instead of
// with them, and when a step ignored the progress and the holder.
for (const engine of ENGINES) {
  describe(`a change of many products on ${engine.name}`, () => {
    let test: TestCatalog
    let database: Database
    beforeAll(async () => {
      test = await openCatalog(engine)
      database = test.database
    })
    afterAll(() => test[Symbol.asyncDispose]())

    /** A shop with some products, and a merchant's calls. */
    const openShelf = async (products: readonly NewProduct[]) => {
      const site = await newSite(database)
      await test.catalog.putCollections(site, [shelf])
      await test.catalog.putProducts(site, products)
      const changes = createChanges(database)
      const by = <Input>(input: Input, headers = {}) => callBy('merchant', site, input, headers)
      const start = async (input: StartProductChangeRequest, headers = {}): Promise<ProductChange> =>
        (await changes.start(by(input, headers))).productChange
      const read = async ({ id }: ProductChange) => (await changes.get(by({ id }))).productChange
      return { site, ids: products.map(({ id }) => id), changes, by, start, read }
    }

    it("changes each product once and reports what it couldn't change", async () => {
      const cheap = newProduct({ priceMinor: 50 })
      const shop = await openShelf([...shirts(60), cheap])
      const [first = ''] = shop.ids
      const change = await shop.start({
        ids: [...shop.ids, 'unknown', first],
        adjust: { price: { amount: -1 } },
      })
      expect(change).toMatchObject({ status: 'WAITING', total: 62, done: 0 })
      await createChanging(database).work()
      expect(await shop.read(change)).toMatchObject({
        status: 'DONE',
        total: 62,
        done: 62,
        changed: 60,
        failed: 2,
      })
      expect(await prices(database, shop.site)).toEqual({ 50: 1, 1900: 60 })
      expect(await toldTwice(database, shop.site)).toEqual([])

      const { failures, nextCursor: cursor } = await shop.changes.failures(
        shop.by({ id: change.id, limit: 1 }),
      )
      expect(failures).toMatchObject([{ productId: cheap.id, error: { code: 'INVALID_ARGUMENT' } }])
      expect(await shop.changes.failures(shop.by({ id: change.id, cursor }))).toEqual({
        failures: [{ productId: 'unknown', error: expect.objectContaining({ code: 'PRODUCT_NOT_FOUND' }) }],
      })
    })

    it('doesn’t touch products that already have the value', async () => {
      const shop = await openShelf([...shirts(2), newProduct({ priceMinor: 1 })])
      const change = await shop.start({ ids: shop.ids, set: { price: 20 } })
      await createChanging(database).work()
      expect(await shop.read(change)).toMatchObject({ status: 'DONE', changed: 1, unchanged: 2 })
    })

    it('finds products with a filter or a collection, including hidden ones, as they are when it starts', async () => {
      const hidden = newProduct({ visible: false, collectionIds: [shelf.id] })
      const shop = await openShelf([...shirts(3), hidden, newProduct({ priceMinor: 100 })])
      const runner = createChanging(database)
      const outcomeOf = async (products: StartProductChangeRequest) => {
        const change = await shop.start(raise(products))
        expect(change).not.toHaveProperty('total')
        await runner.work()
        return shop.read(change)
      }
      expect(await outcomeOf({ filter: { price: { $gte: 20 } } })).toMatchObject({
        status: 'DONE',
        changed: 4,
      })
      expect(await outcomeOf({ filter: { price: { $lt: 21 } } })).toMatchObject({ total: 1, changed: 1 })
      expect(await outcomeOf({ collectionId: shelf.id })).toMatchObject({ total: 4, changed: 4 })
      expect(await outcomeOf({ filter: {} })).toMatchObject({ total: 5, changed: 5 })
      expect(await outcomeOf({ filter: { slug: 'none' } })).toMatchObject({ status: 'DONE', total: 0 })
      expect(await prices(database, shop.site)).toEqual({ 300: 1, 2300: 4 })
    })

    it('continues where it was stopped', async () => {
      const shop = await openShelf(shirts(120))
      const change = await shop.start(raise({ ids: shop.ids }))
      const stopping = createChanging(database, {
        around: (each) => (site, ids, decide, conditions) => {
          stopping.stop()
          return each(site, ids, decide, conditions)
        },
      })
      await stopping.work()
      expect(await shop.read(change)).toMatchObject({ status: 'RUNNING', done: 20, changed: 20 })
      await createChanging(database).work()
      expect(await shop.read(change)).toMatchObject({ status: 'DONE', changed: 120 })
      expect(await prices(database, shop.site)).toEqual({ 2100: 120 })
    })

    it('saves a step exactly if its products are saved, wherever it is interrupted', async () => {
      const shop = await openShelf(shirts(120))
      const change = await shop.start(raise({ ids: shop.ids }))
      let steps = 0
      let later = 0
      const breaking = createChanging(database, {
        around: (each) => async (site, ids, decide, conditions) => {
          steps++
          const outcomes = await each(site, ids, decide, {
            also: async (tx, decisions) => {
              await conditions?.also?.(tx, decisions)
              if (steps === 3) throw new Error('before the end of a step')
            },
          })
          if (steps === 2) throw new Error('after the end of a step')
          return outcomes
        },
        clock: { now: () => Date.now() + later },
      })
      await expect(breaking.work()).rejects.toThrow('after the end')
      expect(await shop.read(change)).toMatchObject({ done: 40, changed: 40 })
      later = 60_000
      await expect(breaking.work()).rejects.toThrow('before the end')
      expect(await shop.read(change)).toMatchObject({ done: 40, changed: 40 })
      await createChanging(database, { clock: { now: () => Date.now() + 600_000 } }).work()
      expect(await shop.read(change)).toMatchObject({ status: 'DONE', changed: 120 })
      expect(await prices(database, shop.site)).toEqual({ 2100: 120 })
    })

    it('runs once, even if processes take it from each other', async () => {
      const shop = await openShelf(shirts(120))
      const change = await shop.start(raise({ ids: shop.ids }))
      const later = (minutes: number) => ({ now: () => Date.now() + minutes * 60_000 })
      const quick = createChanging(database, {
        clock: later(1),
        around: (each) => (site, ids, decide, conditions) => {
          quick.stop()
          return each(site, ids, decide, conditions)
        },
      })
      let steps = 0
      // The first one is so slow with its second step that another takes the job and finishes a step.
      const slow = createChanging(database, {
        around: (each) => async (site, ids, decide, conditions) => {
          if (++steps === 2) await quick.work()
          return each(site, ids, decide, conditions)
        },
      })
      await slow.work()
      await createChanging(database, { clock: later(2) }).work()
      expect(await shop.read(change)).toMatchObject({ status: 'DONE', done: 120, changed: 120 })
      expect(await prices(database, shop.site)).toEqual({ 2100: 120 })
      expect(await toldTwice(database, shop.site)).toEqual([])
    })

    it('keeps what is done when it is cancelled, and reports how much that is', async () => {
      const shop = await openShelf(shirts(120))
      const change = await shop.start(raise({ ids: shop.ids }))
      let steps = 0
      const runner = createChanging(database, {
        around: (each) => async (site, ids, decide, conditions) => {
          if (++steps === 2) await shop.changes.cancel(shop.by({ id: change.id }))
          return each(site, ids, decide, conditions)
        },
      })
      await runner.work()
      const cancelled = { status: 'CANCELLED', total: 120, done: 20, changed: 20 }
      expect(await shop.changes.cancel(shop.by({ id: change.id }))).toMatchObject({
        productChange: cancelled,
      })
      expect(await prices(database, shop.site)).toEqual({ 2000: 100, 2100: 20 })
    })

    it('is given up after failing repeatedly at the same place', async () => {
      const shop = await openShelf(shirts(1))
      const change = await shop.start(raise({ ids: shop.ids }))
      let now = Date.now()
      const broken = createChanging(database, {
        clock: { now: () => now },
        around: () => () => Promise.reject(new Error('a flaw')),
      })
      for (let tries = 0; tries < 5; tries++) {
        await expect(broken.work()).rejects.toThrow('a flaw')
        now += 60_000
      }
      await broken.work()
      expect(await shop.read(change)).toMatchObject({ status: 'FAILED', done: 0 })
    })

    it('takes only a few products at a time if they have many variants', async () => {
      const sizes = Array.from({ length: 100 }, (_, index) => `${index}`)
      const choices = sizes.map((size) => ({ value: size, description: size, mediaIds: [] }))
      const large = (): NewProduct =>
        newProduct({
          manageVariants: true,
          options: [{ type: 'drop_down', name: 'Size', choices }],
          variants: sizes.map((Size) => newVariant({ choices: { Size } })),
        })
      const shop = await openShelf([large(), large(), large()])
      await shop.start(raise({ filter: {} }))
      const steps: number[] = []
      const runner = createChanging(database, {
        around: (each) => (site, ids, decide, conditions) => {
          steps.push(ids.length)
          return each(site, ids, decide, conditions)
        },
      })
      await runner.work()
      expect(steps).toEqual([2, 1])
    })

    it('starts once for a repeated call', async () => {
      const shop = await openShelf(shirts(1))
      const send = () => shop.start(raise({ ids: shop.ids }), { 'idempotency-key': 'raise' })
      const [one, other] = await Promise.all([send(), send()])
      expect(other.id).toBe(one.id)
      expect((await send()).id).toBe(one.id)
      await createChanging(database).work()
      expect(await prices(database, shop.site)).toEqual({ 2100: 1 })
    })

    it.each<[string, StartProductChangeRequest, object]>([
      ['half a cent', { ids: ['a'], set: { price: 0.005 } }, { violations: [{ field: 'set.price' }] }],
      [
        'half a cent more',
        { ids: ['a'], adjust: { price: { amount: 0.005 } } },
        { violations: [{ field: 'adjust.price.amount' }] },
      ],
      ['an unknown field', raise({ filter: { nope: 1 } }), { violations: [{ field: 'filter.nope' }] }],
      ['an unknown collection', raise({ collectionId: 'x' }), { code: 'COLLECTION_NOT_FOUND' }],
    ])('rejects %s', async (_what, input, failure) => {
      const shop = await openShelf([])
      await expect(shop.start(input)).rejects.toMatchObject(failure)
    })

    it('is visible only to its site', async () => {
      const shop = await openShelf(shirts(1))
      const change = await shop.start(raise({ ids: shop.ids }))
      const other = callBy('merchant', { ...shop.site, siteId: guids(1)[0] ?? '' }, { id: change.id })
      for (const call of [shop.changes.get, shop.changes.cancel, shop.changes.failures])
        await expect(call(other)).rejects.toMatchObject({ code: 'PRODUCT_CHANGE_NOT_FOUND' })
      expect(await shop.read(change)).toMatchObject({ status: 'WAITING' })
    })
  })
}
