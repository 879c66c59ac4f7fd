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

/** What the page of an error says besides its status, meaning and calls. */
export interface ErrorHelp {
  /** What the caller can do about it. */
  readonly remedy: string
  /** What state the error leaves; default: nothing was changed. */
  readonly leaves?: string
}
