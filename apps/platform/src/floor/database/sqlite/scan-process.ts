import { type ChildProcess, fork } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseTimeout, DatabaseUnavailable } from '../errors.ts'
import type { ScanAnswer, ScanQuestion } from './scan-message.ts'

/** How long a process may take to begin; a tenth of a second is usual. */
const START_MS = 10_000

const UNREACHABLE = 'The process that scans cannot be reached.'
const ENDED = 'The process that scanned has ended.'
const TOO_LONG = 'The scan took too long and was given up.'

const program = fileURLToPath(new URL('./scan.worker.ts', import.meta.url))
/** Sources are read by a loader, which is found from where they lie; what is built needs none. */
const loading = program.endsWith('.ts')
  ? { execArgv: ['--import', 'tsx'], cwd: dirname(program) }
  : { execArgv: [] }

interface Listener {
  readonly hear: (message: unknown) => void
  readonly fail: (error: DatabaseUnavailable) => void
}

/**
 * A process that scans, one question at a time. A process and not a thread, because a thread inside SQLite cannot
 * be stopped: it would go on to the end of its statement, and our own process could not exit before.
 *
 * It keeps nobody alive: while it rests, the process that started it may end, and it ends with it.
 */
export class ScanProcess {
  /** Resolves when the process is no more. */
  readonly gone: Promise<void>
  readonly #child: ChildProcess
  readonly #limitMs: number
  readonly #restMs: number
  readonly #ready: Promise<unknown>
  #state: 'free' | 'asked' | 'ended' = 'free'
  #listener: Listener | undefined
  #statement: string | undefined
  #rest: NodeJS.Timeout | undefined

  /**
   * @param limitMs - how long it may think about a question
   * @param restMs - after which it ends when nobody asks
   */
  constructor(file: string, limitMs: number, restMs: number) {
    this.#limitMs = limitMs
    this.#restMs = restMs
    this.#child = fork(program, [file], {
      ...loading,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.gone = new Promise((resolve) => {
      this.#child.once('exit', () => resolve())
      this.#child.on('error', () => this.pid === undefined && resolve()) // it has never been there
    })
    this.#child.once('exit', () => this.#end(ENDED))
    this.#child.on('error', (cause) => this.#end(UNREACHABLE, cause))
    this.#child.on('message', (message) => this.#listener?.hear(message))
    this.#ready = this.#next(START_MS)
  }

  /** Undefined when it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid
  }

  get isFree(): boolean {
    return this.#state === 'free'
  }

  /**
   * Asks a process that is free.
   *
   * @throws {DatabaseTimeout} when it took too long; the process is then ended
   * @throws {DatabaseUnavailable} when the process ended or could not be started
   */
  async ask(question: ScanQuestion): Promise<ScanAnswer> {
    this.#wake(question)
    try {
      await this.#ready
      const answer = this.#next(this.#limitMs)
      this.#child.send(question, (cause) => cause && this.#end(UNREACHABLE, cause))
      return (await answer) as ScanAnswer // the word of a program of our own
    } finally {
      this.#lieDown()
    }
  }

  /** Ends the process, whatever it does; resolves when it is gone. */
  async stop(): Promise<void> {
    this.#child.ref() // or the process that closes its database would end here
    this.#end(ENDED)
    await this.gone
  }

  #wake(question: ScanQuestion): void {
    clearTimeout(this.#rest)
    this.#state = 'asked'
    this.#statement = question.text
    this.#child.ref()
    this.#child.channel?.ref()
  }

  #lieDown(): void {
    this.#child.unref()
    this.#child.channel?.unref()
    if (this.#state === 'ended') return
    this.#state = 'free'
    this.#rest = setTimeout(() => this.#end(ENDED), this.#restMs).unref()
  }

  /** Gives the next message; only one is awaited at a time. */
  #next(limitMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(TOO_LONG, undefined, DatabaseTimeout), limitMs)
      const settle = () => {
        clearTimeout(timer)
        this.#listener = undefined
      }
      this.#listener = {
        hear: (message) => {
          settle()
          resolve(message)
        },
        fail: (error) => {
          settle()
          reject(error)
        },
      }
    })
  }

  #end(message: string, cause?: unknown, Failure = DatabaseUnavailable): void {
    this.#state = 'ended'
    clearTimeout(this.#rest)
    this.#child.kill('SIGKILL') // it only reads, so nothing is left half done
    this.#listener?.fail(new Failure(message, { cause, statement: this.#statement }))
  }
}
