import { createHash } from 'node:crypto'
import type {
  AddToCartRequest,
  Cart,
  CartIdRequest,
  CreateCartRequest,
  Empty,
  EstimateCartTotalsRequest,
  RemoveLineItemsRequest,
  UpdateCartRequest,
  UpdateLineItemsQuantityRequest,
} from '@vitrine/contract'
import { JsonBytes } from '../../floor/http/answers.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { Attempt } from '../../shop/idempotency/attempt.ts'
import { idempotencyStore } from '../../shop/idempotency/idempotency.store.ts'
import type { Estimate } from '../totals/estimate.ts'
import type { CartReader } from './kept/cart-reader.ts'
import type { CartUses } from './kept/cart-uses.ts'
import { type CartVisit, VARY, visitOf } from './kept/cart-visit.ts'
import type { CartWriter, CartWriterParts } from './kept/cart-writer.ts'
import { visitToCart } from './kept/visit-to-cart.ts'

/**
 * Carts by their ids: those of everybody in the shop for merchants and apps, their own for visitors and members. One
 * that a caller may not have is CART_NOT_FOUND, like one that is not there.
 */
export interface CartsById {
  /** Creates a cart of the caller's beside the current one. */
  create(call: Call<CreateCartRequest>): Promise<{ cart: Cart }>
  get(call: Call<CartIdRequest>): Promise<JsonBytes>
  update(call: Call<UpdateCartRequest>): Promise<{ cart: Cart }>
  delete(call: Call<CartIdRequest>): Promise<Empty>
  add(call: Call<AddToCartRequest>): Promise<{ cart: Cart }>
  removeLines(call: Call<RemoveLineItemsRequest>): Promise<{ cart: Cart }>
  setQuantities(call: Call<UpdateLineItemsQuantityRequest>): Promise<{ cart: Cart }>
  removeCoupon(call: Call<CartIdRequest>): Promise<{ cart: Cart }>
  leaveLocation(call: Call<CartIdRequest>): Promise<{ cart: Cart }>
  estimate(call: Call<EstimateCartTotalsRequest>): Promise<JsonBytes>
}

export const createCartsById = (
  { database, ids }: CartWriterParts,
  reader: CartReader,
  writer: CartWriter,
  uses: CartUses,
  estimate: Estimate,
): CartsById => {
  const visit = (call: Call<CartIdRequest>): Promise<CartVisit> => visitToCart(database, call, call.input.id)

  return {
    create: async (call) => {
      const { owner, ...beside } = await visitOf(call)
      const cartId = beside.attempt ? idOfAttempt(beside.attempt) : ids.guid()
      const place = { siteId: owner.siteId, key: `cart:${cartId}`, belongsTo: owner.key }
      const { buyerInfo } = owner
      return {
        cart: await uses.create(
          { ...beside, cartId, owner: { ...place, buyerInfo } },
          call.actor,
          call.input,
        ),
      }
    },

    get: async (call) => new JsonBytes(await reader.print(await visit(call)), VARY),

    update: async (call) => {
      const id = String(call.input.cartInfo?.id)
      return { cart: await uses.update(await visitToCart(database, call, id), call.actor, call.input) }
    },

    delete: async (call) => {
      const attempt = call.attempt()
      // A repeat finds no cart: it is answered by its key.
      if (attempt && (await idempotencyStore.find(database, attempt)) !== undefined) return {}
      await writer.remove(await visit(call))
      return {}
    },

    add: async (call) => ({
      cart: await uses.add(await visit(call), call.actor, call.input),
    }),

    removeLines: async (call) => ({
      cart: await uses.removeLines(await visit(call), call.input),
    }),

    setQuantities: async (call) => ({
      cart: await uses.setQuantities(await visit(call), call.input),
    }),

    removeCoupon: async (call) => ({
      cart: await uses.removeCoupon(await visit(call)),
    }),

    leaveLocation: async (call) => ({
      cart: await uses.leaveLocation(await visit(call)),
    }),

    estimate: async (call) => estimate(await visit(call), call.input),
  }
}

/** Gives a repeat of a creation the id of the first, so that both mean one cart. */
const idOfAttempt = ({ siteId, principal, key, digest }: Attempt): string => {
  const hex = createHash('sha256')
    .update(JSON.stringify([siteId, principal, key, digest]))
    .digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
