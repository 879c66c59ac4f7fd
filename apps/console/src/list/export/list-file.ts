import type { Column } from '../use-columns.ts'
import type { Page, ReadPage } from '../use-pages.ts'
import type { ExportRun } from './use-export.ts'

/** Spreadsheets read files without it in the encoding of an old Windows. */
const BYTE_ORDER_MARK = '\u{feff}'

/** Text that is kept in memory, in characters; the rest is in blobs, which browsers move to disk. */
const MOST_IN_MEMORY = 1_000_000
/** How long to wait before a page is read again that a busy shop or a broken connection didn't give. */
const PAUSES_MS = [1_000, 5_000, 15_000]

/**
 * Writes everything in a list as CSV, page by page, with those of the given columns that have texts. No spreadsheet
 * runs a cell as a formula. The next page is read while one is written. However long the list is, memory holds only
 * those two pages and the text since the last blob.
 */
export const listFile = async <Row>(
  columns: readonly Column<Row>[],
  read: ReadPage<Row>,
  { signal, tell }: ExportRun,
): Promise<Blob> => {
  const { unparse } = await import('papaparse')
  const written = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
  const linesOf = (cells: string[][]) => `${unparse(cells, { escapeFormulae: true })}\r\n`
  const blobs: Blob[] = []
  let recent = BYTE_ORDER_MARK + linesOf([written.map(({ label }) => label)])
  let rows = 0
  for (let reading = readPatiently(read, undefined, signal); ; ) {
    const page = await reading
    signal.throwIfAborted()
    if (page.next !== undefined) {
      reading = readPatiently(read, page.next, signal)
      reading.catch(() => undefined) // it is awaited later, or no longer if the export is stopped meanwhile
    }
    if (page.rows.length > 0) recent += linesOf(page.rows.map((row) => written.map(({ text }) => text(row))))
    rows += page.rows.length
    tell(rows)
    if (page.next === undefined || recent.length > MOST_IN_MEMORY) {
      blobs.push(new Blob([recent], { type: 'text/csv' }))
      recent = ''
    }
    if (page.next === undefined) return new Blob(blobs, { type: 'text/csv' })
  }
}

/** Reads a page, and again a few times if that may help: a long export survives a moment without the shop. */
const readPatiently = async <Row>(
  read: ReadPage<Row>,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<Row>> => {
  for (const pauseMs of PAUSES_MS)
    try {
      return await read(cursor)
    } catch (error) {
      if (signal.aborted || Object(error).retryable !== true) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      signal.throwIfAborted()
    }
  return read(cursor)
}
