/** A request as a hook sees it. */
export interface SentRequest {
  method: string
  url: string
  /** `authorization` reads `***`. */
  headers: Record<string, string>
}

/** An answer, or the lack of one, as a hook sees it. */
export interface ReceivedResponse {
  method: string
  url: string
  /** 0 when there was no answer. */
  status: number
  requestId: string | null
  tookMs: number
}

/** The hooks and when they run. */
export interface Hooks {
  /** Before every request, retries included. */
  request?: (request: SentRequest) => void
  /** After every answer. */
  response?: (response: ReceivedResponse) => void
}

const SECRET_HEADERS = ['authorization', 'cookie', 'client-binding']
const SECRET_QUERY = /([?&](?:code|token|sessionToken|state)=)[^&#]*/gi

/**
 * Makes a `fetch` that reports requests and responses, with secrets masked.
 * @param hooks - called in turn; what they throw is printed and does not reach the call
 * @param send - does the work; by default the global `fetch`
 * @example
 * const client = createClient({ fetch: withHooks({ response: ({ url, tookMs }) => console.log(url, tookMs) }), modules })
 */
export const withHooks =
  (hooks: Hooks, send: typeof fetch = fetch): typeof fetch =>
  async (target, init) => {
    const request = target instanceof Request ? target : undefined
    const method = init?.method ?? request?.method ?? 'GET'
    const url = (request?.url ?? `${target}`).replace(SECRET_QUERY, '$1***')
    const headers = Object.fromEntries(
      [...new Headers(init?.headers ?? request?.headers)].map(([name, value]) => [
        name,
        SECRET_HEADERS.includes(name) ? '***' : value,
      ]),
    )
    const startedAt = performance.now()
    const tell = (response?: Response) =>
      quietly(() =>
        hooks.response?.({
          method,
          url,
          status: response?.status ?? 0,
          requestId: response?.headers.get('x-wix-request-id') ?? null,
          tookMs: performance.now() - startedAt,
        }),
      )
    quietly(() => hooks.request?.({ method, url, headers }))
    try {
      const response = await send(target, init)
      tell(response)
      return response
    } catch (error) {
      tell()
      throw error
    }
  }

/** A hook that throws is a bug in the hook, not in the call. */
const quietly = (hook: () => void) => {
  try {
    hook()
  } catch (error) {
    console.error(error)
  }
}
