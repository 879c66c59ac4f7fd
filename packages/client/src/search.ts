/** Searching the catalog, which the hosted platform's packages have no call for. */
export * as search from './search/search.ts'
