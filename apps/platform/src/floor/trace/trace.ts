import { AsyncLocalStorage } from 'node:async_hooks'

/** What a request does, counted while it runs. */
export interface Trace {
  statements: number
  /** Milliseconds that statements took, waiting included. */
  databaseMs: number
  /** Types of the events it recorded. */
  readonly events: string[]
  /** Templates of the mails it queued. */
  readonly mails: string[]
  /** Work it left to the job process: the kind and id of each job. */
  readonly jobs: string[]
}

const current = new AsyncLocalStorage<Trace>()

let running = 0

/** Runs work under a new trace. */
export const traced = async <T>(work: (trace: Trace) => Promise<T>): Promise<T> => {
  const trace: Trace = { statements: 0, databaseMs: 0, events: [], mails: [], jobs: [] }
  running++
  try {
    return await current.run(trace, () => work(trace))
  } finally {
    running--
    // While there is a trace, Node follows every promise of the process, which costs all calls time.
    if (running === 0) current.disable()
  }
}

/** The trace of the request at work, if it has one. */
export const currentTrace = (): Trace | undefined => (running > 0 ? current.getStore() : undefined)
