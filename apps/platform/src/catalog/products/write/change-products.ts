import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { Failure, fail, InvalidArgument } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { isRecorded } from '../../../shop/audit/noted.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { areItemsAsked, itemEvents, itemsDeleted } from '../../item-events/item-events.ts'
import { searchIndex } from '../../search-index/search-index.ts'
import { productWire } from '../printed/product-wire.store.ts'
import type { SiteView } from '../printed/site-view.ts'
import { catalogs } from '../records/catalogs.store.ts'
import type { ProductRecord } from '../records/product-record.ts'
import { productRecords } from '../records/product-records.store.ts'
import { productsStore } from '../records/products.store.ts'
import { stampOf } from '../records/stamps/product-stamps.store.ts'
import { noteProduct } from './audited-product.ts'
import { type CatalogWriter, openCatalog } from './catalog-writer.ts'
import { createProductsWith } from './create-products.ts'
import {
  type Caught,
  type DecideRead,
  type Decision,
  lockProducts,
  Moved,
  type Outcome,
  readAll,
  withCollectionsThere,
  withFreeSlugs,
  withMediaThere,
} from './product-decisions.ts'
import { productChanged, productDeleted } from './product-events.ts'
import { createSaveProducts, type SaveCause } from './product-saver.ts'
import { createTell } from './tell.ts'

/**
 * Returns the product as it should be; an unchanged one isn't written. It may be called again with a newer
 * product, so it only decides, and throws only failures of the contract. Return unchanged parts as the same
 * objects, because they are compared.
 */
export type Decide = (record: ProductRecord) => ProductRecord

/** A product before it has a number, a time and, if `slug` is undefined, a slug made from its name. */
export interface ProductDraft extends Omit<ProductRecord, 'number' | 'slug' | 'createdAt' | 'lastUpdated'> {
  readonly slug: string | undefined
}

export interface Conditions {
  /** Whether the caller has the current version of a product; by default yes. See `stampOf`. */
  readonly fits?: ((stamp: string, productId: string) => boolean) | undefined
  /**
   * Writes additional data in the same transaction, such as a job's progress. It may await nothing else. It
   * gets the decision about each product, in the order of the ids, without repeats.
   */
  readonly also?: ((tx: Transaction, decisions: readonly Decision[]) => Promise<void>) | undefined
}

export interface CreationConditions {
  /** As for changes; gets the products. */
  readonly also?: ((tx: Transaction, records: readonly ProductRecord[]) => Promise<void>) | undefined
}

export interface RemovalConditions {
  /** As for changes, but of any of the products. */
  readonly fits?: ((stamp: string) => boolean) | undefined
  /** As for changes; gets the ids of the existing products. */
  readonly also?: ((tx: Transaction, productIds: readonly string[]) => Promise<void>) | undefined
}

/**
 * Every change of products goes through here: all or nothing, never over someone else's change, with slugs,
 * counts, bytes and events. Pass at most a few hundred products per call; split larger sets.
 */
export interface ChangeProducts {
  /**
   * Changes one product.
   *
   * @throws {Failure} PRODUCT_NOT_FOUND; CONFLICT when the version no longer fits, or others keep changing it
   */
  one(site: Site, productId: string, decide: Decide, conditions?: Conditions): Promise<ProductRecord>
  /** Changes several products, all or none; throws the first failure. Repeated ids count once. */
  all(
    site: Site,
    productIds: readonly string[],
    decide: Decide,
    conditions?: Conditions,
  ): Promise<ProductRecord[]>
  /** Changes each product that can be changed; results are in the order of the ids. */
  each(site: Site, productIds: readonly string[], decide: Decide, conditions?: Conditions): Promise<Outcome[]>
  /**
   * Creates products, all or none.
   *
   * @throws {Failure} COLLECTION_NOT_FOUND when one of their collections does not exist
   * @throws {InvalidArgument} when another product has a given slug
   */
  create(
    site: Site,
    drafts: readonly ProductDraft[],
    conditions?: CreationConditions,
  ): Promise<ProductRecord[]>
  /**
   * Deletes the products that exist; returns their ids.
   *
   * @throws {Failure} CONFLICT when one no longer fits; nothing is deleted then
   */
  remove(site: Site, productIds: readonly string[], conditions?: RemovalConditions): Promise<string[]>
}

export interface ChangeProductsParts extends SaveCause {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly viewOf: (site: Site) => SiteView
  readonly writer: Pick<CatalogWriter, 'print' | 'saveProducts'>
}

const TRIES = 5

