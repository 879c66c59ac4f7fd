import type { Reader } from '../../floor/database/database.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'

/** What a site asks of whoever becomes a member. */
export interface SignOnPolicy {
  /** Whether members prove their address before they log in. */
  readonly emailVerificationRequired: boolean
  /** Whether the owner approves members before they log in. */
  readonly ownerApprovalRequired: boolean
}

/** What holds where nobody said anything else: everybody may, at once. */
export const OPEN_POLICY: SignOnPolicy = { emailVerificationRequired: false, ownerApprovalRequired: false }

/** Reads what a site asks of its members. */
export const signOnPolicyOf = async (reader: Reader, siteId: string): Promise<SignOnPolicy> =>
  (await settingsStore.find<SignOnPolicy>(reader, siteId, 'sign-on-policy'))?.document ?? OPEN_POLICY
