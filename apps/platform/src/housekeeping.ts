import type { Clock } from './clock.ts'
import type { Database, Transaction } from './database/database.ts'
import { purgeEvents } from './features/events/outbox.ts'
import { idempotencyStore } from './features/idempotency/idempotency.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Chore {
  /** Deletes some of what is older than a time, and gives the number of rows; 0 when nothing is left to do. */
  readonly purge: (tx: Transaction, before: number) => Promise<number>
  readonly keptMs: number
}

const CHORES: readonly Chore[] = [
  { purge: idempotencyStore.purge, keptMs: 2 * DAY_MS }, // a day is promised
  { purge: purgeEvents, keptMs: 30 * DAY_MS },
]

/** How often the house wants keeping. */
export const HOUSEKEEPING_MS = HOUR_MS

/** Deletes what nobody will ask for again, in transactions so small that writers hardly notice. */
export const keepHouse = async (database: Database, clock: Clock): Promise<void> => {
  for (const { purge, keptMs } of CHORES) {
    const before = clock.now() - keptMs
    while ((await database.transaction((tx) => purge(tx, before))) > 0);
  }
}
