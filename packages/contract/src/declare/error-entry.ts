/** What an error is on the wire. */
export interface ErrorEntry {
  /** The HTTP status of the response. */
  readonly status: number
  /** What the error means for the caller. */
  readonly means: string
  /** The code on the wire, if it differs from the name. */
  readonly wireCode?: string
  /** Sent without an application error: callers only see the status. */
  readonly bare?: true
}
