import { randomUUID } from 'node:crypto'
import type { ProductChange } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { DatabaseUnavailable } from '../../../floor/database/errors.ts'
import { randomIds } from '../../../floor/ids.ts'
import { callBy, MEDIA_URL, newCollection, newProduct, newVariant } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { createCatalog } from '../../catalog.service.ts'
import { openExchange, type TestExchange } from '../../exchange/exchange.fixtures.ts'
import { importsStore } from '../../exchange/imports.store.ts'
import { shiftStock } from '../../inventory/shift-stock.ts'
import { collectionsStore } from '../../products/records/collections.store.ts'
import { DEFAULT_VARIANT_ID } from '../../products/records/product-record.ts'
import { productRecords } from '../../products/records/product-records.store.ts'
import type { ChangeProducts } from '../../products/write/change-products.ts'
import { stockMovementsStore } from '../../stock-movements/stock-movements.store.ts'
import { findJobsOnProduct } from '../jobs-on-product.ts'
import { type ChangingParts, createChanges, createChanging } from '../product-changes.fixtures.ts'

const order = statement('INSERT INTO order_products (site_id, product_id, order_number) VALUES (?, ?, ?)')
const kept = statement<{ n: number }>('SELECT COUNT(*) AS n FROM import_kept')
const clock = { now: Date.now }
const lines = (...products: object[]): string => products.map((line) => `${JSON.stringify(line)}\n`).join('')
const counted = (quantity: number) => ({ track: true, quantity }) as const

