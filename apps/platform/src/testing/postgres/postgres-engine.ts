import { randomUUID } from 'node:crypto'
import { createTemplates } from '../templates.ts'
import { openTestDatabase, PATIENT, type TestEngine } from '../test-engine.ts'
import { command, connected } from './postgres-command.ts'
import { type Pristine, readPristine, restorePristine } from './postgres-reuse.ts'

/** Waits until each connection is closed. */
const HANG_UP = 'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1'

interface Template {
  readonly name: string
  readonly pristine: Pristine
  /** Emptied databases that wait for a test. */
  readonly free: string[]
}

const SHARED = { maxConnections: 8, statementTimeoutMs: 30_000, connectTimeoutMs: 30_000 }

/**
 * PostgreSQL, with a separate database per test on one server.
 * @param serverUrl - of a user who may create databases
 * @param prefix - of the databases' names
 */
export const postgresEngine = (serverUrl: string, prefix = 'test'): TestEngine => {
  const newName = () => `${prefix}_${randomUUID().replaceAll('-', '')}`
  const settingsOf = (name: string) => {
    const databaseUrl = new URL(serverUrl)
    databaseUrl.pathname = `/${name}`
    return { ...PATIENT, ...SHARED, databaseUrl: databaseUrl.href }
  }
  const drop = (name: string) => command(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  /** Under a new name, so a program that outlives its test can't write to it. */
  const keep = async (usedName: string, { pristine, free }: Template) => {
    const name = newName()
    await connected(serverUrl, async (client) => {
      // Otherwise such a program connects again before the new name is given.
      await client.query(`ALTER DATABASE ${usedName} ALLOW_CONNECTIONS false`)
      await client.query(HANG_UP, [usedName])
      await client.query(`ALTER DATABASE ${usedName} RENAME TO ${name}`)
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
    })
    if (await restorePristine(settingsOf(name).databaseUrl, pristine)) free.push(name)
    else await drop(name)
  }
  const templateFor = createTemplates(async (migrations): Promise<Template> => {
    const name = newName()
    await command(serverUrl, `CREATE DATABASE ${name}`)
    // A template can't be copied while anyone is connected to it.
    await (await openTestDatabase(settingsOf(name), migrations, async () => {})).dispose()
    return { name, pristine: await readPristine(settingsOf(name).databaseUrl), free: [] }
  })
  return {
    name: 'PostgreSQL',
    open: async (migrations = [], options = {}) => {
      const template = await templateFor(migrations)
      const kept = template?.free.pop()
      const name = kept ?? newName()
      if (!kept) await command(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template?.name ?? 'template1'}`)
      const remove = () => (template ? keep(name, template) : drop(name))
      return openTestDatabase({ ...settingsOf(name), ...options }, migrations, remove)
    },
  }
}

/**
 * PostgreSQL in a schema that stays, for data that takes long to fill in.
 * @param schema - created if missing
 * @param defaults - development, with long timeouts for a busy machine
 */
export const keptPostgresEngine = (serverUrl: string, schema: string, defaults = PATIENT): TestEngine => ({
  name: 'PostgreSQL',
  open: async (migrations = [], options = {}) => {
    await command(serverUrl, `CREATE SCHEMA IF NOT EXISTS ${schema}`)
    const databaseUrl = new URL(serverUrl)
    databaseUrl.searchParams.set('options', `-c search_path=${schema}`)
    const settings = { ...defaults, ...options, ...SHARED, databaseUrl: databaseUrl.href }
    return openTestDatabase(settings, migrations, async () => {})
  },
})
