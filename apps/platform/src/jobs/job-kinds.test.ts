import { describe, expect, it } from 'vitest'
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
})
