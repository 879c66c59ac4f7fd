import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { bytes } from '../wire/values.ts'
import { identity, profile, stateMachine } from './profile.shapes.ts'

/** The state of a registration or login. */
export type StateMachineResponse = Answer<wire.StateMachineResponse, typeof stateMachine>
/** A member's identity. */
export type Identity = Answer<wire.Identity, typeof identity>
/** A member's profile. */
export type IdentityProfile = Argument<Partial<wire.IdentityProfile>, typeof profile>
/** A member who was logged in. */
export type SignOnResponse = Required<Answer<wire.SignOnResponse, { identity: typeof identity }>>
/** An HTTP response as data. */
export type RawHttpResponse = Answer<wire.RawHttpResponse, { body: typeof bytes }>
/** Whether an email address can be registered. */
export type ValidateEmailResponse = Answer<wire.ValidateEmailResponse>
/** Options of the first version of `register`. */
export type RegisterOptions = Argument<wire.RegisterRequest>
/** Options of the first version of `login`. */
export type LoginOptions = Argument<wire.LoginRequest>
/** Identifies a member. */
export type LoginId = Argument<wire.RegisterV2Request['loginId']>
/** Options of `registerV2`. */
export type RegisterV2Options = Argument<Omit<wire.RegisterV2Request, 'loginId'>, { profile: typeof profile }>
/** Options of `loginV2`. */
export type LoginV2Options = Argument<Omit<wire.LoginV2Request, 'loginId'>>
/** Options of `signOn`. */
export type SignOnOptions = Argument<Omit<wire.SignOnRequest, 'loginId'>, { profile: typeof profile }>
/** Where to go after logout. */
export type LogoutOptions = Argument<wire.LogoutRequest>

/**
 * Registers a member by email address and password. The response says whether a code or an approval comes next.
 * @throws {CommerceError} `-19995` (the address is taken), `-19971` (the captcha token is missing), `-19970` (it is
 * invalid), `THROTTLED_FEATURE`, `UNSUPPORTED_FIELD`
 * @example await client.authentication.registerV2({ email }, { password, profile: { firstName: 'Ada' } })
 */
export const registerV2: (loginId: LoginId, options: RegisterV2Options) => Promise<StateMachineResponse> =
  /* @__PURE__ */ method(operations.registerV2, (loginId, options) => ({ ...options, loginId }), {
    gives: stateMachine,
    takes: { profile },
  })

/**
 * Logs a member in by email address and password. The response says whether a code or an approval comes next.
 * @throws {CommerceError} `-19999` (no such address), `-19976` (the password is wrong), `-19973` (a new password is
 * needed first), `-19971` (the captcha token is missing), `-19970` (it is invalid), `THROTTLED_FEATURE`
 * @example const { state, sessionToken } = await client.authentication.loginV2({ email }, { password })
 */
export const loginV2: (loginId: LoginId, options?: LoginV2Options) => Promise<StateMachineResponse> =
  /* @__PURE__ */ method(operations.loginV2, (loginId, options) => ({ ...options, loginId }), {
    gives: stateMachine,
  })

/**
 * Registers a member: the first version of `registerV2`.
 * @throws {CommerceError} as `registerV2`
 * @example
 * const { state } = await client.authentication.register({
 *   identity: { email: { address: 'ada@example.com' } },
 *   inputs: { password: 'correct horse battery staple' },
 * })
 */
export const register: (options?: RegisterOptions) => Promise<StateMachineResponse> = /* @__PURE__ */ method(
  operations.register,
  whole,
  { gives: stateMachine },
)

/**
 * Logs a member in: the first version of `loginV2`.
 * @throws {CommerceError} as `loginV2`
 * @example
 * const { state, sessionToken } = await client.authentication.login({
 *   identifier: { email: 'ada@example.com' },
 *   inputs: { password },
 * })
 */
export const login: (options?: LoginOptions) => Promise<StateMachineResponse> = /* @__PURE__ */ method(
  operations.login,
  whole,
  { gives: stateMachine },
)

/**
 * Logs a member in with the parameters that an external provider returned.
 * @throws {CommerceError} `VERIFICATION_FAILED`
 * @example
 * await client.authentication.loginWithIdpConnectionTokenParams(connectionId, { tokenParams: { code, state } })
 */
export const loginWithIdpConnectionTokenParams: (
  idpConnectionId: string,
  options: { tokenParams: Record<string, string> },
) => Promise<StateMachineResponse> = /* @__PURE__ */ method(
  operations.loginWithTokenParams,
  (idpConnectionId, options) => ({
    ...options,
    idpConnectionId,
  }),
  { gives: stateMachine },
)

/**
 * Continues a login that was waiting.
 * @throws {CommerceError} `VERIFICATION_FAILED`
 * @example const { state } = await client.authentication.proceed({ stateToken })
 */
export const proceed: (options: { stateToken: string }) => Promise<StateMachineResponse> =
  /* @__PURE__ */ method(operations.proceed, whole, { gives: stateMachine })

/**
 * Changes the calling member's password. Needs a recent login.
 * @example await client.authentication.changePassword('correct horse battery staple')
 */
export const changePassword: (newPassword: string) => Promise<void> = /* @__PURE__ */ method(
  operations.changePassword,
  (newPassword) => ({ newPassword }),
  { answers: 'nothing' },
)

/**
 * Logs a member in without a password. For apps and API keys.
 * @example const { sessionToken } = await client.authentication.signOn({ email: 'ada@example.com' })
 */
export const signOn: (loginId: LoginId, options?: SignOnOptions) => Promise<SignOnResponse> =
  /* @__PURE__ */ method(operations.signOn, (loginId, options) => ({ ...options, loginId }), {
    gives: { identity },
    takes: { profile },
  })

/**
 * Ends the hosted session, and redirects back.
 * @example
 * const { statusCode, headers } = await client.authentication.logout({ postLogoutRedirectUri: 'https://shop.example/' })
 */
export const logout: (options?: LogoutOptions) => Promise<RawHttpResponse> = /* @__PURE__ */ method(
  operations.logout,
  whole,
  {
    gives: { body: bytes },
  },
)

/**
 * Returns whether an email address can be registered.
 * @example const { valid } = await client.authentication.validateEmail('grace@example.com')
 */
export const validateEmail: (email: string) => Promise<ValidateEmailResponse> = /* @__PURE__ */ method(
  operations.validateEmail,
  (email) => ({ email }),
)

export {
  AddressTag,
  DeliveryMethod,
  EmailTag,
  FactorStatus,
  FactorType,
  MfaReason,
  PhoneTag,
  PrivacyStatus,
  StateType,
  TenantType,
} from '@vitrine/contract'
