import type { Database, Reader } from '../database/database.ts'
import { type Bound, readOne } from '../database/statements/bound-statement.ts'
import type { Cost } from './cost.ts'

/** Reading this many products takes a few milliseconds, less than asking elsewhere. */
const SMALL = 2000
/** Reading one product takes as long as walking this many entries of an index. */
const ENTRIES = 16

/**
 * Picks who runs a read: slow ones must not keep other requests waiting.
 *
 * @param reader - runs the fast ones
 * @param size - returns how many products are read if no index helps
 */
export type ReaderFor = (reader: Reader, cost: Cost, size: Bound<{ size: number }>) => Promise<Reader>

/** @param small - up to how many products are read directly; default 2000 */
export const createReaderFor =
  (database: Database, small: number = SMALL): ReaderFor =>
  async (reader, cost, size) => {
    if (cost === 'index') return reader
    const looked = await readOne(reader, size)
    return looked.size <= (cost === 'entries' ? small * ENTRIES : small) ? reader : database.scans
  }
