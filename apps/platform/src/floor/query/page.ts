import { refuse } from '../failure.ts'

/**
 * Reads the whole numbers of a cursor, which `_` separates; none without a cursor.
 *
 * @throws {InvalidArgument} FORMAT for an invalid cursor
 */
export const cursorNumbers = (cursor: string | undefined, count: number): number[] => {
  if (cursor === undefined) return []
  const found = /^\d{1,15}(_\d{1,15})*$/.test(cursor) ? cursor.split('_').map(Number) : []
  if (found.length !== count) throw refuse('cursor', 'FORMAT', 'must be the nextCursor of an earlier page')
  return found
}

/**
 * Cuts rows to a page.
 *
 * @param rows - one more than `limit` if another page follows
 * @param cursorOf - the cursor that continues after a row
 */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { readonly page: Row[]; readonly nextCursor?: string } => {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, ...(last && { nextCursor: cursorOf(last) }) }
}
