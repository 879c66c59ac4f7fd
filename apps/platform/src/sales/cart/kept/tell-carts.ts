import type { OfferImage } from '../../../catalog/products/records/offer.ts'
import { buyerOf } from '../../../floor/callers/cart-owner.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { recordEvent } from '../../../shop/events/outbox.ts'
import { sitesStore } from '../../../shop/sites/sites.store.ts'
import { lockCartById } from './bought-cart.ts'
import { cartWritten } from './cart-events.ts'
import { showCart } from './show-cart.ts'

/** Records an event for each cart that something other than a call on carts has changed in the transaction. */
export const createTellCarts =
  ({ ids, placeholder }: { readonly ids: Ids; readonly placeholder: OfferImage }) =>
  async (tx: Transaction, siteId: string, cartIds: readonly string[], at: number): Promise<void> => {
    const site = cartIds.length > 0 ? await sitesStore.find(tx, siteId) : undefined
    if (!site) return
    for (const cartId of cartIds) {
      const locked = await lockCartById(tx, siteId, cartId)
      if (!locked) continue
      const { place, cart } = locked
      const belongsTo = place.belongsTo ?? place.key
      const owner = { ...place, buyerInfo: buyerOf(belongsTo) }
      const about = { id: ids.guid(), siteId, entityId: cart.id, sequence: cart.revision, occurredAt: at }
      const shown = showCart(cart, { owner, site, askedCurrency: undefined }, placeholder)
      await recordEvent(tx, cartWritten({ ...about, owner: belongsTo }, shown))
    }
  }
