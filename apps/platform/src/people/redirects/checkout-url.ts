import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import type { LinkMaker } from './links/links.ts'

/** Mails about abandoned carts are often read the next day. */
const LIFETIME_MS = 3 * 24 * 3_600_000

/** Creates an address where a buyer can open their checkout, once and within three days. */
export type CheckoutUrl = (checkout: {
  readonly siteId: string
  readonly checkoutId: string
  /** Whose it is, as `principalOf` names them. */
  readonly ownerKey: string
}) => Promise<string>

interface CheckoutUrlParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly links: LinkMaker
}

/** Every call creates another address, so earlier ones still work. */
export const createCheckoutUrl =
  ({ database, clock, ids, links }: CheckoutUrlParts): CheckoutUrl =>
  async ({ siteId, checkoutId, ownerKey }) => {
    const { url, keep } = links.toCheckout({
      ...{ siteId, checkoutId, principal: ownerKey, sessionId: ids.guid(), clientId: null, callbacks: {} },
      at: clock.now(),
      lifetimeMs: LIFETIME_MS,
    })
    await database.transaction(keep)
    return url
  }
