import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../floor/clock.ts'
import { createJobProcess } from '../floor/jobs/job-process.ts'
import { migrations } from '../migrations.ts'
import { ENGINES } from '../testing/engines.ts'
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
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-jobs-'))
    const starts = () => readFileSync(join(dataDir, 'starts'), 'utf8').length
    let hear: (count: number) => void = () => {}
    const heard = new Promise<number>((resolve) => {
      hear = resolve
    })
    const [leases] = JOB_LEASES
    if (!leases) throw new Error('There is no kind of job.')
    const asking = {
      ...leases,
      waiting: async (...whose: Parameters<typeof leases.waiting>) => {
        hear(starts())
        return leases.waiting(...whose)
      },
    }
    const jobs = createJobProcess({
      ...{ database: test.database, clock: systemClock, logger: console, leases: [asking] },
      settings: {
        database: test.settings,
        files: { dataDir, mediaUrl: 'http://localhost', mediaCacheBytes: 0 },
      },
      program: new URL('./job-start.fixtures.ts', import.meta.url),
    })
    for (const job of ['first', 'second']) jobs.wake(job)
    expect(await heard).toBe(1)
    await jobs.stop()
    expect(starts()).toBe(1)
    rmSync(dataDir, { recursive: true })
  })
})
