import { minorDigits } from '@vitrine/pricing'
import type { Reader } from '../../floor/database/database.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'
import { InvalidArgument } from '../../floor/failure.ts'
import { type Condition, constant } from '../../floor/query/condition.ts'
import { readQuery } from '../../floor/query/language.ts'
import { sqlOf } from '../../floor/query/sql.ts'
import type { Site } from '../../shop/sites/site.ts'
import { MERCHANT_PRODUCT_FIELDS } from '../products/records/fields.ts'
import type { RequestedChange } from './product-change.ts'

/** The numbers to check: above `after`, up to `upTo`. */
export interface Range {
  readonly after: number
  readonly upTo: number
}

/**
 * Reads a filter, as in product queries.
 *
 * @throws {InvalidArgument} naming fields by their path, starting with `filter`
 */
export const readFilter = (filter: RequestedChange['filter'], { currency }: Site): Condition => {
  if (filter === undefined) return constant(true)
  try {
    return readQuery({ filter }, { fields: MERCHANT_PRODUCT_FIELDS, moneyDigits: minorDigits(currency) })
      .condition
  } catch (error) {
    if (!(error instanceof InvalidArgument)) throw error
    throw new InvalidArgument(
      error.violations.map((violation) => ({
        ...violation,
        field: violation.field.replace(/^query\./, ''),
      })),
    )
  }
}

/**
 * Returns the ids of products in a range of numbers that match a filter or collection, including hidden ones.
 */
export const matchingProducts = async (
  reader: Reader,
  site: Site,
  { filter, collectionId }: RequestedChange,
  { after, upTo }: Range,
): Promise<string[]> => {
  const where = sqlOf(readFilter(filter, site), 'm')
  const shelf =
    collectionId === undefined
      ? { text: '0', values: [] }
      : {
          text: '(SELECT collection_number FROM collections WHERE site_id = ? AND collection_id = ?)',
          values: [site.siteId, collectionId],
        }
  const select = composedStatement<{ product_id: string }>(
    `SELECT p.product_id FROM collection_products m
     JOIN products p ON p.site_id = m.site_id AND p.product_number = m.product_number
     WHERE m.site_id = ? AND m.collection_number = ${shelf.text} AND m.product_number > ?
       AND m.product_number <= ? AND ${where.text}
     ORDER BY m.product_number`,
  )
  const rows = await reader.all(select, site.siteId, ...shelf.values, after, upTo, ...where.values)
  return rows.map((row) => row.product_id)
}
