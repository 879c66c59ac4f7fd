import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '../../floor/database/errors.ts'
import { callBy, newCollection, newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { backInStockStore } from '../inventory/back-in-stock.store.ts'
import type { ChangeProducts } from '../products/write/change-products.ts'
import { openExchange, recordOf, type TestExchange } from './exchange.fixtures.ts'
import type { ProductLine } from './files/product-line.ts'

const rows = (...lines: string[]): string => lines.map((line) => `${line}\r\n`).join('')

for (const engine of ENGINES) {
  describe(`an import on ${engine.name}`, () => {
    let test: TestExchange
    beforeAll(async () => {
      test = await openExchange(engine)
    })
    afterAll(() => test[Symbol.asyncDispose]())

    it('creates products with variants, once, however often the file is imported', async () => {
      const shelf = newCollection({ slug: 'prints' })
      await test.catalog.putCollections(test.site, [shelf])
      const file = rows(
        'row,name,price,collections,manageVariants,option1Name,option1Choices,stock,media,sku,description',
        'product,Vase,"19.50",prints,true,Colour,Red=#c00; Blue=#00c,,https://pictures.example/v.jpg,V,<p>Clay<script>x()</script></p>',
        'variant,,21,,,,Blue,7,,V-B,',
        'product,Cup,8,,,,,in,,,',
      )
      const first = await test.import(file)
      expect(first).toMatchObject({ status: 'DONE', format: 'csv', total: 2, done: 2, created: 2, failed: 0 })
      const [vase, cup] = await test.results(first.id)
      expect(vase).toMatchObject({ row: 2, outcome: 'CREATED', name: 'Vase', productId: expect.any(String) })
      expect(await recordOf(test, vase?.productId ?? '')).toMatchObject({
        slug: 'vase',
        priceMinor: 1950,
        description: '<p>Clay</p>',
        collectionIds: [shelf.id],
        document: { options: [{ type: 'color', name: 'Colour' }], media: [{ mediaId: 'fetched-v.jpg' }] },
        variants: [
          { choices: { Colour: 'Red' }, priceMinor: undefined },
          { choices: { Colour: 'Blue' }, priceMinor: 2100, sku: 'V-B', stock: { track: true, quantity: 7 } },
        ],
      })
      expect(await recordOf(test, cup?.productId ?? '')).toMatchObject({
        slug: 'cup',
        variants: [{ stock: { track: false, inStock: true } }],
      })
      const before = await test.traces()
      expect(await test.import(file)).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
      expect(await test.traces()).toEqual(before)
    })

    it('reports in a dry run what it would do, does nothing, and then does exactly that', async () => {
      const [shirt, mug, pot] = [newProduct({ sku: 'S' }), newProduct(), newProduct()]
      await test.catalog.putProducts(test.site, [shirt, mug, pot])
      const lines = [
        { id: shirt.id, price: 25, sku: '', stock: { quantity: 3 } },
        { slug: mug.slug, name: mug.name },
        { id: pot.id, price: -1, name: 'x'.repeat(81) },
        { name: 'New', price: 5 },
      ]
      const file = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
      const before = await test.traces()
      const dry = await test.import(file, { dryRun: true })
      const counted = { format: 'jsonl', total: 4, created: 1, changed: 1, unchanged: 1, failed: 1 }
      expect(dry).toMatchObject({ status: 'DONE', dryRun: true, ...counted })
      const expected = [
        {
          ...{ row: 1, outcome: 'CHANGED', productId: shirt.id, name: shirt.name },
          changes: ['sku', 'price', 'stock'],
          differences: [
            { field: 'sku', before: 'S' },
            { field: 'price', before: 20, after: 25 },
            { field: 'stock', before: true, after: 3 },
          ],
        },
        {
          row: 3,
          outcome: 'FAILED',
          problems: [
            { row: 3, column: 'name', code: 'MAX_LENGTH' },
            { row: 3, column: 'price', code: 'MIN' },
          ],
        },
        { row: 4, outcome: 'CREATED', productId: expect.any(String) },
      ]
      expect(await test.results(dry.id)).toMatchObject(expected)
      expect(await test.traces()).toEqual(before)
      const wet = await test.import(file)
      expect(wet).toMatchObject({ status: 'DONE', dryRun: false, ...counted })
      expect(await test.results(wet.id)).toMatchObject(expected)
      expect(await recordOf(test, shirt.id)).toMatchObject({ priceMinor: 2500, sku: '' })
    })

    it('names former and new values of a product and of its variants, shortened', async () => {
      const [plain] = await test.results((await test.import('{"name":"Bowl","price":4}')).id)
      const id = plain?.productId ?? ''
      const colour = (...names: string[]) => ({
        name: 'Colour',
        choices: names.map((name) => ({ value: name, description: name })),
      })
      const differencesIn = async (line: ProductLine) =>
        (await test.results((await test.import(JSON.stringify({ id, ...line }), { dryRun: true })).id)).map(
          ({ differences }) => differences,
        )
      expect(
        await differencesIn({
          name: 'Dish',
          visible: false,
          description: '<p>Blue</p>',
          options: [colour('Red')],
        }),
      ).toEqual([
        [
          { field: 'name', before: 'Bowl', after: 'Dish' },
          { field: 'visible', before: true, after: false },
          { field: 'options', after: 'Colour: Red' },
        ],
      ])
      await test.import(JSON.stringify({ id, manageVariants: true, options: [colour('Red', 'Green')] }))
      const variants = [
        { choices: { Colour: 'Red' }, price: 5, visible: false },
        { choices: { Colour: 'Green' }, stock: { quantity: 2 } },
      ]
      expect(await differencesIn({ variants })).toEqual([
        [
          { field: 'visible', variant: 'Red', before: true, after: false },
          { field: 'price', variant: 'Red', after: 5 },
          { field: 'stock', variant: 'Green', before: true, after: 2 },
        ],
      ])
      const many = Array.from({ length: 30 }, (_, number) => `${number}`.padStart(50, 'x'))
      await test.import(JSON.stringify({ id, options: [colour(...many)] }))
      const [cut = []] = await differencesIn({
        options: [colour(...many.slice(1))],
        variants: many.slice(1).map((name) => ({ choices: { Colour: name }, price: 6 })),
      })
      expect(cut).toHaveLength(20)
      expect(String(cut[0]?.before)).toMatch(/^Colour: x{49}0, .{140}…$/)
    })

    it('has an export that reads few products at once, and no more once it is stopped', async () => {
      await test.catalog.putProducts(
        test.site,
        Array.from({ length: 220 }, () => newProduct()),
      )
      const { replica } = test.database
      const read = vi.spyOn(replica, 'all')
      const sizes = async () =>
        Promise.all(read.mock.results.map(async ({ value }) => (await (value as Promise<unknown[]>)).length))
      const { stream } = await test.exchange.export(callBy('merchant', test.site, { format: 'jsonl' }))
      const closed = once(stream, 'close')
      await once(stream, 'data')
      stream.destroy()
      await closed // and its last read with it
      const stopped = await sizes()
      read.mockClear()
      expect((await test.export('jsonl')).split('\n').length).toBeGreaterThan(220)
      const whole = await sizes()
      read.mockRestore()
      expect(Math.max(...whole)).toBeLessThan(100) // rows in one read
      expect(stopped.length).toBeLessThan(whole.length)
    })

    it('mails people who wait for an item that it brings back', async () => {
      const gone = newProduct({ stock: { track: true, quantity: 0 } })
      await test.catalog.putProducts(test.site, [gone])
      const { number, variants } = await recordOf(test, gone.id)
      const { siteId } = test.site
      const wish = { siteId, number, variantId: variants[0]?.variantId ?? '', itemUrl: undefined }
      const by = { requestedBy: 'visitor:1', email: 'a@example.com', at: 1 }
      await test.database.transaction((tx) => backInStockStore.keep(tx, { ...wish, ...by }))
      await test.import(`{"id":"${gone.id}","stock":{"quantity":1}}\n`)
      const due = await backInStockStore.due(test.database, Number.MAX_SAFE_INTEGER, 100)
      expect(due.map(({ number }) => number)).toEqual([number])
    })

    it('recognizes media that a product already has, even if it is named by its slug and the store has lost them', async () => {
      const media = [
        { kind: 'image', mediaId: 'missing', width: 1, height: 1, altText: '', filename: 'a.png' } as const,
      ]
      const shown = newProduct({ media })
      await test.catalog.putProducts(test.site, [shown])
      const done = await test.import(rows('slug,media', `${shown.slug},missing; added`))
      expect(done).toMatchObject({ changed: 1, failed: 0 })
      expect((await recordOf(test, shown.id)).document.media).toMatchObject([...media, { mediaId: 'added' }])
    })

    it('reports what others deleted or took in between, and counts each product once', async () => {
      const [gone, renamed, kept] = [newProduct(), newProduct(), newProduct()]
      await test.catalog.putProducts(test.site, [gone, renamed, kept])
      const { changeProducts } = test.catalog
      const meddling: ChangeProducts = {
        ...changeProducts,
        each: async (site, ids, decide, conditions) => {
          await changeProducts.remove(site, [gone.id])
          await changeProducts.one(site, kept.id, (record) => ({ ...record, slug: 'wanted' }))
          return changeProducts.each(site, ids, decide, conditions)
        },
      }
      const lines = [
        { id: gone.id, price: 1 },
        { id: renamed.id, slug: 'wanted' },
        { id: kept.id, price: 1 },
      ]
      const file = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
      const done = await test.import(file, {}, test.again({ changeProducts: meddling }))
      expect(done).toMatchObject({ status: 'DONE', total: 3, done: 3, changed: 1, unchanged: 0, failed: 2 })
      expect(await test.results(done.id)).toMatchObject([
        { row: 1, outcome: 'FAILED', problems: [{ code: 'PRODUCT_NOT_FOUND' }] },
        { row: 2, outcome: 'FAILED', problems: [{ column: 'slug', code: 'VALIDATION' }] },
        { row: 3, outcome: 'CHANGED' },
      ])
    })

    // Fails with the progress saved in a separate transaction: half of the work was done twice.
    it('continues after an interruption, in any process, and imports no product twice', async () => {
      const { changeProducts } = test.catalog
      const crash = { left: 2 }
      const dying: ChangeProducts = {
        ...changeProducts,
        create: async (...args) => {
          const created = await changeProducts.create(...args)
          if (--crash.left === 0) throw new DatabaseUnavailable('The process has died')
          return created
        },
      }
      let now = Date.now()
      const clock = { now: () => now }
      const file = Array.from(
        { length: 300 },
        (_, index) => `{"name":"Print ${index}","price":${index}}\n`,
      ).join('')
      const broken = test.again({ changeProducts: dying, clock })
      const half = await test.import(file, {}, broken)
      expect(half).toMatchObject({ status: 'RUNNING', total: 300, done: 100, created: 100 })
      const next = test.again({ clock })
      await next.work() // too early: the other one may be alive
      expect(await test.import('{"name":"Print 0"}\n', {}, next)).toMatchObject({ unchanged: 1 })
      now += 60_000
      await next.work()
      await turn()
      expect(await test.import('', { format: 'jsonl' }, next)).toMatchObject({ status: 'DONE', total: 0 })
      const whole = await test.import(file)
      expect(whole).toMatchObject({ status: 'DONE', total: 300, unchanged: 300, created: 0 })
      const first = await test.results(half.id)
      expect(first.length).toBe(300)
      expect(new Set(first.map(({ productId }) => productId)).size).toBe(300)
    })
  })
}
