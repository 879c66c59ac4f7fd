import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import type { StateMachineResponse } from './authentication.ts'
import { stateMachine } from './profile.shapes.ts'

/** Who to email, and at which address. */
export type StartOptions = Argument<wire.StartRequest>
/** A verification under way. */
export type StartResponse = Required<Answer<wire.StartResponse>>

/**
 * Emails a verification code. For apps and API keys.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { verificationId } = await client.verification.start({ identityId: memberId, target: 'EMAIL' })
 */
export const start: (options?: StartOptions) => Promise<StartResponse> = /* @__PURE__ */ method(
  operations.startVerificationLower,
  whole,
)

/**
 * Checks the code that was emailed for a waiting login.
 * @throws {CommerceError} `VERIFICATION_FAILED`
 * @example const { state } = await client.verification.verifyDuringAuthentication('482913', { stateToken })
 */
export const verifyDuringAuthentication: (
  code: string,
  options: { stateToken: string },
) => Promise<StateMachineResponse> = /* @__PURE__ */ method(
  operations.verifyDuringAuthentication,
  (code, options) => ({ ...options, code }),
  { gives: stateMachine },
)

/**
 * Emails the code for a waiting login again.
 * @throws {CommerceError} `THROTTLED_FEATURE`, `VERIFICATION_FAILED`
 * @example await client.verification.resendDuringAuthentication({ stateToken })
 */
export const resendDuringAuthentication: (options: { stateToken: string }) => Promise<void> =
  /* @__PURE__ */ method(operations.resendDuringAuthentication, whole, { answers: 'nothing' })

export {
  AddressTag,
  EmailTag,
  FactorStatus,
  FactorType,
  MfaReason,
  PhoneTag,
  PrivacyStatus,
  StateType,
  VerificationTarget as Target,
} from '@vitrine/contract'
