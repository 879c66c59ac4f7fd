import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { signOnPolicies } from '../declare/service.ts'
import type { SignOnPolicyResponse, UpdateSignOnPolicyRequest } from './sign-on-policy.schemas.ts'

export const getSignOnPolicy = /* @__PURE__ */ operation<Empty, SignOnPolicyResponse>(
  'getSignOnPolicy',
  'Returns what visitors need to become members.',
  signOnPolicies,
  'GET /v1/sign-on-policies',
)

export const updateSignOnPolicy = /* @__PURE__ */ operation<UpdateSignOnPolicyRequest, SignOnPolicyResponse>(
  'updateSignOnPolicy',
  'Changes what visitors need to become members: approval by the owner, a confirmed email address.',
  signOnPolicies,
  'PATCH /v1/sign-on-policies',
)
