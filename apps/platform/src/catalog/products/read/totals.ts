import { createHash } from 'node:crypto'
import { createBounded } from '../../../floor/bounded.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { type Bound, readOne } from '../../../floor/database/statements/bound-statement.ts'

/** Totals of lists that no table counts. */
export interface Totals {
  /**
   * Gives how many rows a list has in all. Counted once for all who ask meanwhile, and again only after the
   * catalog was changed.
   *
   * @param readerOf - picks who counts, when it comes to that
   */
  of(page: PageRead, count: Bound<Counted>, readerOf: () => Promise<Reader>): Promise<number>
}

/** A page that was read: its place, and how many rows it has. */
export interface PageRead {
  readonly siteId: string
  /** Names audience and filter. */
  readonly filterKey: string
  readonly limit: number
  readonly offset: number
  readonly count: number
  /** How often the catalog had been changed when the page was read; some empty pages do not tell. */
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

  return {
    of: async (page, count, readerOf) => {
      const known = seen(page)
      if (known !== undefined) return known
      const { changes } = page
      if (changes === undefined) return (await readOne(await readerOf(), count)).total
      const key = short(`${page.siteId} ${page.filterKey}`)
      const counted = kept.get(key)
      if (counted?.changes === changes) return counted.total
      // Whoever asks after a change must not be told what a count begun before it is about to find.
      const flight = `${key} ${changes}`
      const running =
        counting.get(flight) ?? countAnew(key, count, readerOf).finally(() => counting.delete(flight))
      counting.set(flight, running)
      return (await running).total
    },
  }
}

/** A page that is not full is the last one. */
const seen = ({ limit, offset, count }: PageRead): number | undefined =>
  count < limit && (count > 0 || offset === 0) ? offset + count : undefined

const short = (key: string): string =>
  key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('base64') : key
