import type { Operation } from '@vitrine/contract'
import type { Clock } from '../../clock.ts'
import type { Reader } from '../../database/database.ts'
import type { Call } from '../../http/answer.ts'
import { fail } from '../../http/failure.ts'
import { isMerchantSide, principalOf, type Somebody } from '../access/actor.ts'
import type { Sites } from '../sites/sites.service.ts'
import { cartStore } from './cart.store.ts'
import { buyerOf, type CartPlace } from './cart-owner.ts'
import { type CartVisit, visitOf } from './cart-visit.ts'

interface Parts {
  readonly database: Reader
  readonly sites: Sites
  readonly clock: Clock
}

/**
 * Reads what a call says of a cart that it names by its id.
 *
 * @throws {Failure} CART_NOT_FOUND for one that the caller may not have, as for one that is not there
 */
export const visitToCart = async (
  { database, sites, clock }: Parts,
  call: Call<unknown>,
  operation: Operation,
  cartId: string,
): Promise<CartVisit> => {
  const visit = await visitOf(sites, call, operation, clock.now())
  const place = await cartStore.findPlace(database, call.actor.siteId, cartId)
  if (!place || !mayHave(call.actor, place)) throw fail('CART_NOT_FOUND')
  return { ...visit, cartId, owner: { ...place, buyerInfo: buyerOf(place.belongsTo ?? place.key) } }
}

const mayHave = (actor: Somebody, { key, belongsTo = key }: CartPlace): boolean =>
  isMerchantSide(actor) || belongsTo === principalOf(actor)
