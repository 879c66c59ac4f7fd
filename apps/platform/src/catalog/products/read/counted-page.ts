import type { Reader } from '../../../floor/database/database.ts'
import { readAll, readOne } from '../../../floor/database/statements/bound-statement.ts'
import type { ReaderFor } from '../../../floor/query/reader.ts'
import type { PageRow } from './product-list.store.ts'
import type { ProductPlan } from './product-plans.ts'
import type { Totals } from './totals.ts'

/** Looking this many products up takes a few milliseconds. */
const MOST_READ = 2000
/** Walks this many times the places that a page would need if matches were spread evenly. */
const MARGIN = 3

/** A page and the exact total of its list. */
export interface CountedPage {
  readonly row: PageRow
  readonly total: number
}

/** Reads a page of a list after counting it. Undefined if that isn't faster. */
export type ReadCountedPage = (
  reader: Reader,
  siteId: string,
  plan: ProductPlan,
) => Promise<CountedPage | undefined>

/**
 * Reads pages that no index leads to although one has their order, such as "from 20 to 50 euros, by name". The total
 * decides how, so no page waits for a scan. If many products match, a short walk in the list's order finds the first
 * ones. If few match, they are looked up and sorted.
 */
export const createReadCountedPage =
  (totals: Totals, readerFor: ReaderFor): ReadCountedPage =>
  async (reader, siteId, { list, limit, offset, filterKey, among }) => {
    if (list.pageCost === 'index' || list.isCounted || !list.isIndexed || limit === 0) return undefined
    if ((await readerFor(reader, list.pageCost, list.size)) === reader) return undefined
    const { size, changes } = await readOne(reader, list.size)
    const page = { siteId, filterKey, limit, offset, count: limit, changes }
    const hasIndex = list.totalCost === 'entries'
    const total = hasIndex
      ? await totals.of(page, list.total, () => readerFor(reader, 'entries', list.size))
      : totals.known(page)
    if (total === undefined) return undefined
    if (offset >= total) return { row: { places: null, measure: changes }, total }
    const wanted = Math.min(limit, total - offset)
    const walk = Math.ceil((MARGIN * (offset + wanted) * size) / total)
    if (hasIndex && total <= Math.min(walk, MOST_READ)) {
      const rows = await readAll(reader, list.numbers())
      return { row: await readOne(reader, among(rows.map((one) => one.product_number)).page), total }
    }
    if (walk > MOST_READ) return undefined
    const row = await readOne(reader, list.walked(walk))
    return row.places?.split(',').length === wanted ? { row, total } : undefined
  }
