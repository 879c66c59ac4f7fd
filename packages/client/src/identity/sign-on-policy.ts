import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'

/** Reads how visitors become members. */
export const getSignOnPolicy = /* @__PURE__ */ method(operations.getSignOnPolicy, () => ({}))

/** Sets how visitors become members: approval by the owner, proof of the address. For owners. */
export const updateSignOnPolicy = /* @__PURE__ */ method(
  operations.updateSignOnPolicy,
  (signOnPolicy: wire.SignOnPolicy) => ({ signOnPolicy }),
  { result: (answer) => answer.signOnPolicy },
)
