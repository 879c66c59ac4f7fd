import { createReadStream } from 'node:fs'
import { decoded } from './files/decoded.ts'
import { readJsonLines } from './files/json-lines.ts'
import type { ReadLine } from './files/read-line.ts'
import type { Format } from './imports.store.ts'

/** Reads the products of a file one at a time, so its size doesn't matter. */
export async function* readProducts(
  path: string,
  format: Format,
  currency: string,
): AsyncGenerator<ReadLine> {
  const texts = decoded(createReadStream(path, { highWaterMark: 64 * 1024 }))
  if (format === 'jsonl') yield* readJsonLines(texts)
  else {
    // Few starts import a file, and the parser would load with every one.
    const { readCsv } = await import('./files/csv-lines.ts')
    yield* readCsv(texts, currency)
  }
}

/** Detects a file's format from its start: JSON Lines starts with a bracket. */
export const formatOf = (head: Uint8Array): Format => {
  const text = Buffer.from(head.subarray(0, 64))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
  return text.trimStart().startsWith('{') ? 'jsonl' : 'csv'
}
