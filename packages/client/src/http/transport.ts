import { apiUrlOf } from './api-url.ts'
import { CommerceError, checked, type ErrorDetails, errorOf, systemError } from './error.ts'
import type { RequestLine } from './request-line.ts'

/** How requests are sent. */
export interface TransportOptions {
  /** Where the platform answers, such as `https://shop.example`. Default: `VITRINE_API_URL`, else the hosted platform. */
  apiUrl?: string
  /** Used in place of the global `fetch`. */
  fetch?: typeof fetch
  /** Milliseconds until a request is given up; default 30,000. */
  timeoutMs?: number
  /** How often a safe or keyed request is repeated after a passing failure; default 2. */
  retries?: number
  /** Ends all requests of the client when it aborts. */
  signal?: AbortSignal
  /** Sent with every call. */
  headers?: Record<string, string>
}

/** A JSON object whose shape is known elsewhere. */
export type Fields = Record<string, unknown>

/** Headers that prove who calls. */
export type Authorization = Record<string, string>

/** Answers headers that prove who calls; given a token that the platform refused, others where there are any. */
export type Authorize = (refused?: string) => Promise<Authorization>

/** One way to the platform, shared by a client and its strategy. */
export interface Transport {
  /** Where the platform answers, without a slash at the end. */
  readonly apiUrl: string
  /** Headers of every call; `setHeaders` adds to them. */
  readonly headers: Record<string, string>
  /** The server's consistency mark, sent back with every later call so that reads see earlier writes. */
  readonly mark: Record<string, string>
  /** Sends a request as it is and hands back what comes, whatever its status. */
  fetch(url: string | Request, init: RequestInit): Promise<Response>
  /**
   * Sends a request and reads its answer.
   *
   * @param isRepeatable - whether it may be sent again after a passing failure
   * @param authorize - gives another proof in place of a refused one: the request is sent once more with it
   * @throws {CommerceError} unless the answer is 200 with a JSON object
   */
  send(
    line: RequestLine,
    headers?: Record<string, string>,
    isRepeatable?: boolean,
    authorize?: Authorize,
  ): Promise<Fields>
}

/** Other codes of status 401, such as that of a wrong password, are about something else. */
const isTokenRefused = (details?: ErrorDetails) =>
  /^(401|UNAUTHENTICATED)$/.test(`${details?.applicationError?.code}`)

const CONSISTENT = 'X-Wix-Consistent'

const LONGEST_WAIT_SECONDS = 30

export function createTransport(options: TransportOptions): Transport {
  const { signal, timeoutMs = 30_000, retries = 2 } = options

  const transport: Transport = {
    headers: { authorization: '', ...options.headers },
    mark: {},
    get apiUrl() {
      return apiUrlOf(options.apiUrl)
    },
    async fetch(url, init) {
      const limits = [AbortSignal.timeout(timeoutMs), signal, init.signal].filter((limit) => !!limit)
      const response = await (options.fetch ?? fetch)(url, { ...init, signal: AbortSignal.any(limits) })
      const mark = response.headers.get(CONSISTENT)
      if (mark) transport.mark[CONSISTENT] = mark
      return response
    },
    async send({ url, ...line }, headers = {}, isRepeatable, authorize) {
      const all = new Headers(typeof line.body === 'string' ? JSON_BODY : undefined)
      // The last word counts, in whatever case it is written.
      checked(() => {
        for (const name in headers) all.set(name, headers[name] as string)
      })
      const init = { ...line, headers: all }
      for (let failures = 0; ; failures++) {
        try {
          return await exchange(url, init)
        } catch (error) {
          const { retryable, status, details, retryAfterSeconds = 0 } = error as CommerceError
          // The token alone was refused: nothing was done, so that whatever was asked for can be asked for again.
          const proof = isTokenRefused(details) && (await authorize?.(headers.Authorization))
          if (proof && proof.Authorization !== headers.Authorization)
            return transport.send({ url, ...line }, { ...headers, ...proof }, isRepeatable)
          const isWorthIt =
            isRepeatable && retryable && status !== 500 && retryAfterSeconds <= LONGEST_WAIT_SECONDS
          if (!isWorthIt || failures >= retries) throw error
          // Full jitter, so that many clients do not come back in step.
          const waitMs = retryAfterSeconds * 1000 + Math.random() * 200 * 2 ** failures
          await new Promise((resolve) => setTimeout(resolve, waitMs))
        }
      }
    },
  }

  const exchange = async (url: string, init: RequestInit): Promise<Fields> => {
    let response: Response | undefined
    try {
      response = await transport.fetch(url, init)
      const text = await response.text()
      if (response.status !== 200) throw errorOf(response, text)
      const answer = JSON.parse(text)
      if (/^\s*{/.test(text)) return answer
      throw TypeError('No JSON object')
    } catch (cause) {
      if (cause instanceof CommerceError) throw cause
      const code = signal?.aborted ? 'ABORTED' : response ? 'INVALID_RESPONSE' : 'NETWORK_ERROR'
      throw systemError(code, cause, response)
    }
  }
  return transport
}

export const JSON_BODY = { 'Content-Type': 'application/json' }

/** A JSON request outside all operations. */
export const post = (url: string, body: unknown): RequestLine => ({
  method: 'POST',
  url,
  body: JSON.stringify(body),
})
