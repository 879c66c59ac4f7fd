import type { Column } from './use-columns.ts'
import type { ExportRun } from './use-export.ts'
import type { ReadPage } from './use-pages.ts'

/** Spreadsheets read files without it in the encoding of an old Windows. */
const BYTE_ORDER_MARK = '\u{feff}'

/**
 * Writes everything in a list as CSV, page by page, with the given columns as far as they have texts. A spreadsheet runs
 * no cell as a formula.
 */
export const listFile = async <Row>(
  columns: readonly Column<Row>[],
  read: ReadPage<Row>,
  { signal, tell }: ExportRun,
): Promise<Blob> => {
  const { unparse } = await import('papaparse')
  const written = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
  const linesOf = (cells: string[][]) => `${unparse(cells, { escapeFormulae: true })}\r\n`
  const parts = [BYTE_ORDER_MARK, linesOf([written.map(({ label }) => label)])]
  let rows = 0
  for (let cursor: string | undefined; ; ) {
    const page = await read(cursor)
    signal.throwIfAborted()
    if (page.rows.length > 0)
      parts.push(linesOf(page.rows.map((row) => written.map(({ text }) => text(row)))))
    rows += page.rows.length
    tell(rows)
    if (page.next === undefined) return new Blob(parts, { type: 'text/csv' })
    cursor = page.next
  }
}
