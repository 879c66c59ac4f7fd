import { RULES } from '@vitrine/contract/rules'

const BASES = [
  ...new Set(RULES.flatMap(({ operation }) => Object.values(operation.service.bases).flat())),
].filter((base) => base !== '')

/** An address of the hosted platform's API: a version in its path, or its prefix for any other host. */
const OF_AN_API = /^\/_api\/|\/v\d+(\/|$)/

/**
 * Returns the name of a hosted platform's operation that isn't here, or undefined if the address belongs to no
 * API. Public packages name the operation in a header; other callers get method and path back.
 */
export const missingOperation = (
  method: string,
  url: string,
  gateway: string | undefined,
): string | undefined => {
  const [path = ''] = url.split('?')
  if (!OF_AN_API.test(path) && !BASES.some((base) => path.startsWith(`${base}/`))) return undefined
  return gateway ?? `${method} ${path.slice(0, 200)}`
}
