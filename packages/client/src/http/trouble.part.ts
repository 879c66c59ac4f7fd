import type { CommerceError, ErrorDetails, Tried } from './error.ts'
import type { Authorize, TransportOptions } from './transport.ts'

export { firstSignal } from './first-signal.ts'

/** A failed request, and what it takes to send it again. */
export interface Trouble {
  tried: Tried
  /** Sends the same request again. */
  attempt(): Promise<Tried>
  /** The request's proof; replaced when it is refused. */
  headers: Headers
  /** Whether it may be retried after a temporary failure. */
  isRepeatable?: boolean
  authorize?: Authorize
  options: Pick<TransportOptions, 'retries' | 'longestWaitSeconds' | 'signal'>
  /** Passed in: this part of the package shares no code with the page's first load. */
  CommerceError: typeof CommerceError
}

/** Other codes of status 401, such as a wrong password, mean something else. */
const isTokenRefused = (details?: ErrorDetails) =>
  /^(401|UNAUTHENTICATED)$/.test(`${details?.applicationError?.code}`)

/**
 * Tries to get an answer after all: with another token instead of a refused one, or after a temporary
 * failure has passed.
 * @throws {CommerceError} the last failure, when it does not pass
 */
export async function overcome(trouble: Trouble): Promise<unknown> {
  const { attempt, headers, isRepeatable, options, CommerceError } = trouble
  const { retries = 2, longestWaitSeconds = 30, signal } = options
  let { tried, authorize } = trouble
  for (let failures = 0; ; ) {
    if (tried.answer) return tried.answer
    const error = errorOf(tried, CommerceError, signal?.aborted)
    const { retryable, status, details, retryAfterSeconds = 0 } = error
    const sent = headers.get('authorization')
    const proof = isTokenRefused(details) && (await authorize?.(sent ?? undefined))
    if (proof && proof.Authorization !== sent) {
      // Only the token was refused and nothing was done, so any request can be repeated, once.
      authorize = undefined
      for (const name in proof) headers.set(name, proof[name] as string)
    } else {
      const isWorthIt = retryable && status !== 500 && retryAfterSeconds <= longestWaitSeconds
      if (!isRepeatable || !isWorthIt || failures >= retries) throw error
      // Full jitter, so that many clients don't retry in step.
      const waitMs = retryAfterSeconds * 1000 + Math.random() * 200 * 2 ** failures++
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
    tried = await attempt()
  }
}

/** The body of a failed answer, if it can be read. */
interface Said {
  message?: string | null
  /** The code of a token call (RFC 6749, section 5.2). */
  error?: string
  details?: ErrorDetails | null
}

/**
 * Reads a failure as docs/wire/errors.md says: field violations, then an application error,
 * then the bare status; or what came instead of an answer.
 */
export function errorOf(
  { response, text, said, cause }: Tried,
  Failure: typeof CommerceError,
  isAborted?: boolean,
): CommerceError {
  const status = response?.status
  const requestId = response?.headers.get('x-wix-request-id')
  const systemMessage = `System error occurred${requestId ? `, request-id: ${requestId}` : ''}`
  if (!response || text === undefined || status === 200) {
    const code = isAborted ? 'ABORTED' : response ? 'INVALID_RESPONSE' : 'NETWORK_ERROR'
    const reason = cause ?? TypeError('Not a JSON object')
    return new Failure(systemMessage, { code, cause: reason, status, requestId, retryable: !isAborted })
  }
  try {
    return readAnswer(response, (said as Said | null | undefined) ?? null, systemMessage, Failure)
  } catch (reason) {
    return new Failure(systemMessage, {
      code: 'INVALID_RESPONSE',
      cause: reason,
      status,
      requestId,
      retryable: true,
    })
  }
}

const readAnswer = (
  { status, statusText, headers }: Response,
  said: Said | null,
  systemMessage: string,
  Failure: typeof CommerceError,
): CommerceError => {
  const requestId = headers.get('x-wix-request-id')
  const { validationError, applicationError } = said?.details ?? {}
  const told = said?.message ?? statusText
  const fail = (message: string, code: string, details: ErrorDetails) =>
    new Failure(message, {
      code,
      status,
      requestId,
      details: { ...details, requestId },
      retryable: status === 429 || status > 499,
      retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
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
  // HTTP/2 sends no status text. Callers branch on a bare 404.
  const phrase = statusText || (status === 404 ? 'Not Found' : `Status ${status}`)
  return fail(
    status > 399 && status < 500 ? phrase : systemMessage,
    (said?.error || phrase).replace(/\W+/g, '_').toUpperCase(),
    { applicationError: { description: told, code: status, data: { requestId, details: said } } },
  )
}
