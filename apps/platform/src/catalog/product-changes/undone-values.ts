import type { Reader } from '../../floor/database/database.ts'
import type { HeldJob } from '../../floor/jobs/leases.ts'
import { collectionsStore } from '../products/records/collections.store.ts'
import type { ChangedValues, ValuesOfChange } from './changed-values.ts'
import { productChangesStore } from './product-changes.store.ts'

/** The part of a change to some products that can be undone. */
export interface UndoneValues {
  readonly values: ReadonlyMap<string, ValuesOfChange>
  /** Products that can't go back to all of their collections, because one was deleted. */
  readonly left: ReadonlySet<string>
}

export const NOTHING_UNDONE: UndoneValues = { values: new Map(), left: new Set() }

/** Reads what a change did to some products, without collections that have been deleted since. */
export const readUndone = async (
  reader: Reader,
  change: Pick<HeldJob, 'siteId' | 'jobId'>,
  productIds: readonly string[],
): Promise<UndoneValues> => {
  const kept = await productChangesStore.values(reader, change, productIds)
  const named = [...kept.values()].flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)])
  const there = await collectionsStore.numbers(reader, change.siteId, [...new Set(named)])
  const staying = (values: ChangedValues): ChangedValues =>
    'collectionIds' in values
      ? { ...values, collectionIds: idsIn(values).filter((id) => there.has(id)) }
      : values
  return {
    values: new Map(
      [...kept].map(([id, { before, after }]) => [id, { before: staying(before), after: staying(after) }]),
    ),
    left: new Set(
      [...kept].flatMap(([id, { before, after }]) =>
        idsIn(before).some((each) => !there.has(each) && !idsIn(after).includes(each)) ? [id] : [],
      ),
    ),
  }
}

const idsIn = ({ collectionIds }: ChangedValues): string[] =>
  Array.isArray(collectionIds) ? collectionIds.filter((id) => typeof id === 'string') : []
