import type { Reader } from '../../floor/database/database.ts'
import type { Site } from '../../shop/sites/site.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { exchangeStore } from './exchange.store.ts'
import { printHeader, printRows } from './files/csv-rows.ts'
import { printJsonLines } from './files/json-lines.ts'
import { lineOf } from './files/product-line.ts'
import type { Format } from './imports.store.ts'

/** Products read at once. */
const PAGE = 50

/**
 * Writes all products of a site in order of creation, a few at a time, as fast as the reader takes them. Each
 * is in its current state when its turn comes.
 */
export async function* exportedProducts(reader: Reader, site: Site, format: Format): AsyncGenerator<string> {
  const { siteId, currency } = site
  const { slugs } = await exchangeStore.collections(reader, siteId)
  if (format === 'csv') yield printHeader()
  for (let last = 0; ; ) {
    const numbers = await exchangeStore.numbersAfter(reader, siteId, last, PAGE)
    if (numbers.length === 0) return
    last = numbers.at(-1) ?? last
    const records = await productRecords.byNumber(reader, siteId, numbers)
    const lines = records
      .sort((one, other) => one.number - other.number)
      .map((record) => lineOf(record, { currency, slugs }))
    yield format === 'csv' ? printRows(lines, currency) : printJsonLines(lines)
  }
}
