import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Transaction } from '../database.ts'
import { DatabaseUnavailable, TransactionConflict } from '../errors.ts'
import { nestedTransaction, TransactionRules } from '../transaction-rules.ts'
import { needsNewConnection, postgresError } from './errors.ts'
import { Insides } from './insides.ts'
import { PostgresTransaction } from './transaction.ts'

/** How often a callback is called at most when its transaction meets a deadlock or a serialization failure. */
const ATTEMPTS = 8
const FIRST_PAUSE_MS = 5

/** Carries out transactions, READ COMMITTED, each on a connection of its own. */
export class Transactions {
  readonly #pool: pg.Pool
  readonly #limitMs: number
  readonly #insides = new Insides()

  constructor(pool: pg.Pool, limitMs: number) {
    this.#pool = pool
    this.#limitMs = limitMs
  }

  /** Whether the caller is, or was called by, a callback whose transaction is open. */
  get isInside(): boolean {
    return this.#insides.has
  }

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (this.isInside) throw nestedTransaction()
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(work)
      } catch (error) {
        if (!(error instanceof TransactionConflict) || attempt === ATTEMPTS) throw error
        await delay(Math.random() * FIRST_PAUSE_MS * 2 ** attempt)
      }
    }
  }

  async #attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.#connect()
    const rules = new TransactionRules(this.#limitMs)
    const tx = new PostgresTransaction(client, rules)
    let isReusable = false
    try {
      await send(client, 'BEGIN')
      rules.leave() // the way to the server and back is no pause of the callback
      const result = await orConnectionLost(
        client,
        this.#insides.enter(rules, () => work(tx)),
      )
      await tx.settle()
      rules.finish()
      rules.end()
      await commit(client)
      isReusable = true
      return result
    } catch (error) {
      rules.end()
      await tx.settle()
      const isLost = needsNewConnection(rules.failure) || needsNewConnection(error)
      isReusable = !isLost && (await rollBack(client))
      throw rules.failure instanceof TransactionConflict ? rules.failure : error
    } finally {
      this.#insides.leave(rules)
      client.release(!isReusable)
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw postgresError(error)
    }
  }
}

const send = async (client: pg.PoolClient, text: string): Promise<void> => {
  try {
    await client.query(text)
  } catch (error) {
    throw postgresError(error, text)
  }
}

/** A connection lost here leaves open whether the server had committed. */
const commit = async (client: pg.PoolClient): Promise<void> => {
  try {
    await send(client, 'COMMIT')
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error instanceof TransactionConflict) throw error
    throw new DatabaseUnavailable('The commit was not answered.', { cause: error, outcome: 'unknown' })
  }
}

/** Tells whether the connection is as it was before the transaction. */
const rollBack = (client: pg.PoolClient): Promise<boolean> =>
  send(client, 'ROLLBACK').then(
    () => true,
    () => false, // what made the transaction fail is told instead
  )

/** Rejects when the server hangs up while `work` awaits something that is none of its statements. */
const orConnectionLost = async <T>(client: pg.PoolClient, work: Promise<T>): Promise<T> => {
  let onError: (error: Error) => void = () => {}
  const lost = new Promise<never>((_, reject) => {
    onError = (error) => reject(postgresError(error))
  })
  client.once('error', onError)
  try {
    return await Promise.race([work, lost])
  } finally {
    client.removeListener('error', onError)
  }
}
