import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import {
  addOnShelf,
  addThing,
  findCount,
  increment,
  listIds,
  lockCount,
  setCount,
  takeOne,
  thingsMigrations,
} from '../../testing/things.ts'
import { type Database, openDatabase, type Transaction } from './database.ts'
import { ConstraintViolation, TransactionMisuse } from './errors.ts'
import { statement } from './statements/statement.ts'

const clear = statement('DELETE FROM things')
const addLabelled = statement('INSERT INTO things (thing_id, label, weight) VALUES (?, ?, ?)')
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

for (const engine of ENGINES) {
  describe(`a transaction on ${engine.name}`, () => {
    let test: TestDatabase
    let database: Database

    beforeAll(async () => {
      test = await engine.open(thingsMigrations)
      database = test.database
    })
    afterEach(() => database.transaction((tx) => tx.run(clear)))
    afterAll(() => test.dispose())

    const add = (id: string, count = 0) => database.transaction((tx) => tx.run(addThing, id, count))
    const countOf = async (id: string) => (await database.first(findCount, id))?.count

    describe('is all or nothing', () => {
      it('returns what its callback returns, and keeps its writes', async () => {
        expect(
          await database.transaction(async (tx) => ({ added: await tx.run(addThing, 'kept', 4) })),
        ).toEqual({ added: 1 })
        expect(await countOf('kept')).toBe(4)
      })

      it('undoes everything if its callback throws, and passes the error on unchanged', async () => {
        const refusal = new Error('out of stock')
        const work = async (tx: Transaction) => {
          await tx.run(addThing, 'undone', 1)
          throw refusal
        }
        expect(await database.transaction(work).catch((error) => error)).toBe(refusal)
        expect(await countOf('undone')).toBeUndefined()
      })

      it('is rejected if its callback throws synchronously', async () => {
        const work = () => {
          throw new Error('at once')
        }
        await expect(database.transaction(work)).rejects.toThrow('at once')
      })

      it('leaves its neighbours alone if it fails', async () => {
        const outcomes = await Promise.allSettled(
          times(9, (index) =>
            database.transaction(async (tx) => {
              await tx.run(addThing, `neighbour ${index}`, index)
              if (index % 3 === 1) throw new Error(`fails ${index}`)
              return index
            }),
          ),
        )
        expect(outcomes.map((outcome) => outcome.status === 'fulfilled')).toEqual(
          times(9, (i) => i % 3 !== 1),
        )
        const kept = times(9, (index) => index).filter((index) => index % 3 !== 1)
        expect(await database.all(listIds)).toEqual(kept.map((index) => ({ thing_id: `neighbour ${index}` })))
      })
    })

    describe('is isolated', () => {
      it('sees its own writes, which others see after its end', async () => {
        const other = await openDatabase({ ...test.settings, development: false })
        try {
          await database.transaction(async (tx) => {
            await tx.run(addThing, 'hidden', 1)
            expect(await tx.first(findCount, 'hidden')).toEqual({ count: 1 })
            expect(await other.first(findCount, 'hidden')).toBeUndefined()
          })
          expect(await other.first(findCount, 'hidden')).toEqual({ count: 1 })
          expect(await countOf('hidden')).toBe(1)
        } finally {
          await other.close()
        }
      })

      it('loses none of 50 concurrent increments', async () => {
        await add('counter')
        await Promise.all(times(50, () => database.transaction((tx) => tx.run(increment, 'counter'))))
        expect(await countOf('counter')).toBe(50)
      })

      it('loses none of 50 concurrent read-compute-writes under FOR UPDATE', async () => {
        await add('computed')
        const readAndWrite = async (tx: Transaction) => {
          const row = await tx.first(lockCount, 'computed')
          await tx.run(setCount, (row?.count ?? 0) + 1, 'computed')
        }
        await Promise.all(times(50, () => database.transaction(readAndWrite)))
        expect(await countOf('computed')).toBe(50)
      })

      it('never gives away more than there is, with a conditional update', async () => {
        await add('scarce', 7)
        const takes = await Promise.all(
          times(30, () => database.transaction((tx) => tx.run(takeOne, 'scarce'))),
        )
        expect(takes.filter((changed) => changed === 1)).toHaveLength(7)
        expect(await countOf('scarce')).toBe(0)
      })
    })

    describe('names the violated constraint', () => {
      const refusal = async (work: (tx: Transaction) => Promise<unknown>) => {
        const error: unknown = await database.transaction(work).catch((thrown) => thrown)
        expect(error).toBeInstanceOf(ConstraintViolation)
        return error
      }

      it('a primary key, by table and column', async () => {
        await add('twice')
        const error = await refusal((tx) => tx.run(addThing, 'twice', 1))
        expect(error).toMatchObject({ kind: 'unique', table: 'things', columns: ['thing_id'] })
        expect(error).toMatchObject({ message: expect.not.stringMatching(/things|twice/) })
      })

      it('a unique key, by table and columns', async () => {
        const error = await refusal(async (tx) => {
          await tx.run(addLabelled, 'one', 'same', 1)
          await tx.run(addLabelled, 'two', 'same', 1)
        })
        expect(error).toMatchObject({ kind: 'unique', table: 'things', columns: ['label', 'weight'] })
      })

      it("a column that can't be empty", async () => {
        const empty = statement('INSERT INTO things (thing_id, count) VALUES (?, NULL)')
        const error = await refusal((tx) => tx.run(empty, 'empty'))
        expect(error).toMatchObject({ kind: 'not-null', table: 'things', columns: ['count'] })
      })

      it('a check, by its name', async () => {
        const error = await refusal((tx) => tx.run(addThing, 'negative', -1))
        expect(error).toMatchObject({ kind: 'check', constraint: 'things_count' })
      })

      it('a foreign key checked in the commit', async () => {
        const error = await refusal((tx) => tx.run(addOnShelf, 'astray', 'no such shelf'))
        expect(error).toMatchObject({ kind: 'foreign-key' })
        expect(await countOf('astray')).toBeUndefined()
      })
    })

    describe('enforces the rules for its callback', () => {
      it('throws on a nested transaction, which does nothing', async () => {
        const nested = database.transaction(async (tx) => {
          await tx.run(addThing, 'outer', 1)
          await database.transaction((inner) => inner.run(addThing, 'inner', 1))
        })
        await expect(nested).rejects.toThrow(TransactionMisuse)
        expect(await database.all(listIds)).toEqual([])
      })

      it("throws on a nested transaction that isn't awaited", async () => {
        let inner: Promise<unknown> = Promise.resolve()
        await database.transaction(async (tx) => {
          inner = database.transaction((other) => other.run(addThing, 'inner', 1)).catch((error) => error)
          await tx.run(addThing, 'outer', 1)
        })
        expect(await inner).toBeInstanceOf(TransactionMisuse)
        expect(await database.all(listIds)).toEqual([{ thing_id: 'outer' }])
      })

      it('throws on a read that bypasses the transaction', async () => {
        const first = database.transaction(async () => database.first(findCount, 'any'))
        await expect(first).rejects.toThrow(TransactionMisuse)
        const all = database.transaction(async () => database.all(listIds))
        await expect(all).rejects.toThrow(TransactionMisuse)
      })

      it('throws on use after its end', async () => {
        let kept: Transaction | undefined
        await database.transaction(async (tx) => {
          kept = tx
        })
        await expect(kept?.run(addThing, 'late', 1)).rejects.toThrow(TransactionMisuse)
        expect(await countOf('late')).toBeUndefined()
      })

      it("can't continue after a failed statement", async () => {
        await add('there')
        const goesOn = database.transaction(async (tx) => {
          await tx.run(addThing, 'there', 1).catch(() => undefined)
          await tx.run(addThing, 'next', 1)
        })
        await expect(goesOn).rejects.toThrow(TransactionMisuse)
        expect(await countOf('next')).toBeUndefined()
      })

      it("doesn't succeed after catching the error of a statement", async () => {
        await add('there')
        const swallows = database.transaction(async (tx) => {
          await tx.run(addThing, 'before', 1)
          await tx.run(addThing, 'there', 1).catch(() => undefined)
        })
        await expect(swallows).rejects.toThrow(TransactionMisuse)
        expect(await countOf('before')).toBeUndefined()
      })

      it("notices the error of a statement it didn't await", async () => {
        await add('there')
        const careless = database.transaction(async (tx) => {
          tx.run(addThing, 'there', 1).catch(() => undefined)
        })
        await expect(careless).rejects.toThrow(TransactionMisuse)
      })

      it('can request several statements at once, which run in order', async () => {
        const answers = await database.transaction((tx) =>
          Promise.all([
            tx.run(addThing, 'at once', 1),
            tx.run(increment, 'at once'),
            tx.first(findCount, 'at once'),
          ]),
        )
        expect(answers).toEqual([1, 1, { count: 2 }])
      })

      it('runs its callback in the context of its caller', async () => {
        const context = new AsyncLocalStorage<number>()
        const seen = await Promise.all(
          times(5, (index) =>
            context.run(index, () =>
              database.transaction(async (tx) => {
                await tx.run(addThing, `context ${index}`, index)
                return context.getStore()
              }),
            ),
          ),
        )
        expect(seen).toEqual([0, 1, 2, 3, 4])
      })
    })
  })

  /** Far longer than a busy machine takes between two statements. */
  const LIMIT_MS = 500

  describe(`a transaction in development on ${engine.name}`, () => {
    let test: TestDatabase

    beforeEach(async () => {
      test = await engine.open(thingsMigrations, { development: true, transactionLimitMs: LIMIT_MS })
    })
    afterEach(() => test.dispose())

    const burn = (milliseconds: number) => {
      const end = performance.now() + milliseconds
      while (performance.now() < end);
    }

    it('throws after computing for too long', async () => {
      const slow = test.database.transaction(async (tx) => {
        await tx.run(addThing, 'slow', 1)
        burn(1.2 * LIMIT_MS)
      })
      await expect(slow).rejects.toThrow(/held open for \d+ ms/)
      expect(await test.database.first(findCount, 'slow')).toBeUndefined()
    })

    it('throws after waiting too long for a timer', async () => {
      const waiting = test.database.transaction(async (tx) => {
        await delay(1.2 * LIMIT_MS)
        await tx.run(addThing, 'waited', 1)
      })
      await expect(waiting).rejects.toThrow(TransactionMisuse)
      expect(await test.database.first(findCount, 'waited')).toBeUndefined()
    })

    it('ignores what others compute while it begins', async () => {
      await test.database.transaction((tx) => tx.run(addThing, 'first', 1)) // leaves an open connection
      setImmediate(() => burn(1.2 * LIMIT_MS))
      await test.database.transaction((tx) => tx.run(addThing, 'begun late', 1))
      expect(await test.database.first(findCount, 'begun late')).toEqual({ count: 1 })
    })

    it('has no such limit in production', async () => {
      const production = await openDatabase({ ...test.settings, development: false })
      try {
        await production.transaction(async (tx) => {
          burn(1.2 * LIMIT_MS)
          await tx.run(addThing, 'slow', 1)
        })
        expect(await production.first(findCount, 'slow')).toEqual({ count: 1 })
      } finally {
        await production.close()
      }
    })
  })
}
