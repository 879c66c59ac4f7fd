import { AskedProcess, type AskedProgram } from './asked-process.ts'

/** Processes that answer questions, one for each concurrent question, started when none is idle. */
export class AskedProcesses<Question extends object, Answer> {
  readonly #asked: AskedProgram<Question>
  readonly #processes = new Set<AskedProcess<Question, Answer>>()

  constructor(asked: AskedProgram<Question>) {
    this.#asked = asked
  }

  /** The ids of the running processes, busy or idle. */
  get pids(): number[] {
    return [...this.#processes].flatMap(({ pid }) => pid ?? [])
  }

  /** @throws what the program's `failure` describes when there is no answer */
  async ask(question: Question): Promise<Answer> {
    const idle = [...this.#processes].find(({ isFree }) => isFree)
    return (idle ?? this.#start(question)).ask(question)
  }

  /** Ends every process; resolves when they are gone. */
  async close(): Promise<void> {
    await Promise.all([...this.#processes].map((each) => each.stop()))
  }

  #start(question: Question): AskedProcess<Question, Answer> {
    try {
      const started = new AskedProcess<Question, Answer>(this.#asked)
      this.#processes.add(started)
      void started.gone.then(() => this.#processes.delete(started))
      return started
    } catch (cause) {
      throw this.#asked.failure('unreachable', question, cause) // such as for lack of memory
    }
  }
}
