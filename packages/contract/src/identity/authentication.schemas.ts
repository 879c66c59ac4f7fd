import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { bytes, email, enumOf, nullable } from '../declare/schema.ts'
import { CustomValue } from './custom-value.schemas.ts'
import { Identity } from './identity.schemas.ts'

/**
 * The state of a login or registration. `sessionToken` is present only with SUCCESS, `stateToken` when
 * another step is needed.
 */
export const StateMachineResponse = Type.Object(
  {
    state: enumOf(enums.StateType),
    sessionToken: Type.Optional(nullable(Type.String())),
    stateToken: Type.Optional(nullable(Type.String())),
    identity: Type.Optional(Identity),
    additionalData: Type.Optional(Type.Record(Type.String(), CustomValue)),
  },
  { title: 'StateMachineResponse' },
)
export type StateMachineResponse = Type.Static<typeof StateMachineResponse>

/** The session of a member signed on by an app. */
export const SignOnResponse = Type.Object(
  {
    sessionToken: Type.Optional(Type.String()),
    identity: Type.Optional(Identity),
  },
  { title: 'SignOnResponse' },
)
export type SignOnResponse = Type.Static<typeof SignOnResponse>

/** One header of an HTTP answer. */
export const HeadersEntry = Type.Object(
  {
    key: Type.Optional(Type.String()),
    value: Type.Optional(Type.String()),
  },
  { title: 'HeadersEntry' },
)
export type HeadersEntry = Type.Static<typeof HeadersEntry>

/** An HTTP answer as data; `body` is base64. */
export const RawHttpResponse = Type.Object(
  {
    body: Type.Optional(bytes),
    statusCode: Type.Optional(nullable(Type.Integer())),
    headers: Type.Optional(Type.Array(HeadersEntry)),
  },
  { title: 'RawHttpResponse' },
)
export type RawHttpResponse = Type.Static<typeof RawHttpResponse>

/** Why an email address was rejected. */
export const EmailValidationFailure = Type.Object(
  { reason: Type.Optional(enumOf(enums.EmailValidationFailureReason)) },
  { title: 'EmailValidationFailure' },
)
export type EmailValidationFailure = Type.Static<typeof EmailValidationFailure>

/** Whether an address can be registered. */
export const ValidateEmailResponse = Type.Object(
  {
    valid: Type.Optional(Type.Boolean()),
    failure: Type.Optional(EmailValidationFailure),
    formatInvalid: Type.Optional(Type.Boolean()),
  },
  { title: 'ValidateEmailResponse' },
)
export type ValidateEmailResponse = Type.Static<typeof ValidateEmailResponse>

/** What a member logs in with: an email address. */
export const LoginId = Type.Object({ email: Type.Optional(email) }, { title: 'LoginId' })
export type LoginId = Type.Static<typeof LoginId>
