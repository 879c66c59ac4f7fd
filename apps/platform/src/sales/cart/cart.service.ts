import type {
  AddToCurrentCartRequest,
  Cart,
  Empty,
  EstimateCurrentCartTotalsRequest,
  RemoveLineItemsFromCurrentCartRequest,
  UpdateCartRequest,
  UpdateCurrentCartLineItemQuantityRequest,
} from '@vitrine/contract'
import { JsonBytes } from '../../floor/http/answers.ts'
import type { Call } from '../../shop/calls/call.ts'
import { createEstimate } from '../totals/estimate.ts'
import { type CartsById, createCartsById } from './cart-by-id.service.ts'
import { createCartReader } from './kept/cart-reader.ts'
import { createCartUses } from './kept/cart-uses.ts'
import { VARY, visitOf } from './kept/cart-visit.ts'
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

export const createCart = (parts: CartWriterParts): CartService => {
  const reader = createCartReader(parts)
  const writer = createCartWriter(parts, reader)
  const uses = createCartUses(writer, parts)
  const estimate = createEstimate(parts.database, reader, parts.codeTries)

  return {
    current: async (call) => new JsonBytes(await reader.print(await visitOf(call)), VARY),

    update: async (call) => ({
      cart: await uses.update(await visitOf(call), call.actor, call.input),
    }),

    add: async (call) => ({
      cart: await uses.add(await visitOf(call), call.actor, call.input),
    }),

    setQuantities: async (call) => ({
      cart: await uses.setQuantities(await visitOf(call), call.input),
    }),

    removeLines: async (call) => ({
      cart: await uses.removeLines(await visitOf(call), call.input),
    }),

    removeCoupon: async (call) => ({
      cart: await uses.removeCoupon(await visitOf(call)),
    }),

    delete: async (call) => {
      await writer.remove(await visitOf(call))
      return {}
    },

    estimate: async (call) => estimate(await visitOf(call), call.input),

    byId: createCartsById(parts, reader, writer, uses, estimate),
  }
}
