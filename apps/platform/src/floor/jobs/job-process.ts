import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database, DatabaseSettings } from '../database/database.ts'
import type { Leases } from './leases.ts'

/** What the process of the jobs is told at its start. */
export interface JobSettings {
  readonly database: DatabaseSettings
  /** Origin of media addresses, without a slash at the end. */
  readonly mediaUrl: string
}

export interface JobProcessParts {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  /** Of every kind of job. */
  readonly leases: readonly Leases[]
  readonly settings: JobSettings
  /** What the process runs; it knows every kind of job. */
  readonly program: URL
}

/**
 * The process that carries jobs out: there while there are some, with connections of its own and the lowest
 * priority, so that those who wait for an answer hardly notice it.
 */
export interface JobProcess {
  /** Starts it for a job that was just written down. */
  wake(): void
  /** Starts it now and from time to time for jobs that were left undone, here or elsewhere. */
  watch(): void
  /** Ends it after the step that it is taking; resolves when it is gone. */
  stop(): Promise<void>
}

/** How often jobs are looked for that another process has left undone. */
const LOOK_EVERY_MS = 5_000
/** How long a step may take that is waited for at the end. */
const STEP_MS = 5_000

/** Sources are read by a loader, which is found from where they lie; what is built needs none. */
const loadingOf = (program: string): ForkOptions =>
  program.endsWith('.ts')
    ? { execArgv: ['--conditions=source', '--import', 'tsx'], cwd: dirname(program) }
    : { execArgv: [] }

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
      ...loadingOf(program),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = started
    lowerPriority(started.pid)
    started.send(settings, (error) => error && started.kill())
    gone = new Promise((resolve) => {
      const end = (problem: unknown): void => {
        if (child !== started) return
        child = undefined
        if (problem && !isStopping) logger.error({ err: problem }, 'the process of the jobs broke off')
        if (isWanted) wake()
        resolve()
      }
      started.once('exit', (code) => end(code === 0 ? undefined : new Error(`It exited with ${code}`)))
      started.on('error', (error) => started.pid === undefined && end(error)) // it has never been there
    })
  }

  /** One that is about to end may not see the job any more, so it is started again after it. */
  const wake = (): void => {
    if (isStopping) return
    if (child) isWanted = true
    else start()
  }

  const look = async (): Promise<void> => {
    if (child || isStopping) return
    for (const each of leases) {
      if (await each.waiting(database, clock.now())) {
        wake()
        return
      }
    }
  }

  return {
    wake,
    watch: () => {
      const lookNow = () => void look().catch((error) => logger.error({ err: error }, 'no look for jobs'))
      timer = setInterval(lookNow, LOOK_EVERY_MS).unref()
      lookNow()
    },
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      const stopped = child
      if (!stopped) return
      if (stopped.connected) stopped.disconnect()
      const impatient = setTimeout(() => stopped.kill('SIGKILL'), STEP_MS) // a step is done whole or not at all
      await gone
      clearTimeout(impatient)
    },
  }
}

/** Not the lowest: whoever is hardly ever let run holds the database's only lock for long. */
const lowerPriority = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system has no priorities: the jobs are done all the same.
  }
}
