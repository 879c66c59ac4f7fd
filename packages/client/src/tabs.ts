/** Tokens that the tabs of a site share. */
export { type Channel, type SharedOptions, sharedTokens } from './session/shared.ts'
