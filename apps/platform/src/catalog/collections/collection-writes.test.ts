import { randomUUID } from 'node:crypto'
import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  findMovedCollection,
  getCollection,
  getCollectionBySlug,
  getProduct,
  queryCollections,
  queryProducts,
  removeProductsFromCollection,
  updateCollection,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { openSmallShop } from '../../hostile/small-shop.ts'
import { keepHouse } from '../../housekeeping.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { mediaStore } from '../media/media.store.ts'

const ALL = '00000000-000000-000000-000000000001'
const eventsOf = statement<{ event_type: string; entity_sequence: number; payload: string }>(
  'SELECT event_type, entity_sequence, payload FROM outbox WHERE entity_id = ? ORDER BY seq',
)
const forgetCollection = statement('DELETE FROM collections WHERE collection_id = ?')
const leftOvers = statement<{ rows: number }>(
  `SELECT (SELECT count(*) FROM collection_products m WHERE m.collection_number > 0 AND NOT EXISTS (
     SELECT 1 FROM collections c WHERE c.site_id = m.site_id AND c.collection_number = m.collection_number)) +
   (SELECT count(*) FROM collection_counts n WHERE NOT EXISTS (
     SELECT 1 FROM collections c WHERE c.site_id = n.site_id AND c.collection_number = n.collection_number)) AS "rows"`,
)

