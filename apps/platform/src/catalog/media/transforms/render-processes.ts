import { fileURLToPath } from 'node:url'
import { errorEntry } from '@vitrine/contract'
import { Failure } from '../../../floor/failure.ts'
import { AskedProcesses } from '../../../floor/processes/asked-processes.ts'
import type { RenderAnswer, RenderQuestion } from './render-question.ts'
import { type Renderer, renderedIn } from './renderer.ts'

/**
 * Makes pictures in processes of their own, which start with the first picture and end when there was none for a
 * while. Pictures take much memory that a process keeps, and the image library hangs now and then while it starts
 * a picture's threads (sharp issue 4486): then the process is killed, and the next picture gets another.
 */
export interface RenderProcesses extends Renderer {
  /** The ids of the running processes, busy or idle. */
  readonly pids: readonly number[]
  /** Ends them; resolves when they are gone. */
  close(): Promise<void>
}

/** A busy machine starts a process slowly. */
const START_MS = 60_000
/** A large picture takes some seconds on a busy machine. */
const PATIENCE_MS = 120_000
/** A page has many pictures, and people look at the next page soon. */
const REST_MS = 15_000

export interface RenderProcessesOptions {
  readonly program?: URL
  readonly patienceMs?: number
  readonly restMs?: number
}

export const createRenderProcesses = ({
  program = new URL('./render.worker.ts', import.meta.url),
  patienceMs = PATIENCE_MS,
  restMs = REST_MS,
}: RenderProcessesOptions = {}): RenderProcesses => {
  const processes = new AskedProcesses<RenderQuestion, RenderAnswer>({
    program: fileURLToPath(program),
    ...{ startMs: START_MS, limitMs: patienceMs, restMs },
    failure: (_why, _question, cause) => unavailable(cause),
  })
  return {
    render: async (question) => renderedIn(await processes.ask(question)),
    get pids() {
      return processes.pids
    },
    close: () => processes.close(),
  }
}

const unavailable = (cause: unknown): Failure =>
  new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 }, errorEntry('SERVICE_UNAVAILABLE').means, cause)
