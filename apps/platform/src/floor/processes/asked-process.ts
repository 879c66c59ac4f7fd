import { type ChildProcess, fork } from 'node:child_process'
import { programArguments } from '../program-arguments.ts'

/** Why a question got no answer. */
export type Unanswered = 'unreachable' | 'ended' | 'late'

/** A program that answers questions, and what is asked of its processes. */
export interface AskedProgram<Question> {
  readonly program: string
  readonly args?: readonly string[]
  /** How long it may take to start; a tenth of a second is usual. */
  readonly startMs: number
  /** How long it may take over a question. */
  readonly limitMs: number
  /** It ends after being idle for this long. */
  readonly restMs: number
  /** Describes why a question has no answer; no question if the process failed while idle. */
  failure(why: Unanswered, question: Question | undefined, cause: unknown): Error
}

interface Listener {
  readonly hear: (message: unknown) => void
  readonly fail: (error: Error) => void
}

/**
 * A process that answers one question at a time. A process, because a thread inside native code can't be
 * stopped: it would go on to the end, and our own process couldn't exit before. What it does must not leave
 * anything half done, because it may be killed at any time.
 *
 * It keeps nothing alive: while it is idle, the process that started it can end, and it ends too.
 */
export class AskedProcess<Question extends object, Answer> {
  /** Resolves when the process has ended. */
  readonly gone: Promise<void>
  readonly #child: ChildProcess
  readonly #asked: AskedProgram<Question>
  readonly #ready: Promise<unknown>
  #state: 'free' | 'asked' | 'ended' = 'free'
  #listener: Listener | undefined
  #question: Question | undefined
  #rest: NodeJS.Timeout | undefined

  constructor(asked: AskedProgram<Question>) {
    this.#asked = asked
    this.#child = fork(asked.program, asked.args, {
      execArgv: programArguments(asked.program),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.gone = new Promise((resolve) => {
      this.#child.once('exit', () => resolve())
      this.#child.on('error', () => this.pid === undefined && resolve()) // it never started
    })
    this.#child.once('exit', () => this.#end('ended'))
    this.#child.on('error', (cause) => this.#end('unreachable', cause))
    this.#child.on('message', (message) => this.#listener?.hear(message))
    this.#ready = this.#next(asked.startMs)
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
   * @throws what `failure` describes when the process took too long, which ends it, ended or couldn't be started
   */
  async ask(question: Question): Promise<Answer> {
    this.#wake(question)
    try {
      await this.#ready
      const answer = this.#next(this.#asked.limitMs)
      this.#child.send(question, (cause) => cause && this.#end('unreachable', cause))
      return (await answer) as Answer // our own program answers in this shape
    } finally {
      this.#lieDown()
    }
  }

  /** Kills the process and resolves when it is gone. */
  async stop(): Promise<void> {
    this.#child.ref() // or the process that started it could end here
    this.#end('ended')
    await this.gone
  }

  #wake(question: Question): void {
    clearTimeout(this.#rest)
    this.#state = 'asked'
    this.#question = question
    this.#child.ref()
    this.#child.channel?.ref()
  }

  #lieDown(): void {
    this.#child.unref()
    this.#child.channel?.unref()
    this.#question = undefined
    if (this.#state === 'ended') return
    this.#state = 'free'
    this.#rest = setTimeout(() => this.#end('ended'), this.#asked.restMs).unref()
  }

  /** Returns the next message. Only one is awaited at a time. */
  #next(limitMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end('late'), limitMs)
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

  #end(why: Unanswered, cause?: unknown): void {
    this.#state = 'ended'
    clearTimeout(this.#rest)
    this.#child.kill('SIGKILL')
    this.#listener?.fail(this.#asked.failure(why, this.#question, cause))
  }
}
