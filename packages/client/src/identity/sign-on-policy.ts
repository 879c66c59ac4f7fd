import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'

/** How visitors become members. */
export type SignOnPolicy = Answer<wire.SignOnPolicy>

/** Returns how visitors become members. */
export const getSignOnPolicy: () => Promise<{ signOnPolicy: SignOnPolicy }> = /* @__PURE__ */ method(
  operations.getSignOnPolicy,
  () => ({}),
)

/** Sets how visitors become members: approval by the owner, email verification. For owners. */
export const updateSignOnPolicy: (signOnPolicy: SignOnPolicy) => Promise<SignOnPolicy> =
  /* @__PURE__ */ method(operations.updateSignOnPolicy, (signOnPolicy) => ({ signOnPolicy }), {
    answers: 'signOnPolicy',
  })
