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

/** After which a process that nobody asks is ended, and its memory given back. */
const REST_MS = 30_000

/** How many scans at once leave a processor for everything else. */
export const scanPlaces = (): number => Math.min(4, Math.max(1, availableParallelism() - 1))

/** Reads in processes of their own: one for each read that goes on at the same time, started when there is none free. */
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

  /** Names the processes that are there, at work or at rest. */
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
    return answer.rows as Row[] // the row type is the statement's word
  }

  #start(): ScanProcess {
    try {
      const scanner = new ScanProcess(this.#file, this.#limitMs, this.#restMs)
      this.#processes.add(scanner)
      void scanner.gone.then(() => this.#processes.delete(scanner))
      return scanner
    } catch (cause) {
      throw new DatabaseUnavailable('No process can be started to scan.', { cause }) // such as for want of memory
    }
  }
}

/** The error as it was before it left its process. */
const thrown = ({ message, code }: ScanFailure): Error =>
  code === undefined ? new Error(message) : new Sqlite.SqliteError(message, code)
