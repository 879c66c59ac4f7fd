import type { FastifyInstance } from 'fastify'
import { mainAddress } from './aliases.ts'

const METHODS = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']

/**
 * Records every address served from now on, and returns the methods of one.
 *
 * @returns the methods of an address, in alphabetical order; none if nothing is there
 * @see RFC 9110, section 15.5.6
 */
export const knownAddresses = (app: FastifyInstance): ((url: string) => string[]) => {
  const served = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '*') return // preflights are answered at any address, served or not
    const methods = served.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    served.set(url, methods)
  })
  let patterns: readonly (readonly [RegExp, ReadonlySet<string>])[] | undefined
  return (url) => {
    // Most servers are never asked, and hundreds of patterns take a while.
    patterns ??= [...served].map(([address, methods]) => [patternOf(address), methods])
    const [path = ''] = url.split('?')
    const methodsAt = (address: string) =>
      (patterns ?? []).filter(([pattern]) => pattern.test(address)).flatMap(([, methods]) => [...methods])
    const byAlias = METHODS.filter((method) => {
      const address = mainAddress(method, path)
      return address !== path && methodsAt(address).includes(method)
    })
    return [...new Set([...methodsAt(path), ...byAlias])].sort()
  }
}

/** Parameters match one segment, a star the rest. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^$()|[\]{}\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  )
