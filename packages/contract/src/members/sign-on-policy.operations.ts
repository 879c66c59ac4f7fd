import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { signOnPolicies } from '../service.ts'
import type { SignOnPolicyResponse, UpdateSignOnPolicyRequest } from './sign-on-policy.schemas.ts'

/** Reads how visitors become members. */
export const getSignOnPolicy = /* @__PURE__ */ operation<Empty, SignOnPolicyResponse>(
  'getSignOnPolicy',
  signOnPolicies,
  'GET',
  '/v1/sign-on-policies',
)

/** Sets how visitors become members: approval by the owner, verification of the address. */
export const updateSignOnPolicy = /* @__PURE__ */ operation<UpdateSignOnPolicyRequest, SignOnPolicyResponse>(
  'updateSignOnPolicy',
  signOnPolicies,
  'PATCH',
  '/v1/sign-on-policies',
)
