/** The catalog: products, collections, stock. */
export * as catalogVersioning from './stores/catalog-versioning.ts'
export * as collections from './stores/collections.ts'
export * as inventory from './stores/inventory.ts'
export * as products from './stores/products.ts'
