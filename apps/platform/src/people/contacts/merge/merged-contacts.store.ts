import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'

const findTarget = statement<{ target_id: string }>(
  'SELECT target_id FROM merged_contacts WHERE site_id = ? AND source_id = ?',
)
const insertMerged = statement(
  'INSERT INTO merged_contacts (site_id, source_id, target_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
)
const moveTarget = statement('UPDATE merged_contacts SET target_id = ? WHERE site_id = ? AND target_id = ?')

export const mergedContactsStore = {
  /** Finds the contact that another one was merged into. */
  targetOf: async (reader: Reader, siteId: string, sourceId: string): Promise<string | undefined> =>
    (await reader.first(findTarget, siteId, sourceId))?.target_id,

  /** Keeps an id of a merged contact; what had been merged into it leads to its target too. */
  add: async (tx: Transaction, siteId: string, sourceId: string, targetId: string): Promise<void> => {
    await tx.run(moveTarget, targetId, siteId, sourceId)
    await tx.run(insertMerged, siteId, sourceId, targetId)
  },
}
