import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Reader } from '../database.ts'
import { DatabaseUnavailable } from '../errors.ts'
import type { Statement, Value } from '../statements/statement.ts'
import { statementPrepared } from '../statements/statement-channels.ts'
import { sqliteError } from './errors.ts'
import type { ScanFailure, ScanQuestion } from './scan-message.ts'
import { ScanProcess } from './scan-process.ts'

/** An idle process is ended after this time, to free its memory. */
const REST_MS = 30_000

/** The most scans at once that still leave a processor free. */
export const scanPlaces = (): number => Math.min(4, Math.max(1, availableParallelism() - 1))

/** Reads in separate processes, one for each concurrent read, started when none is idle. */
export class ScanProcesses implements Reader {
  readonly #file: string
  readonly #limitMs: number
  readonly #restMs: number
  readonly #processes = new Set<ScanProcess>()

  constructor(file: string, limitMs: number, restMs: number = REST_MS) {
    this.#file = resolve(file)
    this.#limitMs = limitMs
    this.#restMs = restMs
  }

  /** The ids of the running processes, busy or idle. */
  get pids(): number[] {
    return [...this.#processes].flatMap(({ pid }) => pid ?? [])
  }

  all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    return this.#read(statement, values, 'all')
  }

  async first<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined> {
    const [row] = await this.#read(statement, values, 'first')
    return row
  }

  /** Ends every process; resolves when they are gone. */
  async close(): Promise<void> {
    await Promise.all([...this.#processes].map((scanner) => scanner.stop()))
  }

  async #read<Row>(
    statement: Statement<Row>,
    values: Value[],
    wanted: ScanQuestion['wanted'],
  ): Promise<Row[]> {
    const { text, kept } = statement
    statementPrepared.publish({ engine: 'sqlite', statement })
    const scanner = [...this.#processes].find(({ isFree }) => isFree) ?? this.#start()
    const answer = await scanner.ask({ text, kept, values, wanted })
    if ('failure' in answer) throw sqliteError(thrown(answer.failure), text)
    return answer.rows as Row[] // the statement declares the row type
  }

  #start(): ScanProcess {
    try {
      const scanner = new ScanProcess(this.#file, this.#limitMs, this.#restMs)
      this.#processes.add(scanner)
      void scanner.gone.then(() => this.#processes.delete(scanner))
      return scanner
    } catch (cause) {
      throw new DatabaseUnavailable('No scan process can be started.', { cause }) // such as for lack of memory
    }
  }
}

/** Rebuilds the error as it was in its process. */
const thrown = ({ message, code }: ScanFailure): Error =>
  code === undefined ? new Error(message) : new Sqlite.SqliteError(message, code)
