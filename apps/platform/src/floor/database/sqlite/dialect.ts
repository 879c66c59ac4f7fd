import type { SchemaDialect } from '../migration.ts'
import { statement } from '../statements/statement.ts'

export const dialect: SchemaDialect = {
  types: {
    text: 'TEXT', // its collation is BINARY unless another is named
    integer: 'INTEGER',
    real: 'REAL',
    bytes: 'BLOB',
    sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    strict: ' STRICT',
    clustered: ' STRICT, WITHOUT ROWID',
    // The first ANALYZE creates the table of statistics; what it measures in a small table is removed.
    sizes: (table, index, rows) => [
      'ANALYZE migrations',
      `DELETE FROM sqlite_stat1 WHERE tbl IN ('migrations', '${table}')`,
      `INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('${table}', '${index}', '${rows.join(' ')}')`,
      'ANALYZE sqlite_schema',
    ],
    tableSizes: (table, rowsByIndex) => [
      'ANALYZE migrations',
      `DELETE FROM sqlite_stat1 WHERE tbl IN ('migrations', '${table}')`,
      ...Object.entries(rowsByIndex).map(
        ([index, rows]) =>
          `INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('${table}', '${index}', '${rows.join(' ')}')`,
      ),
      'ANALYZE sqlite_schema',
    ],
  },
  findMigrationTable: statement(
    "SELECT 1 AS present FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'",
  ),
  lock: [], // BEGIN IMMEDIATE locks out every other writer, also in other processes
}
