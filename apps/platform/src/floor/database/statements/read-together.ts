import type { Reader } from '../database.ts'
import type { SelectIn } from './select-in.ts'

/** Reads the row with a key, if there is one. */
export type ReadByKey<Row> = (reader: Reader, siteId: string, key: string) => Promise<Row | undefined>

interface Batch<Row> {
  readonly keys: Set<string>
  readonly rows: Promise<ReadonlyMap<string, Row>>
  readonly send: () => void
}

/** With more per statement, all callers wait for the server together, and then the server waits for them. */
export const MOST_TOGETHER = 4

/**
 * Reads rows by key and batches a few reads of one event loop turn into one statement, because the round trip
 * costs more than the read. The statement is sent after the last of them arrived, so no caller gets older
 * data.
 */
export const readTogether = <Row extends { readonly key: string }>(select: SelectIn<Row>): ReadByKey<Row> => {
  const gathering = new WeakMap<Reader, Map<string, Batch<Row>>>()

  const gather = (reader: Reader, siteId: string, ofReader: Map<string, Batch<Row>>): Batch<Row> => {
    const keys = new Set<string>()
    let send = () => {}
    const isComplete = new Promise<void>((resolve) => {
      send = resolve
    })
    setImmediate(send)
    const rows = isComplete.then(async () => {
      if (ofReader.get(siteId)?.keys === keys) ofReader.delete(siteId)
      const found = await select(reader, siteId, [...keys])
      return new Map(found.map((row) => [row.key, row]))
    })
    return { keys, rows, send }
  }

  return async (reader, siteId, key) => {
    const ofReader = gathering.get(reader) ?? new Map<string, Batch<Row>>()
    gathering.set(reader, ofReader)
    const batch = ofReader.get(siteId) ?? gather(reader, siteId, ofReader)
    batch.keys.add(key)
    ofReader.set(siteId, batch)
    if (batch.keys.size === MOST_TOGETHER) {
      ofReader.delete(siteId)
      batch.send()
    }
    return (await batch.rows).get(key)
  }
}
