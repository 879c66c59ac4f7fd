import type { Clock } from '../../floor/clock.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { Failure, InvalidArgument } from '../../floor/failure.ts'
import type { Site } from '../../shop/sites/site.ts'
import { noteWrittenStock } from '../inventory/stock-changed.ts'
import { blankProduct } from '../products/records/new-product.ts'
import type { ChangeProducts, ProductDraft } from '../products/write/change-products.ts'
import { applied } from './applied-line.ts'
import { type CellProblem, problemsOf } from './files/cell-problem.ts'
import type { ReadLine } from './files/read-line.ts'
import {
  type Item,
  type ItemParts,
  type Items,
  isRefused,
  itemsOf,
  type RefusedItem,
  runsOf,
} from './import-items.ts'
import { Outcomes } from './import-outcomes.ts'
import { type HeldImport, importsStore } from './imports.store.ts'
import { keptCreation, keptValues } from './kept/kept-change.ts'
import { keptChangesStore } from './kept/kept-changes.store.ts'

export interface ImportChunkParts extends ItemParts {
  readonly database: Database
  readonly clock: Clock
  readonly changeProducts: ChangeProducts
}

type Run = readonly (Item | RefusedItem)[]

/**
 * Imports the next products of a file. Each run of them shares one transaction with the import's progress, so
 * that an interrupted import continues where it stopped.
 *
 * @returns how many products of the file are done then
 * @throws {JobLost} when another process continues it
 */
export const takeChunk = async (
  parts: ImportChunkParts,
  site: Site,
  job: HeldImport,
  from: number,
  reads: readonly ReadLine[],
): Promise<number> => {
  let done = from
  let rest = reads
  while (rest.length > 0) {
    // Looked up again for each run, because it may need what the previous one created.
    const { items, context } = await itemsOf(parts, site, rest, done, job.dryRun)
    const [run = []] = runsOf(items)
    await takeRun(parts, site, job, done, { items: run, context })
    done += run.length
    rest = rest.slice(run.length)
  }
  return done
}

/** One run, and everything needed to write it. */
interface RunOf extends Items {
  readonly parts: ImportChunkParts
  readonly site: Site
  readonly job: HeldImport
  readonly from: number
  readonly wanted: readonly Item[]
  readonly outcomes: Outcomes
  /** Saves the results of the run, in its own transaction. */
  readonly advance: (tx: Transaction) => Promise<void>
}

const takeRun = async (
  parts: ImportChunkParts,
  site: Site,
  job: HeldImport,
  from: number,
  { items, context }: Items,
): Promise<void> => {
  const outcomes = new Outcomes(items, job)
  const wanted = items.flatMap((item) => (isRefused(item) ? [] : item))
  const advance = (tx: Transaction): Promise<void> =>
    importsStore.advance(tx, job, from, outcomes.step(), parts.clock.now())
  const run = { parts, site, job, from, items, context, wanted, outcomes, advance }
  if (job.dryRun) await findOut(run)
  else if (wanted.some(({ isNew }) => isNew)) await create(run)
  else await change(run)
}

/** Decides as for a write, but writes nothing. */
const findOut = async ({ parts: { database }, wanted, context, outcomes, advance }: RunOf): Promise<void> => {
  for (const item of wanted) {
    const { before = blankProduct(item.productId), line, isNew } = item
    outcomes.decide(item, () => applied(before, line, context, isNew))
  }
  await database.transaction(advance)
}

const create = async (run: RunOf): Promise<void> => {
  const { parts, site, job, from, items, context, wanted, outcomes, advance } = run
  const drafts = wanted.flatMap((item): ProductDraft[] => {
    const made = outcomes.decide(item, () => applied(blankProduct(item.productId), item.line, context, true))
    if (!made) return []
    const { number: _, createdAt: __, lastUpdated: ___, slug, ...draft } = made.record
    return [{ ...draft, slug: slug || undefined }]
  })
  if (drafts.length === 0) {
    await parts.database.transaction(advance)
    return
  }
  try {
    const places = new Map(wanted.map(({ productId, place }) => [productId, place]))
    await parts.changeProducts.create(site, drafts, {
      also: async (tx, records) => {
        await advance(tx)
        const kept = records.map((record) => ({
          ...{ place: places.get(record.productId) ?? 0, productId: record.productId },
          kept: keptCreation(record),
        }))
        await keptChangesStore.add(tx, job, kept)
      },
    })
  } catch (error) {
    if (!(error instanceof InvalidArgument || error instanceof Failure)) throw error
    await oneByOne(parts, site, job, from, items, problemsOf(error))
  }
}

const change = async (run: RunOf): Promise<void> => {
  const { parts, site, job, from, items, context, wanted, outcomes, advance } = run
  // Unchanged products need no lock; in a re-imported file that is most of them.
  const changing = wanted.filter((item) => {
    const { before = blankProduct(item.productId), line } = item
    const made = outcomes.decide(item, () => applied(before, line, context, false))
    return made !== undefined && made.changes.length > 0
  })
  if (changing.length === 0) {
    await parts.database.transaction(advance)
    return
  }
  const byId = new Map(changing.map((item) => [item.productId, item]))
  const found = await parts.changeProducts.each(
    site,
    changing.map(({ productId }) => productId),
    (before) => {
      const item = byId.get(before.productId)
      const made = item && outcomes.decide(item, () => applied(before, item.line, context, false))
      return made?.record ?? before
    },
    {
      also: async (tx, decisions) => {
        await noteWrittenStock(tx, parts, site.siteId, decisions)
        await advance(tx)
        const kept = decisions.flatMap(({ outcome: { productId }, step }) => {
          if (!step?.before) return []
          const change = keptValues(step.before, step.revision, step.printed.record)
          return [{ place: byId.get(productId)?.place ?? 0, productId, kept: change }]
        })
        await keptChangesStore.add(tx, job, kept)
      },
    },
  )
  const late = found.flatMap((outcome) => {
    const item = byId.get(outcome.productId)
    return item && 'failure' in outcome ? [{ item, problems: problemsOf(outcome.failure) }] : []
  })
  if (late.length === 0) return
  // Deleted, or its slug taken, in the meantime; found out only after the others are written.
  const correction = outcomes.corrected(late)
  await parts.database.transaction((tx) =>
    importsStore.advance(tx, job, from + items.length, correction, parts.clock.now()),
  )
}

/**
 * Someone took a slug, or removed a file or collection, in the meantime. Each product is tried on its own, so
 * that only the affected one is skipped.
 */
const oneByOne = async (
  parts: ImportChunkParts,
  site: Site,
  job: HeldImport,
  from: number,
  items: Run,
  problems: readonly CellProblem[],
): Promise<void> => {
  for (const [index, item] of items.entries()) {
    const again = await itemsOf(parts, site, [item.read], from + index, false)
    const [one] = again.items
    const isStuck = items.length === 1 && one && !isRefused(one) && one.isNew
    const known = isStuck ? [{ place: item.place, read: item.read, problems }] : again.items
    await takeRun(parts, site, job, from + index, { items: known, context: again.context })
  }
}
