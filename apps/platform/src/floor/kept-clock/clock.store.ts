import { type Reader, statement, type Transaction } from '../database/database.ts'

/** The time as stored in the database. */
export interface KeptTime {
  /** The latest time any process has used, in milliseconds since 1970; 0 before the first. */
  readonly latestAt: number
  /** How many times an operator has set the time back. */
  readonly resets: number
}

const findTime = statement<{ latest_at: number; resets: number }>(
  'SELECT latest_at, resets FROM platform_clock WHERE one = 1',
)
const raise = statement('UPDATE platform_clock SET latest_at = ? WHERE latest_at < ? AND resets = ?')
const reset = statement('UPDATE platform_clock SET latest_at = ?, resets = resets + 1')

export const clockStore = {
  find: async (reader: Reader): Promise<KeptTime> => {
    const row = await reader.first(findTime)
    return { latestAt: row?.latest_at ?? 0, resets: row?.resets ?? 0 }
  },
  /** Saves a later time. Changes nothing if an operator has set the time back. */
  raise: (tx: Transaction, { latestAt, resets }: KeptTime): Promise<number> =>
    tx.run(raise, latestAt, latestAt, resets),
  reset: (tx: Transaction, latestAt: number): Promise<number> => tx.run(reset, latestAt),
}
