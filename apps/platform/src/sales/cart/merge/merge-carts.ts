import type { LoginMerge } from '@vitrine/contract'
import type { OfferImage, OffersFor } from '../../../catalog/products/records/offer.ts'
import { buyerOf, type CartPlace } from '../../../floor/callers/cart-owner.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { recordEvent } from '../../../shop/events/outbox.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { sitesStore } from '../../../shop/sites/sites.store.ts'
import { cartStore, type StoredCart } from '../kept/cart.store.ts'
import { cartDeleted, cartWritten } from '../kept/cart-events.ts'
import { mergedVisitorsStore } from '../kept/merged-visitors.ts'
import { showCart } from '../kept/show-cart.ts'
import { type CartContent, referencesOf, withOffers } from '../lines/cart.ts'
import { changeDetails } from '../lines/cart-details.ts'
import { largestExactMinor } from '../lines/prices.ts'
import { mergeLines } from './merge-lines.ts'

/** The visitor before the login, and the member after it. */
export interface LoggingIn {
  readonly siteId: string
  readonly visitorId: string
  readonly memberId: string
}

/**
 * Adds a visitor's cart to the member's, once, in the transaction of their login. The visitor's cart is
 * deleted, and the visitor gets no other. Besides lines only the coupon is taken over: anyone who knew the
 * visitor's token may have written the rest.
 * @returns what was added; undefined when the visitor had no cart
 * @throws {Failure} SERVICE_UNAVAILABLE when the member's cart keeps changing
 */
export type MergeCarts = (tx: Transaction, who: LoggingIn) => Promise<LoginMerge | undefined>

export interface MergeCartsParts {
  readonly clock: Clock
  readonly ids: Ids
  readonly offersFor: OffersFor
  readonly placeholder: OfferImage
}

export const createMergeCarts = ({ clock, ids, offersFor, placeholder }: MergeCartsParts): MergeCarts => {
  const withCatalog = async (tx: Transaction, site: Site, cart: CartContent) =>
    withOffers(cart.lines, await offersFor(tx, site, referencesOf(cart)))

  const about = (place: CartPlace, { id, revision }: Pick<StoredCart, 'id' | 'revision'>, at: number) => ({
    ...{ id: ids.guid(), siteId: place.siteId, owner: place.key },
    ...{ entityId: id, sequence: revision, occurredAt: at },
  })

  /** Writes the member's cart with the visitor's lines; returns whether it was unchanged until then. */
  const save = async (tx: Transaction, site: Site, place: CartPlace, from: StoredCart) => {
    const at = clock.now()
    const found = await cartStore.lock(tx, place)
    const lines = found ? await withCatalog(tx, site, found) : []
    const merged = mergeLines(lines, await withCatalog(tx, site, from), largestExactMinor(site))
    const { lineItems, omittedQuantity } = merged
    const after: StoredCart = {
      id: found?.id ?? ids.guid(),
      revision: (found?.revision ?? 0) + 1,
      lines: merged.lines,
      businessLocationId: found ? found.businessLocationId : from.businessLocationId,
      conversionCurrency: found?.conversionCurrency ?? from.conversionCurrency,
      details: changeDetails(found?.details, {
        loginMerge: { lineItems, omittedQuantity },
        coupon: found?.details?.coupon ?? from.details?.coupon,
      }),
      createdAt: found?.createdAt ?? at,
      updatedAt: Math.max(at, found?.updatedAt ?? 0),
    }
    if (!(await cartStore.save(tx, place, after))) return undefined
    const owner = { ...place, buyerInfo: buyerOf(place.key) }
    const shown = showCart(after, { owner, site, askedCurrency: undefined }, placeholder)
    await recordEvent(tx, cartWritten(about(place, after, at), shown))
    return { lineItems, omittedQuantity }
  }

  return async (tx, { siteId, visitorId, memberId }) => {
    const at = clock.now()
    await mergedVisitorsStore.insert(tx, { siteId, visitorId, memberId }, at)
    const from = { siteId, key: `visitor:${visitorId}` }
    const cart = await cartStore.lock(tx, from)
    const site = await sitesStore.find(tx, siteId)
    if (!cart || !site) return undefined
    await cartStore.remove(tx, from, cart)
    await recordEvent(tx, cartDeleted(about(from, { id: cart.id, revision: cart.revision + 1 }, at)))
    const place = { siteId, key: `member:${memberId}` }
    // A first cart created meanwhile is found at the second attempt.
    const added = (await save(tx, site, place, cart)) ?? (await save(tx, site, place, cart))
    if (added) return added
    // Rather than lose the cart's contents: nothing of the login is written, and it can be tried again.
    throw fail('SERVICE_UNAVAILABLE')
  }
}
