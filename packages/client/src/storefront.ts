/** What a storefront asks of its shop that the hosted platform's packages have no call for. */
export * as collectionSlugs from './storefront/collection-slugs.ts'
export * as productSlugs from './storefront/product-slugs.ts'
export * as shop from './storefront/shop.ts'
