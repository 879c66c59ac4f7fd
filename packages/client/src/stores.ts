export * as collections from './stores/collections.ts'
export * as products from './stores/products.ts'
