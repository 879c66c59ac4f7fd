import type { SearchProductsRequest, SearchProductsResponse } from '@vitrine/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import {
  callBy,
  newCollection,
  newProduct,
  openCatalog,
  readBack,
  type TestCatalog,
} from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { memberships } from '../collections/memberships.store.ts'
import { createStockKeeper } from '../inventory/stock-keeper.ts'
import { catalogs } from '../products/records/catalogs.store.ts'
import { collectionsStore } from '../products/records/collections.store.ts'
import { DEFAULT_VARIANT_ID } from '../products/records/product-record.ts'
import { indexBacklog } from '../search/backlog.ts'
import { createSearch } from '../search/search.service.ts'
import { createSearchEngine } from '../search/search-engine.ts'
import { BLOCK, placesOf } from './container.ts'
import { containerOf } from './container-bytes.ts'
import { termsOf } from './search-document.ts'
import { commonId } from './search-terms.ts'

const documents = statement<{ product_number: number; document: string }>(
  'SELECT product_number, document FROM search_documents WHERE site_id = ?',
)
const terms = statement<{ term_key: string; term_id: number; products: number }>(
  'SELECT term_key, term_id, products FROM search_terms WHERE site_id = ?',
)
const postings = statement<{ block: number; term_id: number; field: number; body: Uint8Array }>(
  'SELECT block, term_id, field, body FROM search_postings WHERE site_id = ?',
)
const trigrams = statement<{ word: string }>('SELECT DISTINCT word FROM search_trigrams WHERE site_id = ?')
const FORGET = ['terms', 'postings', 'documents', 'trigrams', 'blocks', 'sites'].map((table) =>
  statement(`DELETE FROM search_${table} WHERE site_id = ?`),
)
const skipBlock = statement('UPDATE catalogs SET last_number = last_number + 8192 WHERE site_id = ?')
const fallBehind = statement('INSERT INTO search_backlog (site_id, next_number) VALUES (?, 1)')

