import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseSettings } from '../floor/database/database.ts'
import { programArguments } from '../floor/program-arguments.ts'
import type { Settings } from '../floor/settings/settings.ts'

/** What the drawing process gets when it starts. */
export interface DrawAheadJob extends Pick<Settings, 'dataDir' | 'mediaCacheBytes'> {
  readonly database: DatabaseSettings
  readonly mediaIds: readonly string[]
}

/**
 * Draws the demo shop's pictures in a process of its own. Drawing takes hundreds of megabytes that a process
 * keeps as long as it runs, so the platform doesn't draw ahead itself. A picture that a visitor asks for
 * first is drawn for them.
 *
 * @returns a function that ends the process; no file is left half written
 */
export const drawAhead = (job: DrawAheadJob, logger: Pick<FastifyBaseLogger, 'warn'>): (() => void) => {
  if (job.mediaIds.length === 0) return () => {}
  const program = fileURLToPath(new URL('./draw-ahead.worker.ts', import.meta.url))
  const child = fork(program, [], {
    execArgv: programArguments(program),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const warn = (problem: unknown) => logger.warn({ err: problem }, 'could not draw the demo pictures ahead')
  child.once('error', warn)
  child.once('exit', (code) => code !== 0 && code !== null && warn(new Error(`It exited with ${code}`)))
  child.send(job, (error) => error && child.kill())
  return () => {
    child.removeAllListeners('exit')
    child.kill('SIGKILL') // files are renamed into place when they are whole
  }
}
