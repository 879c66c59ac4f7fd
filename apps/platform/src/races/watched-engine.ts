import type { DatabaseSettings } from '../floor/database/database.ts'
import type { TestEngine } from '../testing/engines.ts'

/** An engine that says how others can open the database it opened last. */
export interface WatchedEngine extends TestEngine {
  settings(): DatabaseSettings
  /** The address of a database on a server. */
  databaseUrl(): string
}

export const watched = (engine: TestEngine): WatchedEngine => {
  let settings: DatabaseSettings | undefined
  const known = (): DatabaseSettings => {
    if (!settings) throw new Error('No database was opened')
    return settings
  }
  return {
    name: engine.name,
    open: async (...given) => {
      const test = await engine.open(...given)
      settings = test.settings
      return test
    },
    settings: known,
    databaseUrl: () => {
      const opened = known()
      if (!('databaseUrl' in opened)) throw new Error('This database is a file')
      return opened.databaseUrl
    },
  }
}
