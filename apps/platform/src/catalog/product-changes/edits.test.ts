import type { ProductChange, ProductValues } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../floor/database/database.ts'
import {
  newCollection,
  newProduct,
  newVariant,
  openCatalog,
  type TestCatalog,
} from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { backInStockStore } from '../inventory/back-in-stock.store.ts'
import type { NewCollection, NewProduct } from '../products/records/new-product.ts'
import { openShopOf } from './edits.fixtures.ts'
import { findJobsOnProduct } from './jobs-on-product.ts'
import { createChanging } from './product-changes.fixtures.ts'

for (const engine of ENGINES) {
  describe(`edits of many products on ${engine.name}`, () => {
    const [shelf, sale] = [newCollection(), newCollection()]
    let test: TestCatalog
    let database: Database
    beforeAll(async () => {
      test = await openCatalog(engine)
      database = test.database
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const open = (products: readonly NewProduct[], collections: readonly NewCollection[] = []) =>
      openShopOf(test, products, [shelf, sale, ...collections])

    it('hide products, move them between collections and discount them; undone, all is as before', async () => {
      const shop = await open([
        newProduct({ collectionIds: [shelf.id] }),
        newProduct({ collectionIds: [shelf.id, sale.id], visible: false }),
      ])
      const before = await shop.read()
      const done: ProductChange[] = []
      for (const edit of [
        { visible: false },
        { collections: { add: [sale.id], remove: [shelf.id] } },
        { discount: { type: 'PERCENT' as const, value: 20 } },
      ])
        done.push(await shop.start({ edit }))
      expect(done.map(({ changed, unchanged }) => [changed, unchanged])).toEqual([
        [1, 1],
        [2, 0],
        [2, 0],
      ])
      for (const { visible, collectionIds, document } of await shop.read())
        expect([visible, collectionIds, document.discount]).toEqual([
          ...[false, [sale.id]],
          { type: 'PERCENT', value: 20 },
        ])
      for (const change of done.toReversed()) expect(await shop.undo(change)).toMatchObject({ failed: 0 })
      const after = await shop.read()
      expect(after.map(({ lastUpdated: _, ...rest }) => rest)).toEqual(
        before.map(({ lastUpdated: _, ...rest }) => rest),
      )
    })

    it('round prices to an ending, as the preview says; what had it is named, and what is too high is left', async () => {
      const highest = 99_999_999_999
      const choices = ['S', 'L'].map((value) => ({ value, description: value, mediaIds: [] }))
      const shop = await open([
        newProduct({ priceMinor: 1040 }),
        newProduct({ priceMinor: 1095 }),
        newProduct({ priceMinor: highest }),
        newProduct({
          priceMinor: 1045,
          manageVariants: true,
          options: [{ type: 'drop_down', name: 'Size', choices }],
          variants: [
            newVariant({ choices: { Size: 'S' } }),
            newVariant({ choices: { Size: 'L' }, priceMinor: 20 }),
          ],
        }),
        newProduct({ priceMinor: 0 }),
      ])
      const edit = { priceEnding: 0.95 }
      const before = await shop.read()
      const { previews } = await shop.changes.preview(shop.by({ ids: [...shop.ids, 'gone'], edit }))
      expect(
        previews.map(({ outcome, before: from, after, error }) => [
          ...[outcome, from?.minValue, from?.maxValue, after?.minValue, after?.maxValue, error?.code],
        ]),
      ).toEqual([
        ['CHANGED', 10.4, 10.4, 9.95, 9.95, undefined],
        ['UNCHANGED', 10.95, 10.95, undefined, undefined, undefined],
        ['CHANGED', highest / 100, highest / 100, 999_999_999.95, 999_999_999.95, undefined],
        ['CHANGED', 0.2, 10.45, 0.95, 10.95, undefined],
        ['UNCHANGED', 0, 0, undefined, undefined, undefined],
        ['FAILED', undefined, undefined, undefined, undefined, 'PRODUCT_NOT_FOUND'],
      ])
      expect(await shop.read()).toEqual(before)
      const done = await shop.start({ edit })
      expect(done).toMatchObject({ changed: 3, unchanged: 2, unchangedIds: [shop.ids[1], shop.ids[4]] })
      const after = await shop.read()
      expect(after.map(({ priceMinor }) => priceMinor)).toEqual([995, 1095, 99_999_999_995, 1095, 0])
      expect(after[3]?.variants.map(({ priceMinor }) => priceMinor)).toEqual([undefined, 95])
      expect(await shop.undo(done)).toMatchObject({ changed: 3, failed: 0 })
      const { previews: whole } = await shop.changes.preview(
        shop.by({ ids: shop.ids, edit: { priceEnding: 0 } }),
      )
      expect(whole.map(({ outcome, after: to }) => [outcome, to?.minValue])).toEqual([
        ['CHANGED', 10],
        ['CHANGED', 11],
        ['FAILED', undefined],
        ['CHANGED', 1],
        ['UNCHANGED', undefined],
      ])
    })

    it('refuse an amount off that is above the price of the product, or of a variant, and say so before', async () => {
      const choices = ['S', 'L'].map((value) => ({ value, description: value, mediaIds: [] }))
      const shop = await open([
        newProduct({ priceMinor: 1000 }),
        newProduct({ priceMinor: 999 }),
        newProduct({
          ...{ priceMinor: 2000, manageVariants: true },
          options: [{ type: 'drop_down', name: 'Size', choices }],
          variants: ['S', 'L'].map((Size, at) => newVariant({ choices: { Size }, priceMinor: 999 + at })),
        }),
      ])
      const edit = { discount: { type: 'AMOUNT' as const, value: 10 } }
      const { previews } = await shop.changes.preview(shop.by({ ids: shop.ids, edit }))
      expect(previews.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'FAILED', 'FAILED'])
      const done = await shop.start({ edit })
      expect(done).toMatchObject({ changed: 1, failed: 2 })
      expect((await shop.read()).map(({ document }) => document.discount.value)).toEqual([10, 0, 0])
    })

    it('set stock and add to it for each variant; a failure affects only its product', async () => {
      const sizes = ['S', 'L'].map((Size) =>
        newVariant({ choices: { Size }, stock: { track: true, quantity: 2 } }),
      )
      const shop = await open([
        newProduct({ manageVariants: true, variants: sizes }),
        newProduct({ stock: { track: false, inStock: false } }),
      ])
      const added = await shop.start({ edit: { stock: { add: -1 } } })
      expect(added).toMatchObject({ changed: 1, failed: 1, edit: { stock: { add: -1 } } })
      expect(await shop.failures(added)).toEqual([[shop.ids[1], 'INVALID_ARGUMENT']])
      const stocks = async () => (await shop.read()).map(({ variants }) => variants.map(({ stock }) => stock))
      const counted = (quantity: number) => ({ track: true, quantity })
      expect(await stocks()).toEqual([[counted(1), counted(1)], [{ track: false, inStock: false }]])
      const set = await shop.start({ edit: { stock: { set: 7 } } })
      expect(await stocks()).toEqual([[counted(7), counted(7)], [counted(7)]])
      await shop.undo(set)
      expect(await stocks()).toEqual([[counted(1), counted(1)], [{ track: false, inStock: false }]])
    })

    it('mail people who wait for an item that is back', async () => {
      const shop = await open([newProduct({ stock: { track: true, quantity: 0 } })])
      const [{ number, variants } = { number: 0, variants: [] }] = await shop.read()
      const variantId = variants[0]?.variantId ?? ''
      const wish = {
        siteId: shop.site.siteId,
        number,
        variantId,
        itemUrl: undefined,
        requestedBy: 'visitor:1',
      }
      await database.transaction((tx) =>
        backInStockStore.keep(tx, { ...wish, email: 'a@example.com', at: 1 }),
      )
      await shop.start({ edit: { stock: { set: 1 } } })
      const due = await backInStockStore.due(database, Number.MAX_SAFE_INTEGER, 100)
      expect(due.map(({ siteId }) => siteId)).toContain(shop.site.siteId)
    })

    it('are undone only for products that haven’t changed in the meantime', async () => {
      const shop = await open([newProduct({ priceMinor: 1000 }), newProduct({ priceMinor: 1000 })])
      const [first = '', second = ''] = shop.ids
      const raised = await shop.start({ adjust: { price: { amount: 5 } } })
      await shop.start({ ids: [second], set: { price: 99 } })
      const undone = await shop.undo(raised)
      expect(undone).toMatchObject({ status: 'DONE', changed: 1, failed: 1, undoes: raised.id })
      expect(await shop.failures(undone)).toEqual([[second, 'CONFLICT']])
      expect((await shop.read()).map(({ productId, priceMinor }) => [productId, priceMinor])).toEqual([
        [first, 1000],
        [second, 9900],
      ])
      await shop.undo(undone)
      expect((await shop.read())[0]?.priceMinor).toBe(1500)
    })

    it('are undone even if a collection was deleted meanwhile, and name the products that miss it', async () => {
      const [other, gone] = [newCollection(), newCollection()]
      const shop = await open(
        [
          newProduct({ collectionIds: [other.id, gone.id] }),
          newProduct({ collectionIds: [gone.id] }),
          newProduct({ collectionIds: [other.id] }),
        ],
        [other, gone],
      )
      const removed = await shop.start({ edit: { collections: { remove: [other.id, gone.id] } } })
      expect(removed).toMatchObject({ status: 'DONE', changed: 3 })
      await shop.deleteCollection(gone.id)
      const undone = await shop.undo(removed)
      expect(undone).toMatchObject({ status: 'DONE', changed: 1, unchanged: 0, failed: 2 })
      expect(await shop.failures(undone)).toEqual(
        shop.ids.slice(0, 2).map((id) => [id, 'COLLECTION_NOT_FOUND']),
      )
      expect((await shop.read()).map(({ collectionIds }) => collectionIds)).toEqual([
        [other.id],
        [],
        [other.id],
      ])
    })

    it('skip products that would go into a collection that was deleted before their turn, and say why', async () => {
      const gone = newCollection()
      const shop = await open(
        [newProduct({ collectionIds: [shelf.id] }), newProduct({ collectionIds: [sale.id] })],
        [gone],
      )
      const edit = { collections: { add: [sale.id, gone.id], remove: [shelf.id] } }
      const { productChange } = await shop.changes.start(shop.by({ ids: shop.ids, edit }))
      await shop.deleteCollection(gone.id)
      const ended = await shop.work(productChange)
      expect(ended).toMatchObject({ status: 'DONE', changed: 0, failed: 2 })
      expect(await shop.failures(ended)).toEqual(shop.ids.map((id) => [id, 'COLLECTION_NOT_FOUND']))
      expect((await shop.read()).map(({ collectionIds }) => collectionIds)).toEqual([[shelf.id], [sale.id]])
    })

    it('fail only the products that would go into a collection deleted between their read and their write', async () => {
      const gone = newCollection()
      const shop = await open(
        [newProduct({ collectionIds: [gone.id] }), newProduct({ collectionIds: [shelf.id] })],
        [gone],
      )
      const edit = { collections: { add: [gone.id], remove: [sale.id] } }
      const { productChange } = await shop.changes.start(shop.by({ ids: shop.ids, edit }))
      let steps = 0
      const runner = createChanging(database, {
        around: (each) => async (site, ids, decide, conditions) => {
          if (steps++ === 0) await shop.deleteCollection(gone.id)
          return each(site, ids, decide, conditions)
        },
      })
      await runner.work()
      const ended = (await shop.changes.get(shop.by({ id: productChange.id }))).productChange
      expect(ended).toMatchObject({ status: 'DONE', changed: 0, failed: 2 })
      expect(await shop.failures(ended)).toEqual(shop.ids.map((id) => [id, 'COLLECTION_NOT_FOUND']))
      expect(steps).toBe(1)
      expect((await shop.read()).map(({ collectionIds }) => collectionIds)).toEqual([[], [shelf.id]])
    })

    it('give each product its own values, which others then find in its history; undone, all is as before', async () => {
      const choices = ['S', 'L'].map((value) => ({ value, description: value, mediaIds: [] }))
      const variants = [newVariant({ choices: { Size: 'S' } }), newVariant({ choices: { Size: 'L' } })]
      const [small, large] = variants.map(({ id }) => id)
      const sized = newProduct({
        ...{ manageVariants: true, options: [{ type: 'drop_down', name: 'Size', choices }], variants },
      })
      const shop = await open([newProduct({ collectionIds: [shelf.id] }), sized, newProduct()])
      const [one = '', two = '', three = ''] = shop.ids
      const before = await shop.read()
      const items: ProductValues[] = [
        {
          ...{ productId: one, name: { from: before[0]?.document.name ?? '', to: 'Smock' } },
          ...{ price: { from: 20, to: 24.5 }, cost: { from: null, to: 7 }, sku: { from: '', to: 'S-1' } },
          ...{ stock: { from: { inStock: true }, to: { quantity: 3 } }, weight: { from: null, to: 0.4 } },
          ...{ visible: { from: true, to: false }, ribbon: { from: '', to: 'New' }, brand: { to: 'Ulm' } },
          discount: { from: { type: 'NONE', value: 0 }, to: { type: 'PERCENT', value: 10 } },
          collectionIds: { from: [shelf.id], to: [sale.id] },
        },
        {
          productId: two,
          variants: [
            { variantId: small ?? '', price: { from: 20, to: 21 }, visible: { to: false } },
            { variantId: large ?? '', sku: { to: 'L-1' }, stock: { to: { quantity: 9 } } },
          ],
        },
        { productId: three, price: { from: 20, to: 20 } },
      ]
      const { previews } = await shop.changes.preview(shop.by({ items }))
      expect(previews.map(({ outcome, after }) => [outcome, after?.minValue, after?.maxValue])).toEqual([
        ['CHANGED', 24.5, 24.5],
        ['CHANGED', 20, 21],
        ['UNCHANGED', undefined, undefined],
      ])
      const done = await shop.start({ items })
      expect(done).toMatchObject({ status: 'DONE', hasItems: true, changed: 2, unchanged: 1, failed: 0 })
      const [first, second] = await shop.read()
      expect(first).toMatchObject({
        ...{ priceMinor: 2450, sku: 'S-1', visible: false, collectionIds: [sale.id] },
        document: { name: 'Smock', costMinor: 700, weight: 0.4, ribbon: 'New', brand: 'Ulm' },
        variants: [{ stock: { track: true, quantity: 3 } }],
      })
      expect(first?.document.discount).toEqual({ type: 'PERCENT', value: 10 })
      expect(second).toMatchObject({
        priceMinor: 2000,
        variants: [
          { priceMinor: 2100, visible: false, sku: '' },
          { visible: true, sku: 'L-1', stock: { track: true, quantity: 9 } },
        ],
      })
      const on = { entityType: 'PRODUCT', entityId: one } as const
      const [job] = await findJobsOnProduct(database, shop.site, on)
      expect(job?.change.fields.map(({ field }) => field)).toEqual(
        expect.arrayContaining(['name', 'price', 'sku', 'variants', 'collectionIds', 'visible']),
      )
      expect(await shop.undo(done)).toMatchObject({ changed: 2, failed: 0 })
      const after = await shop.read()
      expect(after.map(({ lastUpdated: _, ...rest }) => rest)).toEqual(
        before.map(({ lastUpdated: _, ...rest }) => rest),
      )
    })

    it('write nothing over what others changed meanwhile, and name it; other variants get their values', async () => {
      const choices = ['S', 'L'].map((value) => ({ value, description: value, mediaIds: [] }))
      const variants = [
        newVariant({ choices: { Size: 'S' }, priceMinor: 3000 }),
        newVariant({ choices: { Size: 'L' } }),
      ]
      const [small = '', large = ''] = variants.map(({ id }) => id)
      const options = [{ type: 'drop_down' as const, name: 'Size', choices }]
      const shop = await open([
        newProduct(),
        newProduct({ manageVariants: true, options, variants }),
        newProduct({ priceMinor: 2200 }),
      ])
      const [one = '', two = '', three = ''] = shop.ids
      const price = { from: 20, to: 22 }
      const items: ProductValues[] = [
        { productId: one, name: { from: 'What it was called', to: 'New' }, price },
        {
          productId: two,
          variants: [
            { variantId: small, price },
            { variantId: large, price },
          ],
        },
        { productId: three, price },
        { productId: 'gone', price },
        { productId: two, price },
      ]
      await expect(shop.start({ items })).rejects.toMatchObject({
        violations: [{ field: 'items[4].productId' }],
      })
      const { previews } = await shop.changes.preview(shop.by({ items: items.slice(0, 4) }))
      expect(previews.map(({ outcome, error }) => [outcome, error?.code])).toEqual([
        ['FAILED', 'CONFLICT'],
        ['FAILED', 'CONFLICT'],
        ['UNCHANGED', undefined],
        ['FAILED', 'PRODUCT_NOT_FOUND'],
      ])
      const done = await shop.start({ items: items.slice(0, 4) })
      expect(done).toMatchObject({ changed: 0, unchanged: 1, failed: 3 })
      const { failures } = await shop.changes.failures(shop.by({ id: done.id }))
      expect(failures.map(({ productId, error }) => [productId, error.code, error.data])).toEqual([
        [one, 'CONFLICT', { conflicts: [{ field: 'name' }] }],
        [two, 'CONFLICT', { conflicts: [{ variantId: small, field: 'price' }] }],
        ['gone', 'PRODUCT_NOT_FOUND', {}],
      ])
      const [first, second] = await shop.read()
      expect(first?.priceMinor).toBe(2000)
      expect(second?.variants.map(({ priceMinor }) => priceMinor)).toEqual([3000, 2200])
      const refused = await shop.start({ items: [{ productId: two, price }] })
      expect(await shop.failures(refused)).toEqual([[two, 'INVALID_ARGUMENT']])
    })

    it('are listed newest first, and undone only when they have ended', async () => {
      const shop = await open([newProduct()])
      const begun = (await shop.changes.start(shop.by({ ids: shop.ids, edit: { visible: false } })))
        .productChange
      await expect(shop.changes.undo(shop.by({ id: begun.id }))).rejects.toMatchObject({
        code: 'PRODUCT_CHANGE_NOT_ENDED',
      })
      await shop.changes.cancel(shop.by({ id: begun.id }))
      const empty = (await shop.changes.undo(shop.by({ id: begun.id }))).productChange
      expect(empty).toMatchObject({ status: 'DONE', total: 0, undoes: begun.id })
      const { productChanges, nextCursor } = await shop.changes.list(shop.by({ limit: 1 }))
      const rest = await shop.changes.list(shop.by({ ...(nextCursor && { cursor: nextCursor }) }))
      const listed = [...productChanges, ...rest.productChanges].map(({ id }) => id)
      expect(listed.sort()).toEqual([begun.id, empty.id].sort())
      expect(rest.nextCursor).toBeUndefined()
      const unknown = { ids: shop.ids, edit: { collections: { add: ['none'] } } }
      await expect(shop.changes.start(shop.by(unknown))).rejects.toMatchObject({
        code: 'COLLECTION_NOT_FOUND',
      })
    })
  })
}
