import type { ApplicationError } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import { type HeldJob, heldOn, type JobKey, leasesOn } from '../../../floor/jobs/leases.ts'
import type { ContactJobRecord } from './contact-job.ts'

interface JobRow {
  site_id: string
  job_id: string
  type: ContactJobRecord['type']
  status: ContactJobRecord['status']
  request: string | null
  total: number
  done: number
  failed: number
  errors: string
  created_at: number
  updated_at: number
}

const COLUMNS = 'site_id, job_id, type, status, request, total, done, failed, errors, created_at, updated_at'
const insertJob = statement(
  `INSERT INTO contact_jobs (${COLUMNS}, held_by, held_until, tries)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0, 0)`,
)
const findJob = statement<JobRow>(`SELECT ${COLUMNS} FROM contact_jobs WHERE site_id = ? AND job_id = ?`)
const insertParts = insertRows('contact_job_parts', ['site_id', 'job_id', 'place', 'ids'])
const findPart = statement<{ place: number; ids: string }>(
  `SELECT place, ids FROM contact_job_parts WHERE site_id = ? AND job_id = ? AND place <= ?
   ORDER BY place DESC LIMIT 1`,
)
const advance = statement(
  `UPDATE contact_jobs SET status = 'RUNNING', done = ?, failed = ?, errors = ?, updated_at = ?, tries = 0
   WHERE site_id = ? AND job_id = ? AND done = ? AND status <> 'COMPLETED' AND held_by = ?`,
)
const complete = statement(
  `UPDATE contact_jobs SET status = 'COMPLETED', request = NULL, done = ?, failed = ?, errors = ?, updated_at = ?
   WHERE site_id = ? AND job_id = ? AND done = ? AND status <> 'COMPLETED' AND held_by = ?`,
)
const removeParts = statement('DELETE FROM contact_job_parts WHERE site_id = ? AND job_id = ?')

/** How many ids are in one row. */
const PART = 1_000
/** How many errors a job names. */
const NAMED = 20

export const contactJobsStore = {
  leases: leasesOn('contact_jobs', 'job_id', ['NEW', 'RUNNING']),

  /** Saves a new job with the ids of its contacts. */
  start: async (tx: Transaction, job: ContactJobRecord, contactIds: readonly string[]): Promise<void> => {
    const { siteId, jobId, type, status, request, total, done, failed, errors } = job
    const state = [siteId, jobId, type, status, request ? JSON.stringify(request) : null, total, done, failed]
    await tx.run(insertJob, ...state, JSON.stringify(errors), job.createdAt, job.updatedAt)
    const places = Array.from({ length: Math.ceil(contactIds.length / PART) }, (_, index) => index * PART)
    const rowAt = (place: number) => [
      ...[siteId, jobId, place],
      JSON.stringify(contactIds.slice(place, place + PART)),
    ]
    await insertParts(tx, places.map(rowAt))
  },

  find: async (reader: Reader, siteId: string, jobId: string): Promise<ContactJobRecord | undefined> => {
    const row = await reader.first(findJob, siteId, jobId)
    return row && recordOf(row)
  },

  /** Reads the ids of the contacts from a position to the end of its row. */
  idsFrom: async (reader: Reader, { siteId, jobId }: JobKey, place: number): Promise<string[]> => {
    const part = await reader.first(findPart, siteId, jobId, place)
    const ids: string[] = part ? JSON.parse(part.ids) : [] // printed by this store
    return ids.slice(place - (part?.place ?? 0))
  },

  /**
   * Saves how the next contacts went, in the transaction that changes them; returns the job after it.
   * @throws {JobLost}
   */
  advance: async (
    tx: Transaction,
    { siteId, jobId, holder }: HeldJob,
    job: ContactJobRecord,
    step: { readonly count: number; readonly errors: readonly ApplicationError[] },
    now: number,
  ): Promise<ContactJobRecord> => {
    const done = job.done + step.count
    const failed = job.failed + step.errors.length
    const errors = [...job.errors, ...step.errors].slice(0, NAMED)
    const isLast = done === job.total
    const values = [done, failed, JSON.stringify(errors), now, siteId, jobId, job.done, holder]
    await heldOn(tx.run(isLast ? complete : advance, ...values))
    if (isLast) await tx.run(removeParts, siteId, jobId)
    return { ...job, done, failed, errors, updatedAt: now, status: isLast ? 'COMPLETED' : 'RUNNING' }
  },

  /** Deletes some jobs that started before a time (milliseconds since 1970); returns their number. */
  purge: deleteOldRows('contact_jobs', ['site_id', 'job_id'], 'created_at'),
}

const recordOf = (row: JobRow): ContactJobRecord => ({
  ...{ siteId: row.site_id, jobId: row.job_id, type: row.type, status: row.status },
  request: row.request === null ? undefined : JSON.parse(row.request), // printed by this store
  ...{ total: row.total, done: row.done, failed: row.failed },
  errors: JSON.parse(row.errors), // printed by this store
  ...{ createdAt: row.created_at, updatedAt: row.updated_at },
})
