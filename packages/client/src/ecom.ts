/** Carts, checkouts, orders and what goes with them. */
export * as backInStockNotifications from './ecom/back-in-stock-notifications.ts'
export * as cart from './ecom/cart.ts'
export * as checkout from './ecom/checkout.ts'
export * as currentCart from './ecom/current-cart.ts'
export * as orders from './ecom/orders.ts'
export * as recommendations from './ecom/recommendations.ts'
