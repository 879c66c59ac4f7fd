/** What a shop tells about its business. */
export * as siteProperties from './business-tools/site-properties.ts'
