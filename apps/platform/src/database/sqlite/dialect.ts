import type { SchemaDialect } from '../migration.ts'
import { statement } from '../statement.ts'

export const dialect: SchemaDialect = {
  types: {
    text: 'TEXT', // its collation is BINARY unless another is named
    integer: 'INTEGER',
    real: 'REAL',
    bytes: 'BLOB',
    sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    strict: ' STRICT',
    clustered: ' STRICT, WITHOUT ROWID',
  },
  findMigrationTable: statement(
    "SELECT 1 AS present FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'",
  ),
  lock: [], // BEGIN IMMEDIATE keeps every other writer out, those of other processes too
}
