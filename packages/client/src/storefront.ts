/** Storefront calls that the hosted platform's packages don't have. */
export * as collectionSlugs from './storefront/collection-slugs.ts'
export * as lowestPrices from './storefront/lowest-prices.ts'
export * as orderDownloads from './storefront/order-downloads.ts'
export * as productSlugs from './storefront/product-slugs.ts'
export * as shop from './storefront/shop.ts'
