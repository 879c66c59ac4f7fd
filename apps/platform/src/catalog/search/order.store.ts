import type { Database, Reader, Statement } from '../../floor/database/database.ts'
import { statement } from '../../floor/database/database.ts'
import { type SelectIn, selectIn } from '../../floor/database/statements/select-in.ts'
import { hasNumber, type NumberSet, numbersOf, sizeOf } from '../search-index/number-set.ts'
import type { Direction } from './price-digits.ts'

/** Sort columns that the search index doesn't contain. */
export type OrderColumn = 'name_key' | 'last_updated' | 'slug'

/** Products to sort. */
export interface Unordered {
  readonly siteId: string
  readonly hits: NumberSet
  /** How many products the caller can see in total. */
  readonly all: number
  /** Whether hidden products may be among them. */
  readonly withHidden: boolean
}

interface Row {
  product_number: number
  sort_key: string | number
}

/** This many keys are read in a few milliseconds; more are read in the background. */
const FEW = 2000
/** Looking up a product's key takes as long as walking past this many. */
const FINDING = 4
const STEP = 500

type Keys = Readonly<Record<Direction, Statement<Row>>> & { readonly find: SelectIn<Row> }

/**
 * Both ways use an index: slugs have one of their own, the others one of `collection_products`, where the
 * collection of all products has number 0.
 */
const keysOf = (column: OrderColumn): Keys => {
  const from = column === 'slug' ? 'products' : 'collection_products'
  const within = column === 'slug' ? '' : 'AND collection_number = 0'
  const walk = (relation: '>' | '<', order: 'ASC' | 'DESC'): Statement<Row> =>
    statement(
      `SELECT product_number, ${column} AS sort_key FROM ${from}
       WHERE site_id = ? ${within} AND visible = ?
         AND (${column}, product_number) ${relation} (?, ?)
       ORDER BY ${column} ${order}, product_number ${order} LIMIT ${STEP}`,
    )
  return {
    rising: walk('>', 'ASC'),
    falling: walk('<', 'DESC'),
    find: selectIn(
      `SELECT product_number, ${column} AS sort_key FROM ${from}
       WHERE site_id = ? AND product_number IN (?*) ${within}`,
    ),
  }
}

const KEYS: Readonly<Record<OrderColumn, Keys>> = {
  name_key: keysOf('name_key'),
  last_updated: keysOf('last_updated'),
  slug: keysOf('slug'),
}

/**
 * Returns the first `count` results by a column. A few results are looked up individually. Many results are
 * found by walking all products in order, because the first ones appear soon; if they don't, the walk
 * stops.
 */
export const byColumn = async (
  database: Database,
  reader: Reader,
  column: OrderColumn,
  direction: Direction,
  { siteId, hits, all, withHidden }: Unordered,
  count: number,
): Promise<number[]> => {
  const size = sizeOf(hits)
  if (size === 0 || count === 0) return []
  const finding = size * FINDING
  const readerFor = (rows: number): Reader => (rows <= FEW ? reader : database.scans)
  const walk = async (visible: number): Promise<Row[] | undefined> => {
    const met: Row[] = []
    let [key, number] = [startOf(column, direction), 0]
    for (let walked = 0; walked <= finding; walked += STEP) {
      const step = KEYS[column][direction]
      const rows = await readerFor(walked + STEP).all(step, siteId, visible, key, number)
      for (const row of rows) if (hasNumber(hits, row.product_number)) met.push(row)
      const last = rows.at(-1)
      if (!last || rows.length < STEP || met.length >= count) return met
      ;[key, number] = [last.sort_key, last.product_number]
    }
    return undefined
  }
  const walking = (Math.min(count, size) * all) / size
  const parts = walking < finding ? await Promise.all((withHidden ? [1, 0] : [1]).map(walk)) : [undefined]
  const met = parts.flatMap((part) => (part ? [part] : []))
  const rows =
    met.length === parts.length
      ? met.flat()
      : await KEYS[column].find(readerFor(finding), siteId, [...numbersOf(hits)])
  const sign = direction === 'rising' ? 1 : -1
  rows.sort(
    (one, other) =>
      sign * (compare(one.sort_key, other.sort_key) || one.product_number - other.product_number),
  )
  return rows.slice(0, count).map((row) => row.product_number)
}

/** Before the first key and after the last one. */
const startOf = (column: OrderColumn, direction: Direction): string | number => {
  if (column !== 'last_updated') return direction === 'rising' ? '' : '\u{10ffff}'
  return direction === 'rising' ? -1 : Number.MAX_SAFE_INTEGER
}

/** As databases compare text: by code points, while JavaScript compares surrogate halves. */
const compare = (one: string | number, other: string | number): number => {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other)
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index++) {
    const [here, there] = [one.charCodeAt(index), other.charCodeAt(index)]
    if (here !== there) return lifted(here) - lifted(there)
  }
  return one.length - other.length
}

const lifted = (unit: number): number => {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
