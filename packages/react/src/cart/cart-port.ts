import type { currentCart } from '@vitrine/client/ecom'
import type { CartData, NewItem } from './cart-data.ts'

/**
 * The calls that change a visitor's cart. Each returns the whole changed cart, null for none. The client
 * is one implementation; a shop that keeps its tokens on a server has another, using its own routes.
 */
export interface CartPort {
  read(): Promise<CartData | null>
  add(item: NewItem): Promise<CartData | null>
  setQuantity(lineId: string, quantity: number): Promise<CartData | null>
  /** Removing a missing line is no error. */
  remove(lineId: string): Promise<CartData | null>
  /** Replaces the cart's coupon; null removes it. */
  setCoupon(code: string | null): Promise<CartData | null>
}

/** The functions of the client's `currentCart` in use. */
export type CurrentCart = Pick<
  typeof currentCart,
  | 'getCurrentCart'
  | 'addToCurrentCart'
  | 'updateCurrentCartLineItemQuantity'
  | 'removeLineItemsFromCurrentCart'
  | 'updateCurrentCart'
  | 'removeCouponFromCurrentCart'
> &
  Partial<Pick<typeof currentCart, 'createCheckoutFromCurrentCart'>>

const codeOf = (error: unknown): unknown => Object(error).code

/**
 * Returns a value instead of certain errors.
 * @param codes - the error codes to replace
 */
const unless = async <T>(call: Promise<T>, codes: string[], instead: () => T | Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (codes.includes(String(codeOf(error)))) return instead()
    throw error
  }
}

/**
 * A cart port that uses the client's own calls.
 * @example const store = createCartStore(clientCart(client.currentCart))
 */
export function clientCart(cart: CurrentCart): CartPort {
  const none = () => null
  const read = () => unless<CartData | null>(cart.getCurrentCart(), ['OWNED_CART_NOT_FOUND'], none)
  const gone = ['OWNED_CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND']
  return {
    read,
    add: async ({ catalogReference, quantity = 1 }) =>
      (await cart.addToCurrentCart({ lineItems: [{ catalogReference, quantity }] })).cart,
    setQuantity: async (_id, quantity) =>
      (await cart.updateCurrentCartLineItemQuantity([{ _id, quantity }])).cart,
    remove: (id) =>
      unless<CartData | null>(cart.removeLineItemsFromCurrentCart([id]).then(cartOf), gone, read),
    setCoupon: (couponCode) =>
      couponCode === null
        ? unless<CartData | null>(cart.removeCouponFromCurrentCart().then(cartOf), gone, read)
        : cart.updateCurrentCart({ couponCode }),
  }
}

const cartOf = ({ cart }: currentCart.CartAnswer): CartData => cart
