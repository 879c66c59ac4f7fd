import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method, nothing } from '../module.ts'
import type { Argument } from '../wire/forms.ts'
import { stateMachine } from './profile.shapes.ts'

/** Mails a verification code. For apps and API keys. */
export const start = /* @__PURE__ */ method(
  operations.startVerificationLower,
  (options?: Argument<wire.StartRequest>) => options,
)

/** Checks the code that a waiting login was sent. */
export const verifyDuringAuthentication = /* @__PURE__ */ method(
  operations.verifyDuringAuthentication,
  (code: string, options: { stateToken: string }) => ({ ...options, code }),
  { gives: stateMachine },
)

/** Sends the code of a waiting login again. */
export const resendDuringAuthentication = /* @__PURE__ */ method(
  operations.resendDuringAuthentication,
  (options: { stateToken: string }) => options,
  { result: nothing },
)

export { VerificationTarget as Target } from '@vitrine/contract'
