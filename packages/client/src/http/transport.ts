import { trouble } from '../later.ts'
import { apiUrlOf } from './api-url.ts'
import { CommerceError, failureOf, type Tried } from './error.ts'
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
  /**
   * Longest wait before a request is repeated, where the platform says when to come again; default 30 seconds. What is to
   * wait longer fails at once: a server that renders pages would rather say so.
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
   * @param read - makes of the answer what is wanted of it; `text` is the same as JSON text
   * @throws {CommerceError} unless the answer is 200 with a JSON object that can be read
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

/** Set once the page has been asked to fetch, when it has nothing else to do, what helps in trouble. */
let idle: number | undefined

export const createTransport = (options: TransportOptions): Transport => {
  const { timeoutMs = 30_000, signal } = options

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
    async send({ url, ...line }, given = {}, isRepeatable, authorize, read = (answer) => answer as never) {
      const headers = new Headers(typeof line.body === 'string' ? JSON_BODY : undefined)
      // The last word counts, in whatever case it is written.
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
      if (!idle) idle = globalThis.requestIdleCallback?.(trouble)
      if (tried.answer) return tried.answer as never
      const error = failureOf(tried, signal?.aborted)
      const { details, retryable, status } = error
      const isWhole = signal?.aborted || (details && !retryable && status !== 401)
      const part = isWhole ? {} : await trouble()
      if (!part.overcome) throw error
      return (await part.overcome({
        tried,
        attempt,
        headers,
        isRepeatable,
        authorize,
        options,
        CommerceError,
      })) as never
    },
  }
  return transport
}

export const JSON_BODY = { 'Content-Type': 'application/json' }
