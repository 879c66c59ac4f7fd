import Papa from 'papaparse'
import { findingIn, type Mapping, OPTION_PLACES, optionOf, type Target } from './columns.ts'
import { type Row, withVariantRows } from './variant-rows.ts'

/** The first rows of a file. */
export interface TableHead {
  readonly header: readonly string[]
  /** The rows below. */
  readonly samples: readonly (readonly string[])[]
}

const SAMPLES = 3
const HEAD_BYTES = 200_000
const AMOUNTS: ReadonlySet<Target> = new Set(['price', 'cost', 'weight', 'discountValue'])
const YES = /^(1|true|yes|y|active|published|visible|ja|aktiv|sichtbar|wahr)$/i
const NO = /^(0|false|no|n|draft|archived|hidden|nein|inaktiv|versteckt|falsch)$/i

/** Reads the first rows of a CSV file in UTF-8. Undefined for other files, such as JSON Lines. */
export const tableHead = async (file: File): Promise<TableHead | undefined> => {
  const text = await file.slice(0, HEAD_BYTES).text()
  if (text.trimStart().startsWith('{')) return undefined
  const { data } = Papa.parse<string[]>(text, { preview: SAMPLES + 1, skipEmptyLines: 'greedy' })
  const [header, ...samples] = data
  return header && { header, samples }
}

/**
 * Writes a CSV file again with the columns that the platform knows. Numbers such as `1.250,50`, and words such as "yes",
 * are written as the platform reads them; everything else stays.
 */
export const mappedFile = async (file: File, mapping: Mapping): Promise<File> => {
  const { data } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: 'greedy' })
  const kept = mapping.flatMap((target, index) => (target === null ? [] : [{ target, index }]))
  const [header = [], ...below] = data
  const rows: readonly Row[] = below.map((cells) =>
    Object.fromEntries(kept.map(({ target, index }) => [target, written(target, cells[index] ?? '')])),
  )
  const columns = kept.map(({ target }) => target)
  const finding = findingIn(mapping)
  const names = new Map(
    kept.flatMap(({ target, index }) => {
      const { place, has } = optionOf(target) ?? {}
      return place !== undefined && has === 'choices' ? [[place, header[index]?.trim() ?? '']] : []
    }),
  )
  const named = OPTION_PLACES.filter((place) => names.has(place)).map(
    (place) => `option${place}Name` as const,
  )
  const isByVariant = names.size > 0 && !columns.includes('row') && finding !== undefined
  const text = isByVariant
    ? printed([...columns, 'row', 'manageVariants', ...named], withVariantRows(rows, finding, names))
    : printed(columns, rows)
  return new File([text], file.name, { type: 'text/csv' })
}

/** Prints rows below the names of their columns. */
const printed = (columns: readonly Target[], rows: readonly Row[]): string => {
  const used = [...new Set(columns)]
  return Papa.unparse([used, ...rows.map((row) => used.map((column) => row[column] ?? ''))])
}

const written = (target: Target, cell: string): string => {
  const text = cell.trim()
  if (AMOUNTS.has(target)) return amount(text)
  if (target === 'row')
    return /^varia/i.test(text) ? 'variant' : /^(produ[ck]t|artikel)/i.test(text) ? 'product' : cell
  if (target === 'visible' || target === 'manageVariants')
    return YES.test(text) ? 'true' : NO.test(text) ? 'false' : cell
  return cell
}

/** A number with a decimal comma gets a point; signs of currencies and percent are left out. */
const amount = (text: string): string => {
  const digits = text.replace(/[\s€$£%]|EUR|USD|GBP|CHF/g, '')
  if (/^\d{1,3}(\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/.test(digits))
    return digits.replaceAll('.', '').replace(',', '.')
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits
}
