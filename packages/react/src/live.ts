/** Changes of the shop, as they happen. */
export { type LiveOptions, useLiveChanges } from './live/use-live-changes.ts'
