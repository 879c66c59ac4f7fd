import type { FastifyRequest } from 'fastify'

/** From where a browser came by a link, as far as it says so. */
export type CameFrom =
  /** A page of the shop that made the link. */
  | 'SHOP'
  /** A page of another site. */
  | 'ELSEWHERE'
  /** No page at all: the address was typed, pasted or opened from a message. */
  | 'OUTSIDE'
  /** It does not say. */
  | 'UNKNOWN'

/** What is known about a link, its checkout and the browser that follows it. */
export interface Opening {
  readonly cameFrom: CameFrom
  /** How long ago the link was made, in milliseconds. */
  readonly ageMs: number
  /** Whether this browser has the checkout open already. */
  readonly isOwn: boolean
  /** Whether this browser has a checkout of the same person open, or is logged in as them. */
  readonly isKnown: boolean
  /** Whether this browser has an unfinished checkout of somebody else open. */
  readonly hasAnother: boolean
  /** Whether this browser is logged in as somebody else. */
  readonly isLoggedInAsAnother: boolean
  /** Whether both this browser and the one that has the checkout are logged in as the member whose it is. */
  readonly isProven: boolean
  readonly checkout: LookedAt
}

/** What decides about a checkout whether it may be opened. */
export interface LookedAt {
  /** False once it became an order. */
  readonly isOpen: boolean
  /** Whether another browser has it open, or a payment for it is under way. */
  readonly isTaken: boolean
  /** Whether a browser ever had it. */
  readonly wasTaken: boolean
  /** Whether it names somebody. */
  readonly isPersonal: boolean
}

/** What happens when a link is followed: it opens, a question is asked first, or it leads nowhere. */
export type Verdict = 'OPEN' | 'ANOTHER_OPEN' | 'ANOTHER_LOGIN' | 'ANOTHER_BROWSER' | 'NOWHERE'

/** A shop leads on at once. What is followed later was kept, mailed or passed on. */
const AT_ONCE_MS = 120_000

/** Decides whether a link that nobody has used opens its checkout in the browser that follows it. */
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
 * Reads from where a browser came. Browsers name the origin of the page that a link stands on unless that page forbids
 * it (Referrer Policy), and say when there was no page (Fetch Metadata).
 *
 * @param origins - those of the client that made the link
 */
export const cameFrom = ({ headers }: FastifyRequest, origins: readonly string[]): CameFrom => {
  const { referer } = headers
  if (referer && URL.canParse(referer))
    return origins.includes(new URL(referer).origin) ? 'SHOP' : 'ELSEWHERE'
  return headers['sec-fetch-site'] === 'none' ? 'OUTSIDE' : 'UNKNOWN'
}
