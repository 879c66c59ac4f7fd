/**
 * A shop in React: its provider, cart, amounts and pictures. Picking variants, product lists and logins have
 * their own entries; everything without hooks is in `/pure`.
 */

export type { CartData, CartLineData, ItemReference, NewItem, Price } from './cart/cart-data.ts'
export { productReference } from './cart/cart-data.ts'
export type { CartPort, CurrentCart } from './cart/cart-port.ts'
export type { CartLine, CartState, Problem } from './cart/cart-state.ts'
export type { CartActions } from './cart/cart-store.ts'
export { type AddToCart, useAddToCart } from './cart/use-add-to-cart.ts'
export { useCart, useCartActions } from './cart/use-cart.ts'
export { type CartLineParts, useCartLine } from './cart/use-cart-line.ts'
export { type CouponParts, useCoupon } from './cart/use-coupon.ts'
export { Image, type ImageProps } from './image/Image.tsx'
export type { Picture } from './image/sources.ts'
export type { Amount } from './money/amount.ts'
export { Money, type MoneyProps, useMoneyFormat } from './money/Money.tsx'
export { CommerceProvider, type CommerceProviderProps } from './provider/CommerceProvider.tsx'
export type { CommerceClient, InitialSession } from './provider/commerce-context.ts'
