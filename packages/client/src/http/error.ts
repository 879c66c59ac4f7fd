/** A field that broke a rule, as the server names it. */
export interface FieldViolation {
  /** Path in the request, such as `lineItems[0].quantity`. */
  field: string
  description: string
  violatedRule?: string
  ruleName?: string
  data?: Record<string, unknown>
}

/** What the server said about a failure, as data. */
export interface ErrorDetails {
  applicationError?: {
    /** The server's code; the HTTP status as a number when it sent none. */
    code?: string | number
    description?: string
    data?: Record<string, unknown>
  }
  validationError?: { fieldViolations?: FieldViolation[] }
  requestId?: string | null
}

/** What a CommerceError has in addition to its message. */
export interface ErrorFields {
  /** The server's code, `INVALID_ARGUMENT`, the status text in upper snake form, or a code of the client's own. */
  readonly code: string
  /** HTTP status; absent when there was no answer. */
  readonly status?: number
  /** Finds the call in the server's log; null when the server sent none. */
  readonly requestId?: string | null
  /** What the server said about it. */
  readonly details?: ErrorDetails
  /**
   * True when the same call may succeed later: no network, a truncated answer, too many requests, a failing
   * server.
   */
  readonly retryable?: boolean
  /** How long the server asks to wait. */
  readonly retryAfterSeconds?: number
  /** The underlying error. */
  readonly cause?: unknown
}

/**
 * The one error that this package's calls throw. Branch on `code`, never on the message; each call's docs name its
 * codes. A `status` below 500 means that nothing was changed. Without a status, or from 500 on, the call may have
 * been carried out: read before you repeat it.
 * @see docs/wire/errors.md and the page of each error in docs/errors
 * @example
 * try {
 *   await client.currentCart.getCurrentCart()
 * } catch (error) {
 *   if (error instanceof CommerceError && error.code === 'OWNED_CART_NOT_FOUND') return emptyCart
 *   throw error
 * }
 */
export class CommerceError extends Error implements ErrorFields {
  declare readonly code: string
  declare readonly status?: number
  declare readonly requestId?: string | null
  declare readonly details?: ErrorDetails
  declare readonly retryable: boolean
  declare readonly retryAfterSeconds?: number

  constructor(message: string, fields: ErrorFields) {
    super(message, fields)
    Object.assign(this, { name: 'CommerceError', retryable: false }, fields)
  }
}

/** The result of one request, as far as it got. */
export interface Tried {
  response?: Response
  text?: string
  /** The text as data. */
  said?: unknown
  /** The same in the requested form, when it is a JSON object with status 200. */
  answer?: unknown
  /** What went wrong on the way. */
  cause?: unknown
}

/**
 * Builds an error from what is known at once: `code`, `status`, `requestId`, `retryable` and `cause` follow
 * docs/wire/errors.md. An application error is complete, `details` included; for the others
 * `trouble.part.ts` knows more.
 */
export const failureOf = ({ response, said, cause }: Tried, isAborted?: boolean): CommerceError => {
  const { status, statusText, headers } = Object(response)
  const { message, details, error } = Object(said)
  const { validationError, applicationError } = Object(details)
  const { description, code, data = {} } = Object(applicationError)
  const requestId = headers?.get('x-wix-request-id')
  const isUnread = !response || status === 200
  const isWhole = message && description && code && !validationError
  // HTTP/2 sends no status text. Callers branch on a bare 404.
  const phrase = `${error || statusText || (status === 404 ? 'not found' : `status ${status}`)}`
    .replace(/\W+/g, '_')
    .toUpperCase()
  return new CommerceError(
    !isWhole ? SYSTEM_ERROR : description === message ? message : `${message}: ${description}`,
    {
      code: isUnread
        ? isAborted
          ? 'ABORTED'
          : response
            ? 'INVALID_RESPONSE'
            : NETWORK_ERROR
        : validationError
          ? INVALID_ARGUMENT
          : `${code ?? phrase}`,
      status,
      requestId,
      cause,
      details: isWhole && { applicationError: { description, code, data }, requestId },
      retryable: !isAborted && (isUnread || status > 499 || status === 429),
    },
  )
}

const SYSTEM_ERROR = 'System error occurred'
const INVALID_ARGUMENT = 'INVALID_ARGUMENT'
const NETWORK_ERROR = 'NETWORK_ERROR'

/** Throws the error for a request without an answer. */
export const refuseUnreached = (cause: unknown): never => {
  throw new CommerceError(SYSTEM_ERROR, { code: NETWORK_ERROR, cause, retryable: true })
}

/** Throws the error for a caller's mistake. */
export const refuse = (message: string, code = INVALID_ARGUMENT, cause?: unknown): never => {
  throw new CommerceError(message, { code, cause })
}
