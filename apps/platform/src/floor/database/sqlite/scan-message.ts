import type { Value } from '../statements/statement.ts'

/** What a scan process is asked. */
export interface ScanQuestion {
  readonly text: string
  readonly kept: boolean
  readonly values: readonly Value[]
  readonly wanted: 'all' | 'first'
}

/** What it answers. */
export type ScanAnswer = { readonly rows: readonly unknown[] } | { readonly failure: ScanFailure }

/** What of an error survives the way between processes. */
export interface ScanFailure {
  readonly message: string
  /** SQLite's result code, when the error is SQLite's. */
  readonly code?: string
}
