import type { Result } from './command.ts'

/** Writes a result for people: `label  value` lines; a list has one line per item. */
export const textOfResult = (result: Result): string =>
  Object.entries(result)
    .filter(([, value]) => value !== undefined)
    .map(([label, value]) => `${labelled(label, value)}\n`)
    .join('')

const labelled = (label: string, value: unknown): string => {
  if (Array.isArray(value)) {
    if (value.length === 0) return `${label}  none`
    return [label, ...value.map(itemOf)].join('\n')
  }
  if (isRecord(value))
    return [label, ...Object.entries(value).map(([name, part]) => `  ${name}  ${plain(part)}`)].join('\n')
  return `${label}  ${plain(value)}`
}

/** A small item is one line; a large one has a line for each of its fields. */
const itemOf = (item: unknown): string =>
  isRecord(item) && Object.keys(item).length > MOST_CELLS
    ? Object.entries(item)
        .map(([name, part]) => `  ${name}  ${Array.isArray(part) ? part.join(', ') || 'none' : plain(part)}`)
        .join('\n')
    : `  ${cells(item).join('  ')}`

const MOST_CELLS = 5

const cells = (item: unknown): string[] =>
  isRecord(item)
    ? Object.values(item).flatMap((part) => (part === undefined ? [] : plain(part)))
    : [plain(item)]

const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
