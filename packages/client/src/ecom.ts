/** Carts, checkouts, orders and what goes with them. */
export * as backInStockNotifications from './ecom/back-in-stock-notifications.ts'
export * as cart from './ecom/cart.ts'
export * as cartV2 from './ecom/cart-v2.ts'
export * as checkout from './ecom/checkout.ts'
export * as currentCart from './ecom/current-cart.ts'
export * as currentCartV2 from './ecom/current-cart-v2.ts'
export * as orders from './ecom/orders.ts'
export * as recommendations from './ecom/recommendations.ts'