export const createChangeProducts = (parts: ChangeProductsParts): ChangeProducts => {
  const { database, clock, ids, writer } = parts
  const tell = createTell(clock, ids)
  const save = createSaveProducts(writer, tell, parts)

  const decider =
    (site: Site, decide: Decide, { fits }: Pick<Conditions, 'fits'>, caught: Caught): DecideRead =>
    (productId, read) => {
      try {
        if (!read) throw fail('PRODUCT_NOT_FOUND')
        const { record: before, revision } = read
        if (fits && !fits(stampOf(before.number, revision), productId)) throw fail('CONFLICT')
        const decided = decide(before)
        const { number, createdAt } = before
        const lastUpdated = Math.max(clock.now(), before.lastUpdated) // clocks of two processes may differ
        const record = { ...decided, productId, number, createdAt, lastUpdated }
        const told = productChanged(before, record)
        if (told.length === 0) return { outcome: { productId, record: before }, step: undefined }
        const step = { before, revision, printed: writer.print(site, record), told }
        return { outcome: { productId, record }, step }
      } catch (error) {
        return { outcome: { productId, failure: caught(error) }, step: undefined }
      }
    }

  const write = async (
    site: Site,
    productIds: readonly string[],
    decide: DecideRead,
    also: Conditions['also'],
    caught: Caught,
  ): Promise<Outcome[]> => {
    const once = [...new Set(productIds)]
    const decisions = await repeated(async (): Promise<readonly Decision[]> => {
      const read = await readAll(database, site, once)
      const first = once.map((productId) => decide(productId, read.get(productId)))
      if (!also && first.every(({ step }) => step === undefined)) return first
      return database.transaction(async (tx) => {
        await catalogs.change(tx, site.siteId, 0)
        const named = await withFreeSlugs(tx, site, await lockProducts(tx, site, first, decide), caught)
        const placed = await withCollectionsThere(tx, site, named, caught)
        const sure = await withMediaThere(tx, site, placed, caught, clock.now())
        await save(
          tx,
          site,
          sure.flatMap(({ step }) => step ?? []),
        )
        await also?.(tx, sure)
        return sure
      })
    })
    const outcomes = new Map(decisions.map(({ outcome }) => [outcome.productId, outcome]))
    return productIds.flatMap((productId) => outcomes.get(productId) ?? [])
  }

  const all: ChangeProducts['all'] = async (site, productIds, decide, conditions = {}) => {
    const decideRead = decider(site, decide, conditions, rethrow)
    const outcomes = await write(site, productIds, decideRead, conditions.also, rethrow)
    return outcomes.flatMap((outcome) => ('record' in outcome ? outcome.record : []))
  }

  return {
    all,

    one: async (site, productId, decide, conditions) => {
      const [record] = await all(site, [productId], decide, conditions)
      if (!record) throw fail('PRODUCT_NOT_FOUND')
      return record
    },

    each: (site, productIds, decide, conditions = {}) => {
      const decideRead = decider(site, decide, conditions, declared)
      return write(site, productIds, decideRead, conditions.also, declared)
    },

    create: createProductsWith(parts),

    remove: (site, productIds, { fits, also } = {}) =>
      database.transaction(async (tx) => {
        const { siteId } = site
        await openCatalog(tx, site, clock.now())
        await catalogs.change(tx, siteId, 0)
        const numbers = await productsStore.numbers(tx, siteId, [...new Set(productIds)])
        const revisions = await productWire.lockAll(tx, siteId, [...numbers.values()])
        for (const [number, revision] of revisions)
          if (fits && !fits(stampOf(number, revision))) throw fail('CONFLICT')
        const areRead = isRecorded(tx) || (await areItemsAsked(tx, siteId))
        const leaving = areRead ? await productRecords.byNumber(tx, siteId, [...numbers.values()]) : []
        for (const record of leaving) noteProduct(tx, site, record, null)
        await productsStore.remove(tx, siteId, [...numbers.values()])
        await searchIndex.remove(tx, siteId, [...numbers.values()])
        const items = await itemEvents(tx, siteId, leaving.flatMap(itemsDeleted), 'BY_HAND')
        await tell(tx, siteId, [...[...numbers.keys()].map(productDeleted), ...items])
        await also?.(tx, [...numbers.keys()])
        return [...numbers.keys()]
      }),
  }
}

const repeated = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Moved)) throw error
    }
  }
  throw fail('CONFLICT')
}

const rethrow = (error: unknown): never => {
  throw error
}

const declared = (error: unknown): Failure | InvalidArgument => {
  if (error instanceof Failure || error instanceof InvalidArgument) return error
  throw error
}
