import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { signOnPolicies } from '../declare/service.ts'
import type { SignOnPolicyResponse, UpdateSignOnPolicyRequest } from './sign-on-policy.schemas.ts'

export const getSignOnPolicy = /* @__PURE__ */ operation<Empty, SignOnPolicyResponse>(
  'getSignOnPolicy',
  'Reads how visitors become members.',
  signOnPolicies,
  'GET /v1/sign-on-policies',
)

export const updateSignOnPolicy = /* @__PURE__ */ operation<UpdateSignOnPolicyRequest, SignOnPolicyResponse>(
  'updateSignOnPolicy',
  'Sets how visitors become members: approval by the owner, verification of the address.',
  signOnPolicies,
  'PATCH /v1/sign-on-policies',
)
