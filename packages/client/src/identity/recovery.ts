import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method, nothing } from '../module.ts'
import type { Argument } from '../wire/forms.ts'
import { stateMachine } from './profile.shapes.ts'

/** Language of the mail, and where its link leads. */
export type SendRecoveryEmailOptions = Argument<Omit<wire.SendRecoveryEmailRequest, 'email'>>
/** Language of the mail, and where its link leads. */
export type SendActivationEmailOptions = Argument<Omit<wire.SendActivationEmailRequest, 'identityId'>>

/** Mails a link to set a new password; answers the same for every address. */
export const sendRecoveryEmail = /* @__PURE__ */ method(
  operations.sendRecoveryEmail,
  (email: string, options?: SendRecoveryEmailOptions) => ({ ...options, email }),
  { result: nothing },
)

/** Mails a link to set a first password. For apps and API keys. */
export const sendActivationEmail = /* @__PURE__ */ method(
  operations.sendActivationEmail,
  (identityId: string, options?: SendActivationEmailOptions) => ({ ...options, identityId }),
  { result: nothing },
)

/** Sets a new password by the token of a recovery mail. */
export const recover = /* @__PURE__ */ method(
  operations.recover,
  (recoveryToken: string, options?: { password?: string | null }) => ({ ...options, recoveryToken }),
  { gives: stateMachine },
)
