import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method, nothing } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { bytes } from '../wire/values.ts'
import { identity, profile, stateMachine } from './profile.shapes.ts'

/** Where a registration or login stands. */
export type StateMachineResponse = Answer<wire.StateMachineResponse, typeof stateMachine>
/** A member's identity. */
export type Identity = Answer<wire.Identity, typeof identity>
/** A member's profile. */
export type IdentityProfile = Argument<Partial<wire.IdentityProfile>, typeof profile>
/** What a member is known by. */
export type LoginId = Argument<wire.RegisterV2Request['loginId']>
/** Options of `registerV2`. */
export type RegisterV2Options = Argument<Omit<wire.RegisterV2Request, 'loginId'>, { profile: typeof profile }>
/** Options of `loginV2`. */
export type LoginV2Options = Argument<Omit<wire.LoginV2Request, 'loginId'>>
/** Options of `signOn`. */
export type SignOnOptions = Argument<Omit<wire.SignOnRequest, 'loginId'>, { profile: typeof profile }>
/** Where to go after the logout. */
export type LogoutOptions = Argument<wire.LogoutRequest>

/** Registers a member by e-mail address and password. */
export const registerV2 = /* @__PURE__ */ method(
  operations.registerV2,
  (loginId: LoginId, options: RegisterV2Options) => ({ ...options, loginId }),
  { gives: stateMachine, takes: { profile } },
)

/** Logs a member in by e-mail address and password. */
export const loginV2 = /* @__PURE__ */ method(
  operations.loginV2,
  (loginId: LoginId, options?: LoginV2Options) => ({ ...options, loginId }),
  { gives: stateMachine },
)

/** Registers a member; the first version of the call. */
export const register = /* @__PURE__ */ method(
  operations.register,
  (options?: Argument<wire.RegisterRequest>) => options,
  { gives: stateMachine },
)

/** Logs a member in; the first version of the call. */
export const login = /* @__PURE__ */ method(
  operations.login,
  (options?: Argument<wire.LoginRequest>) => options,
  { gives: stateMachine },
)

/** Logs a member in by what an external provider vouches for. */
export const loginWithIdpConnectionTokenParams = /* @__PURE__ */ method(
  operations.loginWithTokenParams,
  (idpConnectionId: string, options: { tokenParams: Record<string, string> }) => ({
    ...options,
    idpConnectionId,
  }),
  { gives: stateMachine },
)

/** Goes on with a login that was waiting. */
export const proceed = /* @__PURE__ */ method(
  operations.proceed,
  (options: Argument<wire.ProceedRequest>) => options,
  { gives: stateMachine },
)

/** Changes the password of the member who calls; needs a recent login. */
export const changePassword = /* @__PURE__ */ method(
  operations.changePassword,
  (newPassword: string) => ({ newPassword }),
  { result: nothing },
)

/** Signs a member on without a password. For apps and API keys. */
export const signOn = /* @__PURE__ */ method(
  operations.signOn,
  (loginId: LoginId, options?: SignOnOptions) => ({ ...options, loginId }),
  { gives: { identity }, takes: { profile } },
)

/** Ends the hosted session and leads back. */
export const logout = /* @__PURE__ */ method(operations.logout, (options?: LogoutOptions) => options, {
  gives: { body: bytes },
})

/** Tells whether an address can be registered. */
export const validateEmail = /* @__PURE__ */ method(operations.validateEmail, (email: string) => ({ email }))

export { StateType } from '@vitrine/contract'
