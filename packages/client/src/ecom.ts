export * as currentCart from './ecom/current-cart.ts'
