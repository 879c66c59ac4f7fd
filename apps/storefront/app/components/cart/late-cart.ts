/** The parts of the cart that pages load late. */
export { openShopCart } from '../../cart/shop-cart.ts'
export { CartDrawer } from './CartDrawer.tsx'
