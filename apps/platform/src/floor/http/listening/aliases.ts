import type { Operation } from '@vitrine/contract'
import { RULES } from '@vitrine/contract/rules'
import type { FastifyRequest } from 'fastify'
import createRouter from 'find-my-way'

/** A parameter in an operation's path. */
export const PARAMETER = /:([\w.]+)/g

/** The path as a route has it: a parameter's name has no dots there. */
const routePath = ({ path }: Operation): string =>
  path.replace(PARAMETER, (_, name: string) => `:${name.replace('.', '_')}`)

/** The base that clients send first. */
const mainBase = ({ service }: Operation): string => service.bases.public[0] ?? ''

/** Returns the one address that an operation is mounted at; `mainAddress` leads its other addresses there. */
export const routeOf = (operation: Operation): string => mainBase(operation) + routePath(operation)

/** What an address under one of an operation's bases begins with, and begins with at the operation's route. */
interface Alias {
  readonly base: string
  readonly main: string
}

/** Knows every operation under every base. All servers of a process share it, because it takes a while to build. */
const buildRouter = () => {
  const router = createRouter({ querystringParser: () => ({}), maxParamLength: Number.POSITIVE_INFINITY })
  for (const { operation } of RULES) {
    const { method, query, service } = operation
    for (const base of new Set(Object.values(service.bases).flat())) {
      const alias: Alias = { base, main: mainBase(operation) }
      router.on(query ? [method, 'POST'] : method, base + routePath(operation), () => {}, alias)
    }
  }
  return router
}

let router: ReturnType<typeof buildRouter> | undefined

/** Prepares `mainAddress`, which the first request would wait for otherwise. */
export const readyAliases = (): ReturnType<typeof buildRouter> => {
  router ??= buildRouter()
  return router
}

const findAlias = (method: string, url: string): Alias | undefined => {
  switch (method) {
    case 'HEAD':
      return readyAliases().find('GET', url)?.store
    case 'GET':
    case 'POST':
    case 'PATCH':
    case 'PUT':
    case 'DELETE':
      return readyAliases().find(method, url)?.store
  }
}

/**
 * Returns the address that an operation is mounted at, for its address under any base of its service; any other
 * address is returned as it is. Mounting operations under each base would take a start of the platform most of its
 * time.
 * @example mainAddress('GET', '/_api/ecom-cart/v1/carts/current?a=1') // '/ecom/v1/carts/current?a=1'
 */
export const mainAddress = (method: string, url: string): string => {
  const alias = findAlias(method, url)
  if (alias === undefined || alias.base === alias.main) return url
  return alias.main + url.slice(endOfBase(alias.base, url))
}

/** The base may be written with escapes, so its segments are counted. An address may have its host in front. */
const endOfBase = (base: string, url: string): number => {
  let at = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('://') + '://'.length)
  for (let segments = base.split('/').length - 1; segments > 0; segments--) at = url.indexOf('/', at + 1)
  return at
}

/** Returns the route of a request under the base it was asked under, for logs; undefined if it has no route. */
export const askedRoute = ({
  method,
  originalUrl,
  url,
  routeOptions,
}: FastifyRequest): string | undefined => {
  const route = routeOptions.url
  const alias = originalUrl === url ? undefined : findAlias(method, originalUrl)
  return route !== undefined && alias ? alias.base + route.slice(alias.main.length) : route
}
