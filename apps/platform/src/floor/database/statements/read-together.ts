import type { Reader } from '../database.ts'
import type { SelectIn } from './select-in.ts'

/** Reads the row that has a key, if one has. */
export type ReadByKey<Row> = (reader: Reader, siteId: string, key: string) => Promise<Row | undefined>

interface Batch<Row> {
  readonly keys: Set<string>
  readonly rows: Promise<ReadonlyMap<string, Row>>
  readonly send: () => void
}

/** With more in one statement, all who ask wait for the server at once, and it then waits for all of them. */
export const MOST_TOGETHER = 4

/**
 * Reads rows by key, a few that are asked for in one turn of the event loop with one statement: a way to the database
 * server and back costs more than what is read there. The statement is sent after the last of them has asked, so nobody
 * is told of what was before.
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
