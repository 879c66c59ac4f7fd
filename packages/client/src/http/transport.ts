import { trouble } from '../calls/later.ts'
import { apiUrlOf } from './api-url.ts'
import { CommerceError, failureOf, type Tried } from './error.ts'
import type { RequestLine } from './request-line.ts'

/** How requests are sent. */
export interface TransportOptions {
  /**
   * Address of the platform, such as `https://shop.example`. Default: `VITRINE_API_URL`, else the hosted
   * platform.
   */
  apiUrl?: string
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch
  /** Milliseconds until a request times out; default 30,000. */
  timeoutMs?: number
  /** How often a safe or keyed request is retried after a temporary failure; default 2. */
  retries?: number
  /**
   * Longest wait before a retry when the platform says how long to wait; default 30 seconds. A longer wait
   * fails at once, because a server that renders pages should answer instead.
   */
  longestWaitSeconds?: number
  /** Ends all requests of the client when it aborts. */
  signal?: AbortSignal
  /** Sent with every call. */
  headers?: Record<string, string>
}

/** A JSON object whose shape is known elsewhere. */
export type Fields = Record<string, unknown>

/** Headers that prove who calls. */
export type Authorization = Record<string, string>

/**
 * Returns headers that prove who calls. Pass a token that the platform refused to get others, if there are
 * any.
 */
export type Authorize = (refused?: string) => Promise<Authorization>

/** A connection to the platform, shared by a client and its strategy. */
export interface Transport {
  /** Address of the platform, without a trailing slash. */
  readonly apiUrl: string
  /** Headers of every call; `setHeaders` adds to them. */
  readonly headers: Record<string, string>
  /** The server's consistency mark, sent back with every later call so that reads see earlier writes. */
  readonly mark: Record<string, string>
  /** Sends a request unchanged and returns the response with any status. */
  fetch(url: string | Request, init: RequestInit): Promise<Response>
  /**
   * Sends a request and reads its answer.
   * @param isRepeatable - whether it may be retried after a temporary failure
   * @param authorize - replaces a refused proof: the request is sent again with the new one
   * @param read - turns the answer into the result; `text` is the same as JSON text
   * @throws {CommerceError} unless the answer is 200 with a readable JSON object
   */
  send<Read = Fields>(
    line: RequestLine,
    headers?: Record<string, string>,
    isRepeatable?: boolean,
    authorize?: Authorize,
    read?: (answer: Fields, text: string) => Read | Promise<Read>,
  ): Promise<Read>
}

const CONSISTENT = 'X-Wix-Consistent'

export const createTransport = (options: TransportOptions): Transport => {
  const { signal } = options
  // The page fetches the code that handles failures when it is idle.
  globalThis.requestIdleCallback?.(trouble)

  const transport: Transport = {
    headers: { authorization: '', ...options.headers },
    mark: {},
    get apiUrl() {
      return apiUrlOf(options.apiUrl)
    },
    async fetch(url, init) {
      const limit = AbortSignal.timeout(options.timeoutMs ?? 30_000)
      const response = await (options.fetch ?? fetch)(url, {
        ...init,
        signal:
          signal || init.signal
            ? ((await trouble()).firstSignal?.(limit, signal, init.signal) ?? limit)
            : limit,
      } as RequestInit)
      const mark = response.headers.get(CONSISTENT)
      if (mark) transport.mark[CONSISTENT] = mark
      return response
    },
    async send({ url, ...line }, given = {}, isRepeatable, authorize, read = (answer) => answer as never) {
      const headers = new Headers(typeof line.body === 'string' ? JSON_BODY : undefined)
      // The last value wins, ignoring case.
      for (const name in given) headers.set(name, given[name] as string)
      const attempt = async () => {
        const tried: Tried = {}
        try {
          tried.response = await transport.fetch(url, { ...line, headers })
          tried.text = await tried.response.text()
          tried.said = JSON.parse(tried.text)
          if (tried.response.status === 200 && /^\s*{/.test(tried.text))
            tried.answer = await read(tried.said as Fields, tried.text)
        } catch (cause) {
          tried.cause = cause
        }
        return tried
      }
      const tried = await attempt()
      if (tried.answer) return tried.answer as never
      const error = failureOf(tried, signal?.aborted)
      const { details, retryable, status } = error
      const isWhole = signal?.aborted || (details && !retryable && status !== 401)
      const part = isWhole ? {} : await trouble()
      if (!part.overcome) throw error
      return part.overcome({
        tried,
        attempt,
        headers,
        isRepeatable,
        authorize,
        options,
        CommerceError,
      }) as never
    },
  }
  return transport
}

export const JSON_BODY = { 'Content-Type': 'application/json' }
