import type { Clock } from '../../../floor/clock.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { recordNumbered } from '../../../shop/events/numbered-events.ts'
import type { Told } from './product-events.ts'

/** Saves events of the catalog, in the transaction of the change. */
export type Tell = (tx: Transaction, siteId: string, told: readonly Told[]) => Promise<void>

export const createTell =
  (clock: Clock, ids: Ids): Tell =>
  (tx, siteId, told) => {
    const occurredAt = clock.now()
    return recordNumbered(
      tx,
      siteId,
      told.map((event) => ({ ...event, id: ids.guid(), occurredAt })),
    )
  }
