import type { Reader, Transaction } from '../../../floor/database/database.ts'
import { type Failure, fail, type InvalidArgument } from '../../../floor/failure.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { productWire } from '../printed/product-wire.store.ts'
import { collectionsStore } from '../records/collections.store.ts'
import type { ProductRecord } from '../records/product-record.ts'
import { productRecords } from '../records/product-records.store.ts'
import { slugsStore } from '../records/slugs.store.ts'
import { productStamps, revisionIn } from '../records/stamps/product-stamps.store.ts'
import { SlugTaken } from './create-products.ts'
import { haveCollections, missingMedia, numberOfStep, type Step, slugOfStep } from './product-saver.ts'

/** The result for one of several products. */
export type Outcome =
  | { readonly productId: string; readonly record: ProductRecord }
  | { readonly productId: string; readonly failure: Failure | InvalidArgument }

/** A decision about a product that was read. */
export interface Decision {
  readonly outcome: Outcome
  /** None if it fails, or nothing changes. */
  readonly step: Step | undefined
}

export interface Read {
  readonly record: ProductRecord
  readonly revision: number
}

/** Decides about a product; `read` is undefined if there is none. */
export type DecideRead = (productId: string, read: Read | undefined) => Decision

/** Returns a failure as a result, or throws it. */
export type Caught = (error: unknown) => Failure | InvalidArgument

/** Too much has changed since the read; read again. */
export class Moved extends Error {
  override readonly name = 'Moved'
}

/** The most variants to print while the catalog is locked. */
const PRINTED_WHILE_LOCKED = 2000

/** Revisions first: a record newer than its revision is noticed later, an older one wouldn't be. */
export const readAll = async (
  reader: Reader,
  { siteId }: Site,
  productIds: readonly string[],
): Promise<Map<string, Read>> => {
  const stamps = await productStamps(reader, siteId, productIds)
  const records = await productRecords.byId(reader, siteId, productIds)
  return new Map(
    records.map((record) => {
      const revision = Number(revisionIn(stamps.get(record.productId) ?? ''))
      return [record.productId, { record, revision }]
    }),
  )
}

/** Locks the products and decides again about those that others have changed in the meantime. */
export const lockProducts = async (
  tx: Transaction,
  { siteId }: Site,
  decisions: readonly Decision[],
  decide: DecideRead,
): Promise<readonly Decision[]> => {
  const steps = decisions.flatMap(({ step }) => step ?? [])
  const revisions = await productWire.lockAll(tx, siteId, steps.map(numberOfStep))
  const moved = steps.filter((step) => revisions.get(numberOfStep(step)) !== step.revision)
  if (moved.length === 0) return decisions
  const records = await productRecords.byNumber(tx, siteId, moved.map(numberOfStep))
  if (records.reduce((sum, record) => sum + record.variants.length, 0) > PRINTED_WHILE_LOCKED)
    throw new Moved()
  const again = new Set(moved.map(({ printed }) => printed.record.productId))
  const byId = new Map(records.map((record) => [record.productId, record]))
  return decisions.map((decision) => {
    const { productId } = decision.outcome
    if (!again.has(productId)) return decision
    const record = byId.get(productId)
    return decide(productId, record && { record, revision: revisions.get(record.number) ?? 0 })
  })
}

/** Fails products that start to use a missing or leaving file. The catalog must be locked. */
export const withMediaThere = async (
  tx: Transaction,
  site: Site,
  decisions: readonly Decision[],
  caught: Caught,
  now: number,
): Promise<readonly Decision[]> => {
  const missing = await missingMedia(
    tx,
    site,
    decisions.flatMap(({ step }) => step ?? []),
    now,
  )
  return decisions.map((decision): Decision => {
    const mediaId = decision.step && missing(decision.step)
    if (mediaId === undefined) return decision
    const { productId } = decision.outcome
    return { outcome: { productId, failure: caught(fail('MEDIA_NOT_FOUND', { mediaId })) }, step: undefined }
  })
}

/**
 * Fails products that would go into a collection that was deleted after they were read. The catalog must be
 * locked.
 *
 * @throws {Moved} when one was in it: read again, it no longer is
 */
export const withCollectionsThere = async (
  tx: Transaction,
  site: Site,
  decisions: readonly Decision[],
  caught: Caught,
): Promise<readonly Decision[]> => {
  if (
    await haveCollections(
      tx,
      site,
      decisions.flatMap(({ step }) => step ?? []),
    )
  )
    return decisions
  const named = decisions.flatMap(({ step }) => step?.printed.record.collectionIds ?? [])
  const there = await collectionsStore.numbers(tx, site.siteId, [...new Set(named)])
  return decisions.map(({ outcome, step }): Decision => {
    const missing = step?.printed.record.collectionIds.filter((id) => !there.has(id)) ?? []
    if (missing.length === 0) return { outcome, step }
    if (missing.some((id) => step?.before?.collectionIds.includes(id))) throw new Moved()
    const { productId } = outcome
    return { outcome: { productId, failure: caught(fail('COLLECTION_NOT_FOUND')) }, step: undefined }
  })
}

/** Fails products that ask for another product's slug. The catalog must be locked. */
export const withFreeSlugs = async (
  tx: Transaction,
  { siteId }: Site,
  decisions: readonly Decision[],
  caught: Caught,
): Promise<readonly Decision[]> => {
  const renamed = new Set(
    decisions.flatMap(({ step }) => (step && step.before?.slug !== slugOfStep(step) ? step : [])),
  )
  if (renamed.size === 0) return decisions
  const holders = await slugsStore.holders(tx, siteId, [...renamed].map(slugOfStep))
  return decisions.map((decision): Decision => {
    const { step, outcome } = decision
    if (!step || !renamed.has(step)) return decision
    const slug = slugOfStep(step)
    const holder = holders.get(slug) ?? numberOfStep(step)
    holders.set(slug, holder)
    if (holder === numberOfStep(step)) return decision
    return { outcome: { productId: outcome.productId, failure: caught(new SlugTaken()) }, step: undefined }
  })
}
