import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import { getSignOnPolicy, updateSignOnPolicy } from './sign-on-policy.operations.ts'
import { SignOnPolicyResponse, UpdateSignOnPolicyRequest } from './sign-on-policy.schemas.ts'

/** Rules for the sign-on policy operations: callers, schemas and errors. */
export const signOnPolicyRules = [
  rule(getSignOnPolicy, {
    summary: 'Reads how visitors become members.',
    access: 'elevated',
    input: Empty,
    output: SignOnPolicyResponse,
    errors: ['INSUFFICIENT_DEADLINE_BUDGET'],
  }),
  rule(updateSignOnPolicy, {
    summary: 'Sets how visitors become members: approval by the owner, verification of the address.',
    access: 'elevated',
    input: UpdateSignOnPolicyRequest,
    output: SignOnPolicyResponse,
    errors: ['CONFLICT'],
  }),
]
