import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Argument } from '../wire/forms.ts'
import type { StateMachineResponse } from './authentication.ts'
import { stateMachine } from './profile.shapes.ts'

/** Language of the mail, and where its link leads. */
export type SendRecoveryEmailOptions = Argument<Omit<wire.SendRecoveryEmailRequest, 'email'>>
/** Language of the mail, and where its link leads. */
export type SendActivationEmailOptions = Argument<Omit<wire.SendActivationEmailRequest, 'identityId'>>

/** Mails a link to set a new password; the answer is the same for every address. */
export const sendRecoveryEmail: (email: string, options?: SendRecoveryEmailOptions) => Promise<void> =
  /* @__PURE__ */ method(operations.sendRecoveryEmail, (email, options) => ({ ...options, email }), {
    answers: 'nothing',
  })

/** Mails a link to set a first password. For apps and API keys. */
export const sendActivationEmail: (
  identityId: string,
  options?: SendActivationEmailOptions,
) => Promise<void> = /* @__PURE__ */ method(
  operations.sendActivationEmail,
  (identityId, options) => ({ ...options, identityId }),
  { answers: 'nothing' },
)

/** Sets a new password with the token of a recovery mail. */
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
