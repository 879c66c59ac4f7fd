import type { Database, Reader } from '../database/database.ts'
import { type Bound, readOne } from '../database/statements/bound-statement.ts'
import type { Cost } from './cost.ts'

/** So many products are looked through in a few milliseconds, less than it takes to ask elsewhere. */
const SMALL = 2000

/**
 * Picks who carries a read out: what may take long must not keep other requests waiting.
 *
 * @param reader - who does when it does not take long
 * @param size - tells how many products are looked through where no index serves
 */
export type ReaderFor = (reader: Reader, cost: Cost, size: Bound<{ size: number }>) => Promise<Reader>

/** @param small - up to how many products are looked through at once; default 2000 */
export const createReaderFor =
  (database: Database, small: number = SMALL): ReaderFor =>
  async (reader, cost, size) => {
    if (cost === 'index') return reader
    const looked = await readOne(reader, size)
    return looked.size <= small ? reader : database.scans
  }
