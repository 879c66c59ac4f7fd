import type {
  AddToCurrentCartRequest,
  Cart,
  CartIdRequest,
  CreateCartRequest,
  Empty,
  EstimateCurrentCartTotalsRequest,
  RemoveLineItemsFromCurrentCartRequest,
  UpdateCartRequest,
  UpdateCurrentCartLineItemQuantityRequest,
} from '@vitrine/contract'
import { JsonBytes } from '../../floor/http/answers.ts'
import type { Call } from '../../shop/calls/call.ts'
import { idempotencyStore } from '../../shop/idempotency/idempotency.store.ts'
import { type CartTotals, createCartTotals } from '../totals/cart-totals.ts'
import { createEstimate } from '../totals/estimate.ts'
import { addition, patch } from './kept/cart-changes.ts'
import { type CartReader, createCartReader } from './kept/cart-reader.ts'
import { type CartVisit, VARY, visitOf } from './kept/cart-visit.ts'
import {
  type CartChange,
  type CartWriter,
  type CartWriterParts,
  createCartWriter,
} from './kept/cart-writer.ts'
import { visitToCart, visitToNewCart } from './kept/visit-to-cart.ts'
import { removeLines, setQuantities } from './lines/cart.ts'
import { changeDetails } from './lines/cart-details.ts'
import { checkoutOrigins } from './patch/checkout-page.ts'

type CartAnswer = Promise<{ cart: Cart }>

/**
 * The calls on a cart, whichever way they name it: `Named` is the part of the input that does, empty for the
 * current cart. A write with an idempotency key takes effect once. Without a cart, every call that creates none
 * fails with OWNED_CART_NOT_FOUND or CART_NOT_FOUND.
 */
export interface CartCalls<Named> {
  get(call: Call<Named>): Promise<JsonBytes>
  /** Changes only the given fields; the first line creates the current cart. */
  update(call: Call<UpdateCartRequest>): CartAnswer
  /** Adds lines; the first line creates the current cart. */
  add(call: Call<Named & AddToCurrentCartRequest>): CartAnswer
  setQuantities(call: Call<Named & UpdateCurrentCartLineItemQuantityRequest>): CartAnswer
  /** Removes lines, ignoring unknown ids. A cart stays when its last line goes. */
  removeLines(call: Call<Named & RemoveLineItemsFromCurrentCartRequest>): CartAnswer
  removeCoupon(call: Call<Named>): CartAnswer
  leaveLocation(call: Call<Named>): CartAnswer
  delete(call: Call<Named>): Promise<Empty>
  /** Calculates what the cart costs; parts that fail are listed in the answer. */
  estimate(call: Call<Named & EstimateCurrentCartTotalsRequest>): Promise<JsonBytes>
}

export interface CartService {
  /** The caller's current cart. */
  readonly current: CartCalls<Empty>
  /** Carts by id: everyone's for merchants and apps, their own for visitors and members. */
  readonly byId: CartCalls<CartIdRequest>
  /** Creates a cart for the caller next to the current one. */
  create(call: Call<CreateCartRequest>): CartAnswer
  /** What these calls are built on, for other shapes of the same calls. */
  readonly kept: { readonly reader: CartReader; readonly writer: CartWriter; readonly totals: CartTotals }
}

/** How to find a call's cart. */
interface Finding<Named> {
  readonly find: (call: Call<Named>) => Promise<CartVisit>
  /** The same for an update, which names the cart inside its changes. */
  readonly findToUpdate: (call: Call<UpdateCartRequest>) => Promise<CartVisit>
}

export const createCart = (parts: CartWriterParts): CartService => {
  const { database, ids } = parts
  const reader = createCartReader(parts)
  const writer = createCartWriter(parts, reader)
  const totals = createCartTotals(database, reader)
  const estimate = createEstimate(database, totals, parts.codeTries)

  const change = async (visit: CartVisit, wanted: CartChange): CartAnswer => ({
    cart: (await writer.change(visit, wanted)).cart,
  })

  const originsFor = (call: Call<UpdateCartRequest>): Promise<readonly string[]> =>
    checkoutOrigins(database, call, call.input.cartInfo?.overrideCheckoutUrl)

  const callsOn = <Named>({ find, findToUpdate }: Finding<Named>): CartCalls<Named> => ({
    get: async (call) => new JsonBytes(await reader.print(await find(call)), VARY),

    update: async (call) => {
      const visit = await findToUpdate(call)
      return change(visit, patch(visit, call.actor, call.input, ids, 'cart', await originsFor(call)))
    },

    add: async (call) => {
      const visit = await find(call)
      return change(visit, addition(visit, call.actor, call.input, ids))
    },

    setQuantities: async (call) =>
      change(await find(call), {
        apply: (content) => ({ ...content, lines: setQuantities(content.lines, call.input.lineItems) }),
      }),

    removeLines: async (call) =>
      change(await find(call), {
        apply: (content) => ({ ...content, lines: removeLines(content.lines, call.input.lineItemIds) }),
      }),

    removeCoupon: async (call) =>
      change(await find(call), {
        apply: (content) => ({ ...content, details: changeDetails(content.details, { coupon: null }) }),
      }),

    leaveLocation: async (call) =>
      change(await find(call), { apply: (content) => ({ ...content, businessLocationId: undefined }) }),

    delete: async (call) => {
      const attempt = call.attempt()
      // A repeat finds no cart, so its key decides.
      if (attempt && (await idempotencyStore.find(database, attempt)) !== undefined) return {}
      await writer.remove(await find(call))
      return {}
    },

    estimate: async (call) => estimate(await find(call), call.input),
  })

  return {
    kept: { reader, writer, totals },

    current: callsOn({ find: visitOf, findToUpdate: visitOf }),

    byId: callsOn({
      find: (call) => visitToCart(database, call, call.input.id),
      findToUpdate: (call) => visitToCart(database, call, String(call.input.cartInfo?.id)),
    }),

    create: async (call) => {
      const visit = await visitToNewCart(call, ids)
      return change(visit, patch(visit, call.actor, call.input, ids, 'new cart', await originsFor(call)))
    },
  }
}
