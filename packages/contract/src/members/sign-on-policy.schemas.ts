import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import { nullable, readOnly } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'

/** How visitors become members. */
export const SignOnPolicy = Type.Object(
  {
    /** Counts changes; not kept yet, like the id and the dates. */
    revision: Type.Optional(readOnly(nullable(Type.String()))),
    id: Type.Optional(readOnly(nullable(Type.String()))),
    createdDate: Type.Optional(readOnly(nullable(Type.String()))),
    updatedDate: Type.Optional(readOnly(nullable(Type.String()))),
    /** Whether members must prove their address before they log in; default: no. */
    requireEmailVerification: Type.Optional(Type.Boolean()),
    /** Whether the owner must approve members before they log in; default: no. */
    requireOwnerApproval: Type.Optional(Type.Boolean()),
  },
  { title: 'SignOnPolicy' },
)
export type SignOnPolicy = Type.Static<typeof SignOnPolicy>

/** Request for `updateSignOnPolicy`. Absent fields stay unchanged; unknown ones are refused. */
export const UpdateSignOnPolicyRequest = closed(
  Type.Object({ signOnPolicy: writable(SignOnPolicy) }, { title: 'UpdateSignOnPolicyRequest' }),
)
export type UpdateSignOnPolicyRequest = Type.Static<typeof UpdateSignOnPolicyRequest>

/** Response with the sign-on policy. */
export const SignOnPolicyResponse = Type.Object(
  { signOnPolicy: Type.Optional(SignOnPolicy) },
  { title: 'SignOnPolicyResponse' },
)
export type SignOnPolicyResponse = Type.Static<typeof SignOnPolicyResponse>
