import type { ItemReference } from '@vitrine/react/pure'
import type { CartView } from './cart-view.ts'

/** A page script's request to change the cart. */
export type CartCall =
  | { call: 'read' }
  | { call: 'add'; reference: ItemReference; quantity: number }
  | { call: 'set-quantity'; line: string; quantity: number }
  | { call: 'remove'; line: string }
  | { call: 'set-coupon'; code: string | null }

/** The answer: the new cart, or why it stayed the same. */
export type CartReply = { cart: CartView } | { problem: string }

/** The address for these requests. */
export const CART_CALLS = '/cart/calls'
