import { parseJson } from '../../../floor/http/bodies/json-body.ts'
import { lineIn } from './line-schema.ts'
import type { ProductLine } from './product-line.ts'
import { placed, type ReadLine, UnreadableFile } from './read-line.ts'

/** Maximum characters in one line; a product with 1,000 variants has half a million. */
const LONGEST_LINE = 4_000_000

/** Writes products as JSON, one per line. @see https://jsonlines.org */
export const printJsonLines = (lines: readonly ProductLine[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('')

/**
 * Reads products from JSON Lines; skips empty lines.
 *
 * @throws {UnreadableFile} LINE_TOO_LONG
 */
export async function* readJsonLines(texts: AsyncIterable<string>): AsyncGenerator<ReadLine> {
  let row = 0
  for await (const text of linesIn(texts)) {
    row++
    if (text.trim() !== '') yield readLine(text, row)
  }
}

/** Problems in a line name its fields; those of variants include their index. */
export const fieldOfJson = (field: string): string => field

const readLine = (text: string, row: number): ReadLine => {
  const where = { row, variantRows: [] }
  const line = parsed(text)
  if (line === undefined)
    return {
      ...where,
      line: undefined,
      problems: [{ row, code: 'FORMAT', message: 'must be one JSON object' }],
    }
  const found = lineIn(line)
  if (!Array.isArray(found)) return { ...where, line: found as ProductLine, problems: [] }
  const problems = found.map((problem) => placed(where, problem, fieldOfJson))
  return { ...where, line: undefined, problems, name: nameIn(line) }
}

const nameIn = (line: unknown): string | undefined =>
  typeof line === 'object' && line !== null && 'name' in line && typeof line.name === 'string'
    ? line.name
    : undefined

const parsed = (text: string): unknown => {
  try {
    const value = parseJson(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

async function* linesIn(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let row = 0
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      row++
      yield line
    }
    if (rest.length > LONGEST_LINE)
      throw new UnreadableFile({
        row: row + 1,
        code: 'LINE_TOO_LONG',
        message: `A line has more than ${LONGEST_LINE} characters.`,
      })
  }
  if (rest !== '') yield rest
}
