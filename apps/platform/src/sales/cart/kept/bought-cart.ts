import type { OfferImage } from '../../../catalog/products/records/offer.ts'
import { buyerOf, type CartPlace } from '../../../floor/callers/cart-owner.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { recordEvent } from '../../../shop/events/outbox.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { changeDetails } from '../lines/cart-details.ts'
import type { CartLine } from '../lines/line.ts'
import { cartStore, type StoredCart } from './cart.store.ts'
import { cartDeleted, cartWritten } from './cart-events.ts'
import { showCart } from './show-cart.ts'

/** The locked cart of an order, and where it is stored. */
export interface LockedCart {
  readonly place: CartPlace
  readonly cart: StoredCart
}

/** Finds a cart by its id and locks it; undefined if it is gone. */
export const lockCartById = async (
  tx: Transaction,
  siteId: string,
  cartId: string,
): Promise<LockedCart | undefined> => {
  const place = await cartStore.findPlace(tx, siteId, cartId)
  const cart = place && (await cartStore.lock(tx, place))
  return place && cart?.id === cartId ? { place, cart } : undefined
}

export interface BoughtCartParts {
  readonly site: Site
  readonly ids: Ids
  readonly placeholder: OfferImage
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Removes what was bought from a cart, in the order's transaction, and records the event: items added since
 * the checkout was created stay for the next order. An empty cart is deleted.
 */
export const closeCart = async (
  tx: Transaction,
  { place, cart }: LockedCart,
  bought: readonly CartLine[],
  { site, ids, placeholder, at }: BoughtCartParts,
): Promise<void> => {
  const lines = leftOf(cart.lines, bought)
  const next = { revision: cart.revision + 1, updatedAt: Math.max(at, cart.updatedAt) }
  const about = {
    id: ids.guid(),
    siteId: place.siteId,
    entityId: cart.id,
    sequence: next.revision,
    occurredAt: at,
    owner: place.belongsTo ?? place.key,
  }
  if (lines.length === 0) {
    await cartStore.remove(tx, place, cart)
    await recordEvent(tx, cartDeleted(about))
    return
  }
  const details = changeDetails(cart.details, {
    ...{ checkoutId: null, coupon: null, giftCard: null, forms: null, loginMerge: null },
  })
  const left: StoredCart = { ...cart, ...next, lines, details }
  await cartStore.save(tx, place, left)
  const owner = { ...place, buyerInfo: buyerOf(place.belongsTo ?? place.key) }
  await recordEvent(
    tx,
    cartWritten(about, showCart(left, { owner, site, askedCurrency: undefined }, placeholder)),
  )
}

const leftOf = (lines: readonly CartLine[], bought: readonly CartLine[]): CartLine[] => {
  const taken = new Map(bought.map(({ id, quantity }) => [id, quantity]))
  return lines.flatMap((line) => {
    const quantity = line.quantity - (taken.get(line.id) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
