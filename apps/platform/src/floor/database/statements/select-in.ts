import { type Reader, type Statement, statement, type Value } from '../database.ts'
import { placeholders } from './statement.ts'

/** Lists are padded to one of these lengths, to keep the number of statements small. */
const SIZES = [1, 10, 100]

/** @param more - values of the question marks after the list */
export type SelectIn<Row> = (
  reader: Reader,
  siteId: string,
  values: readonly Value[],
  ...more: Value[]
) => Promise<Row[]>

/**
 * Prepares a selection by a list of values of any length. Rows follow the statement's ORDER BY within each
 * chunk of the largest size.
 *
 * @param text - SQL whose first value is the site and whose second place, written IN (?*), takes the list
 * @param sizes - of the prepared statements, ascending
 */
export const selectIn = <Row>(text: string, sizes: readonly number[] = SIZES): SelectIn<Row> => {
  const largest = Math.max(...sizes)
  const statements = new Map<number, Statement<Row>>(
    sizes.map((size) => [size, statement<Row>(text.replace('?*', placeholders(size)))]),
  )
  return async (reader, siteId, values, ...more) => {
    const found: Row[] = []
    for (let done = 0; done < values.length; done += largest) {
      const some = values.slice(done, done + largest)
      const size = sizes.find((candidate) => candidate >= some.length) ?? largest
      const select = statements.get(size)
      const [first] = some
      if (!select || first === undefined) continue
      while (some.length < size) some.push(first)
      const rows = await reader.all(select, siteId, ...some, ...more)
      for (const row of rows) found.push(row)
    }
    return found
  }
}
