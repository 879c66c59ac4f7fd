import type { Database, Reader } from '../../../floor/database/database.ts'
import { readAll } from '../../../floor/database/statements/bound-statement.ts'
import type { Condition } from '../../../floor/query/condition.ts'
import type { Sort } from '../../../floor/query/language.ts'
import { hasNumber, type NumberSet, numbersOf, sizeOf } from '../../search-index/number-set.ts'
import { afterPlace, endOf } from './product-cursor.ts'
import type { ListedRow, ProductList } from './product-list.store.ts'

/**
 * Finds the products that may match a condition: all that match, and perhaps others. Undefined if that is unknown.
 */
export type FindFitting = (
  reader: Reader,
  siteId: string,
  condition: Condition,
) => Promise<NumberSet | undefined>

/** Never knows. */
export const findNone: FindFitting = async () => undefined

/**
 * Up to this many products are looked up and sorted. A walk through the list soon finds matches if there are more.
 */
export const MOST_LOOKED_UP = 5000
/** The first walk covers this many places for each wanted row; each further walk covers twice as many. */
const FIRST_STEP = 8
const MOST_WALKED = 25_000
/** Looking this many up takes a few milliseconds. */
const FEW = 2000

/** A list to read, or the same list limited to a few products. */
export type ListAmong = (numbers?: readonly number[]) => ProductList

/** Where the wanted rows begin, and how many there are. */
export interface Wanted {
  readonly sort: readonly Sort[]
  readonly after: Condition | undefined
  readonly count: number
}

/**
 * Reads the first rows of a list, looking only at products that may match. A few are sorted first; many are found
 * while walking the list's index. Undefined if no index has the list's order, or if the walk finds too few.
 */
export const fittingRows = async (
  database: Database,
  reader: Reader,
  listAmong: ListAmong,
  fitting: NumberSet,
  mostLookedUp: number,
  { sort, after, count }: Wanted,
): Promise<ListedRow[] | undefined> => {
  const found: ListedRow[] = []
  /** Looks at products in the order of the list. @returns whether there are enough */
  const look = async (numbers: readonly number[]): Promise<boolean> => {
    for (let at = 0, step = 2 * count; at < numbers.length && found.length < count; at += step, step *= 4) {
      const some = numbers.slice(at, at + step)
      found.push(...(await readAll(reader, listAmong(some).rowsAfter(undefined))))
    }
    return found.length >= count
  }
  const size = sizeOf(fitting)
  if (size === 0) return []
  if (size <= mostLookedUp) {
    const keys = listAmong([...numbersOf(fitting)]).keysAfter(after, size)
    const inOrder = await readAll(size <= FEW ? reader : database.scans, keys)
    await look(inOrder.map((row) => row.tie_1))
    return found.slice(0, count)
  }
  const list = listAmong()
  if (!list.isIndexed) return undefined
  let place = after
  for (let walked = 0, step = FIRST_STEP * count; walked < MOST_WALKED; walked += step, step *= 2) {
    const rows = await readAll(reader, list.keysAfter(place, step))
    const last = rows.at(-1)
    const some = rows.flatMap((row) => (hasNumber(fitting, row.tie_1) ? [row.tie_1] : []))
    if ((await look(some)) || !last || rows.length < step) return found.slice(0, count)
    place = afterPlace(sort, endOf(sort, last))
  }
  return undefined
}
