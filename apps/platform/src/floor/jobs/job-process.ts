import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database, DatabaseSettings } from '../database/database.ts'
import { programArguments } from '../program-arguments.ts'
import type { Settings } from '../settings/settings.ts'
import { currentTrace } from '../trace/trace.ts'
import type { Leases } from './leases.ts'

/** What the job process gets when it starts. */
export interface JobSettings {
  readonly database: DatabaseSettings
  readonly files: JobFiles
}

/** Where jobs find files. */
export type JobFiles = Pick<Settings, 'dataDir' | 'mediaUrl' | 'mediaCacheBytes'>

export interface JobProcessParts {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  /** One for each kind of job. */
  readonly leases: readonly Leases[]
  readonly settings: JobSettings
  /** The program it runs; it knows every kind of job. */
  readonly program: URL
}

/**
 * The process that runs jobs. It exists only while there are jobs and some seconds longer, with its own
 * connections and a low priority, so that callers hardly notice it.
 */
export interface JobProcess {
  /**
   * Starts it for a job that was just saved, or tells the running one.
   *
   * @param job - its kind and id, which `vitrine explain` shows
   */
  wake(job: string): void
  /** Starts it now and from time to time, for jobs left unfinished here or elsewhere. */
  watch(): void
  /** Stops it after the current step; resolves when it is gone. */
  stop(): Promise<void>
}

/** Tells the process that a job was saved. */
const LOOK_AGAIN = 'look again'

/** How often to look for jobs that another process left unfinished. */
const LOOK_EVERY_MS = 5_000
/** How long to wait for the current step when stopping. */
const STEP_MS = 5_000

export const createJobProcess = (parts: JobProcessParts): JobProcess => {
  const { database, clock, logger, leases, settings } = parts
  const program = fileURLToPath(parts.program)
  let child: ChildProcess | undefined
  let gone = Promise.resolve()
  let isWanted = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined

  const start = (): void => {
    isWanted = false
    const started = fork(program, [], {
      execArgv: programArguments(program),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = started
    lowerPriority(started.pid)
    started.send(settings, (error) => error && started.kill())
    gone = new Promise((resolve) => {
      const end = (problem: unknown): void => {
        if (child !== started) return
        child = undefined
        if (problem && !isStopping) logger.error({ err: problem }, 'the job process failed')
        if (isWanted) lookNow()
        resolve()
      }
      started.once('exit', (code) => end(code === 0 ? undefined : new Error(`It exited with ${code}`)))
      started.on('error', (error) => started.pid === undefined && end(error)) // it never started
    })
  }

  /** A process that is about to exit may miss the job, so another one starts if the job is still waiting. */
  const wake = (): void => {
    if (isStopping) return
    if (child) {
      isWanted = true
      child.send(LOOK_AGAIN, () => {}) // fails if the process has just ended, which `isWanted` is for
    } else {
      start()
    }
  }

  const look = async (): Promise<void> => {
    if (isStopping) return
    isWanted = false
    for (const each of leases) {
      if (await each.waiting(database, clock.now())) {
        wake()
        return
      }
    }
  }

  const lookNow = (): void =>
    void look().catch((error) => isStopping || logger.error({ err: error }, 'looking for jobs failed'))

  return {
    wake: (job) => {
      currentTrace()?.jobs.push(job)
      wake()
    },
    watch: () => {
      timer = setInterval(lookNow, LOOK_EVERY_MS).unref()
      lookNow()
    },
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      const stopped = child
      if (!stopped) return
      if (stopped.connected) stopped.disconnect()
      const impatient = setTimeout(() => stopped.kill('SIGKILL'), STEP_MS) // a step is done entirely or not at all
      await gone
      clearTimeout(impatient)
    },
  }
}

/** Not the lowest: a process that hardly ever runs would hold the database's only lock for long. */
const lowerPriority = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system has no priorities. The jobs run anyway.
  }
}
