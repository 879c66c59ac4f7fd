/**
 * What a login needs in addition to its strategy: ways to finish it, in a browser with or without frames
 * or on a server, and a longer verifier.
 */

export { completeLogin, returnedLogin } from './auth/login/complete-login.ts'
export { completeLoginOnServer, type ServerLoginOptions } from './auth/login/complete-on-server.ts'
export { type BegunLogin, endLogin } from './auth/login/end-login.ts'
export { pkce } from './auth/login/long-pkce.ts'
export type { Pkce } from './auth/login/pkce.ts'
