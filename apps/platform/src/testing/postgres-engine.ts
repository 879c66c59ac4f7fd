import { randomUUID } from 'node:crypto'
import { command } from './postgres-command.ts'
import { createTemplates } from './templates.ts'
import { openTestDatabase, PATIENT, type TestEngine } from './test-engine.ts'

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
  const templateFor = createTemplates(async (migrations) => {
    const name = newName()
    await command(serverUrl, `CREATE DATABASE ${name}`)
    // A template can't be copied while anyone is connected to it.
    await (await openTestDatabase(settingsOf(name), migrations, async () => {})).dispose()
    return name
  })
  return {
    name: 'PostgreSQL',
    open: async (migrations = [], options = {}) => {
      const name = newName()
      const template = (await templateFor(migrations)) ?? 'template1'
      await command(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
      const remove = () => command(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
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
