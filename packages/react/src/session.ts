/** Members: who visits, logging in and out, registering; and links to hosted pages. */
export type { LoginProblem, LoginStep } from './session/login-machine.ts'
export { type Leaving, type RedirectOptions, useCheckout, useRedirect } from './session/use-checkout.ts'
export { type LoginParts, useLogin } from './session/use-login.ts'
export { type ReturnedLogin, useReturnedLogin } from './session/use-returned-login.ts'
export { type Session, useSession } from './session/use-session.ts'
