import Type from 'typebox'
import { type Breach, constrain, fieldOf } from '../declare/constraint.ts'
import { email, freeForm, guid, nullable, webUrl } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { LoginId } from './authentication.schemas.ts'
import { CaptchaToken } from './captcha.schemas.ts'
import { Identity } from './identity.schemas.ts'
import { IdentityProfile } from './profile.schemas.ts'

/** Request for `registerV2`. */
export const RegisterV2Request = Type.Object(
  {
    loginId: writable(LoginId, 'email'),
    password: Type.String({ minLength: 1 }),
    profile: Type.Optional(writable(IdentityProfile)),
    captchaTokens: Type.Optional(Type.Array(writable(CaptchaToken))),
    clientMetaData: Type.Optional(nullable(freeForm)),
  },
  { title: 'RegisterV2Request' },
)
export type RegisterV2Request = Type.Static<typeof RegisterV2Request>

/** Request for `loginV2`. */
export const LoginV2Request = Type.Object(
  {
    loginId: writable(LoginId, 'email'),
    password: Type.String({ minLength: 1 }),
    captchaTokens: Type.Optional(Type.Array(writable(CaptchaToken))),
    clientMetaData: Type.Optional(nullable(freeForm)),
    stateToken: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'LoginV2Request' },
)
export type LoginV2Request = Type.Static<typeof LoginV2Request>

/** Request for `signOn`. */
export const SignOnRequest = Type.Object(
  {
    loginId: writable(LoginId, 'email'),
    profile: Type.Optional(writable(IdentityProfile)),
    verifyEmail: Type.Optional(Type.Boolean()),
    mergeExistingContact: Type.Optional(Type.Boolean()),
  },
  { title: 'SignOnRequest' },
)
export type SignOnRequest = Type.Static<typeof SignOnRequest>

/** Request for `changePassword`. */
export const ChangePasswordRequest = Type.Object(
  { newPassword: Type.String({ minLength: 1 }) },
  { title: 'ChangePasswordRequest' },
)
export type ChangePasswordRequest = Type.Static<typeof ChangePasswordRequest>

/** Request for `logout`. */
export const LogoutRequest = Type.Object(
  {
    postLogoutRedirectUri: Type.Optional(nullable(webUrl)),
    clientId: Type.Optional(nullable(guid)),
  },
  { title: 'LogoutRequest' },
)
export type LogoutRequest = Type.Static<typeof LogoutRequest>

/** Request for `validateEmail`. */
export const ValidateEmailRequest = Type.Object(
  { email: Type.String({ maxLength: 254 }) },
  { title: 'ValidateEmailRequest' },
)
export type ValidateEmailRequest = Type.Static<typeof ValidateEmailRequest>

/** Finds the address or password missing from a call of the first version. */
const credentialsMissing = (request: unknown, address: readonly string[]): Breach | undefined => {
  const at = (path: readonly string[]) => path.reduce<unknown>(fieldOf, request)
  const missing = { rule: 'REQUIRED_FIELD', description: 'must be given' } as const
  if (!at(address) && !at(['loginId', 'email']))
    return { ...missing, field: address.join('.'), data: { type: 'EMAIL' } }
  return at(['inputs', 'password']) ? undefined : { ...missing, field: 'inputs.password' }
}

/** Request for `register`, first version. `authenticatorId` defaults to the built-in password. */
export const RegisterRequest = constrain(
  Type.Object(
    {
      identity: Type.Optional(writable(Identity)),
      authenticatorId: Type.Optional(Type.String({ maxLength: 100 })),
      inputs: Type.Optional(freeForm),
      captchaTokens: Type.Optional(Type.Array(writable(CaptchaToken))),
      loginId: Type.Optional(writable(LoginId)),
    },
    { title: 'RegisterRequest' },
  ),
  (request) => credentialsMissing(request, ['identity', 'email', 'address']),
)
export type RegisterRequest = Type.Static<typeof RegisterRequest>

/** Request for `login`, first version. */
export const LoginRequest = constrain(
  Type.Object(
    {
      identifier: Type.Optional(Type.Object({ email: Type.Optional(nullable(email)) })),
      authenticatorId: Type.Optional(Type.String({ maxLength: 100 })),
      inputs: Type.Optional(freeForm),
      captchaTokens: Type.Optional(Type.Array(writable(CaptchaToken))),
      loginId: Type.Optional(writable(LoginId)),
    },
    { title: 'LoginRequest' },
  ),
  (request) => credentialsMissing(request, ['identifier', 'email']),
)
export type LoginRequest = Type.Static<typeof LoginRequest>

/** Request for `loginWithIdpConnectionTokenParams`: the parameters from an external provider. */
export const LoginWithTokenParamsRequest = Type.Object(
  {
    idpConnectionId: Type.String({ minLength: 1, maxLength: 100 }),
    tokenParams: Type.Record(Type.String(), Type.String()),
  },
  { title: 'LoginWithTokenParamsRequest' },
)
export type LoginWithTokenParamsRequest = Type.Static<typeof LoginWithTokenParamsRequest>

/** Request for `proceed`: the token of a waiting login. */
export const ProceedRequest = Type.Object(
  { stateToken: Type.String({ minLength: 1, maxLength: 1000 }) },
  { title: 'ProceedRequest' },
)
export type ProceedRequest = Type.Static<typeof ProceedRequest>
