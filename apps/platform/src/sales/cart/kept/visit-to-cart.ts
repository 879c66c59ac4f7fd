import { createHash } from 'node:crypto'
import { isMerchantSide, type KnownActor, principalOf } from '../../../floor/callers/actor.ts'
import { buyerOf, type CartOwner, type CartPlace } from '../../../floor/callers/cart-owner.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Attempt } from '../../../shop/idempotency/attempt.ts'
import { cartStore } from './cart.store.ts'
import { type CartVisit, visitOf } from './cart-visit.ts'

/**
 * Reads a call for a cart by id.
 * @throws {Failure} CART_NOT_FOUND for one that the caller may not have, as for a missing one
 */
export const visitToCart = async (
  reader: Reader,
  call: Call<unknown>,
  cartId: string,
): Promise<CartVisit> => {
  const visit = await visitOf(call)
  const owner = await ownerOfCart(reader, call.actor, cartId)
  if (!owner) throw fail('CART_NOT_FOUND')
  return { ...visit, cartId, owner }
}

/** Finds the owner of a cart that a caller may have. */
export const ownerOfCart = async (
  reader: Reader,
  actor: KnownActor,
  cartId: string,
): Promise<CartOwner | undefined> => {
  const place = await cartStore.findPlace(reader, actor.siteId, cartId)
  if (!place || !mayHave(actor, place)) return undefined
  return { ...place, buyerInfo: buyerOf(place.belongsTo ?? place.key) }
}

const mayHave = (actor: KnownActor, { key, belongsTo = key }: CartPlace): boolean =>
  isMerchantSide(actor) || belongsTo === principalOf(actor)

/** Returns the visit for a new cart next to the current one. */
export const visitToNewCart = async (call: Call<unknown>, ids: Ids): Promise<CartVisit> => {
  const { owner, ...visit } = await visitOf(call)
  const cartId = visit.attempt ? idOfAttempt(visit.attempt) : ids.guid()
  return { ...visit, cartId, owner: { ...owner, key: `cart:${cartId}`, belongsTo: owner.key } }
}

/** Gives a repeated creation the first one's id, so both return one cart. */
const idOfAttempt = ({ siteId, principal, key, digest }: Attempt): string => {
  const hex = createHash('sha256')
    .update(JSON.stringify([siteId, principal, key, digest]))
    .digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
