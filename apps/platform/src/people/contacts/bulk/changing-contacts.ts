import type { ApplicationError } from '@vitrine/contract'
import { errorOf } from '../../../catalog/products/write/bulk-writes.service.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { Failure, fail, InvalidArgument } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { JobKind } from '../../../floor/jobs/job-runner.ts'
import { type HeldJob, JobLost } from '../../../floor/jobs/leases.ts'
import { type ContactChange, createChangeContact } from '../change-contact.ts'
import type { ContactJobRecord } from './contact-job.ts'
import { contactJobsStore } from './contact-jobs.store.ts'

/** The most contacts that one step changes: other writers wait that long. */
const STEP = 50

/** The kind of job that changes many contacts. */
export const changingContacts = (parts: {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
}): JobKind => {
  const { database, clock, ids } = parts
  const contacts = createChangeContact(ids)

  const read = async ({ siteId, jobId }: HeldJob): Promise<ContactJobRecord> => {
    const job = await contactJobsStore.find(database, siteId, jobId)
    if (!job || job.status === 'COMPLETED') throw new JobLost('The job has ended')
    return job
  }

  const changeOne = async (
    tx: Transaction,
    { request }: ContactJobRecord,
    change: ContactChange,
  ): Promise<void> => {
    if (request?.kind === 'DELETE') await contacts.remove(tx, change)
    if (request?.kind === 'UPDATE') await contacts.update(tx, change, request.info)
    if (request?.kind === 'LABELS') await contacts.relabel(tx, change, request)
  }

  /** Why a contact can't be changed, or undefined once it is. What it wrote by then is an empty row at most. */
  const errorFor = async (
    tx: Transaction,
    job: ContactJobRecord,
    change: ContactChange,
  ): Promise<ApplicationError | undefined> => {
    try {
      await changeOne(tx, job, change)
      return undefined
    } catch (error) {
      if (!(error instanceof Failure || error instanceof InvalidArgument)) throw error
      const { code, description, data } = errorOf(error)
      return { code, description, data: { ...data, contactId: change.contactId } }
    }
  }

  const changeSome = (held: HeldJob, job: ContactJobRecord, some: readonly string[]) =>
    database.transaction(async (tx) => {
      const at = clock.now()
      const errors: ApplicationError[] = []
      for (const contactId of some) {
        const error = await errorFor(tx, job, { siteId: job.siteId, at, contactId })
        if (error) errors.push(error)
      }
      return contactJobsStore.advance(tx, held, job, { count: some.length, errors }, at)
    })

  return {
    leases: contactJobsStore.leases,

    carryOut: async (held, goOn) => {
      let job = await read(held)
      while (job.done < job.total) {
        await goOn()
        const some = (await contactJobsStore.idsFrom(database, held, job.done)).slice(0, STEP)
        job = await changeSome(held, job, some)
      }
    },

    giveUp: async (held) => {
      const job = await read(held)
      const count = job.total - job.done
      const { message: description } = fail('CONFLICT')
      const errors = Array.from({ length: count }, () => ({ code: 'CONFLICT', description }))
      await database.transaction((tx) =>
        contactJobsStore.advance(tx, held, job, { count, errors }, clock.now()),
      )
    },
  }
}
