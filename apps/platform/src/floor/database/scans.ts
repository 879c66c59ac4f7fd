import type { Reader, ScanSettings } from './database.ts'
import { ScanQueue } from './scan-queue.ts'
import type { Statement, Value } from './statements/statement.ts'
import { nestedTransaction } from './transaction-rules.ts'
import { checkValues } from './values.ts'

const WAITING = 64
const TIMEOUT_MS = 5000

/** How long a scan may take. */
export const scanLimit = (settings: ScanSettings | undefined): number => settings?.timeoutMs ?? TIMEOUT_MS

/** Reads that wait for their turn. The engines differ only in who runs them. */
export class Scans implements Reader {
  readonly #reader: Reader
  readonly #queue: ScanQueue
  readonly #transactions: { readonly isInside: boolean }

  /** @param atOnce - how many reads `reader` gets at the same time */
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

  /** Lets running reads finish and rejects all others. */
  close(): Promise<void> {
    return this.#queue.close()
  }

  /** Checked before they wait: a transaction must not hold its locks meanwhile. */
  #check(values: readonly Value[]): void {
    if (this.#transactions.isInside) throw nestedTransaction()
    checkValues(values)
  }
}
