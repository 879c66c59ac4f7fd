export * as redirects from './redirects/redirects.ts'
