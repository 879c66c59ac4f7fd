import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { migration } from '../../../floor/database/migration.ts'

export const mergedContactsMigrations = [
  // The ids that contacts had before they were merged into another one.
  migration('0060-merged-contacts', (type) => [
    `CREATE TABLE merged_contacts (
      site_id ${type.text} NOT NULL,
      source_id ${type.text} NOT NULL,
      target_id ${type.text} NOT NULL,
      CONSTRAINT merged_contacts_key PRIMARY KEY (site_id, source_id)
    )${type.clustered}`,
    'CREATE INDEX merged_contacts_of_target ON merged_contacts (site_id, target_id)',
  ]),
]

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
