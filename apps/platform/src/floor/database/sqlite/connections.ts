import Sqlite from 'better-sqlite3'

/** How long to wait for another process that opens the file too, or folds the log into it. */
const OPEN_MS = 5000
/** To which the log is cut back once it has grown beyond it. */
const LOG_BYTES = 64 * 1024 * 1024
/** What one transaction may change before pages leave memory, and are written more than once. */
const CACHE_BYTES = 64 * 1024 * 1024

/** Opens the connection whose commits are durable: COMMIT returns when the log is synced. */
export const openWriting = (file: string, options: Sqlite.Options = {}): Sqlite.Database => {
  const connection = new Sqlite(file, { ...options, timeout: OPEN_MS })
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('secure_delete = ON') // what is deleted is overwritten, in pages that are free as well
  connection.pragma('foreign_keys = ON')
  connection.pragma(`journal_size_limit = ${LOG_BYTES}`)
  connection.pragma(`cache_size = ${-CACHE_BYTES / 1024}`)
  connection.pragma('busy_timeout = 0') // SQLite waits by sleeping; `Transactions` asks again and blocks nobody
  return connection
}

/** Opens a connection that sees what is committed and cannot write. The file must be there. */
export const openReading = (file: string): Sqlite.Database =>
  new Sqlite(file, { readonly: true, timeout: OPEN_MS })
