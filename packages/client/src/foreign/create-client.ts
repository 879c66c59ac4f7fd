import type { AuthStrategy } from '../auth/strategy.ts'
import { type Client, type ClientOptions, createClient as createOwn } from '../calls/create-client.ts'
import { adopted } from './adopted.ts'
import { httpClientOf } from './http-client.ts'

/** Also the options of the public package that have no effect here, so that its callers compile. */
export interface AnyClientOptions<Modules, Auth> extends ClientOptions<Modules, Auth> {
  host?: unknown
  useCDN?: boolean
  validateRequestSchema?: boolean
}

/**
 * Creates a client like `createClient` of `@vitrine/client`, whose modules may also be those of the public
 * packages that have no counterpart here, such as a blog's. Their functions call with this client's address,
 * headers and tokens, and throw the errors of their own package.
 * @throws {TypeError} without options
 * @example
 * // `products` is ours, `posts` a module of another package.
 * const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId }), modules: { products, posts } })
 */
export const createClient = <Modules = unknown, Auth extends AuthStrategy = AuthStrategy>(
  options: AnyClientOptions<Modules, Auth>,
): Client<Modules, Auth> => {
  const { modules, ...rest } = options
  const client = createOwn<unknown, Auth>(rest)
  const { use } = client
  const http = httpClientOf(client)
  const useAny = <T>(given: T): T => use(adopted(given, http))
  const bound = modules ? useAny(modules) : undefined
  // The client's own functions keep their names, as they do in `createClient` of the package itself.
  return Object.assign(Object.defineProperties({ ...bound }, Object.getOwnPropertyDescriptors(client)), {
    use: useAny,
  }) as Client<Modules, Auth>
}
