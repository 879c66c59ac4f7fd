import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'

/** How visitors become members. */
export type SignOnPolicy = Answer<wire.SignOnPolicy>

/**
 * Returns how visitors become members.
 * @throws {CommerceError} `INSUFFICIENT_DEADLINE_BUDGET`
 * @example
 * const { signOnPolicy } = await client.signOnPolicy.getSignOnPolicy()
 * // signOnPolicy is { requireEmailVerification: false, requireOwnerApproval: false }
 */
export const getSignOnPolicy: () => Promise<{ signOnPolicy: SignOnPolicy }> = /* @__PURE__ */ method(
  operations.getSignOnPolicy,
  () => ({}),
)

/**
 * Sets how visitors become members: approval by the owner, email verification. For owners.
 * @throws {CommerceError} `CONFLICT`
 * @example await client.signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: true })
 */
export const updateSignOnPolicy: (signOnPolicy: SignOnPolicy) => Promise<SignOnPolicy> =
  /* @__PURE__ */ method(operations.updateSignOnPolicy, (signOnPolicy) => ({ signOnPolicy }), {
    answers: 'signOnPolicy',
  })
