import type { AuthStrategy } from '../auth/strategy.ts'
import { refuse } from '../http/error.ts'
import { type Authorize, createTransport, type TransportOptions } from '../http/transport.ts'
import type { EventHandler, Webhooks } from '../webhooks/webhooks.ts'
import { createCall } from './caller.ts'
import { type ContextType, scopes } from './context.ts'
import { later, loaded } from './later.ts'
import { boundTo, type Caller } from './module.ts'

/** Options of a client. */
export interface ClientOptions<Modules, Auth> extends TransportOptions {
  /** Who calls; by default an anonymous caller. A function is called before every request. */
  auth?: Auth | (() => Auth)
  /** The client's modules, by the names they get there. */
  modules?: Modules
  /** Origins in addition to `apiUrl`'s that `fetchWithAuth` sends the caller's token to, such as your own server. */
  allowedOrigins?: readonly string[]
}

/** A client without its modules. */
export interface ClientCore<Auth> {
  /** The strategy that the client was created with. */
  readonly auth: Auth
  /**
   * Binds more modules, or an object of modules, to this client.
   * @throws {RangeError} for an object that contains itself
   */
  use<T>(modules: T): T
  /** Sets headers of all later calls. */
  setHeaders(headers: Record<string, string>): void
  /**
   * Makes this the client that module functions use when called on their own.
   * @throws {TypeError} for an unknown context
   */
  enableContext(type: ContextType, options?: { elevated?: boolean }): void
  /**
   * Calls the platform by a relative address, with the client's headers. Returns any status. A request that accepts
   * `text/event-stream` has no time limit.
   * @throws {TypeError} like the global `fetch`: without an address, or when there is no answer
   */
  fetch(relativeUrl: string, init?: RequestInit): Promise<Response>
  /**
   * The global `fetch` with the caller's token, which goes only to the origin of `apiUrl` and to
   * `allowedOrigins`. Returns any status.
   * @throws {TypeError} like the global `fetch`: without an address, or when there is no answer
   */
  fetchWithAuth(url: string | URL | Request, init?: RequestInit): Promise<Response>
  /**
   * Queries the platform's GraphQL endpoint. GraphQL errors are part of the answer.
   * @param query - text, or a document that carries its types
   * @throws {CommerceError} when the endpoint does not answer 200
   */
  graphql<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
    query: string | TypedDocument<Data, Variables>,
    variables?: Variables,
    options?: { apiVersion: string },
  ): Promise<{ data: Data; errors?: GraphqlProblem[] }>
  /** Receives webhooks; needs a strategy with a public key. */
  readonly webhooks: Webhooks
  /** Releases what the client holds, such as a channel to other tabs. */
  dispose(): void
}

/**
 * A GraphQL document whose text is what `toString` returns, with the types of its answer and its variables. Code
 * generators write such documents.
 * @example const name: TypedDocument<Answer, { id: string }> = new String('query ($id: String!) { … }')
 */
export interface TypedDocument<Data, Variables> {
  toString(): string
  /** Exists only as a type. */
  __apiType?(variables: Variables): Data
}

/** Why a GraphQL document or one of its fields failed; `extensions.code` is what to branch on. */
export interface GraphqlProblem {
  message: string
  path?: (string | number)[]
  extensions?: { code?: string; [detail: string]: unknown }
}

/** A client with its modules. */
export type Client<Modules = unknown, Auth = AuthStrategy> = ClientCore<Auth> & Modules

/**
 * Creates a client. Its modules are functions bound to it, so they can be destructured and passed around.
 * @throws {TypeError} without options
 * @example
 * const client = createClient({
 *   apiUrl: 'http://localhost:4000',
 *   auth: OAuthStrategy({ clientId }),
 *   modules: { products, currentCart },
 * })
 * const { items } = await client.products.queryProducts().limit(12).find()
 */
export const createClient = <Modules = unknown, Auth extends AuthStrategy = AuthStrategy>(
  options: ClientOptions<Modules, Auth>,
): Client<Modules, Auth> => {
  const { auth, modules } = options
  const transport = createTransport(options)
  const handlers: EventHandler[] = []
  const strategy = (): AuthStrategy => {
    const given: AuthStrategy | undefined = typeof auth === 'function' ? auth() : auth
    given?.connect?.(transport)
    return given ?? { getAuthHeaders: () => ({ headers: {} }) }
  }
  // A strategy's own calls use the client's transport too, even before the client has made a call.
  if (typeof auth !== 'function') strategy()
  const authorize: Authorize = async (refused) => (await strategy().getAuthHeaders(refused)).headers
  const caller: Caller = {
    call: createCall(() => transport, authorize),
    on: (event, handler) => handlers.push({ event, handler }),
  }

  const direct = async () =>
    (await loaded(import('./direct-calls.part.ts'))).directCalls(transport, authorize, refuse, options)

  const client: ClientCore<AuthStrategy> = {
    ...boundTo(caller, modules),
    ...later(direct, 'fetch fetchWithAuth graphql'),
    get auth() {
      return strategy()
    },
    get webhooks() {
      return strategy().receive?.(handlers) ?? later(direct, 'process processRequest')
    },
    use: (modules) => boundTo(caller, modules),
    setHeaders(headers) {
      Object.assign(transport.headers, headers)
    },
    enableContext(type, { elevated } = {}) {
      scopes[type][elevated ? 'vitrineElevatedClient' : 'vitrineClient'] = caller
    },
    dispose: () => strategy().dispose?.(),
  }
  return client as Client<Modules, Auth>
}
