import * as operations from '@vitrine/contract/operations'
import { type Descriptions, described, whole } from '../calls/described.ts'
import { calls, cart, lines } from './cart.shapes.ts'
import type * as currentCart from './current-cart.ts'

export { lines }
/** Every field of a cart that differs on the wire. */
export const full = { cart }

/** What a visitor does with a filled cart, call by call. Showing a cart and adding to it needs none of this. */
export const descriptions = {
  updateCurrentCart: described(operations.updateCurrentCart, whole, calls.change),
  removeCouponFromCurrentCart: described(operations.removeCouponFromCurrentCart, () => ({}), calls.edit),
  createCheckoutFromCurrentCart: described(operations.createCheckoutFromCurrentCart, whole, calls.checkout),
  estimateCurrentCartTotals: described(operations.estimateCurrentCartTotals, whole, calls.estimate),
  deleteCurrentCart: described(operations.deleteCurrentCart, () => ({}), calls.delete),
} satisfies Descriptions<typeof currentCart>
