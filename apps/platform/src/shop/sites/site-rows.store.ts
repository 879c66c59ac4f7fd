import { type Database, type Reader, statement } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'

/** A table with rows per site, and its key columns in order. */
export interface SiteTable {
  readonly name: string
  readonly key: readonly string[]
}

interface KeyColumn {
  table_name: string
  column_name: string
}

const keyColumns = {
  sqlite: statement<KeyColumn>(
    `SELECT m.name AS table_name, p.name AS column_name FROM sqlite_schema m JOIN pragma_table_info(m.name) p
     WHERE m.type = 'table' AND p.pk > 0
       AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) s WHERE s.name = 'site_id')
     ORDER BY m.name, p.pk`,
  ),
  postgres: statement<KeyColumn>(
    `SELECT k.table_name, k.column_name FROM information_schema.table_constraints c
     JOIN information_schema.key_column_usage k
       ON k.constraint_schema = c.constraint_schema AND k.constraint_name = c.constraint_name
       AND k.table_name = c.table_name
     WHERE c.table_schema = current_schema() AND c.constraint_type = 'PRIMARY KEY'
       AND EXISTS (SELECT 1 FROM information_schema.columns s WHERE s.table_schema = c.table_schema
         AND s.table_name = c.table_name AND s.column_name = 'site_id')
     ORDER BY k.table_name, k.ordinal_position`,
  ),
}

const findMedia = statement<{ media_id: string }>(
  'SELECT media_id FROM media_files WHERE site_id = ? AND media_id > ? ORDER BY media_id LIMIT CAST(? AS BIGINT)',
)
const findDigitalFiles = statement<{ file_id: string }>('SELECT file_id FROM digital_files WHERE site_id = ?')
const findImports = statement<{ import_id: string }>('SELECT import_id FROM imports WHERE site_id = ?')

/** Access is removed first. */
const FIRST = ['api_keys', 'oauth_clients', 'users', 'sessions']

/** All rows of a site. The tables are read from the schema, so that none is forgotten. */
export const siteRowsStore = {
  tables: async (database: Database): Promise<SiteTable[]> => {
    const keys = new Map<string, string[]>()
    for (const { table_name: name, column_name: column } of await database.all(keyColumns[database.engine]))
      keys.set(name, [...(keys.get(name) ?? []), column])
    return [...keys].map(([name, key]) => ({ name, key }))
  },

  count: async (reader: Reader, { name }: SiteTable, siteId: string): Promise<number> => {
    const counting = composedStatement<{ count: number }>(
      `SELECT COUNT(*) AS count FROM ${name} WHERE site_id = ?`,
    )
    return (await reader.first(counting, siteId))?.count ?? 0
  },

  /** Lists files of a site by id, starting after one. */
  mediaAfter: async (reader: Reader, siteId: string, after: string, limit: number): Promise<string[]> =>
    (await reader.all(findMedia, siteId, after, limit)).map(({ media_id: id }) => id),

  digitalFiles: async (reader: Reader, siteId: string): Promise<string[]> =>
    (await reader.all(findDigitalFiles, siteId)).map(({ file_id: id }) => id),

  imports: async (reader: Reader, siteId: string): Promise<string[]> =>
    (await reader.all(findImports, siteId)).map(({ import_id: id }) => id),

  /**
   * Removes a site's rows from every table, a few per transaction, and the site itself last. A table that
   * others refer to comes after them.
   */
  removeAll: async (
    database: Database,
    tables: readonly SiteTable[],
    siteId: string,
    chunk: number,
  ): Promise<void> => {
    const isSite = ({ name }: SiteTable): boolean => name === 'sites'
    let waiting = tables.filter((table) => !isSite(table))
    waiting.sort((one, other) => Number(FIRST.includes(other.name)) - Number(FIRST.includes(one.name)))
    while (waiting.length > 0) {
      const named: SiteTable[] = []
      for (const table of waiting) if (!(await removeRows(database, table, siteId, chunk))) named.push(table)
      if (named.length === waiting.length)
        throw new Error(`Rows of ${named.map(({ name }) => name).join(', ')} can't be removed`)
      waiting = named
    }
    for (const table of tables.filter(isSite)) await removeRows(database, table, siteId, chunk)
  },
}

/** @returns false if rows of other tables refer to these */
const removeRows = async (
  database: Database,
  { name, key }: SiteTable,
  siteId: string,
  chunk: number,
): Promise<boolean> => {
  const columns = key.join(', ')
  const remove = composedStatement(
    `DELETE FROM ${name} WHERE (${columns}) IN
       (SELECT ${columns} FROM ${name} WHERE site_id = ? LIMIT CAST(? AS BIGINT))`,
  )
  try {
    while ((await database.transaction((tx) => tx.run(remove, siteId, chunk))) > 0);
    return true
  } catch (error) {
    if (error instanceof ConstraintViolation && error.kind === 'foreign-key') return false
    throw error
  }
}
