import type { ListAbandonedCartsRequest, ListAbandonedCartsResponse } from '@vitrine/contract'
import type { OfferImage } from '../../../catalog/products/records/offer.ts'
import { buyerOf } from '../../../floor/callers/cart-owner.ts'
import type { Database, Reader } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import { customersStore } from '../../../people/customers/customers.store.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { LEFT_AFTER_MS } from '../mark-abandoned.ts'
import { abandonedCartsStore, type CartPosition } from './abandoned-carts.store.ts'
import { showAbandonedCart } from './show-abandoned-cart.ts'

/** Carts that were left before a checkout, for merchants and apps. */
export interface AbandonedCartsService {
  list(call: Call<ListAbandonedCartsRequest>): Promise<ListAbandonedCartsResponse>
}

export interface AbandonedCartsParts {
  readonly database: Database
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
}

const PAGE = 50
/** Carts are looked through this many at a time, */
const BATCH = 200
/** and at most this often for a page: empty carts and those with a checkout must not make one slow. */
const BATCHES = 5

export const createAbandonedCarts = ({
  database,
  placeholder,
}: AbandonedCartsParts): AbandonedCartsService => ({
  list: async (call) => {
    const { limit = PAGE, cursor } = call.input
    const site = await call.site()
    const start = cursor === undefined ? { updatedAt: call.at - LEFT_AFTER_MS, cartId: '' } : placeOf(cursor)
    const { ids, next } = await search(database, site.siteId, start, limit)
    const found = await abandonedCartsStore.list(database, site.siteId, ids)
    const carts = new Map(found.map((cart) => [cart.id, cart]))
    const members = found.flatMap(({ owner }) => buyerOf(owner).memberId ?? [])
    const customers = await customersStore.ofMembers(database, site.siteId, members)
    return {
      // A cart may be deleted while the list is read; it is left out then.
      carts: ids.flatMap((id) => {
        const cart = carts.get(id)
        return cart ? [showAbandonedCart(cart, { site, placeholder, customers })] : []
      }),
      ...(next && { nextCursor: `${next.updatedAt}_${next.cartId}` }),
    }
  },
})

/** Goes through a site's carts until a page is full, and says where the next page begins. */
const search = async (
  reader: Reader,
  siteId: string,
  start: CartPosition,
  limit: number,
): Promise<{ readonly ids: readonly string[]; readonly next: CartPosition | undefined }> => {
  const ids: string[] = []
  let at = start
  for (let turn = 0; turn < BATCHES; turn += 1) {
    const passed = await abandonedCartsStore.pass(reader, siteId, at, BATCH)
    for (const cart of passed) {
      if (cart.isLeft && ids.length === limit) return { ids, next: at }
      if (cart.isLeft) ids.push(cart.cartId)
      at = cart
    }
    if (passed.length < BATCH) return { ids, next: undefined }
  }
  return { ids, next: at }
}

const placeOf = (cursor: string): CartPosition => {
  const [, at, cartId] = cursor.match(/^(\d{1,15})_([0-9a-f-]{36})$/) ?? []
  if (cartId === undefined) throw refuse('cursor', 'FORMAT', 'must be the nextCursor of an earlier page')
  return { updatedAt: Number(at), cartId }
}
