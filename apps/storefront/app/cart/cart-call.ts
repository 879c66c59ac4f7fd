import type { ItemReference } from '@vitrine/react/pure'
import type { CartView } from './cart-view.ts'

/** What a page's scripts ask to be done to the cart. */
export type CartCall =
  | { call: 'read' }
  | { call: 'add'; reference: ItemReference; quantity: number }
  | { call: 'set-quantity'; line: string; quantity: number }
  | { call: 'remove'; line: string }
  | { call: 'set-coupon'; code: string | null }

/** What they are answered: the cart as it is then, or why it stays as it was. */
export type CartReply = { cart: CartView } | { problem: string }

/** Where they ask. */
export const CART_CALLS = '/cart/calls'