for (const engine of ENGINES) {
  describe(`the index on ${engine.name}`, () => {
    let test: TestCatalog
    let ask: (input: SearchProductsRequest) => Promise<SearchProductsResponse>

    beforeAll(async () => {
      test = await openCatalog(engine)
      const { database, catalog, site } = test
      const search = createSearch({ database, engine: createSearchEngine(database), listed: catalog.listed })
      ask = (input) => readBack(search.searchProducts(callBy('visitor', site, input)))
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const total = async (expression: string, more: SearchProductsRequest = {}) =>
      (await ask({ ...more, search: { expression } })).metadata.total

    /** Every term of every indexed product, and what its documents say. */
    const contents = async () => {
      const { database, site } = test
      const known = await database.all(terms, site.siteId)
      const ids = new Map(known.map(({ term_key: key, term_id: id }) => [key, id]))
      const held = (await database.all(postings, site.siteId)).flatMap((row) =>
        [...placesOf(containerOf(row.body))].map(
          (place) => `${row.term_id} ${row.field} ${row.block * BLOCK + place}`,
        ),
      )
      const said = (await database.all(documents, site.siteId)).flatMap((row) =>
        [...termsOf(JSON.parse(row.document))].map(
          ([key, field]) => `${commonId(key) ?? ids.get(key)} ${field} ${row.product_number}`,
        ),
      )
      const counted = new Map<number, number>()
      for (const line of held) {
        const id = Number(line.split(' ')[0])
        counted.set(id, (counted.get(id) ?? 0) + 1)
      }
      const words = known.flatMap(({ term_key: key }) => (/^w[a-z]{3,}$/.test(key) ? [key.slice(1)] : []))
      const corrected = (await database.all(trigrams, site.siteId)).map(({ word }) => word)
      return {
        held: held.sort(),
        said: said.sort(),
        known,
        counted,
        words: words.sort(),
        corrected: corrected.sort(),
      }
    }

    const expectWhole = async () => {
      const { held, said, known, counted, words, corrected } = await contents()
      expect(held).toEqual(said)
      for (const { term_id: id, products } of known) expect(counted.get(id)).toBe(products)
      expect(corrected).toEqual(words)
    }

    it('matches the products after any writes, changes and deletions, and is empty once all are deleted', async () => {
      const { catalog, site } = test
      const ids = Array.from({ length: 12 }, (_, index) => `piece-${index}`)
      const text = fc
        .array(fc.constantFrom('moon', 'jar', 'blue', 'bowl', 'a', 'of', '花瓶'), { minLength: 1 })
        .map((words) => words.join(' '))
      const piece = fc.record({
        id: fc.constantFrom(...ids),
        name: text,
        description: text,
        brand: fc.constantFrom('Varga', 'Moon'),
        priceMinor: fc.nat(100_000),
        visible: fc.boolean(),
      })
      const step = fc.oneof(
        { weight: 3, arbitrary: fc.uniqueArray(piece, { selector: ({ id }) => id, minLength: 1 }) },
        fc.subarray(ids),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
          for (const some of steps) {
            const removed = some.flatMap((one) => (typeof one === 'string' ? one : []))
            const put = some.flatMap((one) =>
              typeof one === 'string' ? [] : newProduct({ ...one, slug: one.id }),
            )
            await catalog.changeProducts.remove(site, removed)
            await catalog.putProducts(site, put)
          }
          await expectWhole()
        }),
        { numRuns: 5 },
      )
      await catalog.changeProducts.remove(site, ids)
      expect(await contents()).toMatchObject({ held: [], said: [], known: [], words: [], corrected: [] })
    })

    it('updates facet counts after every change, in any block', async () => {
      const { catalog, site, database } = test
      const shelf = newCollection({ name: 'Window' })
      await catalog.putCollections(site, [shelf])
      const pot = (brand: string, priceMinor: number) =>
        newProduct({ name: 'Counted pot', brand, priceMinor, collectionIds: [shelf.id] })
      const counted = async () => {
        const { facets } = await ask({
          search: { expression: 'counted' },
          facets: ['BRAND', 'PRICE', 'COLLECTION'],
        })
        return facets.map(({ values }) => values.map(({ label, count }) => [label, count]))
      }
      const [first, second, third] = [pot('Varga', 1000), pot('Varga', 1000), pot('Moon', 9000)] as const
      await catalog.putProducts(site, [first])
      expect(await counted()).toEqual([[['Varga', 1]], [['€10.00', 1]], [['Window', 1]]])
      await database.transaction((tx) => tx.run(skipBlock, site.siteId))
      await catalog.putProducts(site, [second, third])
      expect(await counted()).toEqual([
        [
          ['Varga', 2],
          ['Moon', 1],
        ],
        [
          ['€10.00 – €19.99', 2],
          ['€50.00 – €90.00', 1],
        ],
        [['Window', 3]],
      ])
      await catalog.changeProducts.one(site, second.id, (record) => ({
        ...record,
        priceMinor: 9000,
        document: { ...record.document, brand: 'Newcomer' },
      }))
      await catalog.changeProducts.remove(site, [first.id])
      expect(await counted()).toEqual([
        [
          ['Moon', 1],
          ['Newcomer', 1],
        ],
        [['€90.00', 2]],
        [['Window', 2]],
      ])
      await catalog.changeProducts.remove(site, [second.id, third.id])
      await expectWhole()
    })

    it('follows every change at once', async () => {
      const { catalog, site } = test
      const jar = newProduct({ name: 'Celadon jar', priceMinor: 9000 })
      await catalog.putProducts(site, [jar])
      expect(await total('celadon', { filters: { price: { min: 90, max: 90 } } })).toBe(1)
      await catalog.changeProducts.one(site, jar.id, (record) => ({
        ...record,
        priceMinor: 5000,
        document: { ...record.document, name: 'Tenmoku jar' },
      }))
      expect(await total('celadon')).toBe(0)
      expect(await total('tenmoku', { filters: { price: { min: 50, max: 50 } } })).toBe(1)
      await catalog.changeProducts.one(site, jar.id, (record) => ({ ...record, visible: false }))
      expect(await total('tenmoku')).toBe(0)
      await catalog.changeProducts.remove(site, [jar.id])
      await expectWhole()
    })

    it('follows products entering and leaving a collection', async () => {
      const { catalog, site, database } = test
      const [shelf, vase] = [newCollection(), newProduct({ name: 'Vase' })]
      await catalog.putCollections(site, [shelf])
      await catalog.putProducts(site, [vase])
      const held = () => total('vase', { collectionId: shelf.id })
      const move = (how: typeof memberships.add) =>
        database.transaction(async (tx) => {
          await catalogs.change(tx, site.siteId, 0)
          const number = (await collectionsStore.numbers(tx, site.siteId, [shelf.id])).get(shelf.id) ?? 0
          await how(tx, site.siteId, number, await memberships.named(tx, site.siteId, [vase.id]))
        })
      expect(await held()).toBe(0)
      await move(memberships.add)
      expect(await held()).toBe(1)
      await move(memberships.remove)
      expect(await held()).toBe(0)
      await expectWhole()
    })

    it('notices when the last piece is sold, and when there is another', async () => {
      const { catalog, site, database } = test
      const stock = createStockKeeper({ clock: { now: Date.now }, ids: randomIds })
      const last = newProduct({ name: 'Last piece', stock: { track: true, quantity: 1 } })
      await catalog.putProducts(site, [last])
      const line = { productId: last.id, variantId: DEFAULT_VARIANT_ID, quantity: 1 }
      const available = () => total('last piece', { filters: { inStock: true } })
      expect(await available()).toBe(1)
      await database.transaction((tx) => stock.take(tx, site.siteId, [line], 'order'))
      expect(await available()).toBe(0)
      await database.transaction((tx) => stock.restock(tx, site.siteId, [line], 'order'))
      expect(await available()).toBe(1)
      await expectWhole()
    })

    it('loses nothing with many concurrent writers in two processes', async () => {
      const { catalog, site, database } = test
      const others = await openDatabase(test.settings)
      const stock = createStockKeeper({ clock: { now: Date.now }, ids: randomIds })
      const pieces = Array.from({ length: 12 }, (_, index) =>
        newProduct({ name: `Crowded ${index}`, stock: { track: true, quantity: 1 } }),
      )
      await catalog.putProducts(site, pieces)
      const sell = (from: Database, { id: productId }: { id: string }) =>
        from.transaction((tx) =>
          stock.take(tx, site.siteId, [{ productId, variantId: DEFAULT_VARIANT_ID, quantity: 1 }], 'order'),
        )
      const rename = (id: string, name: string) =>
        catalog.changeProducts.one(site, id, (record) => ({
          ...record,
          document: { ...record.document, name },
        }))
      await Promise.all(
        pieces.flatMap((piece, index) => [
          sell(index % 2 === 0 ? database : others, piece),
          rename(piece.id, `Thronged ${index}`),
          catalog.putProducts(site, [newProduct({ name: `Crowded, new ${index}` })]),
        ]),
      )
      await others.close()
      expect(await total('thronged', { filters: { inStock: false } })).toBe(12)
      expect(await total('crowded')).toBe(12)
      await expectWhole()
    })

    it('is built from older products, in interruptible pieces', async () => {
      const { catalog, site, database } = test
      const old = Array.from({ length: 130 }, (_, index) => newProduct({ name: `Heirloom ${index}` }))
      await catalog.putProducts(site, old)
      await database.transaction(async (tx) => {
        for (const forget of FORGET) await tx.run(forget, site.siteId)
        await tx.run(fallBehind, site.siteId)
      })
      let pieces = 0
      await indexBacklog(database, () => pieces++ === 1)
      const meanwhile = await ask({ search: { expression: 'heirloom' } })
      expect(meanwhile.metadata.totalIsExact).toBe(false)
      expect(meanwhile.metadata.total).toBeGreaterThan(0)
      expect(meanwhile.metadata.total).toBeLessThan(130)
      await catalog.putProducts(site, [newProduct({ name: 'Heirloom, new' })])
      await Promise.all([indexBacklog(database), indexBacklog(database)])
      const { metadata } = await ask({ search: { expression: 'heirloom' } })
      expect(metadata).toMatchObject({ total: 131, totalIsExact: true })
      await expectWhole()
    })
  })
}
