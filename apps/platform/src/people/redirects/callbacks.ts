import type { CallbackParams, FieldViolation } from '@vitrine/contract'

const NAMES = [
  'thankYouPageUrl',
  'postFlowUrl',
  'loginUrl',
  'bookingsServiceListUrl',
  'cartPageUrl',
  'planListUrl',
] as const

/** Where hosted pages may lead back to: each checked against the origins of the client that named it. */
export type Callbacks = Readonly<Partial<Record<(typeof NAMES)[number], string>>>

/**
 * Checks return addresses against a client's registered origins.
 * @returns the safe addresses, or the violations, in the order of the request's fields
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
    else violations.push(outsideOrigins(`callbacks.${name}`, origins))
  }
  return { callbacks, violations }
}

/** The violation of an address that no origin of the client holds. */
export const outsideOrigins = (field: string, origins: readonly string[]): FieldViolation => ({
  field,
  violatedRule: 'FORMAT',
  description: `must start with an origin registered by the client: ${origins.join(', ') || 'it has none'}`,
  data: { origins },
})

/** Characters that browsers drop or rewrite when they parse an address, and that don't belong in one. */
const SUSPECT = /[\s\p{Cc}\p{Cf}\\<>"`{}|^]/u

/**
 * Returns an address if it is safe to follow: it must start, letter for letter, with a registered origin.
 * What follows is up to the shop. No URL parser decides where the host ends, because parsers differ exactly
 * there.
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

/** Returns the shop's thank-you page for an order; undefined if the shop named none. */
export const thankYouAddress = ({ thankYouPageUrl }: Callbacks, orderId: string): string | undefined => {
  if (thankYouPageUrl === undefined) return undefined
  const address = new URL(thankYouPageUrl)
  address.searchParams.set('orderId', orderId)
  return address.href
}
