/** What a login in the browser needs besides its strategy: its end, with or without frames, and a longer verifier. */

export { completeLogin, returnedLogin } from './auth/complete-login.ts'
export { pkce } from './auth/long-pkce.ts'
export type { Pkce } from './auth/pkce.ts'
