import type { Reader, ScanSettings } from './database.ts'
import { ScanQueue } from './scan-queue.ts'
import type { Statement, Value } from './statements/statement.ts'
import { nestedTransaction } from './transaction-rules.ts'
import { checkValues } from './values.ts'

const WAITING = 64
const TIMEOUT_MS = 5000

/** How long a scan may take. */
export const scanLimit = (settings: ScanSettings | undefined): number => settings?.timeoutMs ?? TIMEOUT_MS

/** Reads that wait for their turn; both engines differ only in who carries them out. */
export class Scans implements Reader {
  readonly #reader: Reader
  readonly #queue: ScanQueue
  readonly #transactions: { readonly isInside: boolean }

  /** @param atOnce - how many reads `reader` is given at the same time */
  constructor(
    reader: Reader,
    atOnce: number,
    settings: ScanSettings | undefined,
    transactions: { readonly isInside: boolean },
  ) {
    this.#reader = reader
    this.#queue = new ScanQueue(atOnce, settings?.waiting ?? WAITING, scanLimit(settings))
    this.#transactions = transactions
  }

  async all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    this.#check(values)
    return this.#queue.run(() => this.#reader.all(statement, ...values))
  }

  async first<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined> {
    this.#check(values)
    return this.#queue.run(() => this.#reader.first(statement, ...values))
  }

  /** Lets the reads that have begun finish, and refuses all others. */
  close(): Promise<void> {
    return this.#queue.close()
  }

  /** Before they wait: a transaction must not hold its locks meanwhile. */
  #check(values: readonly Value[]): void {
    if (this.#transactions.isInside) throw nestedTransaction()
    checkValues(values)
  }
}
