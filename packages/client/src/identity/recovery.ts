import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Argument } from '../wire/forms.ts'
import type { StateMachineResponse } from './authentication.ts'
import { stateMachine } from './profile.shapes.ts'

/** The email's language, and where its link leads. */
export type SendRecoveryEmailOptions = Argument<Omit<wire.SendRecoveryEmailRequest, 'email'>>
/** The email's language, and where its link leads. */
export type SendActivationEmailOptions = Argument<Omit<wire.SendActivationEmailRequest, 'identityId'>>

/**
 * Emails a link to set a new password. The response is the same for every address, so it doesn't say who has an
 * account.
 * @throws {CommerceError} `THROTTLED_FEATURE`
 * @example
 * await client.recovery.sendRecoveryEmail('grace@example.com', {
 *   redirect: { url: 'https://shop.example/callback', clientId },
 * })
 */
export const sendRecoveryEmail: (email: string, options?: SendRecoveryEmailOptions) => Promise<void> =
  /* @__PURE__ */ method(operations.sendRecoveryEmail, (email, options) => ({ ...options, email }), {
    answers: 'nothing',
  })

/**
 * Emails a link to set a first password. For apps and API keys.
 * @throws {CommerceError} `NOT_FOUND`
 * @example await client.recovery.sendActivationEmail(memberId)
 */
export const sendActivationEmail: (
  identityId: string,
  options?: SendActivationEmailOptions,
) => Promise<void> = /* @__PURE__ */ method(
  operations.sendActivationEmail,
  (identityId, options) => ({ ...options, identityId }),
  { answers: 'nothing' },
)

/**
 * Sets a new password with the token from a recovery email. A token works once.
 * @throws {CommerceError} `VERIFICATION_FAILED`
 * @example const { state, sessionToken } = await client.recovery.recover(recoveryToken, { password })
 */
export const recover: (
  recoveryToken: string,
  options?: { password?: string | null },
) => Promise<StateMachineResponse> = /* @__PURE__ */ method(
  operations.recover,
  (recoveryToken, options) => ({ ...options, recoveryToken }),
  { gives: stateMachine },
)

export {
  AddressTag,
  EmailTag,
  FactorStatus,
  FactorType,
  MfaReason,
  PhoneTag,
  PrivacyStatus,
  StateType,
  TenantType,
} from '@vitrine/contract'
