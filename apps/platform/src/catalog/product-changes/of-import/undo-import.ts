import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { Failure, fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { HeldJob } from '../../../floor/jobs/leases.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { KeptChange, KeptValues } from '../../exchange/kept/kept-change.ts'
import { keptChangesStore } from '../../exchange/kept/kept-changes.store.ts'
import { restoredProduct } from '../../exchange/kept/restored-product.ts'
import { noteWrittenStock } from '../../inventory/stock-changed.ts'
import { productStamps } from '../../products/records/stamps/product-stamps.store.ts'
import { errorOf } from '../../products/write/bulk-writes.service.ts'
import type { ChangeProducts } from '../../products/write/change-products.ts'
import type { ProductChangeRecord } from '../product-change.ts'
import { type PlacedFailure, productChangesStore } from '../product-changes.store.ts'
import { orderedAmong } from './ordered-among.ts'
import { readRestoreFacts, StaleFacts } from './restore-facts.ts'

export interface UndoImportParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly changeProducts: Pick<ChangeProducts, 'each' | 'remove'>
}

/** How often a step starts again because others change its products at the same time. */
const TRIES = 5

/**
 * Undoes what an import did to the next products. Each run of created, or of changed, ones shares one transaction
 * with the progress.
 *
 * @returns how many are done
 */
export const undoSome = async (
  parts: UndoImportParts,
  site: Site,
  job: HeldJob,
  change: ProductChangeRecord,
  ids: readonly string[],
): Promise<number> => {
  const importOf = { siteId: site.siteId, jobId: change.request.undoesImport ?? '' }
  const kept = await keptChangesStore.of(parts.database, importOf, ids)
  const [first = ''] = ids
  const isCreated = (id: string) => 'created' in (kept.get(id) ?? NOTHING_KEPT)
  const end = ids.findIndex((id) => isCreated(id) !== isCreated(first))
  const run: Run = { parts, site, job, change, kept, ids: end < 0 ? ids : ids.slice(0, end) }
  await (isCreated(first) ? deleteCreated(run) : restoreChanged(run))
  return run.ids.length
}

interface Run {
  readonly parts: UndoImportParts
  readonly site: Site
  readonly job: HeldJob
  readonly change: ProductChangeRecord
  readonly kept: ReadonlyMap<string, KeptChange>
  readonly ids: readonly string[]
}

/** An import that is purged meanwhile. */
const NOTHING_KEPT = {}

/** Deletes products that are unchanged since the import created them and were never ordered. */
const deleteCreated = async (run: Run): Promise<void> => {
  const { parts, site, job, change, kept, ids } = run
  const { database, clock, changeProducts } = parts
  for (let tries = 1; ; tries++) {
    const stamps = await productStamps(database, site.siteId, ids)
    const ordered = await orderedAmong(database, site.siteId, ids)
    const isSame = (id: string) => {
      const change = kept.get(id)
      return change !== undefined && 'created' in change && change.created === stamps.get(id)
    }
    const leaving = tries > TRIES ? [] : ids.filter((id) => isSame(id) && !ordered.has(id))
    const failures = failuresOf(run, (id) => {
      if (!stamps.has(id) || leaving.includes(id)) return undefined
      return fail(ordered.has(id) ? 'PRODUCT_SOLD' : 'CONFLICT')
    })
    const known = new Set(leaving.map((id) => stamps.get(id)))
    try {
      await changeProducts.remove(site, leaving, {
        fits: (stamp) => known.has(stamp),
        also: async (tx, gone) => {
          if ((await orderedAmong(tx, site.siteId, gone)).size > 0) throw fail('CONFLICT')
          const unchanged = ids.length - gone.length - failures.length
          const step = { changed: gone.length, unchanged, failures, values: [] }
          await productChangesStore.advance(tx, job, change, step, clock.now())
        },
      })
      return
    } catch (error) {
      if (!(error instanceof Failure && error.code === 'CONFLICT')) throw error
    }
  }
}

/** Restores what products had before the import. */
const restoreChanged = async (run: Run): Promise<void> => {
  const { parts, site, job, change, kept, ids } = run
  const { database, clock, changeProducts } = parts
  const valuesOf = (id: string): KeptValues => {
    const change = kept.get(id)
    if (!change || 'created' in change) throw fail('IMPORT_NOT_FOUND')
    return change
  }
  for (let tries = 1; ; tries++) {
    const facts = await readRestoreFacts(database, site.siteId, kept, ids, tries < TRIES)
    try {
      await changeProducts.each(
        site,
        ids,
        (record) => restoredProduct(record, valuesOf(record.productId), facts(record.productId)),
        {
          also: async (tx, decisions) => {
            await noteWrittenStock(tx, parts, site.siteId, decisions)
            const failures = failuresOf(
              run,
              (id) =>
                decisions.flatMap(({ outcome }) =>
                  outcome.productId === id && 'failure' in outcome ? outcome.failure : [],
                )[0],
            )
            const changed = decisions.filter(({ step }) => step !== undefined).length
            const unchanged = decisions.length - changed - failures.length
            const step = { changed, unchanged, failures, values: [] }
            await productChangesStore.advance(tx, job, change, step, clock.now())
          },
        },
      )
      return
    } catch (error) {
      const isStale = error instanceof StaleFacts || (error instanceof Failure && error.code === 'CONFLICT')
      if (!isStale || tries > TRIES) throw error
    }
  }
}

const failuresOf = (
  { ids, change }: Run,
  failureOf: (id: string) => Parameters<typeof errorOf>[0] | undefined,
): PlacedFailure[] =>
  ids.flatMap((productId, index) => {
    const failure = failureOf(productId)
    return failure ? [{ place: change.done + index, productId, error: errorOf(failure) }] : []
  })
