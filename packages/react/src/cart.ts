/** The cart without components: for pages that load it late or don't use React. */
export { moneyText as decimalText } from '@vitrine/pricing'
export {
  type CartData,
  type CartLineData,
  type ItemReference,
  type NewItem,
  type Price,
  referenceKey,
} from './cart/cart-data.ts'
export type { CartPort, CurrentCart } from './cart/cart-port.ts'
export type { CartLine, CartState, Problem } from './cart/cart-state.ts'
export {
  type CartActions,
  type CartStore,
  type CartStoreOptions,
  createCartStore,
} from './cart/cart-store.ts'
export { watchPage } from './cart/watch-page.ts'
export type { Amount } from './money/amount.ts'
