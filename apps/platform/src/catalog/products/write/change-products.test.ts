import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import {
  callBy,
  newCollection,
  newProduct,
  openCatalog,
  readBack,
  type TestCatalog,
} from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { mug } from '../../catalog.fixtures.ts'
import { productWire } from '../printed/product-wire.store.ts'
import { catalogs } from '../records/catalogs.store.ts'
import { recordOf } from '../records/new-product.ts'
import type { ProductDocument, ProductRecord } from '../records/product-record.ts'
import { slugsStore } from '../records/slugs.store.ts'
import { productStamps } from '../records/stamps/product-stamps.store.ts'
import type { ProductDraft } from './change-products.ts'

const eventsOf = statement<{ event_type: string; entity_sequence: number; payload: string }>(
  'SELECT event_type, entity_sequence, payload FROM outbox WHERE site_id = ? AND entity_id = ? ORDER BY seq',
)
const takeOne = statement(
  'UPDATE variants SET quantity = quantity - 1 WHERE site_id = ? AND product_number = ? AND place = 1 AND quantity > 0',
)
const forgetCollection = statement('DELETE FROM collections WHERE collection_id = ?')
const counts = statement<{ visible_products: number; all_products: number }>(
  'SELECT visible_products, all_products FROM collection_counts WHERE site_id = ? AND collection_number = 0',
)
const leftOvers = statement<{ left: number }>(
  `SELECT (SELECT count(*) FROM variants WHERE site_id = ? AND product_number = ?) +
     (SELECT count(*) FROM collection_products WHERE site_id = ? AND product_number = ?) +
     (SELECT count(*) FROM product_wire WHERE site_id = ? AND product_number = ?) AS "left"`,
)

const draftOf = (product: Partial<Parameters<typeof newProduct>[0]> = {}): ProductDraft => {
  const { number: _, ...record } = recordOf(newProduct(product), 0, 0)
  return { ...record, slug: undefined }
}

const withDocument =
  (change: Partial<ProductDocument>) =>
  (record: ProductRecord): ProductRecord => ({ ...record, document: { ...record.document, ...change } })

