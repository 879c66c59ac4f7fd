import type {
  AddToCurrentCartRequest,
  Cart,
  Empty,
  Operation,
  RemoveLineItemsFromCurrentCartRequest,
  UpdateCurrentCartLineItemQuantityRequest,
} from '@vitrine/contract'
import {
  addToCurrentCart,
  deleteCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/contract/operations'
import type { Clock } from '../../clock.ts'
import { type Call, JsonBytes } from '../../http/answer.ts'
import type { Sites } from '../sites/sites.service.ts'
import { addLines, inLocation, removeLines, setQuantities } from './cart.ts'
import { createCartReader } from './cart-reader.ts'
import { type CartVisit, visitOf } from './cart-visit.ts'
import { type CartWriterParts, createCartWriter } from './cart-writer.ts'
import { wantedItems } from './new-lines.ts'

/** The current cart of whoever calls. A write that bears an idempotency key takes effect once. */
export interface CartService {
  /** @throws {Failure} OWNED_CART_NOT_FOUND before the first line was added, as for every call but `add` */
  current(call: Call<Empty>): Promise<JsonBytes>
  /** Adds lines, creating the cart with the first. */
  add(call: Call<AddToCurrentCartRequest>): Promise<{ cart: Cart }>
  setQuantities(call: Call<UpdateCurrentCartLineItemQuantityRequest>): Promise<{ cart: Cart }>
  /** Removes lines, passing over ids that no line has. A cart stays when its last line goes. */
  removeLines(call: Call<RemoveLineItemsFromCurrentCartRequest>): Promise<{ cart: Cart }>
  delete(call: Call<Empty>): Promise<Empty>
}

export interface CartParts extends CartWriterParts {
  readonly sites: Sites
  readonly clock: Clock
}

/** Tells caches that the answer depends on the currency asked for. */
const VARY = { vary: 'X-Vitrine-Currency' }

export const createCart = (parts: CartParts): CartService => {
  const { sites, clock, ids } = parts
  const reader = createCartReader(parts)
  const writer = createCartWriter(parts, reader)
  const visit = (call: Call<unknown>, operation: Operation): Promise<CartVisit> =>
    visitOf(sites, call, operation, clock.now())

  return {
    current: async (call) => new JsonBytes(await reader.print(await visit(call, getCurrentCart)), VARY),

    add: async (call) => {
      const { businessLocationId } = call.input
      const wanted = wantedItems(call.actor, call.input).map((item) => ({ ...item, id: ids.guid() }))
      const cart = await writer.change(await visit(call, addToCurrentCart), {
        start: { lines: [] },
        references: wanted.map(({ reference }) => reference),
        apply: (content, offers) => ({
          ...inLocation(content, businessLocationId),
          lines: addLines(
            content.lines,
            wanted.map((item, index) => ({ ...item, offer: offers[index] })),
          ),
        }),
      })
      return { cart }
    },

    setQuantities: async (call) => {
      const cart = await writer.change(await visit(call, updateCurrentCartLineItemQuantity), {
        apply: (content) => ({ ...content, lines: setQuantities(content.lines, call.input.lineItems) }),
      })
      return { cart }
    },

    removeLines: async (call) => {
      const cart = await writer.change(await visit(call, removeLineItemsFromCurrentCart), {
        apply: (content) => ({ ...content, lines: removeLines(content.lines, call.input.lineItemIds) }),
      })
      return { cart }
    },

    delete: async (call) => {
      await writer.remove(await visit(call, deleteCurrentCart))
      return {}
    },
  }
}
