/** Tokens shared by the tabs of a site. */
export { type Channel, type SharedOptions, sharedTokens } from './session/shared.ts'
