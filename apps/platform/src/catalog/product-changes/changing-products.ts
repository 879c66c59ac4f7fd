import type { Clock } from '../../floor/clock.ts'
import { type Database, statement } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { JobKind } from '../../floor/jobs/job-runner.ts'
import { type HeldJob, JobLost } from '../../floor/jobs/leases.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { noteWrittenStock } from '../inventory/stock-changed.ts'
import { collectionsStore } from '../products/records/collections.store.ts'
import { errorOf } from '../products/write/bulk-writes.service.ts'
import type { ChangeProducts, Decide } from '../products/write/change-products.ts'
import type { Decision } from '../products/write/product-decisions.ts'
import { changedValues } from './changed-values.ts'
import { matchingProducts } from './matching-products.ts'
import { undoSome } from './of-import/undo-import.ts'
import { type ChangeByFilter, decisionOf, type ProductChangeRecord } from './product-change.ts'
import { PART, productChangesStore, type Step } from './product-changes.store.ts'
import { type Clash, decisionOfItems } from './product-values.ts'
import { NOTHING_UNDONE, readUndone, type UndoneValues } from './undone-values.ts'

export interface ChangingProductsParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly sites: Sites
  readonly changeProducts: Pick<ChangeProducts, 'each' | 'remove'>
  readonly decisionsByFilter: DecisionsByFilter
}

/** Prepares what a change by a filter of Catalog V3 does with some products. */
export type DecisionsByFilter = (
  site: Site,
  change: Exclude<ChangeByFilter, { readonly kind: 'DELETE' }>,
  productIds: readonly string[],
) => Promise<Decide>

/** The most products, and products with variants, that one step changes: other writers wait that long. */
const PRODUCTS = 20
const ROWS = 250
/** The most values of a product that are named as changed meanwhile. */
const CLASHES = 100
const NOTHING: Step = { changed: 0, unchanged: 0, failures: [], values: [] }
/** Product numbers checked at once. */
const RANGE = 10_000

const lastNumber = statement<{ last_number: number }>('SELECT last_number FROM catalogs WHERE site_id = ?')
const variantCounts = selectIn<{ product_id: string; variant_count: number }>(
  `SELECT p.product_id, w.variant_count FROM products p
   JOIN product_wire w ON w.site_id = p.site_id AND w.product_number = p.product_number
   WHERE p.site_id = ? AND p.product_id IN (?*)`,
)

