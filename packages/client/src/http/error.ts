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

/** What a CommerceError carries besides its message. */
export interface ErrorFields {
  /** The server's code, `INVALID_ARGUMENT`, the status text in upper snake form, or a code of the client's own. */
  readonly code: string
  /** HTTP status; absent when there was no answer. */
  readonly status?: number
  /** Finds the call in the server's log; null when the server sent none. */
  readonly requestId?: string | null
  /** What the server said about it. */
  readonly details?: ErrorDetails
  /** True when the same call may succeed later: no network, half an answer, too many requests, a failing server. */
  readonly retryable?: boolean
  /** How long the server asks to wait. */
  readonly retryAfterSeconds?: number
  /** What went wrong underneath. */
  readonly cause?: unknown
}

/**
 * The one error that the calls of this package throw. Branch on `code`, never on the message.
 *
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

/** The body of a failed answer, as far as anything is known about it. */
interface Said {
  message?: string | null
  /** The code of a token call (RFC 6749, section 5.2). */
  error?: string
  details?: ErrorDetails | null
}

/**
 * Reads a failed answer by the rules of the specification, section 8: field violations, then an
 * application error, then the bare status.
 */
export function errorOf(response: Response, text: string): CommerceError {
  const { status, statusText } = response
  const requestId = requestIdOf(response)
  const said = saidIn(text)
  const { validationError, applicationError } = said?.details ?? {}
  const told = said?.message ?? statusText
  const fail = (message: string, code: string, details: ErrorDetails) =>
    new CommerceError(message, {
      code,
      status,
      requestId,
      details: { ...details, requestId },
      retryable: status === 429 || status > 499,
      retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    })

  if (validationError) {
    const fieldViolations = validationError.fieldViolations?.sort((a, b) => (a.field < b.field ? -1 : 1))
    const list = fieldViolations?.map((found) => `"${found.field}" ${found.description}`).join(', ')
    return fail(`INVALID_ARGUMENT: ${list}`, 'INVALID_ARGUMENT', { validationError: { fieldViolations } })
  }
  if (applicationError) {
    const { description = 'UNKNOWN', code = 'UNKNOWN', data = {} } = applicationError
    const message = description === told ? told : `${told}: ${description}`
    return fail(message, `${code}`, { applicationError: { description, code, data } })
  }
  // HTTP/2 sends no status text. A bare 404 is the one that callers branch on.
  const phrase = statusText || (status === 404 ? 'Not Found' : `Status ${status}`)
  return fail(
    status > 399 && status < 500 ? phrase : systemMessage(requestId),
    (said?.error || phrase).replace(/\W+/g, '_').toUpperCase(),
    { applicationError: { description: told, code: status, data: { requestId, details: said } } },
  )
}

/** Where there was no answer, or none that can be read. */
export const systemError = (code: string, cause: unknown, response?: Response): CommerceError => {
  const requestId = response && requestIdOf(response)
  return new CommerceError(systemMessage(requestId), {
    code,
    cause,
    status: response?.status,
    requestId,
    retryable: code !== 'ABORTED',
  })
}

const systemMessage = (requestId?: string | null) =>
  `System error occurred${requestId ? `, request-id: ${requestId}` : ''}`

const requestIdOf = (response: Response) => response.headers.get('x-wix-request-id')

/** What a body says; null when it is a proxy's page or nothing. */
const saidIn = (text: string): Said | null => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Throws what the caller did wrong. */
export const refuse = (message: string, code = 'INVALID_ARGUMENT', cause?: unknown): never => {
  throw new CommerceError(message, { code, cause })
}

/** Turns whatever a wrong argument made fail into the usual error. */
const rejected = (cause: unknown): never => {
  if (cause instanceof CommerceError) throw cause
  return refuse(`${(cause as Error).message}`, undefined, cause)
}

/** Does work that throws CommerceErrors alone, whatever it is given. */
export const checked = <T>(work: () => T): T => {
  try {
    const result = work()
    return result instanceof Promise ? (result.catch(rejected) as T) : result
  } catch (cause) {
    return rejected(cause)
  }
}

/** Functions that throw CommerceErrors alone, whatever they are given. */
export const allChecked = <T extends object>(functions: T): T =>
  Object.fromEntries(
    Object.entries(functions).map(([name, value]) => [
      name,
      typeof value === 'function' ? (...args: unknown[]) => checked(() => value(...args)) : value,
    ]),
  ) as T
