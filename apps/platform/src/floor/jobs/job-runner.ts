import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Ids } from '../ids.ts'
import { type HeldJob, JobLost, JobStopped, LEASE_MS, type Leases } from './leases.ts'

/** Awaited between two steps: lets others read and write for a while. Throws when the process must stop. */
export type GoOn = () => Promise<void>

/** A kind of long background work, done in steps. */
export interface JobKind {
  readonly leases: Leases
  /**
   * Continues a job to its end. Each step is a transaction that saves the progress and checks that the holder is
   * unchanged.
   *
   * @throws {JobLost} when the job has ended or another process has it
   */
  carryOut(job: HeldJob, goOn: GoOn): Promise<void>
  /** Ends a job that failed several times without progress. */
  giveUp(job: HeldJob): Promise<void>
}

/** Runs jobs, one of each kind at a time. */
export interface JobRunner {
  /**
   * Continues every job that no process is running; resolves when there are none left.
   *
   * @throws the error a job fails with; the job is retried when its lease expires
   */
  work(): Promise<void>
  /** Stops after the current steps and releases the jobs. */
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
/** How long others may read and write between two steps, as a share of the step's time. */
const PAUSE = 0.2
/** How often a kind without jobs looks for new ones while another kind is busy. */
const LOOK_EVERY_MS = 500

interface TakenJob {
  readonly job: HeldJob
  readonly tries: number
}

export const createJobRunner = ({ database, clock, ids, kinds }: JobRunnerParts): JobRunner => {
  let isStopping = false

  /** Leases the oldest job of a kind that no process is running. */
  const takeOne = async ({ leases }: JobKind): Promise<TakenJob | undefined> => {
    for (;;) {
      const now = clock.now()
      const waiting = await leases.waiting(database, now)
      if (!waiting) return undefined
      const job = { ...waiting, holder: ids.guid() }
      const tries = await database.transaction((tx) => leases.take(tx, job, now))
      if (tries !== undefined) return { job, tries }
    }
  }

  /** Renews a lease, however long a step takes, until the returned function is called. */
  const keep = ({ leases }: JobKind, job: HeldJob): (() => Promise<void>) => {
    let renewed = Promise.resolve()
    const renew = () => database.transaction((tx) => leases.renew(tx, job, clock.now()))
    const timer = setInterval(() => {
      renewed = renewed.then(renew).catch(() => {}) // if the database is away, the next step fails
    }, LEASE_MS / 3)
    return async () => {
      clearInterval(timer)
      await renewed
    }
  }

  const carryOut = async (
    kind: JobKind,
    { job, tries }: TakenJob,
    isEnding: () => boolean,
  ): Promise<void> => {
    let since = performance.now()
    const goOn: GoOn = async () => {
      await delay(PAUSE * (performance.now() - since))
      if (isEnding()) throw new JobStopped()
      since = performance.now()
    }
    const letGo = keep(kind, job)
    try {
      await (tries > TRIES ? kind.giveUp(job) : kind.carryOut(job, goOn)).finally(letGo)
    } catch (error) {
      if (error instanceof JobStopped) await database.transaction((tx) => kind.leases.release(tx, job))
      else if (!(error instanceof JobLost)) throw error
    }
  }

  return {
    work: async () => {
      const failures: unknown[] = []
      const isEnding = () => isStopping || failures.length > 0
      /** Kinds that may have jobs, as far as is known. */
      const active = new Set(kinds)
      const workOff = async (kind: JobKind): Promise<void> => {
        while (!isEnding()) {
          const taken = await takeOne(kind)
          if (taken) {
            active.add(kind)
            await carryOut(kind, taken, isEnding)
          } else {
            active.delete(kind)
            if (active.size === 0) return
            await delay(LOOK_EVERY_MS)
          }
        }
      }
      await Promise.all(kinds.map((kind) => workOff(kind).catch((error) => failures.push(error))))
      if (failures.length > 0) throw failures[0]
    },
    stop: () => {
      isStopping = true
    },
  }
}
