import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { unguarded } from './csv-cells.ts'
import { COLUMNS, columnOfCsv } from './csv-rows.ts'
import { type Cells, productCells, type Unchecked, variantCells } from './csv-values.ts'
import { lineIn } from './line-schema.ts'
import type { ProductLine } from './product-line.ts'
import { placed, type ReadLine, type RowProblem, UnreadableFile } from './read-line.ts'

/** Maximum characters in one row. A longer row means an unclosed quote. */
const LONGEST_ROW = 2_000_000
const MOST_VARIANTS = 1000

/**
 * Reads products from rows. Columns can be missing and in any order; a product's variants follow its own row.
 * The separator is a comma, semicolon or tab, as in the first row.
 *
 * @param currency - the shop's, which a column `currency` must name
 * @throws {UnreadableFile} for broken quotes and unknown columns
 */
export async function* readCsv(texts: AsyncIterable<string>, currency: string): AsyncGenerator<ReadLine> {
  let header: readonly string[] | undefined
  let current: Group | undefined
  let row = 0
  for await (const cells of rowsIn(texts)) {
    row++
    if (!header) {
      header = headerIn(cells)
      continue
    }
    const named = namedCells(header, cells, row, currency)
    if (named.get('row') === 'variant') {
      if (!current) yield strayVariant(row)
      else if (current.variants.length <= MOST_VARIANTS) current.variants.push(named) // reports that there is one too many
      continue
    }
    if (current) yield lineOfGroup(current)
    current = { product: named, variants: [] }
  }
  if (!header) throw new UnreadableFile({ row: 1, code: 'MISSING_COLUMNS', message: 'The file is empty.' })
  if (current) yield lineOfGroup(current)
}

interface Group {
  readonly product: Cells
  readonly variants: Cells[]
}

async function* rowsIn(texts: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  const source = texts[Symbol.asyncIterator]()
  const { value: first = '' }: { value?: string | undefined } = await source.next()
  const parser = parse({
    delimiter: separatorIn(first),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  })
  async function* whole(): AsyncGenerator<string> {
    yield first
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
  }
  const fed = pipeline(Readable.from(whole()), parser)
  fed.catch(() => undefined) // the parser fails with the same error
  try {
    for await (const cells of parser) yield cells
  } catch (error) {
    throw error instanceof CsvError ? broken(error) : error
  }
}

const separatorIn = (text: string): string => /^\ufeff?"?\w+"?([,;\t])/.exec(text)?.[1] ?? ','

const broken = (error: CsvError): UnreadableFile => {
  const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : undefined
  const row = line === undefined ? {} : { row: line }
  return new UnreadableFile({
    ...row,
    code: 'BROKEN_QUOTES',
    message:
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `A row has more than ${LONGEST_ROW} characters; a quote before it was probably not closed.`
        : 'A quote is not closed, or is inside a cell without being doubled.',
  })
}

const headerIn = (cells: readonly string[]): readonly string[] => {
  const names = cells.map((cell) => unguarded(cell).trim())
  const wrong = (code: string, message: string) => new UnreadableFile({ row: 1, code, message })
  const unknown = names.find((name) => !COLUMNS.includes(name))
  if (unknown !== undefined) throw wrong('UNKNOWN_COLUMN', `There is no column "${unknown.slice(0, 50)}".`)
  if (new Set(names).size < names.length) throw wrong('UNKNOWN_COLUMN', 'A column appears twice.')
  if (!['id', 'slug', 'name'].some((name) => names.includes(name)))
    throw wrong('MISSING_COLUMNS', 'One of the columns id, slug, name is needed to identify products.')
  return names
}

const namedCells = (
  header: readonly string[],
  cells: readonly string[],
  row: number,
  currency: string,
): Cells => {
  const texts = new Map(header.map((name, index) => [name, unguarded(cells[index] ?? '')]))
  const problems: RowProblem[] = []
  if (cells.length !== header.length)
    problems.push({
      row,
      code: 'WRONG_NUMBER_OF_CELLS',
      message: `The row has ${cells.length} cells, but the first row has ${header.length}.`,
    })
  const kind = texts.get('row') ?? ''
  if (!['', 'product', 'variant'].includes(kind))
    problems.push({ row, column: 'row', code: 'FORMAT', message: 'must be product or variant' })
  const given = texts.get('currency') ?? ''
  if (given !== '' && given !== currency)
    problems.push({ row, column: 'currency', code: 'VALIDATION', message: `must be ${currency}` })
  return {
    row,
    problems,
    has: (name) => texts.has(name),
    get: (name) => texts.get(name) ?? '',
  }
}

const strayVariant = (row: number): ReadLine => ({
  row,
  variantRows: [],
  line: undefined,
  problems: [{ row, column: 'row', code: 'VALIDATION', message: 'must come after the row of its product' }],
})

const lineOfGroup = ({ product, variants }: Group): ReadLine => {
  const where = { row: product.row, variantRows: variants.map(({ row }) => row) }
  const bad = { ...where, line: undefined, name: product.get('name') }
  const line: Unchecked<ProductLine> = {
    ...productCells(product),
    ...(variants.length > 0 && {
      variants: variants.slice(0, MOST_VARIANTS).map((cells) => variantCells(cells, product)),
    }),
  }
  const problems = [...product.problems, ...variants.flatMap((cells) => cells.problems)]
  if (variants.length > MOST_VARIANTS)
    problems.push({
      row: product.row,
      code: 'MAX_SIZE',
      message: `must have at most ${MOST_VARIANTS} variants`,
    })
  if (problems.length > 0) return { ...bad, problems }
  const found = lineIn(line)
  if (!Array.isArray(found)) return { ...where, line: found as ProductLine, problems: [] }
  return { ...bad, problems: found.map((problem) => placed(where, problem, columnOfCsv)) }
}
