import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programArguments } from '../../program-arguments.ts'
import { DatabaseTimeout, DatabaseUnavailable } from '../errors.ts'
import type { ScanAnswer, ScanQuestion } from './scan-message.ts'

/** How long a process may take to start; a tenth of a second is usual. */
const START_MS = 10_000

const UNREACHABLE = "The scan process can't be reached."
const ENDED = 'The scan process has ended.'
const TOO_LONG = 'The scan took too long and was stopped.'

const program = fileURLToPath(new URL('./scan.worker.ts', import.meta.url))

interface Listener {
  readonly hear: (message: unknown) => void
  readonly fail: (error: DatabaseUnavailable) => void
}

/**
 * A process that scans, one question at a time. A process, because a thread inside SQLite can't be stopped:
 * it would run its statement to the end, and our own process couldn't exit before.
 *
 * It keeps nothing alive: while it is idle, the process that started it can end, and it ends too.
 */
export class ScanProcess {
  /** Resolves when the process has ended. */
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
   * @param limitMs - how long it may take over a question
   * @param restMs - it ends after being idle for this long
   */
  constructor(file: string, limitMs: number, restMs: number) {
    this.#limitMs = limitMs
    this.#restMs = restMs
    this.#child = fork(program, [file], {
      execArgv: programArguments(program),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.gone = new Promise((resolve) => {
      this.#child.once('exit', () => resolve())
      this.#child.on('error', () => this.pid === undefined && resolve()) // it never started
    })
    this.#child.once('exit', () => this.#end(ENDED))
    this.#child.on('error', (cause) => this.#end(UNREACHABLE, cause))
    this.#child.on('message', (message) => this.#listener?.hear(message))
    this.#ready = this.#next(START_MS)
  }

  /** Undefined if it couldn't be started. */
  get pid(): number | undefined {
    return this.#child.pid
  }

  get isFree(): boolean {
    return this.#state === 'free'
  }

  /**
   * Asks an idle process.
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
      return (await answer) as ScanAnswer // our own program answers in this shape
    } finally {
      this.#lieDown()
    }
  }

  /** Kills the process and resolves when it is gone. */
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

  /** Returns the next message. Only one is awaited at a time. */
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
