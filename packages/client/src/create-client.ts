import type { AuthStrategy } from './auth/strategy.ts'
import { createCall } from './caller.ts'
import { type ContextType, scopes } from './context.ts'
import { refuse } from './http/error.ts'
import { createTransport, JSON_BODY, post, type TransportOptions } from './http/transport.ts'
import { boundTo, type Caller } from './module.ts'
import type { EventHandler, Webhooks } from './webhooks/webhooks.ts'

/** What a client is made of. */
export interface ClientOptions<Modules, Auth> extends TransportOptions {
  /** Who calls; by default nobody in particular. A function is asked before every call. */
  auth?: Auth | (() => Auth)
  /** The modules that the client is to have, under the names they are to have there. */
  modules?: Modules
}

/** A client without its modules. */
export interface ClientCore<Auth> {
  /** The strategy that the client was made with. */
  readonly auth: Auth
  /** Binds further modules, or an object of modules, to this client. */
  use<T>(modules: T): T
  /** Sets headers of all later calls. */
  setHeaders(headers: Record<string, string>): void
  /** Makes this client the one that module functions use when they are called by themselves. */
  enableContext(type: ContextType, options?: { elevated?: boolean }): void
  /** Calls the platform by a relative address, with the client's headers. Hands back any status. */
  fetch(relativeUrl: string, init?: RequestInit): Promise<Response>
  /** The global `fetch`, with the caller's token; a foreign origin never gets it. Hands back any status. */
  fetchWithAuth(url: string | URL | Request, init?: RequestInit): Promise<Response>
  /**
   * Asks the platform's GraphQL endpoint. Errors of the document are in the answer.
   *
   * @throws {CommerceError} when the endpoint does not answer 200
   */
  graphql<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
    query: string | { toString(): string },
    variables?: Variables,
    options?: { apiVersion: string },
  ): Promise<{ data: Data; errors?: { message: string }[] }>
  /** Receives webhooks; needs a strategy with a public key. */
  readonly webhooks: Webhooks
  /** Ends what the client holds on to, such as a channel to other tabs. */
  dispose(): void
}

/** A client with its modules. */
export type Client<Modules = unknown, Auth = AuthStrategy> = ClientCore<Auth> & Modules

/**
 * Creates a client. Its modules are functions bound to it, so they can be taken out and passed on.
 *
 * @example
 * const client = createClient({
 *   apiUrl: 'http://localhost:4000',
 *   auth: OAuthStrategy({ clientId }),
 *   modules: { products, currentCart },
 * })
 * const { items } = await client.products.queryProducts().limit(12).find()
 */
export function createClient<Modules = unknown, Auth extends AuthStrategy = AuthStrategy>(
  options: ClientOptions<Modules, Auth>,
): Client<Modules, Auth> {
  const { auth, modules } = options
  const transport = createTransport(options)
  const handlers: EventHandler[] = []
  const strategy = (): AuthStrategy => {
    const given: AuthStrategy | undefined = typeof auth === 'function' ? auth() : auth
    given?.connect?.(transport)
    return given ?? { getAuthHeaders: () => ({ headers: {} }) }
  }
  const authorize = async () => (await strategy().getAuthHeaders()).headers
  const caller: Caller = {
    call: createCall(() => transport, authorize),
    on: (event, handler) => handlers.push({ event, handler }),
  }

  const client: ClientCore<AuthStrategy> = {
    ...boundTo(caller, modules),
    get auth() {
      return strategy()
    },
    get webhooks() {
      const process = async () =>
        refuse('decodeJWT is not supported by the authentication strategy', 'WEBHOOKS_NOT_SUPPORTED')
      return strategy().receive?.(handlers) ?? { process, processRequest: process }
    },
    use: (modules) => boundTo(caller, modules),
    setHeaders(headers) {
      Object.assign(transport.headers, headers)
    },
    enableContext(type, { elevated } = {}) {
      scopes[type][elevated ? 'vitrineElevatedClient' : 'vitrineClient'] = caller
    },
    fetch: (relativeUrl, init) =>
      client.fetchWithAuth(relativeUrl, {
        ...init,
        headers: {
          ...(init?.body && JSON_BODY),
          ...transport.headers,
          ...Object.fromEntries(new Headers(init?.headers)),
        },
      }),
    async fetchWithAuth(target, init) {
      const { apiUrl, mark } = transport
      const request = target instanceof Request ? target : undefined
      const { href, origin } = new URL(request?.url ?? `${target}`, apiUrl)
      const headers = new Headers(init?.headers ?? request?.headers)
      if (origin === new URL(apiUrl).origin)
        for (const [name, value] of Object.entries({ ...(await authorize()), ...mark }))
          headers.set(name, value)
      return transport.fetch(request ?? href, { ...init, headers })
    },
    async graphql(query, variables, { apiVersion } = { apiVersion: 'alpha' }) {
      const headers = { ...transport.headers, ...(await authorize()), ...transport.mark }
      const line = post(`${transport.apiUrl}/graphql/${apiVersion}`, { query, variables })
      const { data = {}, errors } = await transport.send(line, headers)
      return { data, errors } as never
    },
    dispose: () => strategy().dispose?.(),
  }
  return client as Client<Modules, Auth>
}
