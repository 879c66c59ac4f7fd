import { type Reader, statement, type Transaction } from '../database/database.ts'

/** Names one job. */
export interface JobKey {
  readonly siteId: string
  readonly jobId: string
}

/** A job that this process carries out for the time being. */
export interface HeldJob extends JobKey {
  /** Who holds it: another text each time that a job is taken. */
  readonly holder: string
}

/** The job has ended, or another process carries it out by now. */
export class JobLost extends Error {
  override readonly name = 'JobLost'
}

/** The process is to end: the job goes on at its next start, or elsewhere. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped'
}

/** How long a job stays with a process that says nothing more of it. Each step renews it. */
export const LEASE_MS = 10_000

/**
 * Who carries out which of the jobs in a table. A process takes a job by one conditional update; what keeps two
 * processes apart is not the time but the holder, which every step of the job must find unchanged.
 *
 * The table has the columns site_id, `key`, status, held_by, held_until, tries and created_at.
 */
export interface Leases {
  /** Finds the oldest job that nobody carries out. */
  waiting(reader: Reader, now: number): Promise<JobKey | undefined>
  /** Takes a job; gives how often it was taken since its last step, or undefined where another was faster. */
  take(tx: Transaction, job: HeldJob, now: number): Promise<number | undefined>
  /** Gives a job back that was not finished. */
  release(tx: Transaction, job: HeldJob): Promise<void>
}

/** @param open - the statuses of jobs that have not ended */
export const leasesOn = (table: string, key: string, open: readonly string[]): Leases => {
  const isOpen = `status IN (${open.map((status) => `'${status}'`).join(', ')})`
  const findWaiting = statement<{ site_id: string; job_id: string }>(
    `SELECT site_id, ${key} AS job_id FROM ${table} WHERE ${isOpen} AND held_until <= ?
     ORDER BY created_at, ${key} LIMIT 1`,
  )
  const take = statement<{ tries: number }>(
    `UPDATE ${table} SET held_by = ?, held_until = ?, tries = tries + 1
     WHERE site_id = ? AND ${key} = ? AND ${isOpen} AND held_until <= ? RETURNING tries`,
  )
  const release = statement(
    `UPDATE ${table} SET held_until = 0, tries = 0 WHERE site_id = ? AND ${key} = ? AND held_by = ?`,
  )
  return {
    waiting: async (reader, now) => {
      const row = await reader.first(findWaiting, now)
      return row && { siteId: row.site_id, jobId: row.job_id }
    },
    take: async (tx, { siteId, jobId, holder }, now) =>
      (await tx.first(take, holder, now + LEASE_MS, siteId, jobId, now))?.tries,
    release: async (tx, { siteId, jobId, holder }) => {
      await tx.run(release, siteId, jobId, holder)
    },
  }
}
