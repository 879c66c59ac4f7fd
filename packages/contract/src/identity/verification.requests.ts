import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'

/** Request for `start`. */
export const StartRequest = Type.Object(
  {
    identityId: Type.Optional(nullable(guid)),
    target: Type.Optional(enumOf(enums.VerificationTarget)),
  },
  { title: 'StartRequest' },
)
export type StartRequest = Type.Static<typeof StartRequest>

/** The verification that was started. */
export const StartResponse = Type.Object(
  { verificationId: Type.Optional(Type.String()) },
  { title: 'StartResponse' },
)
export type StartResponse = Type.Static<typeof StartResponse>

/** Request for `verifyDuringAuthentication`. */
export const VerifyDuringAuthenticationRequest = Type.Object(
  {
    code: Type.String({ minLength: 6, maxLength: 6 }),
    stateToken: Type.String(),
  },
  { title: 'VerifyDuringAuthenticationRequest' },
)
export type VerifyDuringAuthenticationRequest = Type.Static<typeof VerifyDuringAuthenticationRequest>

/** Request for `resendDuringAuthentication`: the token of a login waiting for a code. */
export const ResendDuringAuthenticationRequest = Type.Object(
  { stateToken: Type.String({ minLength: 1, maxLength: 1000 }) },
  { title: 'ResendDuringAuthenticationRequest' },
)
export type ResendDuringAuthenticationRequest = Type.Static<typeof ResendDuringAuthenticationRequest>
