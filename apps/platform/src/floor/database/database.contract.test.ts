import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import { addThing, findCount, thingsMigration } from '../../testing/things.ts'
import type { Database, Value } from './database.ts'
import { DatabaseError, DatabaseUnavailable, InvalidValue } from './errors.ts'
import { composedStatement, placeholders, statement } from './statements/statement.ts'

interface Thing {
  thing_id: string
  count: number
  weight: number | null
  label: string | null
  body: Uint8Array | null
}

const addWhole = statement('INSERT INTO things (thing_id, count, weight, label, body) VALUES (?, ?, ?, ?, ?)')
const findWhole = statement<Thing>(
  'SELECT thing_id, count, weight, label, body FROM things WHERE thing_id = ?',
)
const addWord = statement<{ seq: number }>('INSERT INTO words (word) VALUES (?) RETURNING seq')
const listWords = statement<{ word: string }>('SELECT word FROM words ORDER BY word')

for (const engine of ENGINES) {
  describe(`the database on ${engine.name}`, () => {
    let test: TestDatabase
    let database: Database

    beforeAll(async () => {
      test = await engine.open([thingsMigration])
      database = test.database
    })
    afterAll(() => test.dispose())

    const write = (...values: Value[]) => database.transaction((tx) => tx.run(addWhole, ...values))

    it('has a change mark that stays the same without commits and changes with each commit', async () => {
      const before = database.changeMark()
      expect(database.changeMark()).toBe(before)
      await write('marked', 1, null, null, null)
      if (database.engine === 'sqlite') expect(database.changeMark()).not.toBe(before)
      else expect([before, database.changeMark()]).toEqual([undefined, undefined])
    })

    describe('reading', () => {
      it('returns undefined or no rows if nothing matches', async () => {
        expect(await database.first(findCount, 'nothing')).toBeUndefined()
        expect(await database.all(findCount, 'nothing')).toEqual([])
      })

      it('ignores question marks in quotes and comments', async () => {
        const curious = statement<{ text: string; named: number }>(
          `SELECT 'it''s ?' AS text, count AS "named" /* ? */ FROM things -- ?
           WHERE thing_id = ? AND thing_id <> '?'`,
        )
        await write('curious', 3, null, null, null)
        expect(await database.first(curious, 'curious')).toEqual({ text: "it's ?", named: 3 })
      })

      it('returns booleans as 0 and 1, counts and sums as numbers', async () => {
        const facts = statement<Record<string, number>>(
          `SELECT EXISTS (SELECT 1 FROM things) AS yes, 1 = 2 AS no, count(*) AS counted,
             sum(count) AS summed, max(count) AS most FROM things WHERE thing_id = ?`,
        )
        await write('facts', 7, null, null, null)
        expect(await database.first(facts, 'facts')).toEqual({
          yes: 1,
          no: 0,
          counted: 1,
          summed: 7,
          most: 7,
        })
      })

      it('finds rows with a list composed at run time', async () => {
        for (const id of ['one', 'two', 'three']) await write(id, 0, null, null, null)
        const ids = ['one', 'three', 'four']
        const text = `SELECT thing_id FROM things WHERE thing_id IN (${placeholders(ids.length)}) ORDER BY thing_id`
        expect(await database.all(composedStatement(text), ...ids)).toEqual([
          { thing_id: 'one' },
          { thing_id: 'three' },
        ])
      })

      it("can't write outside a transaction", async () => {
        const insert = composedStatement<never>("INSERT INTO words (word) VALUES ('smuggled')")
        await expect(database.all(insert)).rejects.toThrow(DatabaseError)
        await expect(database.all(addWord, 'smuggled')).rejects.toThrow(DatabaseError)
        await expect(database.first(addWord, 'smuggled')).rejects.toThrow(DatabaseError)
        expect(await database.all(listWords)).toEqual([])
      })

      it('reports invalid SQL without showing it', async () => {
        const wrong = statement('SELECT secret FROM nowhere')
        const error: unknown = await database.all(wrong).catch((thrown) => thrown)
        expect(error).toBeInstanceOf(DatabaseError)
        expect(error).toMatchObject({
          statement: wrong.text,
          message: expect.not.stringMatching(/secret|nowhere/),
        })
      })

      it('rejects too few and too many values', async () => {
        await expect(database.all(findCount)).rejects.toThrow()
        await expect(database.all(findCount, 'a', 'b')).rejects.toThrow()
      })
    })

    describe('values', () => {
      it.each(['', "it's", '¿qué?', '漢字', '👩‍🚀', 'line\nbreak\ttab', ' padded '])(
        'stores the text %j unchanged',
        async (text) => {
          await write(`text ${text}`, 0, null, text, null)
          expect(await database.first(findWhole, `text ${text}`)).toMatchObject({ label: text })
        },
      )

      it.each([0, 1, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER, 5n, BigInt(Number.MAX_SAFE_INTEGER)])(
        'stores the integer %s unchanged',
        async (integer) => {
          await write(`integer ${typeof integer} ${integer}`, integer, null, null, null)
          const found = await database.first(findWhole, `integer ${typeof integer} ${integer}`)
          expect(found?.count).toBe(Number(integer))
        },
      )

      it.each([0.1, -1.5, 1e-7, 3])('stores the number %s unchanged', async (number) => {
        await write(`number ${number}`, 0, number, null, null)
        expect(await database.first(findWhole, `number ${number}`)).toMatchObject({ weight: number })
      })

      it('stores null as null', async () => {
        await write('null', 0, null, null, null)
        expect(await database.first(findWhole, 'null')).toEqual({
          thing_id: 'null',
          count: 0,
          weight: null,
          label: null,
          body: null,
        })
      })

      it.each([
        ['every byte', Uint8Array.from({ length: 256 }, (_, byte) => byte)],
        ['no byte', new Uint8Array()],
        ['a window into a longer buffer', new Uint8Array([9, 1, 2, 9]).subarray(1, 3)],
        ['a Buffer', Buffer.from('{"name":"Çay"}')],
      ])('stores %s unchanged', async (name, bytes) => {
        await write(name, 0, null, null, bytes)
        const found = await database.first(findWhole, name)
        expect(found?.body).toBeInstanceOf(Uint8Array)
        expect(Buffer.from(found?.body ?? [])).toEqual(Buffer.from(bytes))
      })

      const wrongs: [string, unknown][] = [
        ['NUL in text', 'a\0b'],
        ['an integer beyond 2^53', 2 ** 53],
        ['a bigint beyond 2^53', 2n ** 53n],
        ['not a number', Number.NaN],
        ['infinity', Number.POSITIVE_INFINITY],
        ['undefined', undefined],
        ['a truth value', true],
        ['a date', new Date(0)],
      ]
      it.each(wrongs)('rejects %s in reads and writes', async (_name, wrong) => {
        const value = wrong as Value // what an untyped caller could send
        await expect(database.first(findCount, value)).rejects.toThrow(InvalidValue)
        await expect(write('wrong', value, null, null, null)).rejects.toThrow(InvalidValue)
        expect(await database.first(findCount, 'wrong')).toBeUndefined()
      })
    })

    describe('text in order', () => {
      it('compares bytes: capitals, small letters, letters with marks, emoji', async () => {
        const words = ['é', 'a', 'Z', 'z', '👑', 'A', 'ｚ', '-', 'ab', 'a b']
        await database.transaction(async (tx) => {
          for (const word of words) await tx.first(addWord, word)
        })
        const sorted = [...words].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
        expect((await database.all(listWords)).map((row) => row.word)).toEqual(sorted)
        expect(sorted).toEqual(['-', 'A', 'Z', 'a', 'a b', 'ab', 'z', 'é', 'ｚ', '👑'])
      })

      it('finds a prefix as a range', async () => {
        const range = statement<{ word: string }>(
          'SELECT word FROM words WHERE word >= ? AND word < ? ORDER BY word',
        )
        expect(await database.all(range, 'a', 'b')).toEqual([{ word: 'a' }, { word: 'a b' }, { word: 'ab' }])
      })
    })

    describe('writing', () => {
      it('returns the rows of RETURNING', async () => {
        const [first, second] = await database.transaction(async (tx) => [
          await tx.first(addWord, 'first'),
          await tx.first(addWord, 'second'),
        ])
        expect(second?.seq).toBeGreaterThan(first?.seq ?? Number.POSITIVE_INFINITY)
      })

      it('adds or updates with ON CONFLICT', async () => {
        const put = statement<{ count: number }>(
          `INSERT INTO things (thing_id, count) VALUES (?, ?)
           ON CONFLICT (thing_id) DO UPDATE SET count = things.count + excluded.count RETURNING count`,
        )
        expect(await database.transaction((tx) => tx.first(put, 'upsert', 2))).toEqual({ count: 2 })
        expect(await database.transaction((tx) => tx.first(put, 'upsert', 3))).toEqual({ count: 5 })
      })

      it('returns how many rows it changed', async () => {
        const ignore = statement('INSERT INTO things (thing_id) VALUES (?) ON CONFLICT DO NOTHING')
        const raise = statement("UPDATE things SET count = count WHERE thing_id IN ('few', 'many')")
        const changes = await database.transaction(async (tx) => [
          await tx.run(addThing, 'few', 1),
          await tx.run(ignore, 'few'),
          await tx.run(ignore, 'many'),
          await tx.run(raise),
        ])
        expect(changes).toEqual([1, 0, 1, 2])
      })
    })
  })

  describe(`closing the database on ${engine.name}`, () => {
    it('lets accepted transactions finish and accepts no more', async () => {
      await using test = await engine.open([thingsMigration])
      const { database } = test
      expect(await database.healthy()).toBe(true)
      const accepted = database.transaction((tx) => tx.run(addThing, 'last', 1))
      const closed = database.close()
      expect(await accepted).toBe(1)
      await closed
      expect(await database.healthy()).toBe(false)
      await expect(database.first(findCount, 'last')).rejects.toThrow(DatabaseUnavailable)
      await expect(database.transaction((tx) => tx.run(addThing, 'later', 1))).rejects.toThrow(
        DatabaseUnavailable,
      )
    })
  })
}
