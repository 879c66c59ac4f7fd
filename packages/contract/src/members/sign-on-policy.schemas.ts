import Type from 'typebox'

/** How visitors become members. */
export const SignOnPolicy = Type.Object(
  {
    emailVerificationRequired: Type.Optional(Type.Boolean()),
    ownerApprovalRequired: Type.Optional(Type.Boolean()),
  },
  { title: 'SignOnPolicy' },
)
export type SignOnPolicy = Type.Static<typeof SignOnPolicy>

/** Request for `updateSignOnPolicy`. */
export const UpdateSignOnPolicyRequest = Type.Object(
  {
    signOnPolicy: SignOnPolicy,
  },
  { title: 'UpdateSignOnPolicyRequest' },
)
export type UpdateSignOnPolicyRequest = Type.Static<typeof UpdateSignOnPolicyRequest>

/** Response with the sign-on policy. */
export const SignOnPolicyResponse = Type.Object(
  {
    signOnPolicy: Type.Optional(SignOnPolicy),
  },
  { title: 'SignOnPolicyResponse' },
)
export type SignOnPolicyResponse = Type.Static<typeof SignOnPolicyResponse>
