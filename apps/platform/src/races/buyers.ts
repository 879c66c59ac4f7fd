import { createStockKeeper, type StockKeeper } from '../catalog/inventory/stock-keeper.ts'
import { placeholderAt } from '../catalog/media/placeholder.ts'
import { createOffers } from '../catalog/products/read/offers.ts'
import { systemClock } from '../floor/clock.ts'
import { type Database, statement } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import { createPlaceOrder } from '../sales/orders/placing/place-order.ts'
import { createSites } from '../shop/sites/sites.service.ts'
import { MEDIA_URL } from '../testing/catalog.ts'
import type { Try } from './tally.ts'

/** A crowd that orders each checkout. */
export interface Purchases {
  readonly kind: 'PURCHASES'
  readonly siteId: string
  readonly checkoutIds: readonly string[]
  /** False disables the stock guard: the control of the race. */
  readonly guarded: boolean
}

const takeWhatever = statement(
  `UPDATE variants SET quantity = CASE WHEN quantity >= ? THEN quantity - ? ELSE 0 END WHERE site_id = ? AND
     product_number = (SELECT product_number FROM products WHERE site_id = ? AND product_id = ?)`,
)

/** Takes stock without checking that there is enough. */
const unguarded: StockKeeper = {
  take: async (tx, siteId, lines) => {
    for (const { productId, quantity } of lines)
      await tx.run(takeWhatever, quantity, quantity, siteId, siteId, productId)
    return []
  },
  restock: async () => {},
  cancelPreorders: async () => {},
}

/** The crowd's purchases, as one process of the platform makes them. */
export const purchases = (database: Database, { siteId, checkoutIds, guarded }: Purchases): Try[] => {
  const placeOrder = createPlaceOrder({
    ...{ database, clock: systemClock, ids: randomIds, sites: createSites(database) },
    offersFor: createOffers(MEDIA_URL),
    placeholder: placeholderAt(MEDIA_URL),
    stock: guarded ? createStockKeeper({ clock: systemClock, ids: randomIds }) : unguarded,
  })
  return checkoutIds.map((checkoutId) => async () => {
    const { order } = await placeOrder({ siteId, checkoutId, payment: { kind: 'OFFLINE' } })
    return order.totalMinor
  })
}
