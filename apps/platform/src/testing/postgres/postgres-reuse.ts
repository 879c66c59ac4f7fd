import type pg from 'pg'
import { connected } from './postgres-command.ts'

/** A migrated database that no test has used yet. */
export interface Pristine {
  readonly schema: string
  /** The rows that its migrations inserted, as JSON, per table. */
  readonly rows: ReadonlyMap<string, string>
}

/** Changes with every table, column, constraint, trigger and function; not with rows. */
const SCHEMA = `SELECT md5(concat(
  (SELECT string_agg(concat(oid, relname), ',' ORDER BY oid) FROM pg_class WHERE oid >= 16384),
  (SELECT string_agg(concat(attrelid, attname, xmin), ',' ORDER BY attrelid, attnum)
    FROM pg_attribute WHERE attrelid >= 16384),
  (SELECT string_agg(concat(oid, xmin), ',' ORDER BY oid) FROM pg_constraint WHERE oid >= 16384),
  (SELECT string_agg(concat(oid, xmin), ',' ORDER BY oid) FROM pg_trigger WHERE oid >= 16384),
  (SELECT string_agg(concat(oid, xmin), ',' ORDER BY oid) FROM pg_proc WHERE oid >= 16384)
)) AS schema`

/** The file of a table that never had a row is empty. */
const USED_TABLES = `SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind = 'r' AND oid >= 16384 AND pg_relation_size(oid) > 0`

const schemaOf = async (client: pg.Client): Promise<string> =>
  (await client.query<{ schema: string }>(SCHEMA)).rows[0]?.schema ?? ''

const usedTables = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>(USED_TABLES)).rows.map(({ name }) => name)

/** Reads what `restorePristine` needs to know. */
export const readPristine = (url: string): Promise<Pristine> =>
  connected(url, async (client) => {
    const rows = new Map<string, string>()
    for (const table of await usedTables(client)) {
      const all = await client.query<{ rows: string | null }>(
        `SELECT json_agg(t)::text AS rows FROM ${table} t`,
      )
      const found = all.rows[0]?.rows
      if (found) rows.set(table, found)
    }
    return { schema: await schemaOf(client), rows }
  })

/**
 * Empties a used database for the next test. Creating one takes ten times as long, because it has more than 700 files.
 * @returns false if a test changed the schema, and the database can't be used again
 */
export const restorePristine = (url: string, pristine: Pristine): Promise<boolean> =>
  connected(url, async (client) => {
    if ((await schemaOf(client)) !== pristine.schema) return false
    const tables = await usedTables(client)
    if (tables.length === 0) return true
    await client.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY CASCADE`)
    for (const [table, rows] of pristine.rows)
      await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
        rows,
      ])
    await client.query('DELETE FROM pg_statistic WHERE starelid >= 16384')
    return true
  })
