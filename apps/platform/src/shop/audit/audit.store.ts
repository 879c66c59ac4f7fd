import type { AuditActor, AuditEntry, AuditedChange } from '@vitrine/contract'
import { type Reader, statement, type Transaction, type Value } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'

/** An entry to save; `at` is milliseconds since 1970. */
export interface StoredEntry {
  readonly siteId: string
  readonly at: number
  readonly id: string
  readonly operation: string
  readonly requestId: string
  readonly actor: AuditActor
  readonly changes: readonly AuditedChange[]
  readonly changeCount: number
  /** The things it is about. */
  readonly subjects: readonly AuditSubject[]
}

export type AuditSubject = Pick<AuditedChange, 'entityType' | 'entityId'>

/** Where a page begins: behind this entry. */
export interface AuditPlace {
  readonly at: number
  readonly id: string
}

export interface AuditFilter {
  readonly entityType?: string | undefined
  readonly entityId?: string | undefined
  /** Other things whose entries count too: with `entityId` only. */
  readonly related?: readonly AuditSubject[] | undefined
  readonly actorId?: string | undefined
  readonly operation?: string | undefined
  /** Milliseconds since 1970: inclusive, and exclusive. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

interface EntryRow {
  at: number
  entry_id: string
  operation: string
  actor_type: AuditActor['type']
  actor_id: string
  actor_name: string
  request_id: string
  changes: string
  change_count: number
}

const insertEntry = statement(
  `INSERT INTO audit_entries (site_id, at, entry_id, operation, actor_type, actor_id, actor_name, request_id,
     changes, change_count)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, at, entry_id) DO UPDATE SET changes = excluded.changes,
     change_count = excluded.change_count`,
)
const insertSubjects = insertRows(
  'audit_subjects',
  ['site_id', 'entity_type', 'entity_id', 'at', 'entry_id', 'is_first'],
  'ON CONFLICT DO NOTHING',
)
const purgeEntries = deleteOldRows('audit_entries', ['site_id', 'at', 'entry_id'], 'at')
const purgeSubjects = deleteOldRows(
  'audit_subjects',
  ['site_id', 'entity_type', 'entity_id', 'at', 'entry_id'],
  'at',
)

/** Newest first; ties by id. */
export const auditStore = {
  /** Saves an entry, or adds to the entry of a call that writes in several transactions. */
  save: async (tx: Transaction, entry: StoredEntry): Promise<void> => {
    const { siteId, at, id, operation, actor, requestId, changes, changeCount, subjects } = entry
    const who = [actor.type, actor.id, actor.name]
    await tx.run(
      insertEntry,
      ...[siteId, at, id, operation, ...who, requestId],
      ...[JSON.stringify(changes), changeCount],
    )
    const met = new Set<string>()
    await insertSubjects(
      tx,
      subjects.map(({ entityType, entityId }) => {
        const isFirst = !met.has(entityType)
        met.add(entityType)
        return [siteId, entityType, entityId, at, id, isFirst ? 1 : 0]
      }),
    )
  },

  list: async (
    reader: Reader,
    siteId: string,
    filter: AuditFilter,
    behind: AuditPlace | undefined,
    limit: number,
  ): Promise<AuditEntry[]> => {
    const { text, values } = pageStatement(siteId, filter, behind)
    return (await reader.all<EntryRow>(composedStatement(text), ...values, limit)).map(entryOf)
  },

  /** Deletes up to 500 entries from before a time, with what leads to them; returns how many rows. */
  purge: async (tx: Transaction, before: number): Promise<number> =>
    (await purgeSubjects(tx, before)) + (await purgeEntries(tx, before)),
}

/** A filter by entity starts at the index of subjects, any other at the entries. */
const pageStatement = (
  siteId: string,
  { entityType, entityId, related = [], actorId, operation, from, to }: AuditFilter,
  behind: AuditPlace | undefined,
): { text: string; values: Value[] } => {
  const first = entityType === undefined ? 'e' : 's'
  const isOfSeveral = entityType !== undefined && entityId !== undefined && related.length > 0
  const subjects = isOfSeveral ? [{ entityType, entityId }, ...related] : []
  const conditions: string[] = [`${first}.site_id = ?`]
  const values: Value[] = [
    ...(isOfSeveral ? [siteId, ...subjects.flatMap((one) => [one.entityType, one.entityId])] : []),
    siteId,
  ]
  const where = (condition: string, ...more: Value[]): void => {
    conditions.push(condition)
    values.push(...more)
  }
  if (entityType !== undefined && !isOfSeveral) {
    where('s.entity_type = ?', entityType)
    if (entityId === undefined) where('s.is_first = 1')
    else where('s.entity_id = ?', entityId)
  }
  if (actorId !== undefined) where('e.actor_id = ?', actorId)
  if (operation !== undefined) where('e.operation = ?', operation)
  if (from !== undefined) where(`${first}.at >= ?`, from)
  if (to !== undefined) where(`${first}.at < ?`, to)
  if (behind) where(`(${first}.at, ${first}.entry_id) < (?, ?)`, behind.at, behind.id)
  // An entry about several of the things is listed once.
  const met = isOfSeveral
    ? `(SELECT DISTINCT site_id, at, entry_id FROM audit_subjects
        WHERE site_id = ? AND (${subjects.map(() => '(entity_type = ? AND entity_id = ?)').join(' OR ')}))`
    : 'audit_subjects'
  const source =
    entityType === undefined
      ? 'audit_entries e'
      : `${met} s
         JOIN audit_entries e ON e.site_id = s.site_id AND e.at = s.at AND e.entry_id = s.entry_id`
  return {
    text: `SELECT e.at, e.entry_id, e.operation, e.actor_type, e.actor_id, e.actor_name, e.request_id, e.changes,
             e.change_count
           FROM ${source} WHERE ${conditions.join(' AND ')}
           ORDER BY ${first}.at DESC, ${first}.entry_id DESC LIMIT ?`,
    values,
  }
}

const entryOf = (row: EntryRow): AuditEntry => ({
  id: row.entry_id,
  date: new Date(row.at).toISOString(),
  actor: { type: row.actor_type, id: row.actor_id, name: row.actor_name },
  operation: row.operation,
  requestId: row.request_id,
  changeCount: row.change_count,
  changes: JSON.parse(row.changes),
})
