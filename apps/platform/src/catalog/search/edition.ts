import { createBounded } from '../../floor/bounded.ts'
import { type Reader, statement } from '../../floor/database/database.ts'

/** The index of a shop at one moment: the same object while no block of it changes. */
export interface Edition {
  readonly siteId: string
  /** How many times each block had been changed. */
  readonly revisions: ReadonlyMap<number, number>
  /** Whether products older than the index still have to be indexed. */
  readonly isBehind: boolean
}

/** Finds the current edition. */
export type Editions = (reader: Reader, siteId: string) => Promise<Edition>

const SHOPS = 1000
/** No block has this number. */
const BACKLOG = -1

const blocks = statement<{ block: number; revision: number }>(
  `SELECT block, revision FROM search_blocks WHERE site_id = ?
   UNION ALL SELECT ${BACKLOG}, next_number FROM search_backlog WHERE site_id = ?`,
)

export const createEditions = (): Editions => {
  const kept = createBounded<Edition>(SHOPS)
  return async (reader, siteId) => {
    const rows = await reader.all(blocks, siteId, siteId)
    const isBehind = rows.some(({ block }) => block === BACKLOG)
    const known = kept.get(siteId)
    if (known && known.isBehind === isBehind && isSame(known.revisions, rows, isBehind)) return known
    const revisions = rows.flatMap(({ block, revision }) =>
      block === BACKLOG ? [] : [[block, revision] as const],
    )
    const edition = { siteId, revisions: new Map(revisions), isBehind }
    kept.set(siteId, edition)
    return edition
  }
}

const isSame = (
  revisions: Edition['revisions'],
  rows: readonly { readonly block: number; readonly revision: number }[],
  isBehind: boolean,
): boolean =>
  rows.length === revisions.size + Number(isBehind) &&
  rows.every(({ block, revision }) => block === BACKLOG || revisions.get(block) === revision)

/** Values computed from the index alone, each valid for one edition. */
export interface Derived<Value> {
  /** @param make - begins after the edition was found, so what it reads is as new or newer */
  of(edition: Edition, name: string, make: () => Promise<Value>): Promise<Value>
}

/** @param weightOf - the bytes of a value */
export const createDerived = <Value>(limit: number, weightOf: (value: Value) => number): Derived<Value> => {
  const kept = createBounded<{ readonly edition: Edition; readonly value: Value }>(limit)
  return {
    of: async (edition, name, make) => {
      const key = `${edition.siteId} ${name}`
      const known = kept.get(key)
      if (known?.edition === edition) return known.value
      const value = await make()
      kept.set(key, { edition, value }, weightOf(value) + key.length * 2)
      return value
    },
  }
}
