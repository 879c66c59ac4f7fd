import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../floor/clock.ts'
import { createJobProcess, type JobProcess } from '../floor/jobs/job-process.ts'
import { migrations } from '../migrations.ts'
import { ENGINES, type TestDatabase } from '../testing/engines.ts'
import { sqliteEngine } from '../testing/sqlite-engine.ts'
import { JOB_LEASES } from './job-kinds.ts'

describe.each(ENGINES)('the leases of every kind of job on $name', (engine) => {
  it('find, take, renew and release nothing where there is no job', async () => {
    await using test = await engine.open(migrations)
    const job = { siteId: 'nowhere', jobId: 'none', holder: 'nobody' }
    for (const leases of JOB_LEASES) {
      expect(await leases.waiting(test.database, 1)).toBeUndefined()
      const taken = await test.database.transaction(async (tx) => {
        await leases.renew(tx, job, 1)
        await leases.release(tx, job)
        return leases.take(tx, job, 1)
      })
      expect(taken).toBeUndefined()
    }
  })

  it('say whether a job that arrived while the process ran needs another process', async () => {
    await using test = await engine.open(migrations)
    let hear: (notes: string) => void = () => {}
    const heard = new Promise<string>((resolve) => {
      hear = resolve
    })
    const { jobs, notes } = startJobs(test, 0, () => hear(notes()))
    for (const job of ['first', 'second']) jobs.wake(job)
    expect(await heard).toMatch(/^1\+?\.$/)
    await jobs.stop()
    expect(notes()).toMatch(/^1\+?\.$/)
  })
})

describe('the process that runs jobs', () => {
  it('hears of further jobs while it waits for one, and ends when it is stopped', async () => {
    await using test = await sqliteEngine.open(migrations)
    const { jobs, notes } = startJobs(test, 60_000)
    jobs.wake('first')
    await expect.poll(notes).toBe('1')
    jobs.wake('second')
    await expect.poll(notes).toBe('1+')
    await jobs.stop()
    expect(notes()).toBe('1+.')
  })
})

/** A process that only notes what it hears; see its program. */
const startJobs = (
  { database, settings }: TestDatabase,
  waitsMs: number,
  onLook: () => void = () => {},
): { jobs: JobProcess; notes: () => string } => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-jobs-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const [leases] = JOB_LEASES
  if (!leases) throw new Error('There is no kind of job.')
  const waiting = async (...whose: Parameters<typeof leases.waiting>) => {
    onLook()
    return leases.waiting(...whose)
  }
  const jobs = createJobProcess({
    ...{ database, clock: systemClock, logger: console, leases: [{ ...leases, waiting }] },
    settings: {
      database: settings,
      files: { dataDir, mediaUrl: 'http://localhost', mediaCacheBytes: waitsMs },
    },
    program: new URL('./job-start.fixtures.ts', import.meta.url),
  })
  const file = join(dataDir, 'starts')
  return { jobs, notes: () => (existsSync(file) ? readFileSync(file, 'utf8') : '') }
}
