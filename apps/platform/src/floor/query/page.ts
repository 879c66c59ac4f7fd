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
