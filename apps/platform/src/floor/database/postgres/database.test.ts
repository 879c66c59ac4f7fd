import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES, type TestDatabase } from '../../../testing/engines.ts'
import { addThing, findCount, increment, thingsMigrations } from '../../../testing/things.ts'
import { type Database, openDatabase, type PostgresSettings, type Transaction } from '../database.ts'
import { DatabaseError, DatabaseUnavailable, TransactionMisuse } from '../errors.ts'
import { composedStatement, statement } from '../statements/statement.ts'
import { openNetwork } from './silent-network.ts'

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')
const whoAmI = statement<{ pid: number }>('SELECT pg_backend_pid() AS pid')
const hangUp = statement('SELECT pg_terminate_backend(CAST(? AS INTEGER))')
const sleep = statement('SELECT pg_sleep(CAST(? AS DOUBLE PRECISION))')
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no failure',
    (error) => error,
  )

describe.skipIf(!engine)('PostgreSQL', () => {
  let test: TestDatabase
  let database: Database
  let other: Database

  beforeEach(async () => {
    if (!engine) return
    test = await engine.open(thingsMigrations, { development: false })
    database = test.database
    other = await openDatabase(test.settings)
  })
  afterEach(async () => {
    await other.close()
    await test.dispose()
  })

  const settings = (changed: Partial<PostgresSettings>): PostgresSettings => {
    if (!('databaseUrl' in test.settings)) throw new Error('This is not PostgreSQL.')
    return { ...test.settings, ...changed }
  }
  const pidOf = async (tx: Transaction) => (await tx.first(whoAmI))?.pid ?? 0

  describe('a deadlock', () => {
    it('is repeated until both transactions have finished', async () => {
      await database.transaction((tx) => tx.run(addThing, 'left', 0))
      await database.transaction((tx) => tx.run(addThing, 'right', 0))
      let calls = 0
      let arrived = 0
      const both = async (tx: Transaction, first: string, second: string) => {
        calls++
        await tx.run(increment, first)
        arrived++
        while (arrived < 2) await delay(1) // each locks one row before it asks for the other's
        await tx.run(increment, second)
      }
      await Promise.all([
        database.transaction((tx) => both(tx, 'left', 'right')),
        database.transaction((tx) => both(tx, 'right', 'left')),
      ])
      expect(calls).toBeGreaterThan(2)
      expect(await database.first(findCount, 'left')).toEqual({ count: 2 })
      expect(await database.first(findCount, 'right')).toEqual({ count: 2 })
    })

    it('is repeated even if the callback wraps it in its own error', async () => {
      await database.transaction((tx) => tx.run(addThing, 'left', 0))
      await database.transaction((tx) => tx.run(addThing, 'right', 0))
      let arrived = 0
      const both = async (tx: Transaction, first: string, second: string) => {
        await tx.run(increment, first)
        arrived++
        while (arrived < 2) await delay(1)
        await tx.run(increment, second).catch(() => {
          throw new Error('something went wrong')
        })
      }
      await Promise.all([
        database.transaction((tx) => both(tx, 'left', 'right')),
        database.transaction((tx) => both(tx, 'right', 'left')),
      ])
      expect(await database.first(findCount, 'left')).toEqual({ count: 2 })
    })
  })

  describe('a lost connection', () => {
    it('fails the running statement with a retryable error, and the next transaction gets a new connection', async () => {
      const failure = await failureOf(
        database.transaction(async (tx) => {
          await tx.run(addThing, 'lost', 1)
          const pid = await pidOf(tx)
          await Promise.all([
            other.all(composedStatement(`SELECT pg_terminate_backend(${pid})`)),
            tx.all(sleep, 10),
          ])
        }),
      )
      expect(failure).toBeInstanceOf(DatabaseUnavailable)
      expect(failure).toMatchObject({ retryable: true, outcome: 'nothing-written' })
      await database.transaction((tx) => tx.run(addThing, 'next', 1))
      expect(await database.first(findCount, 'lost')).toBeUndefined()
    })

    it('fails a transaction whose callback waits for something that never comes', async () => {
      const stuck = database.transaction(async (tx) => {
        await other.all(hangUp, await pidOf(tx))
        await new Promise(() => {})
      })
      expect(await failureOf(stuck)).toBeInstanceOf(DatabaseUnavailable)
    })

    it('is replaced silently if it isn’t in use', async () => {
      const told: Error[] = []
      const watched = await openDatabase(
        settings({ maxConnections: 1, onIdleError: (error) => told.push(error) }),
      )
      const before = await watched.first(whoAmI)
      await other.all(hangUp, before?.pid ?? 0)
      while (told.length === 0) await delay(5)
      const after = await watched.first(whoAmI)
      expect(after?.pid).not.toBe(before?.pid)
      await watched.close()
    })

    it('during the commit leaves open whether it was written', async () => {
      const deferred = composedStatement(
        `CREATE CONSTRAINT TRIGGER things_hang_up AFTER INSERT ON things DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW EXECUTE FUNCTION hang_up()`,
      )
      await database.transaction(async (tx) => {
        await tx.run(
          composedStatement(
            `CREATE FUNCTION hang_up() RETURNS trigger LANGUAGE plpgsql AS
             'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END'`,
          ),
        )
        await tx.run(deferred)
      })
      const failure = await failureOf(database.transaction((tx) => tx.run(addThing, 'who knows', 1)))
      expect(failure).toBeInstanceOf(DatabaseUnavailable)
      expect(failure).toMatchObject({ outcome: 'unknown' })
    })
  })

  describe('limits', () => {
    it('stops a statement that takes too long', async () => {
      const hasty = await openDatabase(settings({ statementTimeoutMs: 50 }))
      expect(await failureOf(hasty.all(sleep, 5))).toBeInstanceOf(DatabaseUnavailable)
      expect(await failureOf(hasty.transaction((tx) => tx.all(sleep, 5)))).toBeInstanceOf(DatabaseUnavailable)
      await hasty.close()
    })

    it('stops waiting for a connection', async () => {
      const narrow = await openDatabase(settings({ maxConnections: 1, connectTimeoutMs: 500 }))
      let letGo = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      const holding = narrow.transaction(() => held)
      expect(await failureOf(narrow.first(whoAmI))).toBeInstanceOf(DatabaseUnavailable)
      letGo()
      await holding
      await narrow.close()
    })

    it('gives up on a server that falls silent', async () => {
      await using network = await openNetwork(settings({}).databaseUrl)
      const remote = await openDatabase(settings({ databaseUrl: network.url, statementTimeoutMs: 100 }))
      const failure = await failureOf(
        remote.transaction(async (tx) => {
          await tx.run(addThing, 'unheard', 1)
          network.fallSilent()
          await tx.run(addThing, 'unheard too', 1)
        }),
      )
      expect(failure).toBeInstanceOf(DatabaseUnavailable)
      await remote.close()
      expect(await database.first(findCount, 'unheard')).toBeUndefined()
    })

    it('fails to open if there is no answer', async () => {
      const closed = openDatabase({ databaseUrl: 'postgresql://shop@127.0.0.1:1/shop' })
      expect(await failureOf(closed)).toBeInstanceOf(DatabaseUnavailable)
    })

    it("returns no integer that a number can't represent", async () => {
      const tooLarge = composedStatement<{ n: number }>('SELECT 9007199254740993 AS n')
      await expect(database.first(tooLarge)).rejects.toThrow(DatabaseError)
    })
  })

  it('keeps working after a table was altered under a prepared statement', async () => {
    const everything = statement<Record<string, unknown>>('SELECT * FROM things')
    const narrow = await openDatabase(settings({ maxConnections: 1 }))
    await narrow.all(everything)
    await other.transaction((tx) => tx.run(composedStatement('ALTER TABLE things ADD COLUMN extra TEXT')))
    expect(await failureOf(narrow.all(everything))).toBeInstanceOf(DatabaseUnavailable)
    expect(await narrow.all(everything)).toEqual([])

    await other.transaction((tx) => tx.run(composedStatement('ALTER TABLE things DROP COLUMN extra')))
    expect(await failureOf(narrow.transaction((tx) => tx.all(everything)))).toBeInstanceOf(
      DatabaseUnavailable,
    )
    expect(await narrow.transaction((tx) => tx.all(everything))).toEqual([])
    await narrow.close()
  })

  it('knows who is inside a transaction, also after others have ended', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const holding = database.transaction(async () => {
      await held
      await database.first(whoAmI)
    })
    await database.transaction((tx) => tx.run(addThing, 'a neighbour', 1))
    expect(await database.first(whoAmI)).toBeDefined()
    letGo()
    await expect(holding).rejects.toThrow(TransactionMisuse)
    await expect(database.transaction(() => database.first(whoAmI))).rejects.toThrow(TransactionMisuse)
    expect(await database.first(whoAmI)).toBeDefined()
  })

  it('sends concurrent statements one after another', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => warnings.push(warning)
    process.on('warning', note)
    await database.transaction((tx) => Promise.all([1, 2, 3].map((id) => tx.run(addThing, String(id), id))))
    await delay(0)
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  it('reads from the replica only on request', async () => {
    if (!engine) return
    await using copy = await engine.open(thingsMigrations)
    await copy.database.transaction((tx) => tx.run(addThing, 'copied', 5))
    const databaseReadUrl = 'databaseUrl' in copy.settings ? copy.settings.databaseUrl : undefined
    const split = await openDatabase(settings({ databaseReadUrl }))
    expect(await split.replica.first(findCount, 'copied')).toEqual({ count: 5 })
    expect(await split.first(findCount, 'copied')).toBeUndefined()
    await split.close()
  })
})
