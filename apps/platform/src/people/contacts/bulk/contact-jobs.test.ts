import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../floor/database/database.ts'
import { randomIds } from '../../../floor/ids.ts'
import { createJobRunner } from '../../../floor/jobs/job-runner.ts'
import { JobLost } from '../../../floor/jobs/leases.ts'
import { migrations } from '../../../migrations.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { callBy, newSite } from '../../../testing/catalog.ts'
import { ENGINES, type TestDatabase } from '../../../testing/engines.ts'
import { createContacts } from '../contacts.service.ts'
import { changingContacts } from './changing-contacts.ts'
import { createContactJobs } from './contact-jobs.service.ts'
import { contactJobsStore } from './contact-jobs.store.ts'

// Failed when a step ignored who holds the job.
for (const engine of ENGINES) {
  describe(`a job on many contacts on ${engine.name}`, () => {
    let test: TestDatabase
    let database: Database
    beforeAll(async () => {
      test = await engine.open(migrations)
      database = test.database
    })
    afterAll(() => test.dispose())

    const parts = () => ({ database, ids: randomIds, clock: { now: Date.now } })
    const work = () => createJobRunner({ ...parts(), kinds: [changingContacts(parts())] }).work()
    const by = <Input>(site: Site, input: Input) => callBy('merchant', site, input)

    const openShop = async (count: number) => {
      const site = await newSite(database)
      const contacts = createContacts(parts())
      const made = []
      for (let number = 0; number < count; number++) {
        const emails = { items: [{ email: `${number}@example.com` }] }
        made.push((await contacts.create(by(site, { info: { name: { last: 'Many' }, emails } }))).contact.id)
      }
      const jobs = createContactJobs({ ...parts(), jobs: { wake: () => {} } })
      const read = async (id: string) => (await jobs.get(by(site, { id }))).job
      return { site, contacts, made, jobs, read }
    }

    it('goes on where it stopped, and says why contacts were left as they were', async () => {
      const { site, contacts, made, jobs, read } = await openShop(60)
      const filter = { 'info.name.last': 'Many' }
      const { jobId } = await jobs.update(by(site, { filter, info: { company: 'M' } }))
      expect(await read(jobId)).toMatchObject({ status: 'NEW', totalItems: 60, successTotal: 0 })
      const gone = made[7] ?? ''
      await contacts.delete(by(site, { contactId: gone }))
      const steps: number[] = []
      const kind = changingContacts(parts())
      const held = { siteId: site.siteId, jobId, holder: 'first' }
      await database.transaction((tx) => contactJobsStore.leases.take(tx, held, 1))
      const stop = new Error('The process ends.')
      const some = kind.carryOut(held, async () => {
        steps.push((await read(jobId)).successTotal)
        if (steps.length === 2) throw stop
      })
      await expect(some).rejects.toBe(stop)
      expect(await read(jobId)).toMatchObject({ status: 'RUNNING' })
      await work()
      expect(steps[0]).toBe(0)
      const ended = await read(jobId)
      expect(ended).toMatchObject({ status: 'COMPLETED', successTotal: 59, failedTotal: 1 })
      expect(ended.errors).toMatchObject([{ code: 'CONTACT_NOT_FOUND', data: { contactId: gone } }])
      const { contacts: changed } = await contacts.query(by(site, { query: { filter } }))
      expect(new Set(changed.map(({ info, revision }) => `${info.company} ${revision}`))).toEqual(
        new Set(['M 2']),
      )
      const late = { ...held, holder: 'first' }
      await expect(kind.carryOut(late, async () => {})).rejects.toBeInstanceOf(JobLost)
    })

    it('belongs to one process, and ends when it is given up', async () => {
      const { site, jobs, read } = await openShop(2)
      const { jobId } = await jobs.delete(by(site, { search: 'many' }))
      const other = { siteId: site.siteId, jobId, holder: 'other' }
      const kind = changingContacts(parts())
      await expect(kind.carryOut(other, async () => {})).rejects.toBeInstanceOf(JobLost)
      expect(await read(jobId)).toMatchObject({ status: 'NEW', successTotal: 0 })
      await database.transaction((tx) => contactJobsStore.leases.take(tx, other, 1))
      await kind.giveUp(other)
      expect(await read(jobId)).toMatchObject({ status: 'COMPLETED', successTotal: 0, failedTotal: 2 })
    })
  })
}
