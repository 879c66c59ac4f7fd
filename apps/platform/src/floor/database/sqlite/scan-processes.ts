import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import type { Unanswered } from '../../processes/asked-process.ts'
import { AskedProcesses } from '../../processes/asked-processes.ts'
import type { Reader } from '../database.ts'
import { DatabaseTimeout, DatabaseUnavailable } from '../errors.ts'
import type { Statement, Value } from '../statements/statement.ts'
import { statementPrepared } from '../statements/statement-channels.ts'
import { sqliteError } from './errors.ts'
import type { ScanAnswer, ScanFailure, ScanQuestion } from './scan-message.ts'

const START_MS = 10_000
/** An idle process is ended after this time, to free its memory. */
const REST_MS = 30_000

const program = fileURLToPath(new URL('./scan.worker.ts', import.meta.url))

/** The most scans at once that still leave a processor free. */
export const scanPlaces = (): number => Math.min(4, Math.max(1, availableParallelism() - 1))

/** Reads in separate processes, one for each concurrent read, started when none is idle. */
export class ScanProcesses implements Reader {
  readonly #processes: AskedProcesses<ScanQuestion, ScanAnswer>

  constructor(file: string, limitMs: number, restMs: number = REST_MS) {
    const limits = { startMs: START_MS, limitMs, restMs }
    this.#processes = new AskedProcesses({ program, args: [resolve(file)], ...limits, failure })
  }

  /** The ids of the running processes, busy or idle. */
  get pids(): number[] {
    return this.#processes.pids
  }

  all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    return this.#read(statement, values, 'all')
  }

  async first<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined> {
    const [row] = await this.#read(statement, values, 'first')
    return row
  }

  /** Ends every process; resolves when they are gone. */
  close(): Promise<void> {
    return this.#processes.close()
  }

  async #read<Row>(
    statement: Statement<Row>,
    values: Value[],
    wanted: ScanQuestion['wanted'],
  ): Promise<Row[]> {
    const { text, kept } = statement
    statementPrepared.publish({ engine: 'sqlite', statement })
    const answer = await this.#processes.ask({ text, kept, values, wanted })
    if ('failure' in answer) throw sqliteError(thrown(answer.failure), text)
    return answer.rows as Row[] // the statement declares the row type
  }
}

const MESSAGES: Readonly<Record<Unanswered, string>> = {
  unreachable: "The scan process can't be reached.",
  ended: 'The scan process has ended.',
  late: 'The scan took too long and was stopped.',
}

const failure = (why: Unanswered, question: ScanQuestion | undefined, cause: unknown): Error => {
  const Problem = why === 'late' ? DatabaseTimeout : DatabaseUnavailable
  return new Problem(MESSAGES[why], { cause, statement: question?.text })
}

/** Rebuilds the error as it was in its process. */
const thrown = ({ message, code }: ScanFailure): Error =>
  code === undefined ? new Error(message) : new Sqlite.SqliteError(message, code)
