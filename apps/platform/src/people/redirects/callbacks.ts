import type { CallbackParams, FieldViolation } from '@vitrine/contract'

const NAMES = [
  'thankYouPageUrl',
  'postFlowUrl',
  'loginUrl',
  'bookingsServiceListUrl',
  'cartPageUrl',
  'planListUrl',
] as const

/** Where hosted pages may send somebody back to: each held against the origins of the client that named it. */
export type Callbacks = Readonly<Partial<Record<(typeof NAMES)[number], string>>>

/**
 * Holds return addresses against a client's registered origins.
 *
 * @returns the addresses as they may be followed, or what is wrong with them, in the order of the request's fields
 */
export const callbacksOf = (
  given: CallbackParams,
  origins: readonly string[],
): { callbacks: Callbacks; violations: FieldViolation[] } => {
  const callbacks: Partial<Record<(typeof NAMES)[number], string>> = {}
  const violations: FieldViolation[] = []
  for (const name of NAMES) {
    const address = given[name]
    if (address === undefined || address === null) continue
    const followed = followable(address, origins)
    if (followed) callbacks[name] = followed
    else
      violations.push({
        field: `callbacks.${name}`,
        violatedRule: 'FORMAT',
        description: `must begin with an origin that the client has registered: ${origins.join(', ') || 'it has none'}`,
        data: { origins },
      })
  }
  return { callbacks, violations }
}

/** What browsers drop or rewrite while they read an address, and what has no place in one. */
const SUSPECT = /[\s\p{Cc}\p{Cf}\\<>"`{}|^]/u

/**
 * Gives an address as it may be followed: one that begins, letter for letter, with a registered origin. What comes
 * after the origin is up to the shop. No parser is asked where the host ends, for parsers differ in just that.
 */
export const followable = (address: string, origins: readonly string[]): string | undefined => {
  if (SUSPECT.test(address) || !URL.canParse(address)) return undefined
  const { href, protocol, host } = new URL(address)
  for (const origin of origins) {
    if (!origin.endsWith(':')) {
      const rest = address.slice(origin.length)
      if (address.startsWith(origin) && /^($|[/?#])/.test(rest) && `${protocol}//${host}` === origin)
        return href
    } else if (address.startsWith(origin) && protocol === origin && !RUNS_OR_READS.has(protocol)) return href
  }
  return undefined
}

/** Schemes that no app can have. */
const RUNS_OR_READS = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'filesystem:',
])

/** Gives the shop's thank-you page for an order; undefined when the shop named none. */
export const thankYouAddress = ({ thankYouPageUrl }: Callbacks, orderId: string): string | undefined => {
  if (thankYouPageUrl === undefined) return undefined
  const address = new URL(thankYouPageUrl)
  address.searchParams.set('orderId', orderId)
  return address.href
}
