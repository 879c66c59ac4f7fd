import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Ids } from '../ids.ts'
import { type HeldJob, JobLost, JobStopped, type Leases } from './leases.ts'

/** A kind of long work, done in steps behind the answers. */
export interface JobKind {
  readonly leases: Leases
  /**
   * Goes on with a job from where it is until its end. Each step is a transaction that writes down how far the job
   * has come, holds the holder to be unchanged and renews the lease.
   *
   * @param goOn - called between two steps; throws when the process is to end
   * @throws {JobLost} when the job has ended or another process has it
   */
  carryOut(job: HeldJob, goOn: () => void): Promise<void>
  /** Ends a job that failed again and again without coming a step further. */
  giveUp(job: HeldJob): Promise<void>
}

/** Carries jobs out, one at a time. */
export interface JobRunner {
  /**
   * Goes on with every job that nobody carries out; settles when there is none left.
   *
   * @throws whatever a job fails with; it is taken again when its lease is over
   */
  work(): Promise<void>
  /** Ends after the step that is being taken, and gives the job back. */
  stop(): void
}

export interface JobRunnerParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly kinds: readonly JobKind[]
}

/** How often a job is taken that does not come a step further. */
const TRIES = 5

export const createJobRunner = ({ database, clock, ids, kinds }: JobRunnerParts): JobRunner => {
  let isStopping = false
  const goOn = (): void => {
    if (isStopping) throw new JobStopped()
  }

  /** Takes the oldest job of a kind; tells whether there was one. */
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
