import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import type { DatabaseSettings } from './database.ts'

/**
 * Development only: how long a transaction may be held open. A busy laptop can take a while over a large
 * cart.
 */
const TRANSACTION_LIMIT_MS = 1000

/** Returns the database the settings name. */
export const databaseSettings = ({
  mode,
  dataDir,
  databaseUrl,
  databaseReadUrl,
}: Settings): DatabaseSettings => {
  const watch = { development: mode === 'development', transactionLimitMs: TRANSACTION_LIMIT_MS }
  return databaseUrl
    ? { databaseUrl, databaseReadUrl, ...watch }
    : { file: join(dataDir, 'vitrine.db'), ...watch }
}
