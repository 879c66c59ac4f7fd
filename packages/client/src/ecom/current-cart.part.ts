import * as operations from '@vitrine/contract/operations'
import { type Descriptions, described, whole } from '../described.ts'
import { addresses, cart, lines, totals, update } from './cart.shapes.ts'
import type * as currentCart from './current-cart.ts'

export { lines }
/** Every field of a cart that differs on the wire. */
export const full = { cart }

/** What a visitor does with a filled cart, call by call. Showing a cart and adding to it needs none of this. */
export const descriptions = {
  updateCurrentCart: described(operations.updateCurrentCart, whole, {
    gives: full,
    takes: update,
    answers: 'cart',
  }),
  removeCouponFromCurrentCart: described(operations.removeCouponFromCurrentCart, () => ({}), { gives: full }),
  createCheckoutFromCurrentCart: described(operations.createCheckoutFromCurrentCart, whole, {
    takes: addresses,
  }),
  estimateCurrentCartTotals: described(operations.estimateCurrentCartTotals, whole, {
    gives: totals,
    takes: addresses,
  }),
  deleteCurrentCart: described(operations.deleteCurrentCart, () => ({}), { answers: 'nothing' }),
} satisfies Descriptions<typeof currentCart>