for (const engine of ENGINES) {
  describe(`an undo of an import on ${engine.name}`, () => {
    let test: TestExchange
    let changeProducts: ChangeProducts
    beforeAll(async () => {
      test = await openExchange(engine)
      changeProducts = createCatalog({
        ...{ database: test.database, clock, ids: randomIds, mediaUrl: MEDIA_URL, stockReason: 'JOB' },
      }).changeProducts
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const take = (...products: object[]) =>
      test.import(lines(...products), {}, test.again({ changeProducts }))
    const by = <Input>(input: Input) => callBy('merchant', test.site, input, {})
    const changes = () => createChanges(test.database)
    const progress = async ({ id }: ProductChange) => (await changes().get(by({ id }))).productChange
    const begin = async (id: string) => (await changes().undoImport(by({ id }))).productChange
    const undo = async ({ id }: { id: string }, parts?: ChangingParts) => {
      const change = await begin(id)
      await createChanging(test.database, parts).work()
      return progress(change)
    }
    const failures = async ({ id }: ProductChange) =>
      Object.fromEntries(
        (await changes().failures(by({ id }))).failures.map(({ productId, error }) => [
          productId,
          error.code,
        ]),
      )
    const read = async (id: string) => (await productRecords.byId(test.database, test.site.siteId, [id]))[0]
    const created = async ({ id }: { id: string }) =>
      (await test.results(id)).flatMap(({ outcome, productId }) =>
        outcome === 'CREATED' ? (productId ?? '') : [],
      )
    const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID())
    const put = (...products: Parameters<typeof newProduct>[0][]) =>
      test.catalog.putProducts(test.site, products.map(newProduct))
    const one = (id: string, change: Parameters<ChangeProducts['one']>[2]) =>
      test.catalog.changeProducts.one(test.site, id, change)
    const stockOf = async (id: string) => (await read(id))?.variants.map(({ stock }) => stock)
    const sell = (productId: string, quantity: number) => {
      const line = { productId, variantId: DEFAULT_VARIANT_ID, quantity }
      const cause = { reason: 'ORDER', orderId: 'an-order' } as const
      const direction = { sign: -1, most: Number.MAX_SAFE_INTEGER, cause } as const
      return test.database.transaction((tx) =>
        shiftStock(tx, { clock, ids: randomIds }, test.site.siteId, [line], direction),
      )
    }

    it('leaves the shop as it was before: every field, slugs, variants and stock', async () => {
      const [shelf, sale] = [newCollection(), newCollection()]
      await test.catalog.putCollections(test.site, [shelf, sale])
      const sizes = ['S', 'L'].map((Size) =>
        newVariant({ choices: { Size }, sku: `A-${Size}`, priceMinor: 2100, stock: counted(4) }),
      )
      const [shirt = '', cup = '', same = ''] = ids(3)
      const choices = (...names: string[]) => names.map((name) => ({ value: name, description: name }))
      const options = choices('S', 'L').map((choice) => ({ ...choice, mediaIds: [] }))
      await put(
        {
          ...{
            id: shirt,
            slug: 'undo-shirt',
            collectionIds: [shelf.id],
            manageVariants: true,
            variants: sizes,
          },
          options: [{ type: 'drop_down', name: 'Size', choices: options }],
        },
        {
          ...{ id: cup, slug: 'undo-cup', brand: 'Old', stock: counted(3) },
          discount: { type: 'PERCENT', value: 10 },
        },
        { id: same, slug: 'undo-same' },
      )
      const before = await test.export('jsonl')
      const done = await take(
        {
          ...{
            id: shirt,
            slug: 'undo-tee',
            name: 'Tee',
            price: 30,
            collections: [sale.slug],
            visible: false,
          },
          ...{ media: [{ url: 'https://pictures.example/tee.jpg' }], description: '<p>New</p>' },
          options: [{ name: 'Size', choices: choices('L', 'XL') }],
          variants: [{ choices: { Size: 'L' }, price: 40, stock: { quantity: 9 } }],
        },
        { id: cup, brand: 'New', ribbon: 'Sale', discount: { type: 'NONE' }, stock: { inStock: true } },
        { id: same, slug: 'undo-same' },
        { name: 'Undo pot', price: 5, stock: { quantity: 2 } },
        { slug: 'undo-pot', price: 6 },
        { id: cup, brand: 'Newer', price: 1 },
      )
      expect(done).toMatchObject({ created: 1, changed: 4, unchanged: 1, failed: 0 })
      const undone = await undo(done)
      expect(undone).toMatchObject({ status: 'DONE', undoesImport: done.id, changed: 3, failed: 0 })
      expect(await test.export('jsonl')).toBe(before)
      const { productImport } = await test.exchange.get(by({ id: done.id }))
      expect(productImport.undoneBy).toBe(undone.id)

      // A second undo finds nothing left to do.
      expect(await undo(done)).toMatchObject({ changed: 0, unchanged: 3, failed: 0 })
      await expect(changes().undo(by({ id: undone.id }))).rejects.toMatchObject({
        violations: [{ field: 'id' }],
      })
      expect(await take({ slug: 'undo-pot', name: 'Undo pot', price: 6 })).toMatchObject({ created: 1 })
    })

    it('is not needed to see what an import did: the history of each product names it', async () => {
      const [known = ''] = ids(1)
      await put({ id: known, collectionIds: [] })
      const done = await take(
        { id: known, price: 7, brand: 'Ulm' },
        { id: known, sku: 'S' },
        { name: 'Undo jug', price: 5 },
      )
      const [fresh = ''] = await created(done)
      const historyOf = (entityId: string) =>
        findJobsOnProduct(test.database, test.site, { entityType: 'PRODUCT', entityId })
      const job = { entityType: 'PRODUCT_IMPORT', entityId: done.id }
      const change = { entityType: 'PRODUCT', isCut: false }
      const [changed, ...others] = await historyOf(known)
      // The first line that changed it stands for the whole import.
      expect(changed).toEqual({
        job,
        change: { ...change, entityId: known, kind: 'UPDATED', fields: expect.anything() },
      })
      expect(changed?.change.fields.map(({ field }) => field).sort()).toEqual(['brand', 'price'])
      expect(others).toEqual([])
      expect(await historyOf(fresh)).toEqual([
        { job, change: { ...change, entityId: fresh, kind: 'CREATED', fields: [] } },
      ])
    })

    it('keeps what others did since, and says so for each product', async () => {
      const shelf = newCollection()
      await test.catalog.putCollections(test.site, [shelf])
      const [ordered = '', edited = '', deleted = ''] = ids(3)
      const [raised = '', other = '', gone = '', renamed = '', moved = ''] = ids(5)
      await put(...[{ id: raised }, { id: other }, { id: gone }, { id: renamed, slug: 'undo-first' }], {
        id: moved,
        collectionIds: [shelf.id],
      })
      const done = await take(
        ...[ordered, edited, deleted].map((id) => ({ id, name: `Undo ${id}`, price: 1 })),
        ...[raised, other, gone].map((id) => ({ id, price: 99 })),
        { id: renamed, slug: 'undo-second' },
        { id: moved, collections: [], brand: 'New' },
      )
      expect(done).toMatchObject({ created: 3, changed: 5 })
      await test.database.transaction((tx) => tx.run(order, test.site.siteId, ordered, 1))
      await one(edited, (record) => ({ ...record, description: 'Mine' }))
      await one(raised, (record) => ({ ...record, priceMinor: 500 }))
      await one(other, (record) => ({ ...record, description: 'Mine' }))
      await test.catalog.changeProducts.remove(test.site, [gone, deleted])
      await put({ slug: 'undo-first' })
      await test.database.transaction(async (tx) => {
        const numbers = await collectionsStore.numbers(tx, test.site.siteId, [shelf.id])
        await collectionsStore.remove(tx, test.site.siteId, numbers.get(shelf.id) ?? 0)
      })
      const undone = await undo(done)
      expect(undone).toMatchObject({ status: 'DONE', total: 8, changed: 2, unchanged: 1, failed: 5 })
      expect(await failures(undone)).toEqual({
        ...{ [ordered]: 'PRODUCT_SOLD', [edited]: 'CONFLICT', [raised]: 'CONFLICT' },
        ...{ [gone]: 'PRODUCT_NOT_FOUND', [renamed]: 'INVALID_ARGUMENT' },
      })
      expect(await read(other)).toMatchObject({ priceMinor: 2000, description: 'Mine' })
      expect(await read(edited)).toMatchObject({ description: 'Mine' })
      expect(await read(moved)).toMatchObject({ collectionIds: [], document: { name: expect.any(String) } })
      expect((await read(moved))?.document.brand).toBeUndefined()
    })

    it('removes the units that the import added, not those that were sold', async () => {
      const [sold = '', emptied = '', recounted = '', started = ''] = ids(4)
      await put(...[sold, emptied, recounted].map((id) => ({ id, stock: counted(10) })), { id: started })
      const stocks = [25, 40, 25, 7].map((quantity) => ({ stock: { quantity } }))
      const done = await take(...[sold, emptied, recounted, started].map((id, at) => ({ id, ...stocks[at] })))
      await sell(sold, 3)
      await sell(emptied, 35)
      await sell(started, 2)
      await sell(recounted, 1)
      const recount = () =>
        one(recounted, (record) => ({
          ...record,
          variants: record.variants.map((variant) => ({ ...variant, stock: counted(20) })),
        }))
      // One is sold and one counted by hand, between reading and writing.
      let isFirst = true
      const undone = await undo(done, {
        around:
          (each) =>
          async (...call) => {
            if (isFirst) await Promise.all([sell(sold, 1), recount()])
            isFirst = false
            return each(...call)
          },
      })
      expect(undone).toMatchObject({ status: 'DONE', changed: 3, failed: 1 })
      expect(await failures(undone)).toEqual({ [recounted]: 'CONFLICT' })
      expect(await Promise.all([sold, emptied, recounted, started].map(stockOf))).toEqual([
        ...[[counted(6)], [counted(0)], [counted(20)]],
        [{ track: false, inStock: true }],
      ])
      const of = { productId: sold, variantId: DEFAULT_VARIANT_ID }
      const moved = await stockMovementsStore.list(test.database, test.site.siteId, of, 1e15, 10)
      expect(moved.map(({ reason, after }) => [reason, after.quantity])).toEqual([
        ...[
          ['JOB', 6],
          ['ORDER', 21],
          ['ORDER', 22],
        ],
        ['JOB', 25],
      ])
    })

    it('runs once at a time, and only for an import that has ended', async () => {
      const done = await take({ name: 'Undo twice', price: 1 })
      const [one, other] = await Promise.all([begin(done.id), begin(done.id)])
      expect(one?.id).toBe(other?.id)
      expect((await begin(done.id)).id).toBe(one?.id)
      await createChanging(test.database).work()
      expect((await begin(done.id)).id).not.toBe(one?.id)
      const dry = await test.import(lines({ name: 'Undo dry', price: 1 }), { dryRun: true })
      await expect(begin(dry.id)).rejects.toMatchObject({ violations: [{ field: 'id' }] })
      await expect(begin('none')).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' })
      const idle = { ...test.exchange, work: async () => {} }
      const waiting = await test.import(lines({ name: 'Undo early', price: 1 }), {}, idle)
      await expect(begin(waiting.id)).rejects.toMatchObject({ code: 'IMPORT_NOT_ENDED' })
      await test.exchange.work()
    })

    it('continues where its process died, and never overwrites an edit made meanwhile', async () => {
      const known = ids(45)
      await put(...known.map((id) => ({ id })))
      const done = await take(
        ...known.map((id) => ({ id, price: 99 })),
        ...ids(25).map((id) => ({ id, name: `Undo ${id}`, price: 1 })),
      )
      const made = await created(done)
      const late = made.at(-1) ?? '' // the last ones are undone first
      const [edited = ''] = known
      const crash = { left: 2 }
      const dying: ChangingParts = {
        aroundRemove:
          (remove) =>
          async (...call) => {
            if (call[1].includes(late)) await one(late, (record) => ({ ...record, visible: false }))
            const removed = await remove(...call)
            if (--crash.left === 0) throw new DatabaseUnavailable('The process has died')
            return removed
          },
      }
      const change = await begin(done.id)
      let now = Date.now()
      const dead = createChanging(test.database, { ...dying, clock: { now: () => now } })
      await expect(dead.work()).rejects.toBeInstanceOf(DatabaseUnavailable)
      expect(await progress(change)).toMatchObject({ status: 'RUNNING', total: 70 })
      now += 60_000
      const next: ChangingParts = {
        clock: { now: () => now },
        around:
          (each) =>
          async (...call) => {
            if (call[1].includes(edited)) await one(edited, (record) => ({ ...record, priceMinor: 1 }))
            return each(...call)
          },
      }
      await createChanging(test.database, next).work()
      expect(await progress(change)).toMatchObject({ status: 'DONE', done: 70, changed: 68, failed: 2 })
      expect(await failures(change)).toEqual({ [late]: 'CONFLICT', [edited]: 'CONFLICT' })
      const found = await productRecords.byId(test.database, test.site.siteId, [...known, ...made])
      expect(found.map(({ productId, priceMinor }) => [productId, priceMinor]).sort()).toEqual(
        [...known.map((id) => [id, id === edited ? 1 : 2000]), [late, 100]].sort(),
      )
    })

    it('keeps the earlier values of products as long as the import, and then deletes them', async () => {
      const purge = () => test.database.transaction((tx) => importsStore.purge(tx, Number.MAX_SAFE_INTEGER))
      while ((await purge()) > 0);
      expect(await test.database.first(kept)).toEqual({ n: 0 })
    })
  })
}