for (const engine of ENGINES) {
  describe(`writing collections on ${engine.name}`, () => {
    const products = Array.from({ length: 300 }, () => newProduct())
    const ids = products.map(({ id }) => id)
    const [first = '', second = ''] = ids
    let shop: Shop
    let visitor: Caller
    let merchant: Caller

    beforeAll(async () => {
      shop = await openSmallShop({ engine }, products)
      visitor = await shop.visitor()
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const create = async (collection: object = {}) => {
      const { body, status } = await merchant.try(createCollection, {
        collection: { name: 'Vases', ...collection },
      })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.collection as { id: string; slug: string }
    }
    const countIn = async (id: string) => {
      const { metadata } = await visitor.call(queryProducts, {
        query: { filter: { collectionIds: { $hasSome: [id] } }, paging: { limit: 1 } },
      })
      const { collection } = await visitor.call(getCollection, { id })
      return [metadata?.total, collection?.numberOfProducts]
    }
    const collectionsOf = async (id: string) =>
      (await visitor.call(getProduct, { id })).product?.collectionIds
    const events = async (id: string) =>
      (await shop.database.all(eventsOf, id)).map((row) => ({
        type: row.event_type.split('.').at(-1),
        sequence: row.entity_sequence,
        ...JSON.parse(row.payload),
      }))
    const fields = ({ body }: { body: Record<string, unknown> }) => {
      const { details } = body as {
        details?: { validationError?: { fieldViolations: Record<string, unknown>[] } }
      }
      return details?.validationError?.fieldViolations.map(({ field, violatedRule }) => [field, violatedRule])
    }

    it('creates a visible collection with a slug made from its name', async () => {
      const collection = await create({
        name: 'Tall & Thin',
        description: 'Long necks.',
        numberOfProducts: 7,
      })
      expect(collection).toMatchObject({
        name: 'Tall & Thin',
        slug: 'tall-thin',
        description: 'Long necks.',
        visible: true,
        numberOfProducts: 0,
        media: { items: [] },
      })
      expect((await visitor.call(getCollectionBySlug, { slug: 'tall-thin' })).collection).toEqual(collection)
      expect((await create({ name: 'tall thin' })).slug).toBe('tall-thin-1')
      expect(await events(collection.id)).toMatchObject([
        {
          type: 'CollectionCreated',
          sequence: 1,
          collection_Id: collection.id,
          collectionId: collection.id,
          name: 'Tall & Thin',
          slug: 'tall-thin',
          visible: true,
        },
      ])
    })

    it('gives a collection a picture of the media store, and takes it away', async () => {
      const { siteId } = shop.site
      const file = (mediaId: string, kind: 'image' | 'video') =>
        shop.database.transaction((tx) =>
          mediaStore.save(tx, {
            mediaId,
            siteId,
            kind,
            contentType: `${kind}/x`,
            createdAt: 1,
            width: 8,
            height: 6,
          }),
        )
      await file('tall.png', 'image')
      await file('tall.mp4', 'video')
      const { id } = await create({ name: 'With a picture', pictureId: 'tall.png' })
      const shown = async () => (await visitor.call(getCollection, { id })).collection
      expect(await shown()).toMatchObject({ media: { mainMedia: { id: 'tall.png', image: { width: 8 } } } })
      expect(await shown()).not.toHaveProperty('pictureId')
      expect((await merchant.call(getCollection, { id })).collection?.pictureId).toBe('tall.png')
      await merchant.call(updateCollection, { collection: { id, name: 'Still with a picture' } })
      expect((await shown())?.media?.items).toHaveLength(1)
      const change = (pictureId: string | null) =>
        merchant.try(updateCollection, { collection: { id, pictureId } })
      expect(fields(await change('tall.mp4'))).toEqual([['collection.pictureId', 'VALIDATION']])
      expect(await change('unknown.png')).toMatchObject({ status: 404 })
      expect((await shown())?.media?.items).toHaveLength(1)
      await change(null)
      expect((await shown())?.media).toEqual({ items: [] })
      expect((await events(id)).map(({ changedFields }) => changedFields)).toEqual([
        undefined,
        ['name'],
        ['media'],
      ])
    })

    it('changes only the given fields', async () => {
      const { id } = await create({ name: 'Cups', description: 'To drink from.' })
      const { collection } = await merchant.call(updateCollection, { collection: { id, slug: 'mugs' } })
      expect(collection).toMatchObject({ name: 'Cups', description: 'To drink from.', slug: 'mugs' })
      await merchant.call(updateCollection, { collection: { id, description: null, visible: false } })
      expect((await visitor.try(getCollection, { id })).status).toBe(404)
      expect((await merchant.call(getCollection, { id })).collection).toMatchObject({
        description: '',
        visible: false,
      })
      expect((await events(id)).slice(1)).toMatchObject([
        { type: 'CollectionChanged', sequence: 2, changedFields: ['slug'] },
        { type: 'CollectionChanged', sequence: 3, changedFields: ['description', 'visible'] },
      ])
    })

    it('adds and removes products, even if they are named several times', async () => {
      const { id } = await create()
      await merchant.call(addProductsToCollection, { id, productIds: [first, second, first] })
      await merchant.call(addProductsToCollection, { id, productIds: [second] })
      expect(await countIn(id)).toEqual([2, 2])
      expect(await collectionsOf(first)).toContain(id)
      await merchant.call(removeProductsFromCollection, { id, productIds: [second, 'unknown', second] })
      await merchant.call(removeProductsFromCollection, { id, productIds: [second] })
      expect(await countIn(id)).toEqual([1, 1])
      expect(await collectionsOf(second)).not.toContain(id)
      const unknown = await merchant.try(addProductsToCollection, { id, productIds: [second, 'unknown'] })
      expect(unknown.status).toBe(404)
      expect(await countIn(id)).toEqual([1, 1])
      expect((await events(id)).map(({ type, changedFields }) => [type, changedFields])).toEqual([
        ['CollectionCreated', undefined],
        ['CollectionChanged', ['numberOfProducts']],
        ['CollectionChanged', ['numberOfProducts']],
      ])
      expect((await events(second)).at(-1)).toMatchObject({
        type: 'ProductChanged',
        changedFields: ['collectionIds'],
      })
    })

    it('deletes one with all its places, but keeps its products', async () => {
      const { id, slug } = await create({ name: 'Crowded' })
      await merchant.call(addProductsToCollection, { id, productIds: ids })
      expect(await countIn(id)).toEqual([300, 300])
      expect(await collectionsOf(first)).toContain(id)
      const { metadata: before } = await visitor.call(queryCollections, { query: {} })

      expect(await merchant.call(deleteCollection, { id })).toEqual({})

      expect((await visitor.try(getCollection, { id })).status).toBe(404)
      expect((await visitor.call(queryCollections, { query: {} })).metadata?.total).toBe(
        (before?.total ?? 0) - 1,
      )
      expect(await collectionsOf(first)).not.toContain(id)
      expect(await collectionsOf(ids.at(-1) ?? '')).not.toContain(id)
      expect(await countIn(ALL)).toEqual([300, 300])
      expect(await shop.database.first(leftOvers)).toEqual({ rows: 0 })
      expect((await events(id)).at(-1)).toMatchObject({ type: 'CollectionDeleted', collection_Id: id })
      expect((await merchant.try(deleteCollection, { id })).status).toBe(404)
      expect((await create({ name: 'Crowded' })).slug).toBe(slug)
    })

    it('leads from former slugs to the collection until another one takes them, which a generated slug never does', async () => {
      const { id } = await create({ name: 'Spring' })
      const moved = async (former: string) => {
        const { status, body } = await visitor.try(findMovedCollection, { slug: former })
        return status === 200 ? body : status
      }
      const rename = (slug: string) => merchant.call(updateCollection, { collection: { id, slug } })
      await rename('spring-2026')
      await rename('may')
      for (const former of ['spring', 'spring-2026'])
        expect(await moved(former)).toEqual({ collectionId: id, slug: 'may' })
      expect(await moved('may')).toBe(404)
      // A name gets another slug; the one who asks for exactly this slug gets it, with the old address.
      expect((await create({ name: 'Spring' })).slug).not.toBe('spring')
      const second = await create({ name: 'Other', slug: 'spring' })
      expect([await moved('spring'), await moved('spring-2026')]).toMatchObject([404, { slug: 'may' }])
      await rename('spring-2026')
      expect([await moved('spring-2026'), await moved('may')]).toMatchObject([404, { slug: 'spring-2026' }])
      await merchant.call(deleteCollection, { id })
      expect(await moved('may')).toBe(404)
      await merchant.call(deleteCollection, { id: second.id })
    })

    it('resumes an interrupted deletion', async () => {
      const { id } = await create({ name: 'Broken off' })
      await merchant.call(addProductsToCollection, { id, productIds: ids })
      await shop.database.transaction((tx) => tx.run(forgetCollection, id))
      expect((await visitor.try(getCollection, { id })).status).toBe(404)
      await keepHouse(shop.database, { now: Date.now })
      expect(await shop.database.first(leftOvers)).toEqual({ rows: 0 })
      expect(await collectionsOf(first)).not.toContain(id)
    })

    it('runs once, however often a call with the same key comes', async () => {
      const send = () =>
        merchant.call(createCollection, { collection: { name: 'Once' } }, { 'idempotency-key': 'shelf' })
      const [one, other] = await Promise.all([send(), send()])
      expect(other.collection?.id).toBe(one.collection?.id)
    })

    it('loses nothing when products and places change at once', async () => {
      const { id } = await create()
      await Promise.all(
        ids
          .slice(0, 20)
          .flatMap((productId) => [
            merchant.call(addProductsToCollection, { id, productIds: [productId] }),
            merchant.send(
              'PATCH',
              `/stores/v1/products/${productId}`,
              JSON.stringify({ product: { brand: 'B' } }),
            ),
          ]),
      )
      expect(await countIn(id)).toEqual([20, 20])
      const page = await visitor.call(queryProducts, {
        query: { filter: { collectionIds: { $hasSome: [id] } }, paging: { limit: 50 } },
      })
      expect(
        page.products?.every(({ brand, collectionIds }) => brand === 'B' && collectionIds.includes(id)),
      ).toBe(true)
    })

    it.each<[string, object, [string, string][]]>([
      ['no name', { name: undefined }, [['collection.name', 'REQUIRED_FIELD']]],
      ['a null name', { name: null }, [['collection.name', 'REQUIRED_FIELD']]],
      ['a long name', { name: 'x'.repeat(51) }, [['collection.name', 'MAX_LENGTH']]],
      ['a long description', { description: 'x'.repeat(601) }, [['collection.description', 'MAX_LENGTH']]],
      ['an empty slug', { slug: '' }, [['collection.slug', 'MIN_LENGTH']]],
      ['a slug with a slash', { slug: 'a/b' }, [['collection.slug', 'FORMAT']]],
      ['a slug of another collection', { slug: 'all-products' }, [['collection.slug', 'VALIDATION']]],
    ])('rejects %s', async (_what, collection, expected) => {
      const answer = await merchant.try(createCollection, { collection: { name: 'X', ...collection } })
      expect([answer.status, fields(answer)]).toEqual([400, expected])
    })

    it('rejects unknown collections, the one of all products, and visitors', async () => {
      const id = randomUUID()
      for (const [operation, input] of [
        [updateCollection, { collection: { id, name: 'X' } }],
        [deleteCollection, { id }],
        [addProductsToCollection, { id, productIds: [first] }],
        [removeProductsFromCollection, { id, productIds: [first] }],
      ] as const) {
        expect((await merchant.try(operation, input)).status).toBe(404)
        expect((await visitor.try(operation, input)).status).toBe(403)
      }
      expect((await merchant.try(deleteCollection, { id: ALL })).status).toBe(400)
      expect(
        (await merchant.try(removeProductsFromCollection, { id: ALL, productIds: [first] })).status,
      ).toBe(400)
      expect((await visitor.try(createCollection, { collection: { name: 'X' } })).status).toBe(403)
    })
  })
}
