/** The parts of the cart that pages load late. */
export { openShopCart } from '../../cart/shop-cart.ts'
export { pieceOf } from '../product/piece-of.ts'
export { LateCart } from './LateCart.tsx'
