import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Transaction } from '../database.ts'
import { DatabaseUnavailable, TransactionConflict } from '../errors.ts'
import { nestedTransaction, TransactionRules } from '../transaction-rules.ts'
import { needsNewConnection, postgresError } from './errors.ts'
import { Insides } from './insides.ts'
import { PostgresTransaction } from './transaction.ts'

/** How many times a callback may run if its transaction meets a deadlock or serialization failure. */
const ATTEMPTS = 8
const FIRST_PAUSE_MS = 5

/** Runs transactions, READ COMMITTED, each on its own connection. */
export class Transactions {
  readonly #pool: pg.Pool
  readonly #limitMs: number
  readonly #insides = new Insides()

  constructor(pool: pg.Pool, limitMs: number) {
    this.#pool = pool
    this.#limitMs = limitMs
  }

  /** Whether the caller runs inside the callback of an open transaction. */
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
      rules.leave() // the trip to the server and back isn't the callback's pause
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

/** If the connection is lost here, the server may or may not have committed. */
const commit = async (client: pg.PoolClient): Promise<void> => {
  try {
    await send(client, 'COMMIT')
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error instanceof TransactionConflict) throw error
    throw new DatabaseUnavailable("The server didn't confirm the commit.", {
      cause: error,
      outcome: 'unknown',
    })
  }
}

/** Returns whether the connection is as it was before the transaction. */
const rollBack = (client: pg.PoolClient): Promise<boolean> =>
  send(client, 'ROLLBACK').then(
    () => true,
    () => false, // the error that made the transaction fail is reported instead
  )

/** Rejects when the server hangs up while `work` awaits something other than its statements. */
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
