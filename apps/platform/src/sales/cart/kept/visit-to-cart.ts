import { isMerchantSide, principalOf, type Somebody } from '../../../floor/callers/actor.ts'
import { buyerOf, type CartPlace } from '../../../floor/callers/cart-owner.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { cartStore } from './cart.store.ts'
import { type CartVisit, visitOf } from './cart-visit.ts'

/**
 * Reads what a call says of a cart that it names by its id.
 *
 * @throws {Failure} CART_NOT_FOUND for one that the caller may not have, as for one that is not there
 */
export const visitToCart = async (
  reader: Reader,
  call: Call<unknown>,
  cartId: string,
): Promise<CartVisit> => {
  const visit = await visitOf(call)
  const place = await cartStore.findPlace(reader, call.actor.siteId, cartId)
  if (!place || !mayHave(call.actor, place)) throw fail('CART_NOT_FOUND')
  return { ...visit, cartId, owner: { ...place, buyerInfo: buyerOf(place.belongsTo ?? place.key) } }
}

const mayHave = (actor: Somebody, { key, belongsTo = key }: CartPlace): boolean =>
  isMerchantSide(actor) || belongsTo === principalOf(actor)
