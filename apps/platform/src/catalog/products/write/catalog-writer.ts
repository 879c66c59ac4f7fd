import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { type SearchDocument, searchDocumentOf } from '../../search-index/search-document.ts'
import { searchIndex } from '../../search-index/search-index.ts'
import { sharesTheSame } from '../../shared-names/shared-name.ts'
import { sharedNames } from '../../shared-names/shared-names.store.ts'
import { productWire } from '../printed/product-wire.store.ts'
import type { SiteView } from '../printed/site-view.ts'
import { printProduct, type WireBytes } from '../printed/wire-bytes.ts'
import { catalogs } from '../records/catalogs.store.ts'
import { collectionsStore } from '../records/collections.store.ts'
import { collectionRecordOf, type NewCollection, type NewProduct, recordOf } from '../records/new-product.ts'
import { ALL_PRODUCTS, type ProductRecord } from '../records/product-record.ts'
import { productsStore } from '../records/products.store.ts'

export interface CatalogWriter {
  /** Creates collections, or overwrites those with the same ids. Their products stay. */
  putCollections(site: Site, collections: readonly NewCollection[]): Promise<void>
  /**
   * Creates products, or overwrites those with the same ids, including stock. Takes any number of them, many
   * per transaction; those written before a failure stay.
   *
   * @returns how many were written
   * @throws {ConstraintViolation} when another product has the slug
   */
  putProducts(site: Site, products: Iterable<NewProduct> | AsyncIterable<NewProduct>): Promise<number>
  /**
   * Prints a product for visitors and for the search, outside a transaction: it takes about a millisecond.
   */
  print(site: Site, record: ProductRecord): PrintedProduct
  /**
   * Writes products, their places, counts, bytes and search entries. The catalog must be locked; see
   * `catalogs.change`.
   *
   * @param before - as for `productsStore.save`
   */
  saveProducts(
    tx: Transaction,
    site: Site,
    products: readonly PrintedProduct[],
    before?: ReadonlyMap<number, ProductRecord>,
  ): Promise<void>
}

export interface PrintedProduct {
  readonly record: ProductRecord
  readonly bytes: WireBytes
  /** What the search finds it by. */
  readonly found: SearchDocument
}

/** Larger chunks rewrite fewer index pages again and again. */
const CHUNK = 1000
/** Prepared between two statements. */
const SLICE = 250

export const createCatalogWriter = (
  database: Database,
  clock: Clock,
  viewOf: (site: Site) => SiteView,
): CatalogWriter => {
  const print: CatalogWriter['print'] = (site, record) => ({
    record,
    bytes: printProduct(record, viewOf(site).view),
    found: searchDocumentOf(record, site.currency),
  })

  const saveProducts: CatalogWriter['saveProducts'] = async (tx, site, products, before) => {
    const { madeFor } = viewOf(site)
    for (let done = 0; done < products.length; done += SLICE) {
      const some = products.slice(done, done + SLICE)
      const records = some.map(({ record }) => record)
      await productsStore.save(tx, site.siteId, records, before)
      await productWire.save(tx, site.siteId, madeFor, some)
      const sharing = records.filter((record) => !sharesTheSame(before?.get(record.number), record))
      await sharedNames.note(tx, site.siteId, sharing)
    }
    const entries = products.map(({ record, found }) => ({ number: record.number, document: found }))
    await searchIndex.save(tx, site.siteId, entries)
  }

  /** Unused numbers leave a harmless gap. */
  const numbered = (site: Site, products: readonly NewProduct[]): Promise<ProductRecord[]> =>
    database.transaction(async (tx) => {
      await openCatalog(tx, site, clock.now())
      const ids = products.map((product) => product.id)
      let next = 1 + (await catalogs.change(tx, site.siteId, products.length))
      const known = await productsStore.numbers(tx, site.siteId, ids)
      return products.map((product) => recordOf(product, known.get(product.id) ?? next++, clock.now()))
    })

  const putChunk = async (site: Site, products: readonly NewProduct[]): Promise<void> => {
    const records = await numbered(site, products)
    const printed = records.map((record) => print(site, record))
    await database.transaction(async (tx) => {
      await catalogs.change(tx, site.siteId, 0)
      await saveProducts(tx, site, printed)
    })
  }

  return {
    print,
    saveProducts,
    putCollections: (site, collections) =>
      database.transaction(async (tx) => {
        await openCatalog(tx, site, clock.now())
        let next = 1 + (await catalogs.change(tx, site.siteId, collections.length))
        const ids = collections.map((collection) => collection.id)
        const known = await collectionsStore.numbers(tx, site.siteId, ids)
        for (const collection of collections) {
          const record = collectionRecordOf(collection, known.get(collection.id) ?? next++, clock.now())
          await collectionsStore.save(tx, site.siteId, record)
        }
      }),
    putProducts: async (site, products) => {
      let written = 0
      let chunk: NewProduct[] = []
      const flush = async (): Promise<void> => {
        if (chunk.length > 0) await putChunk(site, chunk)
        written += chunk.length
        chunk = []
      }
      for await (const product of products) {
        chunk.push(product)
        if (chunk.length === CHUNK) await flush()
      }
      await flush()
      return written
    },
  }
}

/** Creates the site's catalog with the collection of all products. */
export const openCatalog = async (tx: Transaction, site: Site, now: number): Promise<void> => {
  if (!(await catalogs.open(tx, site.siteId))) return
  const all: NewCollection = { id: ALL_PRODUCTS.id, slug: ALL_PRODUCTS.slug, name: 'All Products' }
  await collectionsStore.save(tx, site.siteId, collectionRecordOf(all, ALL_PRODUCTS.number, now))
}