for (const engine of ENGINES) {
  describe(`changing products on ${engine.name}`, () => {
    let shop: TestCatalog
    beforeAll(async () => {
      shop = await openCatalog(engine)
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const changes = () => shop.catalog.changeProducts
    const put = async (product: Parameters<typeof newProduct>[0] = {}) => {
      const created = newProduct(product)
      await shop.catalog.putProducts(shop.site, [created])
      return created
    }
    const shown = async (id: string, who: 'visitor' | 'merchant' = 'visitor') =>
      (await readBack(shop.catalog.getProduct(callBy(who, shop.site, { id })))).product
    const stampOf = async (id: string) => (await productStamps(shop.database, shop.site.siteId, [id])).get(id)
    const events = async (id: string) =>
      (await shop.database.all(eventsOf, shop.site.siteId, id)).map((row) => ({
        type: row.event_type.split('.').at(-1),
        sequence: row.entity_sequence,
        payload: JSON.parse(row.payload),
      }))

    it('loses none of 20 concurrent partial changes of one product', async () => {
      const { id } = await put()
      const titles = Array.from({ length: 20 }, (_, index) => `Section ${index}`)
      await Promise.all(
        titles.map((title) =>
          changes().one(shop.site, id, (record) => {
            const sections = [...record.document.additionalInfoSections, { title, description: '' }]
            return withDocument({ additionalInfoSections: sections })(record)
          }),
        ),
      )
      const { additionalInfoSections = [] } = (await shown(id)) ?? {}
      expect(additionalInfoSections.map(({ title }) => title).sort()).toEqual(titles.sort())
      expect((await events(id)).map(({ sequence }) => sequence)).toEqual(titles.map((_, index) => index + 1))
    })

    it('never overwrites stock that changes between reading and saving', async () => {
      const { id } = await put({ ...mug, id: crypto.randomUUID(), slug: 'contended' })
      const { siteId } = shop.site
      const number = Number((await shown(id))?.numericId)
      const sell = () =>
        shop.database.transaction(async (tx) => {
          await productWire.markStale(tx, siteId, number)
          return tx.run(takeOne, siteId, number)
        })
      const sold = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 === 0
            ? sell()
            : changes()
                .one(shop.site, id, withDocument({ name: `Mug ${index}` }))
                .then(() => 0),
        ),
      )
      expect(sold.reduce((sum, count) => sum + count, 0)).toBe(3)
      expect((await shown(id))?.variants?.[1]?.stock?.quantity).toBe(0)
    })

    it('shows a change at once, with an event', async () => {
      const { id } = await put()
      await shown(id)
      const before = await stampOf(id)
      await changes().one(shop.site, id, (record) => ({
        ...withDocument({ name: 'Bowl' })(record),
        priceMinor: 777,
      }))
      expect(await shown(id)).toMatchObject({ name: 'Bowl', priceData: { price: 7.77 } })
      expect(await stampOf(id)).not.toBe(before)
      expect(await events(id)).toEqual([
        {
          type: 'ProductChanged',
          sequence: 1,
          payload: {
            productId: id,
            changedFields: ['name', 'priceData'],
            originatedFromVersion: 'V1_CATALOG',
          },
        },
      ])
    })

    it('doesn’t touch a product if the decision is to keep it', async () => {
      const { id } = await put()
      const before = await stampOf(id)
      await changes().one(shop.site, id, (record) => record)
      await changes().one(shop.site, id, (record) => withDocument({ name: record.document.name })(record))
      expect([await stampOf(id), await events(id)]).toEqual([before, []])
    })

    it('changes nothing for a caller with an older version', async () => {
      const { id } = await put()
      const stamp = await stampOf(id)
      const rename = (name: string) =>
        changes().one(shop.site, id, withDocument({ name }), { fits: (present) => present === stamp })
      await rename('First')
      await expect(rename('Second')).rejects.toMatchObject({ code: 'CONFLICT' })
      expect((await shown(id))?.name).toBe('First')
    })

    it('changes all of several products or none, or each one possible', async () => {
      const [one, other] = [await put(), await put()]
      const ids = [one.id, 'unknown', other.id, one.id]
      const raise = (record: ProductRecord) => ({ ...record, priceMinor: record.priceMinor + 1 })
      await expect(changes().all(shop.site, ids, raise)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
      expect((await shown(one.id))?.priceData?.price).toBe(20)
      const outcomes = await changes().each(shop.site, ids, (record) => {
        if (record.productId === other.id) throw fail('CONFLICT')
        return raise(record)
      })
      expect(outcomes).toMatchObject([
        { record: { priceMinor: 2001 } },
        { failure: { code: 'PRODUCT_NOT_FOUND' } },
        { failure: { code: 'CONFLICT' } },
        { record: { priceMinor: 2001 } },
      ])
      expect((await shown(one.id))?.priceData?.price).toBe(20.01)
      expect((await shown(other.id))?.priceData?.price).toBe(20)
    })

    it('changes a product whose collection is deleted between reading and saving', async () => {
      const shelf = newCollection()
      await shop.catalog.putCollections(shop.site, [shelf])
      const { id } = await put({ collectionIds: [shelf.id] })
      let deleted: Promise<unknown> | undefined
      const record = await changes().one(shop.site, id, (before) => {
        // On SQLite it comes first, because the writes of one process wait for each other. On PostgreSQL
        // either may.
        deleted ??= shop.database.transaction(async (tx) => {
          await catalogs.change(tx, shop.site.siteId, 0)
          await tx.run(forgetCollection, shelf.id)
        })
        return { ...before, visible: false }
      })
      await deleted
      expect(record.visible).toBe(false)
      expect((await shown(id, 'merchant'))?.collectionIds).not.toContain(shelf.id)
    })

    it('creates nothing in a missing collection', async () => {
      const draft = draftOf({ collectionIds: ['none'] })
      await expect(changes().create(shop.site, [draft])).rejects.toMatchObject({
        code: 'COLLECTION_NOT_FOUND',
      })
      expect(await stampOf(draft.productId)).toBeUndefined()
    })

    it('writes additional data in the same transaction, or nothing at all', async () => {
      const { id } = await put()
      const failing = changes().one(shop.site, id, withDocument({ name: 'Lost' }), {
        also: () => Promise.reject(new Error('no')),
      })
      await expect(failing).rejects.toThrow('no')
      expect((await shown(id))?.name).not.toBe('Lost')
    })

    it('creates products with growing numbers and unique slugs made from their names', async () => {
      const drafts = ['Crème & Co', 'Crème & Co', '茶', '茶'].map((name) => draftOf({ name }))
      const [first, ...others] = await changes().create(shop.site, drafts)
      expect([first, ...others].map((record) => record?.slug)).toEqual([
        'creme-co',
        'creme-co-1',
        'product',
        'product-1',
      ])
      expect(others.every((record, index) => record.number === (first?.number ?? 0) + index + 1)).toBe(true)
      expect(await shown(first?.productId ?? '')).toMatchObject({
        slug: 'creme-co',
        numericId: String(first?.number),
      })
      expect(await events(first?.productId ?? '')).toMatchObject([
        { type: 'ProductCreated', sequence: 1, payload: { name: 'Crème & Co', slug: 'creme-co' } },
      ])
    })

    it('gives 20 products created at once different slugs', async () => {
      const created = await Promise.all(
        Array.from({ length: 20 }, () => changes().create(shop.site, [draftOf({ name: 'Rush' })])),
      )
      expect(new Set(created.map(([record]) => record?.slug)).size).toBe(20)
    })

    it('rejects a slug that another product has', async () => {
      const [one, other] = [await put(), await put()]
      const take = (record: ProductRecord) => ({ ...record, slug: other.slug })
      await expect(changes().one(shop.site, one.id, take)).rejects.toMatchObject({
        violations: [{ field: 'product.slug', violatedRule: 'VALIDATION' }],
      })
      const draft = { ...draftOf(), slug: other.slug }
      await expect(changes().create(shop.site, [draft])).rejects.toMatchObject({
        violations: [{ field: 'product.slug' }],
      })
    })

    it("remembers a product's former slugs until another product takes them", async () => {
      const { siteId } = shop.site
      const { id, slug } = await put({ slug: 'old-slug' })
      await changes().one(shop.site, id, (record) => ({ ...record, slug: 'new-slug' }))
      expect(await slugsStore.former(shop.database, siteId, slug)).toMatchObject({
        id,
        slug: 'new-slug',
      })
      const [generated] = await changes().create(shop.site, [draftOf({ name: 'Old slug' })])
      expect(generated?.slug).toBe('old-slug-1')
      await changes().create(shop.site, [{ ...draftOf(), slug }])
      expect(await slugsStore.former(shop.database, siteId, slug)).toBeUndefined()
    })

    it('deletes a product with its variants, places, counts and bytes, and never reuses its number', async () => {
      const shelf = newCollection()
      await shop.catalog.putCollections(shop.site, [shelf])
      const { id } = await put({ collectionIds: [shelf.id] })
      const { siteId } = shop.site
      const number = Number((await shown(id))?.numericId)
      const before = await shop.database.first(counts, siteId)
      const inShelf = () =>
        readBack(
          shop.catalog.queryProducts(
            callBy('visitor', shop.site, { query: { filter: { collectionIds: { $hasSome: [shelf.id] } } } }),
          ),
        )
      expect((await inShelf()).metadata?.total).toBe(1)

      expect(await changes().remove(shop.site, [id, 'unknown', id])).toEqual([id])

      await expect(shown(id)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
      expect(await inShelf()).toMatchObject({ products: [], metadata: { total: 0 } })
      expect(await shop.database.first(counts, siteId)).toEqual({
        visible_products: (before?.visible_products ?? 0) - 1,
        all_products: (before?.all_products ?? 0) - 1,
      })
      const values = [siteId, number, siteId, number, siteId, number]
      expect(await shop.database.first(leftOvers, ...values)).toEqual({ left: 0 })
      expect(await events(id)).toMatchObject([{ type: 'ProductDeleted', payload: { productId: id } }])
      const [next] = await changes().create(shop.site, [draftOf()])
      expect(next?.number).toBeGreaterThan(number)
      expect(await changes().remove(shop.site, [id])).toEqual([])
    })
  })
}
