/** What of the cart pages load late. */
export { openShopCart } from '../../cart/shop-cart.ts'
export { CartDrawer } from './CartDrawer.tsx'
