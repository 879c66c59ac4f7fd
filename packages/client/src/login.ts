/** Ends a member's login in the browser, with or without frames. */

export { completeLogin, returnedLogin } from './auth/complete-login.ts'
