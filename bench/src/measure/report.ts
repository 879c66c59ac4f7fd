import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** One row of a benchmark's table: a name and figures, each in its column's unit. */
export type Row = Readonly<Record<string, string | number>>

const RESULTS = join(import.meta.dirname, '../../results')

/** Prints a benchmark's table and writes it, with its environment, to `bench/results/<name>.json`. */
export const report = (name: string, rows: readonly Row[], notes: readonly string[] = []): void => {
  console.log(`\n${name}`)
  console.table(rows)
  for (const note of notes) console.log(note)
  mkdirSync(RESULTS, { recursive: true })
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
  const result = { name, at: new Date().toISOString(), machine, rows, notes }
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}

/** The median of a list of figures. */
export const median = (figures: readonly number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? upper)) / 2 : upper
}
