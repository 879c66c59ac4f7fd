import type { Empty, SignOnPolicyResponse, UpdateSignOnPolicyRequest } from '@vitrine/contract'
import { fail } from '../../floor/failure.ts'
import type { Call } from '../../floor/http/answer.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'
import type { MemberParts } from './change-member.ts'
import { membersStore } from './members.store.ts'
import { OPEN_POLICY, type SignOnPolicy, signOnPolicyOf } from './sign-on-policy.ts'

/** What a site asks of whoever becomes a member, as owners settle it. */
export interface SignOnPolicyService {
  get(call: Call<Empty>): Promise<SignOnPolicyResponse>
  /** @throws {Failure} CONFLICT when somebody else settles it at this moment */
  update(call: Call<UpdateSignOnPolicyRequest>): Promise<SignOnPolicyResponse>
}

export const createSignOnPolicy = ({
  database,
  clock,
}: Pick<MemberParts, 'database' | 'clock'>): SignOnPolicyService => ({
  get: async ({ actor }) => ({ signOnPolicy: await signOnPolicyOf(database, actor.siteId) }),

  update: ({ actor: { siteId }, input: { signOnPolicy: said } }) =>
    database.transaction(async (tx) => {
      const before = await settingsStore.lock<SignOnPolicy>(tx, siteId, 'sign-on-policy')
      const known = before?.document ?? OPEN_POLICY
      const after: SignOnPolicy = {
        emailVerificationRequired: said.emailVerificationRequired ?? known.emailVerificationRequired,
        ownerApprovalRequired: said.ownerApprovalRequired ?? known.ownerApprovalRequired,
      }
      const stored = { revision: before?.revision ?? 0, document: after }
      if (!(await settingsStore.save(tx, siteId, 'sign-on-policy', stored, clock.now())))
        throw fail('CONFLICT')
      // Whoever was let in because nobody asked any more is not shut out when it is asked again.
      if (!after.ownerApprovalRequired && known.ownerApprovalRequired)
        await membersStore.approveAll(tx, siteId, clock.now())
      return { signOnPolicy: after }
    }),
})
