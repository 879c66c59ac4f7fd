import Type from 'typebox'
import * as enums from '../enums.ts'
import { email, enumOf, freeForm, guid, languageCode, nullable, webUrl } from '../schema.ts'
import { writable } from '../writable.ts'
import {
  CaptchaToken,
  EmailOptions,
  Identity,
  IdentityProfile,
  LoginId,
  Redirect,
} from './identity.schemas.ts'

/** What `registerV2` takes. */
export const RegisterV2Request = Type.Object(
  {
    loginId: writable(LoginId),
    password: Type.Optional(Type.String()),
    profile: Type.Optional(writable(IdentityProfile)),
    captchaTokens: Type.Optional(Type.Array(writable(CaptchaToken))),
    clientMetaData: Type.Optional(nullable(freeForm)),
  },
  { title: 'RegisterV2Request' },
)
export type RegisterV2Request = Type.Static<typeof RegisterV2Request>

/** What `loginV2` takes. */
export const LoginV2Request = Type.Object(
  {
    loginId: writable(LoginId),
    password: Type.Optional(nullable(Type.String())),
    captchaTokens: Type.Optional(Type.Array(writable(CaptchaToken))),
    clientMetaData: Type.Optional(nullable(freeForm)),
    stateToken: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'LoginV2Request' },
)
export type LoginV2Request = Type.Static<typeof LoginV2Request>

/** What `signOn` takes. */
export const SignOnRequest = Type.Object(
  {
    loginId: writable(LoginId),
    profile: Type.Optional(writable(IdentityProfile)),
    verifyEmail: Type.Optional(Type.Boolean()),
    mergeExistingContact: Type.Optional(Type.Boolean()),
  },
  { title: 'SignOnRequest' },
)
export type SignOnRequest = Type.Static<typeof SignOnRequest>

/** What `changePassword` takes. */
export const ChangePasswordRequest = Type.Object(
  {
    newPassword: Type.String(),
  },
  { title: 'ChangePasswordRequest' },
)
export type ChangePasswordRequest = Type.Static<typeof ChangePasswordRequest>

/** What `logout` takes. */
export const LogoutRequest = Type.Object(
  {
    postLogoutRedirectUri: Type.Optional(nullable(webUrl)),
    clientId: Type.Optional(nullable(guid)),
  },
  { title: 'LogoutRequest' },
)
export type LogoutRequest = Type.Static<typeof LogoutRequest>

/** What `validateEmail` takes. */
export const ValidateEmailRequest = Type.Object(
  {
    email: Type.String({ maxLength: 254 }),
  },
  { title: 'ValidateEmailRequest' },
)
export type ValidateEmailRequest = Type.Static<typeof ValidateEmailRequest>

/** What `sendRecoveryEmail` takes. */
export const SendRecoveryEmailRequest = Type.Object(
  {
    email: email,
    language: Type.Optional(nullable(languageCode)),
    redirect: Type.Optional(writable(Redirect)),
  },
  { title: 'SendRecoveryEmailRequest' },
)
export type SendRecoveryEmailRequest = Type.Static<typeof SendRecoveryEmailRequest>

/** What `sendActivationEmail` takes. */
export const SendActivationEmailRequest = Type.Object(
  {
    identityId: guid,
    emailOptions: Type.Optional(writable(EmailOptions)),
  },
  { title: 'SendActivationEmailRequest' },
)
export type SendActivationEmailRequest = Type.Static<typeof SendActivationEmailRequest>

/** What `recover` takes. */
export const RecoverRequest = Type.Object(
  {
    recoveryToken: Type.String(),
    password: Type.Optional(nullable(Type.String())),
  },
  { title: 'RecoverRequest' },
)
export type RecoverRequest = Type.Static<typeof RecoverRequest>

/** What `start` takes. */
export const StartRequest = Type.Object(
  {
    identityId: Type.Optional(nullable(guid)),
    target: Type.Optional(enumOf(enums.VerificationTarget)),
  },
  { title: 'StartRequest' },
)
export type StartRequest = Type.Static<typeof StartRequest>

/** What `verifyDuringAuthentication` takes. */
export const VerifyDuringAuthenticationRequest = Type.Object(
  {
    code: Type.String({ minLength: 6, maxLength: 6 }),
    stateToken: Type.String(),
  },
  { title: 'VerifyDuringAuthenticationRequest' },
)
export type VerifyDuringAuthenticationRequest = Type.Static<typeof VerifyDuringAuthenticationRequest>

/** What `register` of the first version takes; `authenticatorId` absent means the built-in password. */
export const RegisterRequest = Type.Object(
  {
    identity: Type.Optional(writable(Identity)),
    authenticatorId: Type.Optional(Type.String({ maxLength: 100 })),
    inputs: Type.Optional(freeForm),
    captchaTokens: Type.Optional(Type.Array(writable(CaptchaToken))),
    loginId: Type.Optional(writable(LoginId)),
  },
  { title: 'RegisterRequest' },
)
export type RegisterRequest = Type.Static<typeof RegisterRequest>

/** What `login` of the first version takes. */
export const LoginRequest = Type.Object(
  {
    identifier: Type.Optional(freeForm),
    authenticatorId: Type.Optional(Type.String({ maxLength: 100 })),
    inputs: Type.Optional(freeForm),
    captchaTokens: Type.Optional(Type.Array(writable(CaptchaToken))),
    loginId: Type.Optional(writable(LoginId)),
  },
  { title: 'LoginRequest' },
)
export type LoginRequest = Type.Static<typeof LoginRequest>

/** What `loginWithIdpConnectionTokenParams` takes: the parameters that an external provider gave. */
export const LoginWithTokenParamsRequest = Type.Object(
  {
    idpConnectionId: Type.String({ minLength: 1, maxLength: 100 }),
    tokenParams: Type.Record(Type.String(), Type.String()),
  },
  { title: 'LoginWithTokenParamsRequest' },
)
export type LoginWithTokenParamsRequest = Type.Static<typeof LoginWithTokenParamsRequest>

/** What `proceed` takes: the token of a login that is waiting. */
export const ProceedRequest = Type.Object(
  { stateToken: Type.String({ minLength: 1, maxLength: 1000 }) },
  { title: 'ProceedRequest' },
)
export type ProceedRequest = Type.Static<typeof ProceedRequest>

/** What `resendDuringAuthentication` takes: the token of a login that waits for a code. */
export const ResendDuringAuthenticationRequest = Type.Object(
  { stateToken: Type.String({ minLength: 1, maxLength: 1000 }) },
  { title: 'ResendDuringAuthenticationRequest' },
)
export type ResendDuringAuthenticationRequest = Type.Static<typeof ResendDuringAuthenticationRequest>
