import Papa from 'papaparse'

/** Cells of several rows, as text. */
export type Block = readonly (readonly string[])[]

/** What spreadsheets read as the start of a formula, including full-width forms. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const GUARDED = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/**
 * Reads what was copied from a spreadsheet or a CSV file. Cells are separated by tabs; without any, several lines with
 * equally many semicolons or commas are a table too.
 *
 * @param decimal - the reader's decimal sign: a list of `12,50 €` is one column where it is a comma, a list of
 * `$1,250.00` where it is a point
 */
export const blockIn = (text: string, decimal: string): Block => {
  const given = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const { data } = Papa.parse<string[]>(given, { delimiter: delimiterIn(given, decimal) ?? '\t' })
  return data.map((row) => row.map((cell) => (GUARDED.test(cell) ? cell.slice(1) : cell)))
}

const delimiterIn = (text: string, decimal: string): string | undefined => {
  if (text.includes('\t')) return '\t'
  return [';', ','].find((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter })
    const width = data[0]?.length ?? 0
    if (delimiter === ',' && text.split('\n').every((line) => isNumber(line, decimal))) return false
    return data.length > 1 && width > 1 && data.every((row) => row.length === width)
  })
}

/** Whether a line is one number as a spreadsheet shows it, such as `1,250.00` or `12,50 €`. */
const isNumber = (line: string, decimal: string): boolean => {
  const bare = line.replace(/[\s\p{Sc}%+\-−]|\b[A-Z]{3}\b/gu, '')
  return (decimal === ',' ? /^(?:\d{1,3}(?:\.\d{3})+|\d*)(?:,\d*)?$/ : /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/).test(
    bare,
  )
}

/** Writes cells for a spreadsheet. Text that it would run as a formula gets an apostrophe. */
export const textOfBlock = (block: Block): string =>
  Papa.unparse(
    block.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))),
    { delimiter: '\t', newline: '\n' },
  )

/** The cell of a block that lands at a place in a larger area, which the block fills by repeating. */
export const cellOfBlock = (block: Block, row: number, column: number): string => {
  const cells = block[row % block.length] ?? []
  return cells[column % Math.max(cells.length, 1)] ?? ''
}
