/**
 * Everything of `@vitrine/client`, with a `createClient` that takes modules of other public packages too. Import
 * aliases of a moved storefront lead here.
 */
export { createClient } from './foreign/create-client.ts'
export * from './index.ts'
