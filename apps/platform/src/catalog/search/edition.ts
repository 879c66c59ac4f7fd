import { createBounded } from '../../floor/bounded.ts'
import { type Reader, statement } from '../../floor/database/database.ts'

/** A snapshot of a shop's search: the same object until its index or its words change. */
export interface Edition {
  readonly siteId: string
  /** How many times each block had been changed. */
  readonly revisions: ReadonlyMap<number, number>
  /** Whether products older than the index still have to be indexed. */
  readonly isBehind: boolean
  /** How many times the catalog was changed, with the names of its collections; then the synonyms. */
  readonly changes: readonly [catalog: number, synonyms: number]
}

/** Finds the current edition. */
export type Editions = (reader: Reader, siteId: string) => Promise<Edition>

const SHOPS = 1000
/** No blocks have these numbers. */
const BACKLOG = -1
const CATALOG = -2
const SYNONYMS = -3

const blocks = statement<{ block: number; revision: number }>(
  `SELECT block, revision FROM search_blocks WHERE site_id = ?
   UNION ALL SELECT ${BACKLOG}, next_number FROM search_backlog WHERE site_id = ?
   UNION ALL SELECT ${CATALOG}, changes FROM catalogs WHERE site_id = ?
   UNION ALL SELECT ${SYNONYMS}, revision FROM shop_settings WHERE site_id = ? AND subject = 'search'`,
)

export const createEditions = (): Editions => {
  const kept = createBounded<Edition>(SHOPS)
  return async (reader, siteId) => {
    const rows = await reader.all(blocks, siteId, siteId, siteId, siteId)
    const others = new Map(
      rows.flatMap(({ block, revision }) => (block < 0 ? [[block, revision] as const] : [])),
    )
    const isBehind = others.has(BACKLOG)
    const changes = [others.get(CATALOG) ?? 0, others.get(SYNONYMS) ?? 0] as const
    const revisions = new Map(
      rows.flatMap(({ block, revision }) => (block < 0 ? [] : [[block, revision] as const])),
    )
    const edition = { siteId, revisions, isBehind, changes }
    const known = kept.get(siteId)
    if (known && isSame(known, edition)) return known
    kept.set(siteId, edition)
    return edition
  }
}

const isSame = (one: Edition, other: Edition): boolean =>
  one.isBehind === other.isBehind &&
  one.changes.every((count, index) => count === other.changes[index]) &&
  one.revisions.size === other.revisions.size &&
  [...one.revisions].every(([block, revision]) => other.revisions.get(block) === revision)

/** Values computed only from the index and its words, each valid for one edition. */
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
