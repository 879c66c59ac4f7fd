import { statement, type Transaction } from '../../floor/database/database.ts'

const emptyContents = statement(`UPDATE outbox SET payload = '{}' WHERE site_id = ? AND entity_id = ?`)

/** Deletes what the kept events of an entity say about it. Waiting ones are still sent, with only the id. */
export const emptyEvents = (tx: Transaction, siteId: string, entityId: string): Promise<number> =>
  tx.run(emptyContents, siteId, entityId)
