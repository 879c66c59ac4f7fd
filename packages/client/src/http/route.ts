import type { Operation } from '@vitrine/contract/operations'

/** Method, base path at the hosted platform and elsewhere, and the operation's own path. */
type Route = [method: string, open: string, custom: string, path: string]

/**
 * Picks what a call needs from an operation: method, base path at the hosted platform, base path elsewhere,
 * and its own path. Built packages hold these four as one text per operation; `scripts/routes.mjs` swaps this
 * function accordingly.
 */
export const routeOf = ({ method, service, path }: Operation): Route => [
  method,
  `${service.bases.public[0]}`,
  `${service.bases.custom[0]}`,
  path,
]
