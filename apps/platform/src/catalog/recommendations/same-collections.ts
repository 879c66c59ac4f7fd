import type { Reader } from '../../floor/database/database.ts'
import { ranked } from './ranking.ts'
import { recommendationsStore as store } from './recommendations.store.ts'

/** Limits on what is read, for shops of any size. */
const ITEMS = 20
const SHELVES = 8
const REACH = 48
const CHECKED_AT_ONCE = 50

/**
 * Finds products in the collections of the first twenty given items. Reads the eight smallest of these
 * collections, and the products with the nearest numbers in each: the same effort for fifty products or a
 * million.
 *
 * @returns ids of at most `most` products that visitors can see and buy, without the given ones
 */
export const sameCollections = async (
  reader: Reader,
  siteId: string,
  productIds: readonly string[],
  most: number,
): Promise<string[]> => {
  const atHand = await store.shown(reader, siteId, productIds)
  const shelves = await store.shelves(reader, siteId, atHand.slice(0, ITEMS))
  const found = await Promise.all(
    shelves.slice(0, SHELVES).map(async (shelf) => ({
      around: shelf.around,
      numbers: await store.neighbours(reader, siteId, shelf, REACH),
    })),
  )
  const numbers = ranked(found, new Set(atHand))
  const chosen: string[] = []
  for (let done = 0; done < numbers.length && chosen.length < most; done += CHECKED_AT_ONCE) {
    const some = numbers.slice(done, done + CHECKED_AT_ONCE)
    const ids = await store.inStock(reader, siteId, some)
    chosen.push(...some.flatMap((number) => ids.get(number) ?? []))
  }
  return chosen.slice(0, most)
}
