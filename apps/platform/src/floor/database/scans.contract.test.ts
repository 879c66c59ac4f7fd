import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import { addThing, findCount, increment, listIds, thingsMigration } from '../../testing/things.ts'
import { type Database, openDatabase, type ScanSettings } from './database.ts'
import {
  DatabaseBusy,
  DatabaseError,
  DatabaseTimeout,
  DatabaseUnavailable,
  InvalidValue,
  TransactionMisuse,
} from './errors.ts'
import { composedStatement, statement, type Value } from './statements/statement.ts'

const addWhole = statement('INSERT INTO things (thing_id, count, weight, label, body) VALUES (?, ?, ?, ?, ?)')
const listWhole = statement<Record<string, unknown>>('SELECT * FROM things ORDER BY thing_id')
const countTo = statement<{ counted: number }>(
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
   SELECT count(*) AS counted FROM numbers`,
)
/** Some hundred milliseconds of work, more than any test waits for. */
const MUCH = 1_000_000
const ENDLESS = 2_000_000_000

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no failure',
    (error) => error,
  )

for (const engine of ENGINES) {
  describe(`scans on ${engine.name}`, () => {
    let test: TestDatabase
    let database: Database

    beforeAll(async () => {
      test = await engine.open([thingsMigration])
      database = test.database
      await database.transaction(async (tx) => {
        await tx.run(addWhole, 'full', 7, 0.5, '漢字', Buffer.from('{"name":"Çay"}'))
        await tx.run(addWhole, 'long', Number.MAX_SAFE_INTEGER, 3, '', new Uint8Array(300_000).fill(1))
        await tx.run(addWhole, 'empty', 0, null, null, null)
      })
    })
    afterAll(() => test.dispose())

    const openWith = (scans: ScanSettings) => openDatabase({ ...test.settings, scans })

    describe('return', () => {
      it('what a normal read returns', async () => {
        const rows = await database.all(listWhole)
        expect(await database.scans.all(listWhole)).toEqual(rows)
        expect(await database.scans.first(listWhole)).toEqual(rows[0])
        expect(rows).toHaveLength(3)
      })

      it('bytes as bytes, and accept them as values', async () => {
        const find = statement<{ body: Uint8Array }>('SELECT body FROM things WHERE body = ?')
        const window = new Uint8Array(Buffer.from('-{"name":"Çay"}-')).subarray(1, -1)
        const found = await database.scans.first(find, window)
        expect(found?.body).toBeInstanceOf(Uint8Array)
        expect(Buffer.from(found?.body ?? [])).toEqual(Buffer.from('{"name":"Çay"}'))
      })

      it('undefined or no rows if nothing matches', async () => {
        expect(await database.scans.first(findCount, 'nothing')).toBeUndefined()
        expect(await database.scans.all(findCount, 'nothing')).toEqual([])
      })

      it('rows for statements composed at run time, also the second time', async () => {
        for (const id of ['full', 'empty']) {
          const found = await database.scans.all(
            composedStatement('SELECT thing_id FROM things WHERE thing_id IN (?, ?)'),
            id,
            'nothing',
          )
          expect(found).toEqual([{ thing_id: id }])
        }
      })

      it('data committed just before', async () => {
        await database.transaction((tx) => tx.run(addThing, 'counter', 0))
        for (const count of times(10, (index) => index + 1)) {
          await database.transaction((tx) => tx.run(increment, 'counter'))
          expect(await database.scans.first(findCount, 'counter')).toEqual({ count })
        }
      })

      it('the right result to each of a hundred at once', async () => {
        const open = await openWith({ waiting: 100 })
        const answers = await Promise.all(times(100, (index) => open.scans.first(countTo, index + 1)))
        expect(answers).toEqual(times(100, (index) => ({ counted: index + 1 })))
        await open.close()
      })
    })

    describe('reject', () => {
      it('to write', async () => {
        const add = statement<{ seq: number }>("INSERT INTO words (word) VALUES ('smuggled') RETURNING seq")
        await expect(database.scans.all(add)).rejects.toThrow(DatabaseError)
        await expect(database.scans.first(add)).rejects.toThrow(DatabaseError)
        expect(await database.all(statement('SELECT word FROM words'))).toEqual([])
      })

      it("a value that can't be stored", async () => {
        await expect(database.scans.first(findCount, 'a\0b')).rejects.toThrow(InvalidValue)
        await expect(database.scans.all(findCount, undefined as unknown as Value)).rejects.toThrow(
          InvalidValue,
        )
      })

      it('a transaction that holds its locks meanwhile', async () => {
        const failure = failureOf(
          database.transaction(async (tx) => {
            await tx.run(addThing, 'misused', 1)
            await database.scans.all(listIds)
          }),
        )
        expect(await failure).toBeInstanceOf(TransactionMisuse)
        expect(await database.first(findCount, 'misused')).toBeUndefined()
      })

      it('invalid SQL without showing it, and carry on', async () => {
        const wrong = statement('SELECT secret FROM nowhere')
        const error = await failureOf(database.scans.all(wrong))
        expect(error).toBeInstanceOf(DatabaseError)
        expect(error).not.toBeInstanceOf(DatabaseUnavailable)
        expect(error).toMatchObject({
          statement: wrong.text,
          message: expect.not.stringMatching(/secret|nowhere/),
        })
        await expect(database.scans.all(findCount)).rejects.toThrow(DatabaseError)
        expect(await database.scans.first(findCount, 'full')).toEqual({ count: 7 })
      })
    })

    describe('under load', () => {
      it('let a read that came later go first', async () => {
        const answered: string[] = []
        await database.scans.first(countTo, 1)
        const scan = database.scans.first(countTo, MUCH).then(() => answered.push('scan'))
        await database.first(findCount, 'full').then(() => answered.push('read'))
        await database.transaction((tx) => tx.run(increment, 'full')).then(() => answered.push('write'))
        await scan
        expect(answered).toEqual(['read', 'write', 'scan'])
      })

      it('are rejected at once when the queue is full, and the queue carries on', async () => {
        const narrow = await openWith({ atOnce: 1, waiting: 2 })
        const answered: string[] = []
        const outcomes = await Promise.all(
          ['first', 'second', 'third', 'fourth'].map(async (name) => {
            const failure = await failureOf(narrow.scans.first(countTo, MUCH / 10))
            answered.push(name)
            return failure
          }),
        )
        expect(outcomes).toEqual(['no failure', 'no failure', 'no failure', expect.any(DatabaseBusy)])
        expect(answered).toEqual(['fourth', 'first', 'second', 'third'])
        expect(await narrow.scans.first(countTo, 2)).toEqual({ counted: 2 })
        await narrow.close()
      })

      it('are stopped after their time limit, and the next one runs', async () => {
        const hasty = await openWith({ atOnce: 1, timeoutMs: 2000 })
        const failure = await failureOf(hasty.scans.first(countTo, ENDLESS))
        expect(failure).toBeInstanceOf(DatabaseTimeout)
        expect(failure).toMatchObject({ retryable: true, statement: countTo.text })
        expect(await hasty.scans.first(countTo, 3)).toEqual({ counted: 3 })
        await hasty.close()
      })
    })

    describe('when the database closes', () => {
      it('finish if they are running, and are rejected if they wait or come later', async () => {
        const closing = await openWith({ atOnce: 1 })
        const running = closing.scans.first(countTo, MUCH)
        const waiting = failureOf(closing.scans.first(countTo, 1))
        const closed = closing.close()
        expect(await waiting).toBeInstanceOf(DatabaseUnavailable)
        expect(await running).toEqual({ counted: MUCH })
        await closed
        expect(await failureOf(closing.scans.first(countTo, 1))).toBeInstanceOf(DatabaseUnavailable)
      })
    })
  })
}
