/** Catalog search, which the hosted platform's packages don't have. */
export * as search from './search/search.ts'
