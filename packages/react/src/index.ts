/** A shop in React: its provider, its cart, amounts and pictures. Picking, searching and logging in are entries of their own. */

export {
  type CartData,
  type CartLineData,
  type ItemReference,
  lineKey,
  type NewItem,
  productReference,
  referenceKey,
} from './cart/cart-data.ts'
export { type CartPort, type CurrentCart, clientCart } from './cart/cart-port.ts'
export type { CartLine, CartState, Problem } from './cart/cart-state.ts'
export type { CartActions } from './cart/cart-store.ts'
export { type AddToCart, useAddToCart } from './cart/use-add-to-cart.ts'
export { useCart, useCartActions } from './cart/use-cart.ts'
export { type CartLineParts, useCartLine } from './cart/use-cart-line.ts'
export { type CouponParts, useCoupon } from './cart/use-coupon.ts'
export { Image, type ImageProps } from './image/Image.tsx'
export { type Picture, type PictureSources, pictureOf, pictureSources } from './image/sources.ts'
export type { Amount } from './money/amount.ts'
export { Money, type MoneyProps, useMoneyFormat } from './money/Money.tsx'
export { CommerceProvider, type CommerceProviderProps } from './provider/CommerceProvider.tsx'
export type { CommerceClient, InitialSession } from './provider/commerce-context.ts'
