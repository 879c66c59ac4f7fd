import pg from 'pg'
import type { Database, PostgresSettings, Reader, Transaction } from '../database.ts'
import { DatabaseError } from '../errors.ts'
import { applyMigrations, findPending, type Migration } from '../migration.ts'
import { Scans, scanLimit } from '../scans.ts'
import { transactionLimit } from '../transaction-rules.ts'
import { dialect } from './dialect.ts'
import { postgresError } from './errors.ts'
import { InFlight } from './in-flight.ts'
import { PostgresReader } from './reader.ts'
import { Transactions } from './transactions.ts'
import { types } from './types.ts'

const CONNECTIONS = 10
const SCAN_CONNECTIONS = 2
const CONNECT_MS = 5000
const STATEMENT_MS = 5000
/** Our transactions pause for microseconds; one that pauses this long has lost its process. */
const IDLE_IN_TRANSACTION_MS = 10_000
/** How much longer than the server's own limit to wait before treating the connection as lost. */
const NETWORK_MS = 2000

/** Opens a pool for the server, one for its scans, and one for the replica if there is one. */
export const openPostgres = async (settings: PostgresSettings): Promise<Database> => {
  const pool = openPool(settings.databaseUrl, settings)
  const replicaPool = settings.databaseReadUrl ? openPool(settings.databaseReadUrl, settings) : undefined
  const database = new PostgresDatabase(pool, replicaPool, settings)
  try {
    await requireUtf8(pool)
  } catch (error) {
    await database.close()
    throw postgresError(error)
  }
  return database
}

const openPool = (connectionString: string, settings: PostgresSettings): pg.Pool =>
  listened(settings, {
    connectionString,
    max: settings.maxConnections ?? CONNECTIONS,
    ...timeLimits(settings.statementTimeoutMs ?? STATEMENT_MS),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  })

/** Separate connections for scans, so they never take those that short reads and transactions need. */
const openScanPool = (settings: PostgresSettings, atOnce: number): pg.Pool =>
  listened(settings, {
    connectionString: settings.databaseUrl,
    max: atOnce,
    ...timeLimits(scanLimit(settings.scans)),
  })

const timeLimits = (statementMs: number) => ({
  statement_timeout: statementMs,
  query_timeout: statementMs + NETWORK_MS,
})

/** One connection for migrations, without time limits. */
const openPatientPool = (settings: PostgresSettings): pg.Pool =>
  listened(settings, { connectionString: settings.databaseUrl, max: 1 })

const listened = (settings: PostgresSettings, config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    ...config,
    types,
    connectionTimeoutMillis: settings.connectTimeoutMs ?? CONNECT_MS,
    keepAlive: true,
    application_name: 'vitrine',
  })
  pool.on('error', (error) => settings.onIdleError?.(error))
  pool.on('connect', (client) => client.on('error', () => {})) // the query reports it; without a listener Node would exit
  return pool
}

/** Other encodings would sort text by other bytes. */
const requireUtf8 = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ encoding: string }>(
    "SELECT current_setting('server_encoding') AS encoding",
  )
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8') {
    throw new DatabaseError(`The database uses the encoding ${encoding}; create one with ENCODING 'UTF8'.`)
  }
}

class PostgresDatabase extends PostgresReader implements Database {
  readonly engine = 'postgres'
  readonly replica: Reader
  readonly scans: Scans
  readonly #pools: readonly pg.Pool[]
  readonly #scanPool: pg.Pool
  readonly #transactions: Transactions
  readonly #inFlight: InFlight
  readonly #settings: PostgresSettings
  #closed: Promise<void> | undefined

  constructor(pool: pg.Pool, replicaPool: pg.Pool | undefined, settings: PostgresSettings) {
    const transactions = new Transactions(pool, transactionLimit(settings))
    const inFlight = new InFlight()
    super(pool, transactions, inFlight)
    this.replica = replicaPool ? new PostgresReader(replicaPool, transactions, inFlight) : this
    const atOnce = settings.scans?.atOnce ?? SCAN_CONNECTIONS
    this.#scanPool = openScanPool(settings, atOnce)
    const scanReader = new PostgresReader(this.#scanPool, transactions, new InFlight()) // their queue counts them
    this.scans = new Scans(scanReader, atOnce, settings.scans, transactions)
    this.#pools = replicaPool ? [pool, replicaPool] : [pool]
    this.#transactions = transactions
    this.#inFlight = inFlight
    this.#settings = settings
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inFlight.track(() => this.#transactions.run(work))
  }

  async migrate(migrations: readonly Migration[]): Promise<string[]> {
    const pool = openPatientPool(this.#settings)
    const transactions = new Transactions(pool, Infinity)
    try {
      return await applyMigrations(migrations, dialect, this, (work) => transactions.run(work))
    } finally {
      await pool.end()
    }
  }

  pendingMigrations(migrations: readonly Migration[]): Promise<string[]> {
    return findPending(migrations, dialect, this)
  }

  changeMark(): undefined {
    return undefined
  }

  async healthy(): Promise<boolean> {
    try {
      await Promise.all(this.#pools.map((pool) => pool.query('SELECT 1')))
      return true
    } catch {
      return false
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    await Promise.all([this.#inFlight.close(), this.scans.close()])
    await Promise.all([...this.#pools, this.#scanPool].map((pool) => pool.end()))
  }
}
