import type { Empty, SignOnPolicyResponse, UpdateSignOnPolicyRequest } from '@vitrine/contract'
import { fail } from '../../floor/failure.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'
import type { MemberParts } from './change-member.ts'
import { membersStore } from './members.store.ts'
import { OPEN_POLICY, type SignOnPolicy, signOnPolicyOf } from './sign-on-policy.ts'

/** A site's sign-on policy, as owners set it. */
export interface SignOnPolicyService {
  get(call: Call<Empty>): Promise<SignOnPolicyResponse>
  /** @throws {Failure} CONFLICT when someone else sets it at the same time */
  update(call: Call<UpdateSignOnPolicyRequest>): Promise<SignOnPolicyResponse>
}

export const createSignOnPolicy = ({ database }: Pick<MemberParts, 'database'>): SignOnPolicyService => ({
  get: async ({ actor }) => ({ signOnPolicy: await signOnPolicyOf(database, actor.siteId) }),

  update: ({ actor: { siteId }, at, input: { signOnPolicy: given } }) =>
    database.transaction(async (tx) => {
      const before = await settingsStore.lock<SignOnPolicy>(tx, siteId, 'sign-on-policy')
      const known = before?.document ?? OPEN_POLICY
      const after: SignOnPolicy = {
        requireEmailVerification: given.requireEmailVerification ?? known.requireEmailVerification,
        requireOwnerApproval: given.requireOwnerApproval ?? known.requireOwnerApproval,
      }
      const stored = { revision: before?.revision ?? 0, document: after }
      if (!(await settingsStore.save(tx, siteId, 'sign-on-policy', stored, at))) throw fail('CONFLICT')
      // Members let in under a looser policy aren't shut out by a stricter one.
      if (!after.requireOwnerApproval && known.requireOwnerApproval)
        await membersStore.approveAll(tx, siteId, at)
      noteChange(tx, { entityType: 'SETTINGS', entityId: 'sign-on-policy', before: known, after })
      return { signOnPolicy: after }
    }),
})
