import { firstSignal } from '../http/first-signal.ts'
import { requestLine } from '../http/request-line.ts'
import { type Authorize, JSON_BODY, type Transport, type TransportOptions } from '../http/transport.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import type { ClientCore } from './create-client.ts'

/** What a client does outside all operations. */
type DirectCalls = Pick<ClientCore<unknown>, 'fetch' | 'fetchWithAuth' | 'graphql'> & Webhooks

type Refuse = (message: string, code?: string, cause?: unknown) => never

/** A value that can't be written as JSON is the caller's mistake. */
const written = <Line>(write: () => Line, refuse: Refuse): Line => {
  try {
    return write()
  } catch (cause) {
    return refuse((cause as Error).message, undefined, cause)
  }
}

/** Unlike the transport's `fetch`, without a time limit. */
const openStream = async (
  { fetch = globalThis.fetch, signal }: Pick<TransportOptions, 'fetch' | 'signal'>,
  url: string,
  init: RequestInit,
): Promise<Response> => fetch(url, { ...init, signal: firstSignal(signal, init.signal) })

/**
 * A client's calls outside all operations: by address, in GraphQL, and webhooks when no strategy handles
 * them.
 * @param refuse - throws a CommerceError
 * @param options - `allowedOrigins`: those that may receive the token, in addition to the platform's
 */
export const directCalls = (
  transport: Transport,
  authorize: Authorize,
  refuse: Refuse,
  options: Pick<TransportOptions, 'fetch' | 'signal'> & { readonly allowedOrigins?: readonly string[] },
): DirectCalls => {
  const { allowedOrigins = [] } = options
  const { apiUrl, mark } = transport
  const trusted = [apiUrl, ...allowedOrigins]
  const fetchWithAuth: ClientCore<unknown>['fetchWithAuth'] = async (target, init) => {
    const request = target instanceof Request ? target : undefined
    const { href, origin } = new URL(request?.url ?? `${target}`, apiUrl)
    const headers = new Headers(init?.headers ?? request?.headers)
    // A stream has no end, so no time limit either.
    const isStream = headers.get('accept') === 'text/event-stream'
    const send = () =>
      isStream
        ? openStream(options, href, { ...init, headers })
        : transport.fetch(request ?? href, { ...init, headers })
    const prove = async (refused?: string) => {
      for (const [name, value] of Object.entries({ ...(await authorize(refused)), ...mark }))
        headers.set(name, value)
      return headers.get('authorization') ?? ''
    }
    if (!trusted.some((url) => new URL(url).origin === origin)) return send()
    const sent = await prove()
    const response = await send()
    // A body that streams can't be sent twice.
    const isSpent = request?.bodyUsed || init?.body instanceof ReadableStream
    if (response.status !== 401 || isSpent || (await prove(sent)) === sent) return response
    await response.body?.cancel()
    return send()
  }
  const process = async () =>
    refuse('decodeJWT is not supported by the authentication strategy', 'WEBHOOKS_NOT_SUPPORTED')
  return {
    process,
    processRequest: process,
    fetchWithAuth,
    fetch(relativeUrl, init) {
      const headers = new Headers(init?.body ? JSON_BODY : undefined)
      const given = [...Object.entries(transport.headers), ...new Headers(init?.headers)]
      for (const [name, value] of given) headers.set(name, value)
      return fetchWithAuth(relativeUrl, { ...init, headers })
    },
    async graphql(query, variables, options) {
      const line = () =>
        requestLine('POST', `${apiUrl}/graphql/${options?.apiVersion ?? 'alpha'}`, {
          query: `${query}`,
          variables,
        })
      const asked = written(line, refuse)
      const headers = { ...transport.headers, ...(await authorize()), ...mark }
      const { data = {}, errors } = await transport.send(asked, headers, false, authorize)
      return { data, errors } as never
    },
  }
}
