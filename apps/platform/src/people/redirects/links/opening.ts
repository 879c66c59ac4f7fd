import type { FastifyRequest } from 'fastify'

/** Where a browser followed a link, if it says so. */
export type CameFrom =
  /** A page of the shop that created the link. */
  | 'SHOP'
  /** A page of another site. */
  | 'ELSEWHERE'
  /** No page: the address was typed, pasted or opened from a message. */
  | 'OUTSIDE'
  /** It doesn't say. */
  | 'UNKNOWN'

/** What is known about a link, its checkout and the browser that follows it. */
export interface Opening {
  readonly cameFrom: CameFrom
  /** The link's age in milliseconds. */
  readonly ageMs: number
  /** Whether this browser already has the checkout open. */
  readonly isOwn: boolean
  /** Whether this browser has one of the same person's checkouts open, or is logged in as them. */
  readonly isKnown: boolean
  /** Whether this browser has someone else's unfinished checkout open. */
  readonly hasAnother: boolean
  /** Whether this browser is logged in as someone else. */
  readonly isLoggedInAsAnother: boolean
  /** Whether both this browser and the one that has the checkout are logged in as its member. */
  readonly isProven: boolean
  readonly checkout: LookedAt
}

/** The facts that decide whether a checkout may be opened. */
export interface LookedAt {
  /** False once it became an order. */
  readonly isOpen: boolean
  /** Whether another browser has it open, or a payment for it is pending. */
  readonly isTaken: boolean
  /** Whether a browser ever had it. */
  readonly wasTaken: boolean
  /** Whether it contains personal data. */
  readonly isPersonal: boolean
}

/** What following a link does: it opens, asks a question first, or leads nowhere. */
export type Verdict = 'OPEN' | 'ANOTHER_OPEN' | 'ANOTHER_LOGIN' | 'ANOTHER_BROWSER' | 'NOWHERE'

/** A shop redirects at once. A link followed later was saved, mailed or passed on. */
const AT_ONCE_MS = 120_000

/** Decides whether an unused link opens its checkout in this browser. */
export const verdictOn = (opening: Opening): Verdict => {
  const { checkout, cameFrom, isOwn, isKnown, isProven } = opening
  if (isOwn || isProven) return 'OPEN'
  if (!checkout.isOpen && checkout.wasTaken) return 'NOWHERE'
  if (opening.hasAnother) return 'ANOTHER_OPEN'
  if (checkout.isTaken) return 'ANOTHER_BROWSER'
  if (isKnown) return 'OPEN'
  if (opening.isLoggedInAsAnother) return 'ANOTHER_LOGIN'
  if (cameFrom === 'SHOP') return 'OPEN'
  if (cameFrom === 'ELSEWHERE' || opening.ageMs > AT_ONCE_MS) return 'ANOTHER_BROWSER'
  return cameFrom === 'OUTSIDE' && checkout.isPersonal ? 'ANOTHER_BROWSER' : 'OPEN'
}

/**
 * Whether a page of the shop has just sent its visitor to a link made for them. A link that was passed on is
 * opened from elsewhere, or its origin is unknown.
 */
export const isLedByShop = (from: CameFrom, ageMs: number): boolean => from === 'SHOP' && ageMs <= AT_ONCE_MS

/**
 * Reads where a browser came from. Browsers name the origin of the linking page unless that page forbids it
 * (Referrer Policy), and say when there was no page (Fetch Metadata).
 * @param origins - those of the client that created the link
 */
export const cameFrom = ({ headers }: FastifyRequest, origins: readonly string[]): CameFrom => {
  const { referer } = headers
  if (referer && URL.canParse(referer))
    return origins.includes(new URL(referer).origin) ? 'SHOP' : 'ELSEWHERE'
  return headers['sec-fetch-site'] === 'none' ? 'OUTSIDE' : 'UNKNOWN'
}
