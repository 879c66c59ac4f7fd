import type { Operation } from '@vitrine/contract/operations'

/** Method, base path at the hosted platform and elsewhere, and the operation's own path. */
type Route = [method: string, open: string, custom: string, path: string]

/**
 * Reads of an operation what a call needs: its method, its base path at the hosted platform and the one elsewhere,
 * and its own path. Built packages have each operation as these four in one text, for which `scripts/routes.mjs` puts
 * another function in place of this one.
 */
export const routeOf = ({ method, service, path }: Operation): Route => [
  method,
  `${service.bases.public[0]}`,
  `${service.bases.custom[0]}`,
  path,
]
