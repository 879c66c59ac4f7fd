import type { Page, ReadPage } from './use-pages.ts'

/** Reads on while pages are empty: a search may pass many things before it finds one. */
export const untilFound = async <Row>(
  read: ReadPage<Row>,
  cursor: string | undefined,
): Promise<Page<Row>> => {
  let page = await read(cursor)
  while (page.rows.length === 0 && page.next !== undefined) page = await read(page.next)
  return page
}
