import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Ids } from '../ids.ts'
import { type HeldJob, JobLost, JobStopped, type Leases } from './leases.ts'

/** A kind of long background work, done in steps. */
export interface JobKind {
  readonly leases: Leases
  /**
   * Continues a job to its end. Each step is a transaction that saves the progress, checks that the holder is
   * unchanged and renews the lease.
   *
   * @param goOn - called between two steps; throws when the process must stop
   * @throws {JobLost} when the job has ended or another process has it
   */
  carryOut(job: HeldJob, goOn: () => void): Promise<void>
  /** Ends a job that failed several times without progress. */
  giveUp(job: HeldJob): Promise<void>
}

/** Runs jobs, one at a time. */
export interface JobRunner {
  /**
   * Continues every job that nobody is running; resolves when there are none left.
   *
   * @throws whatever a job fails with; the job is taken again when its lease expires
   */
  work(): Promise<void>
  /** Stops after the current step and releases the job. */
  stop(): void
}

export interface JobRunnerParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly kinds: readonly JobKind[]
}

/** How many times a job is taken without making progress. */
const TRIES = 5

export const createJobRunner = ({ database, clock, ids, kinds }: JobRunnerParts): JobRunner => {
  let isStopping = false
  const goOn = (): void => {
    if (isStopping) throw new JobStopped()
  }

  /** Takes the oldest job of a kind; returns whether there was one. */
  const carryOutOne = async ({ leases, carryOut, giveUp }: JobKind): Promise<boolean> => {
    const now = clock.now()
    const waiting = await leases.waiting(database, now)
    if (!waiting) return false
    const job = { ...waiting, holder: ids.guid() }
    const tries = await database.transaction((tx) => leases.take(tx, job, now))
    if (tries === undefined) return true
    try {
      if (tries > TRIES) await giveUp(job)
      else await carryOut(job, goOn)
    } catch (error) {
      if (error instanceof JobStopped) await database.transaction((tx) => leases.release(tx, job))
      else if (!(error instanceof JobLost)) throw error
    }
    return true
  }

  return {
    work: async () => {
      for (let found = true; found && !isStopping; ) {
        found = false
        for (const kind of kinds) if (!isStopping && (await carryOutOne(kind))) found = true
      }
    },
    stop: () => {
      isStopping = true
    },
  }
}
