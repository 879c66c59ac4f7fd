import { type Reader, statement, type Transaction } from '../database/database.ts'

/** Identifies one job. */
export interface JobKey {
  readonly siteId: string
  readonly jobId: string
}

/** A job that this process currently runs. */
export interface HeldJob extends JobKey {
  /** Who holds it: a new text each time the job is taken. */
  readonly holder: string
}

/** The job has ended, or another process runs it now. */
export class JobLost extends Error {
  override readonly name = 'JobLost'
}

/** The process must stop; the job continues at its next start, or elsewhere. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped'
}

/** How long a job stays with a silent process. The runner renews the lease while a job is run. */
export const LEASE_MS = 10_000

/**
 * Tracks which process runs which job in a table. A process leases a job with a conditional update. The
 * holder, not the time, keeps two processes apart: every step requires it to be unchanged.
 *
 * The table has the columns site_id, `key`, status, held_by, held_until, tries and created_at.
 */
export interface Leases {
  /** Finds the oldest job without a lease. */
  waiting(reader: Reader, now: number): Promise<JobKey | undefined>
  /**
   * Takes a job. Returns how many times it was taken since its last step, or undefined if another process was
   * faster.
   */
  take(tx: Transaction, job: HeldJob, now: number): Promise<number | undefined>
  /** Keeps a job for longer. Does nothing if another process has it. */
  renew(tx: Transaction, job: HeldJob, now: number): Promise<void>
  /** Releases an unfinished job. */
  release(tx: Transaction, job: HeldJob): Promise<void>
}

/** @param open - the statuses of unfinished jobs */
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
  const renew = statement(
    `UPDATE ${table} SET held_until = ? WHERE site_id = ? AND ${key} = ? AND held_by = ? AND ${isOpen}`,
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
    renew: async (tx, { siteId, jobId, holder }, now) => {
      await tx.run(renew, now + LEASE_MS, siteId, jobId, holder)
    },
    release: async (tx, { siteId, jobId, holder }) => {
      await tx.run(release, siteId, jobId, holder)
    },
  }
}

/** Checks that a step was written: its statement requires an open job and the same holder. @throws {JobLost} otherwise */
export const heldOn = async (written: Promise<number>): Promise<void> => {
  if ((await written) !== 1) throw new JobLost('The job has ended, or continues elsewhere')
}
