import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { getSignOnPolicy, updateSignOnPolicy } from './sign-on-policy.operations.ts'
import { SignOnPolicyResponse, UpdateSignOnPolicyRequest } from './sign-on-policy.schemas.ts'

/** Rules for the sign-on policy operations: callers, schemas and errors. */
export const signOnPolicyRules = [
  rule(getSignOnPolicy, {
    access: 'elevated',
    input: Empty,
    output: SignOnPolicyResponse,
    errors: ['INSUFFICIENT_DEADLINE_BUDGET'],
  }),
  rule(updateSignOnPolicy, {
    access: 'elevated',
    input: UpdateSignOnPolicyRequest,
    output: SignOnPolicyResponse,
    errors: ['CONFLICT'],
  }),
]
