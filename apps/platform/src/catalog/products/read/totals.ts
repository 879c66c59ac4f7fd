import { createHash } from 'node:crypto'
import { createBounded } from '../../../floor/bounded.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { type Bound, readOne } from '../../../floor/database/statements/bound-statement.ts'

/** Totals of lists that no table counts. */
export interface Totals {
  /**
   * Returns how many rows a list has in total. Counted once for concurrent callers, and again only after the
   * catalog has changed.
   *
   * @param readerOf - picks who counts, if counting is needed
   */
  of(page: PageRead, count: Bound<Counted>, readerOf: () => Promise<Reader>): Promise<number>
  /** The same if it has been counted since the last change. */
  known(page: Pick<PageRead, 'siteId' | 'filterKey' | 'changes'>): number | undefined
}

/** A page that was read: its place, and how many rows it has. */
export interface PageRead {
  readonly siteId: string
  /** The audience and the filter. */
  readonly filterKey: string
  readonly limit: number
  readonly offset: number
  readonly count: number
  /** How many times the catalog had been changed when the page was read; unknown for some empty pages. */
  readonly changes: number | undefined
}

export interface Counted {
  total: number
  changes: number
}

const KEPT = 2000
const LONGEST_KEY = 200

export const createTotals = (): Totals => {
  const kept = createBounded<Counted>(KEPT)
  const counting = new Map<string, Promise<Counted>>()

  const countAnew = async (
    key: string,
    count: Bound<Counted>,
    readerOf: () => Promise<Reader>,
  ): Promise<Counted> => {
    const counted = await readOne(await readerOf(), count)
    kept.set(key, counted)
    return counted
  }

  const keyOf = ({ siteId, filterKey }: Pick<PageRead, 'siteId' | 'filterKey'>): string =>
    short(`${siteId} ${filterKey}`)

  return {
    known: (page) => {
      const counted = kept.get(keyOf(page))
      return counted?.changes === page.changes ? counted?.total : undefined
    },
    of: async (page, count, readerOf) => {
      const known = totalSeen(page)
      if (known !== undefined) return known
      const { changes } = page
      if (changes === undefined) return (await readOne(await readerOf(), count)).total
      const key = keyOf(page)
      const counted = kept.get(key)
      if (counted?.changes === changes) return counted.total
      // Callers after a change must not get a count that started before it.
      const flight = `${key} ${changes}`
      const running =
        counting.get(flight) ?? countAnew(key, count, readerOf).finally(() => counting.delete(flight))
      counting.set(flight, running)
      return (await running).total
    },
  }
}

/** A page that isn't full is the last one. */
const totalSeen = ({ limit, offset, count }: PageRead): number | undefined =>
  count < limit && (count > 0 || offset === 0) ? offset + count : undefined

const short = (key: string): string =>
  key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('base64') : key
