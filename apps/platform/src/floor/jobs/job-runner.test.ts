import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import { statement } from '../database/database.ts'
import { migration } from '../database/migration.ts'
import { randomIds } from '../ids.ts'
import { createJobRunner, type JobKind } from './job-runner.ts'
import { heldOn, leasesOn } from './leases.ts'

const errands = migration('test-0001-errands', (type) =>
  ['short', 'long'].map(
    (kind) => `CREATE TABLE ${kind}_errands (
      site_id ${type.text} NOT NULL,
      errand_id ${type.text} NOT NULL PRIMARY KEY,
      status ${type.text} NOT NULL,
      held_by ${type.text} NOT NULL,
      held_until ${type.integer} NOT NULL,
      tries ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL
    )${type.strict}`,
  ),
)
const tableOf = (kind: 'short' | 'long') => ({
  leases: leasesOn(`${kind}_errands`, 'errand_id', ['OPEN']),
  add: statement(
    `INSERT INTO ${kind}_errands (site_id, errand_id, status, held_by, held_until, tries, created_at)
     VALUES ('s', ?, 'OPEN', '', 0, 0, 0)`,
  ),
  end: statement(
    `UPDATE ${kind}_errands SET status = 'DONE' WHERE errand_id = ? AND status = 'OPEN' AND held_by = ?`,
  ),
  read: statement<{ status: string; held_until: number }>(
    `SELECT status, held_until FROM ${kind}_errands WHERE errand_id = ?`,
  ),
})
const [short, long] = [tableOf('short'), tableOf('long')]

describe.each(ENGINES)('the runner of jobs on $name', (engine) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await engine.open([errands])
  })
  afterAll(() => test.dispose())

  const add = (table: typeof short, id: string) => test.database.transaction((tx) => tx.run(table.add, id))
  const read = (table: typeof short, id: string) => test.database.first(table.read, id)
  const kind = (table: typeof short, carryOut: JobKind['carryOut'] = async () => {}): JobKind => ({
    leases: table.leases,
    carryOut: async (job, goOn) => {
      await carryOut(job, goOn)
      await test.database.transaction((tx) => heldOn(tx.run(table.end, job.jobId, job.holder)))
    },
    giveUp: async () => {},
  })
  const runnerOf = (kinds: JobKind[], clock = { now: () => 1 }) =>
    createJobRunner({ database: test.database, clock, ids: randomIds, kinds })

  it('neither renews nor releases a job that another process has', async () => {
    await add(short, 'taken')
    const by = (holder: string) => ({ siteId: 's', jobId: 'taken', holder })
    await test.database.transaction((tx) => short.leases.take(tx, by('first'), 1))
    const taken = await read(short, 'taken')
    await test.database.transaction((tx) => short.leases.renew(tx, by('second'), 5))
    await test.database.transaction((tx) => short.leases.release(tx, by('second')))
    expect(await read(short, 'taken')).toEqual(taken)
    await test.database.transaction((tx) => tx.run(short.end, 'taken', 'first'))
  })

  // Failed while a kind without jobs ended at once.
  it('runs a job of one kind that comes while another kind is busy', async () => {
    await add(long, 'busy')
    const busy = kind(long, async () => {
      await add(short, 'meanwhile')
      await expect
        .poll(async () => (await read(short, 'meanwhile'))?.status, { timeout: 20_000 })
        .toBe('DONE')
    })
    await runnerOf([kind(short), busy]).work()
    expect(await read(long, 'busy')).toMatchObject({ status: 'DONE' })
  })

  // Fails without `renew`.
  it('keeps a job whose step takes longer than its lease', { timeout: 30_000 }, async () => {
    await add(long, 'slow')
    let now = 1
    const slow = kind(long, async () => {
      const until = (await read(long, 'slow'))?.held_until ?? 0
      now = until - 1
      await expect
        .poll(async () => (await read(long, 'slow'))?.held_until, { timeout: 20_000 })
        .toBeGreaterThan(until)
    })
    await runnerOf([slow], { now: () => now }).work()
    expect(await read(long, 'slow')).toMatchObject({ status: 'DONE' })
  })

  // Fails with the other kinds not told.
  it('gives the other jobs back when one fails', async () => {
    await add(long, 'endless')
    await add(short, 'flawed')
    const endless = kind(long, async (_, goOn) => {
      for (;;) await goOn()
    })
    const flawed = kind(short, () => Promise.reject(new Error('a flaw')))
    await expect(runnerOf([endless, flawed]).work()).rejects.toThrow('a flaw')
    expect(await read(long, 'endless')).toEqual({ status: 'OPEN', held_until: 0 })
    await runnerOf([kind(long)]).work()
    expect(await read(long, 'endless')).toMatchObject({ status: 'DONE' })
  })
})
