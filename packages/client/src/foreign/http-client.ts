import type { AuthStrategy } from '../auth/strategy.ts'
import type { ClientCore } from '../calls/create-client.ts'

/** A request as the functions of other packages describe it. */
export interface ForeignRequest {
  readonly method: string
  /** The requested path. */
  readonly url: string
  readonly params?: { toString(): string }
  readonly data?: unknown
  /** The request to send if the address would be too long. */
  readonly fallback?: readonly ForeignRequest[]
  readonly transformResponse?: Transform | readonly Transform[]
  readonly migrationOptions?: { readonly optInTransformResponse?: boolean }
}
type Transform = (answer: unknown) => unknown

/** The answer to such a request. */
interface ForeignAnswer {
  readonly data: unknown
  readonly headers: Headers
  readonly status: number
  readonly statusText: string
}

/** How functions of other packages call the platform. */
export interface HttpClient {
  /** @throws {ForeignFailure} unless the answer is 200 */
  request(factory: (context: { host: string }) => ForeignRequest): Promise<ForeignAnswer>
  fetchWithAuth(url: string | URL | Request, init?: RequestInit): Promise<Response>
  /** Calls by a path of the hosted platform. */
  wixAPIFetch(relativeUrl: string, init?: RequestInit): Promise<Response>
  getAuthHeaders(): Promise<{ headers: object }>
  getActiveToken(): string | undefined
}

/** A failure in the form that other packages turn into their own errors. */
export class ForeignFailure extends Error {
  declare readonly response: { readonly status: number; readonly data: object }
  declare readonly requestId: string | null
}

/** The host whose paths the platform answers. */
const HOST = 'www.wixapis.com'
/** Longer addresses are sent as a body, if the request has that form. */
const LONGEST_QUERY = 4000

/** A connection for functions of other packages, over one of our clients. */
export const httpClientOf = (client: ClientCore<AuthStrategy>): HttpClient => ({
  async request(factory) {
    const asked = factory({ host: HOST })
    const [shorter] = asked.fallback ?? []
    const isLong = asked.method === 'GET' && `${asked.params ?? ''}`.length > LONGEST_QUERY
    const { method, url, params, data, transformResponse, migrationOptions } = (isLong && shorter) || asked
    const query = `${params ?? ''}`
    const response = await client.fetch(query ? `${url}?${query}` : url, {
      method,
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    if (response.status !== 200) throw await failureOf(response)
    const said: unknown = await response.json()
    const [transform] = [transformResponse ?? []].flat()
    const isTransformed = migrationOptions?.optInTransformResponse && transform
    const { headers, status, statusText } = response
    return { data: isTransformed ? transform(said) : said, headers, status, statusText }
  },
  fetchWithAuth: client.fetchWithAuth,
  wixAPIFetch: client.fetch,
  getAuthHeaders: async () => client.auth.getAuthHeaders(),
  getActiveToken: () => undefined,
})

const failureOf = async (response: Response): Promise<ForeignFailure> => {
  const said: { message?: string; details?: Details } | null = await response.json().catch(() => null)
  const description = said?.message ?? response.statusText
  const requestId = response.headers.get('x-wix-request-id')
  const { status } = response
  const bare = { description, code: status, data: { requestId, details: said } }
  const details = {
    ...(!said?.details?.validationError && { applicationError: bare }),
    ...said?.details,
  }
  return Object.assign(new ForeignFailure(description), {
    response: { status, data: { message: description, details } },
    requestId,
  })
}

interface Details {
  readonly validationError?: object
}
