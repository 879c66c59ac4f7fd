import Sqlite from 'better-sqlite3'

/** How long to wait for another process that is opening the file, or folding the log into it. */
const OPEN_MS = 5000
/** The log is cut back to this size once it has grown larger. */
const LOG_BYTES = 64 * 1024 * 1024
/** How much one transaction can change before pages leave memory and are written more than once. */
const CACHE_BYTES = 64 * 1024 * 1024

/**
 * Opens the connection that writes. Its commits survive this process as soon as COMMIT returns, and the machine once the
 * log is synced; see {@link Log}. SQLite itself syncs only before and after it folds the log into the file.
 */
export const openWriting = (file: string, options: Sqlite.Options = {}): Sqlite.Database => {
  const connection = new Sqlite(file, { ...options, timeout: OPEN_MS })
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = NORMAL')
  connection.pragma('secure_delete = ON') // overwrites deleted data, also in free pages
  connection.pragma('foreign_keys = ON')
  connection.pragma(`journal_size_limit = ${LOG_BYTES}`)
  connection.pragma(`cache_size = ${-CACHE_BYTES / 1024}`)
  connection.pragma('busy_timeout = 0') // SQLite waits by sleeping; `Transactions` asks again without blocking anyone
  return connection
}

/** Opens a connection that sees committed data and can't write. The file must exist. */
export const openReading = (file: string): Sqlite.Database =>
  new Sqlite(file, { readonly: true, timeout: OPEN_MS })
