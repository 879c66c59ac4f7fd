import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addOnShelf, addThing, thingsMigration } from '../../../testing/things.ts'
import type { Transaction } from '../database.ts'
import { ConstraintViolation, DatabaseUnavailable, TransactionMisuse } from '../errors.ts'
import { openReading, openWriting } from './connections.ts'
import { dialect } from './dialect.ts'
import { Transactions } from './transactions.ts'
import { Writer } from './writer.ts'

describe('group commit', () => {
  let folder: string
  let file: string
  let connection: Sqlite.Database
  let transactions: Transactions
  /** What the connection ran, and what the tests add to it. */
  let journal: string[] = []
  /** What the log does instead of syncing; `log.test.ts` tests the real one. */
  let sync: () => unknown

  beforeEach(() => {
    sync = () => undefined
    folder = mkdtempSync(join(tmpdir(), 'vitrine-group-'))
    file = join(folder, 'test.db')
    connection = openWriting(file, { verbose: (sql) => journal.push(String(sql)) })
    journal = []
    for (const sql of thingsMigration.statements(dialect.types)) connection.exec(sql)
    // On a busy machine a group would end before everyone has joined it.
    transactions = new Transactions(
      new Writer(connection, Number.POSITIVE_INFINITY),
      { sync: async () => void (await sync()) },
      Number.POSITIVE_INFINITY,
    )
    journal = []
  })
  afterEach(async () => {
    await transactions.close()
    connection.close()
    rmSync(folder, { recursive: true })
  })

  const add = (id: string) => transactions.run((tx) => tx.run(addThing, id, 1))
  const addAstray = (id: string) => transactions.run((tx) => tx.run(addOnShelf, id, 'no such shelf'))
  const commits = () => journal.filter((entry) => entry === 'COMMIT').length
  const ids = () => {
    const reading = openReading(file)
    const rows = reading.prepare<[], string>('SELECT thing_id FROM things ORDER BY thing_id').pluck().all()
    reading.close()
    return rows
  }
  const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
    promise.then(
      () => 'no failure',
      (error) => error,
    )

  it('keeps a log that COMMIT only appends to, and checks references', () => {
    const settings = ['journal_mode', 'synchronous', 'foreign_keys'].map((name) =>
      connection.pragma(name, { simple: true }),
    )
    expect(settings).toEqual(['wal', 1, 1])
  })

  /** Lets the log sync when the test says so. */
  const holdSync = () => {
    const held = { release: () => {}, fail: (_error: Error) => {} }
    const promise = new Promise<void>((resolve, reject) =>
      Object.assign(held, { release: resolve, fail: reject }),
    )
    sync = () => {
      journal.push('syncing')
      return promise
    }
    return held
  }
  const untilSyncing = async () => {
    while (!journal.includes('syncing')) await new Promise((resolve) => setImmediate(resolve))
  }

  it('answers once the log is synced after the commit', async () => {
    const held = holdSync()
    const adding = add('a').then(() => journal.push('answered'))
    await untilSyncing()
    expect(journal.slice(-2)).toEqual(['COMMIT', 'syncing'])
    held.release()
    await adding
    expect(journal.at(-1)).toBe('answered')
  })

  it('commits together what comes during a sync', async () => {
    const held = holdSync()
    const first = add('a')
    await untilSyncing()
    const others = ['b', 'c', 'd'].map(add)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(commits()).toBe(1)
    held.release()
    await Promise.all([first, ...others])
    expect(commits()).toBe(2)
  })

  it('accepts nothing after a failed sync, because a later one would prove nothing', async () => {
    const held = holdSync()
    const first = failureOf(add('a'))
    await untilSyncing()
    const meanwhile = failureOf(add('b'))
    held.fail(new Error('EIO'))
    expect(await first).toMatchObject({ retryable: true, outcome: 'unknown' })
    sync = () => undefined
    for (const failure of [await meanwhile, await failureOf(add('c'))])
      expect(failure).toMatchObject({ retryable: true, outcome: 'nothing-written' })
    expect(transactions.isBroken).toBe(true)
    expect(ids()).toEqual(['a'])
  })

  it("waits with timers for another process's lock, never inside SQLite, and takes it when it is free", async () => {
    expect(connection.pragma('busy_timeout', { simple: true })).toBe(0)
    const other = new Sqlite(file)
    other.exec('BEGIN IMMEDIATE')
    const adding = add('a').then(() => journal.push('answered'))
    // The event loop keeps running: these turns happen while the lock is held.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 3))
    expect(journal).not.toContain('answered')
    expect(journal.filter((entry) => entry === 'BEGIN IMMEDIATE').length).toBeGreaterThan(1)
    other.exec('COMMIT')
    other.close()
    await adding
    expect(ids()).toEqual(['a'])
  })

  it('commits once for transactions requested in one turn, and answers afterwards', async () => {
    const answered = ['a', 'b', 'c'].map((id) => add(id).then(() => journal.push(`answered ${id}`)))
    await Promise.all(answered)
    expect(commits()).toBe(1)
    expect(journal[0]).toBe('BEGIN IMMEDIATE')
    expect(journal.slice(-4)).toEqual(['COMMIT', 'answered a', 'answered b', 'answered c'])
  })

  /** A transaction that fails, and another that its caller starts as soon as the failure is reported. */
  const failAndGoOn = () => {
    const failing = transactions.run(async (tx): Promise<void> => {
      await tx.run(addThing, 'undone', 1)
      throw new Error('no')
    })
    return failing.catch(() => {
      journal.push('reported')
      return add('afterwards')
    })
  }

  it('reports failures after the commit too, so their callers find no open transaction', async () => {
    await Promise.all([add('a'), failAndGoOn()])
    expect(journal.indexOf('reported')).toBeGreaterThan(journal.indexOf('COMMIT'))
    expect(ids()).toEqual(['a', 'afterwards'])
  })

  it('rolls back a failing first one before it reports the failure, then runs the others', async () => {
    await Promise.all([failAndGoOn(), add('a'), add('b')])
    expect(journal[journal.indexOf('reported') - 1]).toBe('ROLLBACK')
    expect(ids()).toEqual(['a', 'afterwards', 'b'])
  })

  it('needs no savepoint for a transaction that commits by itself', async () => {
    await add('a')
    expect(journal).not.toContain('SAVEPOINT member')
    expect(journal.filter((entry) => /^(BEGIN|INSERT|COMMIT)/.test(entry))).toHaveLength(journal.length)
  })

  it('limits a group to 100 transactions', async () => {
    await Promise.all(Array.from({ length: 250 }, (_, index) => add(String(index))))
    expect(commits()).toBeGreaterThanOrEqual(3)
    const groups = journal
      .join('\n')
      .split('COMMIT')
      .map((group) => group.split('SAVEPOINT').length - 1)
    expect(Math.max(...groups)).toBeLessThanOrEqual(100)
    expect(ids()).toHaveLength(250)
  })

  it('lets requests be read between two groups', async () => {
    let turns = 0
    const count = () => {
      turns++
      if (turns < 1000) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(Array.from({ length: 250 }, (_, index) => add(String(index))))
    expect(turns).toBeGreaterThanOrEqual(2)
    turns = 1000
  })

  it('rejects the whole group if its commit fails, and says it may be repeated', async () => {
    const [before, astray, after] = await Promise.all([
      failureOf(add('before')),
      failureOf(addAstray('astray')),
      failureOf(add('after')),
    ])
    for (const failure of [before, astray, after]) {
      expect(failure).toBeInstanceOf(DatabaseUnavailable)
      expect(failure).toMatchObject({
        retryable: true,
        outcome: 'nothing-written',
        cause: expect.any(ConstraintViolation),
      })
    }
    expect(ids()).toEqual([])
    await add('next')
    expect(ids()).toEqual(['next'])
  })

  it("fails what doesn't fit on the disk, keeps what was acknowledged, and carries on when there is room", async () => {
    await add('acknowledged')
    const pages = Number(connection.pragma('page_count', { simple: true }))
    connection.pragma(`max_page_count = ${pages + 5}`)
    const addLarge = (id: string) => transactions.run((tx) => tx.run(addThing, id + 'x'.repeat(200_000), 1))
    const outcomes = await Promise.all([add('small'), addLarge('large'), add('small too')].map(failureOf))
    expect(outcomes[1]).toBeInstanceOf(DatabaseUnavailable)
    const kept = ['small', 'large', 'small too'].filter((_, index) => outcomes[index] === 'no failure')
    expect(ids()).toEqual(['acknowledged', ...kept])

    connection.pragma('max_page_count = 1000000')
    await addLarge('later')
    expect(ids()).toHaveLength(kept.length + 2)
  })

  it('names the constraint if the failing commit had only one transaction', async () => {
    expect(await failureOf(addAstray('alone'))).toBeInstanceOf(ConstraintViolation)
  })

  it('gives up a callback that awaits something else, in the same turn, and carries on with the next', async () => {
    const never = transactions.run(async (tx) => {
      await tx.run(addThing, 'stuck', 1)
      await new Promise(() => {})
    })
    const [failure] = await Promise.all([failureOf(never), add('next')])
    expect(failure).toBeInstanceOf(TransactionMisuse)
    expect(commits()).toBe(1)
    expect(ids()).toEqual(['next'])
  })

  it("doesn't let an abandoned callback write later", async () => {
    let later: Promise<unknown> = Promise.resolve()
    const slow = transactions.run(async (tx: Transaction) => {
      later = new Promise((resolve) => setTimeout(resolve, 5)).then(() => tx.run(addThing, 'late', 1))
      await later
    })
    expect(await failureOf(slow)).toBeInstanceOf(TransactionMisuse)
    expect(await failureOf(later)).toBeInstanceOf(TransactionMisuse)
    expect(ids()).toEqual([])
  })

  it('allows any number of awaits of its own statements', async () => {
    await transactions.run(async (tx) => {
      for (let index = 0; index < 500; index++) await tx.run(addThing, String(index), index)
    })
    expect(ids()).toHaveLength(500)
  })

  it('waits for another writer of the file without blocking the process', async () => {
    const other = new Sqlite(file)
    other.exec('BEGIN IMMEDIATE')
    const waiting = add('patient')
    for (let timers = 0; timers < 5; timers++) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(ids()).toEqual([])
    other.exec('COMMIT') // never reached if the process were blocked
    other.close()
    await waiting
    expect(ids()).toEqual(['patient'])
  })
})
