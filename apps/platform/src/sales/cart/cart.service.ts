import type {
  AddToCurrentCartRequest,
  Cart,
  Empty,
  EstimateCurrentCartTotalsRequest,
  Operation,
  RemoveLineItemsFromCurrentCartRequest,
  UpdateCartRequest,
  UpdateCurrentCartLineItemQuantityRequest,
} from '@vitrine/contract'
import {
  addToCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/contract/operations'
import type { Clock } from '../../floor/clock.ts'
import { type Call, JsonBytes } from '../../floor/http/answer.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { createEstimate } from '../totals/estimate.ts'
import { type CartsById, createCartsById } from './cart-by-id.service.ts'
import { createCartReader } from './kept/cart-reader.ts'
import { createCartUses } from './kept/cart-uses.ts'
import { type CartVisit, VARY, visitOf } from './kept/cart-visit.ts'
import { type CartWriterParts, createCartWriter } from './kept/cart-writer.ts'

/** The current cart of whoever calls. A write that bears an idempotency key takes effect once. */
export interface CartService {
  /** @throws {Failure} OWNED_CART_NOT_FOUND before the first line was added, as for every call that adds none */
  current(call: Call<Empty>): Promise<JsonBytes>
  /** Changes what it is told and nothing else, creating the cart with the first line. */
  update(call: Call<UpdateCartRequest>): Promise<{ cart: Cart }>
  /** Adds lines, creating the cart with the first. */
  add(call: Call<AddToCurrentCartRequest>): Promise<{ cart: Cart }>
  setQuantities(call: Call<UpdateCurrentCartLineItemQuantityRequest>): Promise<{ cart: Cart }>
  /** Removes lines, passing over ids that no line has. A cart stays when its last line goes. */
  removeLines(call: Call<RemoveLineItemsFromCurrentCartRequest>): Promise<{ cart: Cart }>
  removeCoupon(call: Call<Empty>): Promise<{ cart: Cart }>
  delete(call: Call<Empty>): Promise<Empty>
  /** Works out what the cart costs; what cannot be worked out is told in the answer. */
  estimate(call: Call<EstimateCurrentCartTotalsRequest>): Promise<JsonBytes>
  /** Carts by their ids, current ones too. */
  readonly byId: CartsById
}

export interface CartParts extends CartWriterParts {
  readonly sites: Sites
  readonly clock: Clock
}

export const createCart = (parts: CartParts): CartService => {
  const { sites, clock } = parts
  const reader = createCartReader(parts)
  const writer = createCartWriter(parts, reader)
  const uses = createCartUses(writer, parts)
  const estimate = createEstimate(parts.database, reader, parts.codeTries)
  const visit = (call: Call<unknown>, operation: Operation): Promise<CartVisit> =>
    visitOf(sites, call, operation, clock.now())

  return {
    current: async (call) => new JsonBytes(await reader.print(await visit(call, getCurrentCart)), VARY),

    update: async (call) => ({
      cart: await uses.update(await visit(call, updateCurrentCart), call.actor, call.input),
    }),

    add: async (call) => ({
      cart: await uses.add(await visit(call, addToCurrentCart), call.actor, call.input),
    }),

    setQuantities: async (call) => ({
      cart: await uses.setQuantities(await visit(call, updateCurrentCartLineItemQuantity), call.input),
    }),

    removeLines: async (call) => ({
      cart: await uses.removeLines(await visit(call, removeLineItemsFromCurrentCart), call.input),
    }),

    removeCoupon: async (call) => ({
      cart: await uses.removeCoupon(await visit(call, removeCouponFromCurrentCart)),
    }),

    delete: async (call) => {
      await writer.remove(await visit(call, deleteCurrentCart))
      return {}
    },

    estimate: async (call) => estimate(await visit(call, estimateCurrentCartTotals), call.input),

    byId: createCartsById(parts, reader, writer, uses, estimate),
  }
}
