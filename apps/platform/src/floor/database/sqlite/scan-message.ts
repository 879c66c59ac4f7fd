import type { Value } from '../statements/statement.ts'

/** A question for a scan process. */
export interface ScanQuestion {
  readonly text: string
  readonly kept: boolean
  readonly values: readonly Value[]
  readonly wanted: 'all' | 'first'
}

/** Its answer. */
export type ScanAnswer = { readonly rows: readonly unknown[] } | { readonly failure: ScanFailure }

/** The parts of an error that are sent between processes. */
export interface ScanFailure {
  readonly message: string
  /** SQLite's result code, if the error is SQLite's. */
  readonly code?: string
}
