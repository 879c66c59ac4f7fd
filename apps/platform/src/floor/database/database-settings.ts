import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import type { DatabaseSettings } from './database.ts'

/** Development alone: where a transaction counts as held open. A busy laptop may take its time over a large cart. */
const TRANSACTION_LIMIT_MS = 1000

/** Says which database the settings mean. */
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
