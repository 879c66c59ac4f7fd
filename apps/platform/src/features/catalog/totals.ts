import type { Reader } from '../../database/database.ts'
import { type Bound, readAll } from './product-list.store.ts'

/** Totals of filters that no table counts. */
export interface Totals {
  /**
   * Gives how many rows a list has in all. Counted once for all who ask meanwhile, and again only after the
   * catalog was changed.
   *
   * @param key - names site, audience and filter
   * @param changes - how often the catalog had been changed when the page was read
   */
  of(reader: Reader, key: string, changes: number, count: Bound<Counted>): Promise<number>
}

interface Counted {
  total: number
  changes: number
}

const KEPT = 2000

export const createTotals = (): Totals => {
  const kept = new Map<string, Counted>()
  const counting = new Map<string, Promise<Counted>>()

  const countAnew = async (reader: Reader, key: string, count: Bound<Counted>): Promise<Counted> => {
    const [counted = { total: 0, changes: 0 }] = await readAll(reader, count)
    kept.delete(key)
    kept.set(key, counted)
    if (kept.size > KEPT) {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    }
    return counted
  }

  return {
    of: async (reader, key, changes, count) => {
      const known = kept.get(key)
      if (known && known.changes === changes) return known.total
      // Whoever asks after a change must not be told what a count begun before it is about to find.
      const flight = `${key} ${changes}`
      const running =
        counting.get(flight) ?? countAnew(reader, key, count).finally(() => counting.delete(flight))
      counting.set(flight, running)
      return (await running).total
    },
  }
}