/** The kind of job that changes many products. */
export const changingProducts = (parts: ChangingProductsParts): JobKind => {
  const { database, clock, sites, changeProducts, decisionsByFilter } = parts

  const read = async ({ siteId, jobId }: HeldJob): Promise<ProductChangeRecord> => {
    const change = await productChangesStore.find(database, siteId, jobId)
    if (!change) throw new JobLost('The change is gone')
    return change
  }

  /** Finds the next matching products and saves their ids; returns undefined when all are found. */
  const countSome = async (
    job: HeldJob,
    site: Site,
    change: ProductChangeRecord,
  ): Promise<ProductChangeRecord | undefined> => {
    const last = (await database.first(lastNumber, site.siteId))?.last_number ?? 0
    if (change.countedTo >= last) return undefined
    const range = { after: change.countedTo, upTo: change.countedTo + RANGE }
    const ids = await matchingProducts(database.scans, site, change.request, range)
    const parts = partsOf(ids)
    const found = { counted: change.counted + ids.length, countedTo: range.upTo }
    await database.transaction(async (tx) => {
      await productChangesStore.count(tx, job, change, found, clock.now())
      await productChangesStore.addParts(tx, job, change.counted, parts)
    })
    return { ...change, ...found }
  }

  /** Finds the collections that products go into but that have been deleted since the change was requested. */
  const goneCollections = async ({ siteId }: Site, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const there = ids.length > 0 ? await collectionsStore.numbers(database, siteId, ids) : new Map()
    return new Set(ids.filter((id) => !there.has(id)))
  }

  const decide = async (
    site: Site,
    { request, changeId, done }: ProductChangeRecord,
    ids: readonly string[],
    { values }: UndoneValues,
    clash: (productId: string, clashes: readonly Clash[]) => void,
  ): Promise<Decide> => {
    const { byFilter, edit, hasItems } = request
    if (hasItems) {
      const job = { siteId: site.siteId, jobId: changeId }
      const items = await productChangesStore.items(database, job, done, ids.length)
      const named = items.flatMap(({ collectionIds }) => collectionIds?.to ?? [])
      return decisionOfItems(items, site.currency, await goneCollections(site, [...new Set(named)]), clash)
    }
    if (byFilter && byFilter.kind !== 'DELETE') return decisionsByFilter(site, byFilter, ids)
    const gone = await goneCollections(site, edit?.collections?.add ?? [])
    return decisionOf(request, site.currency, values, gone)
  }

  const changeSome = async (
    job: HeldJob,
    site: Site,
    change: ProductChangeRecord,
    waiting: readonly string[],
  ): Promise<number> => {
    const ids = await firstOf(site, waiting)
    if (change.request.undoesImport !== undefined) return undoSome(parts, site, job, change, ids)
    if (change.request.byFilter?.kind === 'DELETE') {
      await changeProducts.remove(site, ids, {
        also: async (tx, gone) => {
          const step = { ...NOTHING, changed: gone.length, unchanged: ids.length - gone.length }
          await productChangesStore.advance(tx, job, change, step, clock.now())
        },
      })
      return ids.length
    }
    const { undoes } = change.request
    const undone =
      undoes === undefined
        ? NOTHING_UNDONE
        : await readUndone(database, { siteId: site.siteId, jobId: undoes }, ids)
    const clashes = new Map<string, readonly Clash[]>()
    const decided = await decide(site, change, ids, undone, (id, found) => clashes.set(id, found))
    await changeProducts.each(site, ids, decided, {
      also: async (tx, decisions) => {
        const now = clock.now()
        await noteWrittenStock(tx, { clock, ids: parts.ids }, site.siteId, decisions)
        await productChangesStore.advance(
          tx,
          job,
          change,
          stepOf(decisions, change.done, undone, clashes),
          now,
        )
      },
    })
    return ids.length
  }

  /** Takes as many products as one step may change. */
  const firstOf = async ({ siteId }: Site, waiting: readonly string[]): Promise<string[]> => {
    const some = waiting.slice(0, PRODUCTS)
    const rows = await variantCounts(database, siteId, some)
    const counts = new Map(rows.map((row) => [row.product_id, row.variant_count]))
    let sum = 0
    const heavy = some.findIndex((id) => {
      sum += 1 + (counts.get(id) ?? 0)
      return sum > ROWS
    })
    return heavy < 0 ? some : some.slice(0, Math.max(1, heavy))
  }

  return {
    leases: productChangesStore.leases,

    carryOut: async (job, goOn) => {
      let change = await read(job)
      if (change.status !== 'RUNNING') {
        let counting: ProductChangeRecord | undefined = change
        while (counting && change.total === undefined) {
          await goOn()
          change = counting
          counting = await countSome(job, await sites.get(job.siteId), change)
        }
        const total = change.total ?? change.counted
        await database.transaction((tx) => productChangesStore.begin(tx, job, total, clock.now()))
        change = { ...change, total }
      }
      let waiting: string[] = []
      while (change.done < (change.total ?? 0)) {
        await goOn()
        if (waiting.length === 0) waiting = await productChangesStore.idsFrom(database, job, change.done)
        const changed = await changeSome(job, await sites.get(job.siteId), change, waiting)
        waiting = waiting.slice(changed)
        change = { ...change, done: change.done + changed }
      }
    },

    giveUp: async (job) => {
      await database.transaction((tx) => productChangesStore.end(tx, job, 'FAILED', clock.now()))
    },
  }
}

/** Splits ids into the parts they are stored in. */
export const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PART) }, (_, index) =>
    ids.slice(index * PART, (index + 1) * PART),
  )

/**
 * A product that returned to only some of its collections counts as a failure, although it was changed. So does one
 * that others changed meanwhile.
 */
const stepOf = (
  decisions: readonly Decision[],
  done: number,
  { left }: UndoneValues,
  clashes: ReadonlyMap<string, readonly Clash[]>,
): Step => {
  const failures = decisions.flatMap(({ outcome }, index) => {
    const { productId } = outcome
    const isLeft = left.has(productId) && fail('COLLECTION_NOT_FOUND')
    const failure = 'failure' in outcome ? outcome.failure : isLeft || clashFailure(clashes.get(productId))
    return failure ? [{ place: done + index, productId, error: errorOf(failure) }] : []
  })
  const values = decisions.flatMap(({ step }, index) => {
    const { before, printed } = step ?? {}
    return before && printed
      ? [{ place: done + index, productId: before.productId, ...changedValues(before, printed.record) }]
      : []
  })
  const failed = new Set(failures.map(({ place }) => place))
  const changed = values.filter(({ place }) => !failed.has(place)).length
  const told = new Set([...failures, ...values].map(({ productId }) => productId))
  const unchangedIds = decisions.flatMap(({ outcome: { productId } }) =>
    told.has(productId) ? [] : productId,
  )
  return { changed, unchanged: unchangedIds.length, unchangedIds, failures, values }
}

const clashFailure = (clashes: readonly Clash[] = []) =>
  clashes.length > 0 && fail('CONFLICT', { conflicts: clashes.slice(0, CLASHES) })
