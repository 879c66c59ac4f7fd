/** Registration, login, recovery and verification, call by call. */
export * as authentication from './identity/authentication.ts'
export * as oauth from './identity/oauth.ts'
export * as recovery from './identity/recovery.ts'
export * as signOnPolicy from './identity/sign-on-policy.ts'
export * as verification from './identity/verification.ts'
