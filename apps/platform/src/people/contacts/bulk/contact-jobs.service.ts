import type * as wire from '@vitrine/contract'
import type { Database, Reader } from '../../../floor/database/database.ts'
import { boundOnce, readAll } from '../../../floor/database/statements/bound-statement.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { JobProcess } from '../../../floor/jobs/job-process.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { readInfo, withInfo } from '../contact.ts'
import { type Matching, peopleMatching } from '../known-people.ts'
import { labelsStore } from '../labels.store.ts'
import { type ContactJobRecord, type ContactJobRequest, showContactJob, typeOf } from './contact-job.ts'
import { contactJobsStore } from './contact-jobs.store.ts'

/** Changes of all contacts that match, for merchants and apps: each starts a job. */
export interface ContactJobs {
  /** @throws {Failure} IDEMPOTENCY_KEY_REUSED; {InvalidArgument} without filter and search, as all that start a job */
  delete(call: Call<wire.BulkDeleteContactsRequest>): Promise<wire.ContactJobStartedResponse>
  update(call: Call<wire.BulkUpdateContactsRequest>): Promise<wire.ContactJobStartedResponse>
  /** @throws {Failure} LABEL_NOT_FOUND */
  label(call: Call<wire.BulkLabelContactsRequest>): Promise<wire.ContactJobStartedResponse>
  /** @throws {Failure} CONTACT_JOB_NOT_FOUND */
  get(call: Call<wire.ContactJobRequest>): Promise<wire.ContactJobResponse>
}

export interface ContactJobsParts {
  readonly database: Database
  readonly ids: Ids
  readonly jobs: Pick<JobProcess, 'wake'>
}

/** The most contacts of one job; their ids are stored when it starts. */
const MOST = 100_000

export const createContactJobs = ({ database, ids, jobs }: ContactJobsParts): ContactJobs => {
  const matching = async (siteId: string, { filter, search }: Matching): Promise<string[]> => {
    if (!filter && !search) throw refuse('filter', 'REQUIRED_FIELD', 'or search is required; {} is everyone')
    const { text, values } = peopleMatching(siteId, { filter, search })
    const found = await readAll(
      database.scans,
      boundOnce<{ contact_id: string }>({
        text: `SELECT p.contact_id AS contact_id ${text} ORDER BY p.contact_id LIMIT ${MOST + 1}`,
        values,
      }),
    )
    if (found.length > MOST) throw refuse('filter', 'MAX_SIZE', `must match at most ${MOST} contacts`)
    return found.map((row) => row.contact_id)
  }

  /** Saves a job with the ids of its contacts, and wakes what carries it out. One of no contacts has ended. */
  const start = async (
    call: Call<Matching>,
    request: ContactJobRequest,
  ): Promise<wire.ContactJobStartedResponse> => {
    const { siteId } = call.actor
    const contactIds = await matching(siteId, call.input)
    const total = contactIds.length
    const job: ContactJobRecord = {
      ...{ siteId, jobId: ids.guid(), type: typeOf(request), total, done: 0, failed: 0, errors: [] },
      ...(total === 0 ? { status: 'COMPLETED', request: undefined } : { status: 'NEW', request }),
      ...{ createdAt: call.at, updatedAt: call.at },
    }
    return once(
      database,
      call.attempt(),
      job.jobId,
      async (claim) => {
        await database.transaction(async (tx) => {
          await claim?.(tx)
          await contactJobsStore.start(tx, job, contactIds)
          const after = { type: job.type, contactCount: total }
          noteChange(tx, { entityType: 'CONTACT', entityId: job.jobId, before: null, after })
        })
        if (total > 0) jobs.wake(`contact job ${job.jobId}`)
        return { jobId: job.jobId }
      },
      async (jobId) => ({ jobId }),
    )
  }

  const assertLabels = async (reader: Reader, siteId: string, keys: readonly string[]): Promise<void> => {
    for (const key of keys)
      if (!(await labelsStore.find(reader, siteId, key))) throw fail('LABEL_NOT_FOUND', { key })
  }

  return {
    delete: (call) => start(call, { kind: 'DELETE' }),

    update: async (call) => {
      const info = readInfo(call.input.info)
      withInfo({}, { ...info, name: { first: 'Anyone' } }, ids) // refuses addresses that aren't any
      return start(call, { kind: 'UPDATE', info })
    },

    label: async (call) => {
      const { labelKeysToAdd: add = [], labelKeysToRemove: remove = [] } = call.input
      if (add.length + remove.length === 0)
        throw refuse('labelKeysToAdd', 'REQUIRED_FIELD', 'or labelKeysToRemove is required')
      await assertLabels(database, call.actor.siteId, add)
      return start(call, { kind: 'LABELS', add, remove })
    },

    get: async ({ actor: { siteId }, input: { id } }) => {
      const job = await contactJobsStore.find(database, siteId, id)
      if (!job) throw fail('CONTACT_JOB_NOT_FOUND')
      return { job: showContactJob(job) }
    },
  }
}
