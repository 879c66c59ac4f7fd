import type { Reader } from '../../floor/database/database.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'

/** What a site requires of new members. */
export interface SignOnPolicy {
  /** Whether members must prove their address before they log in. */
  readonly requireEmailVerification: boolean
  /** Whether the owner must approve members before they log in. */
  readonly requireOwnerApproval: boolean
}

/** The default: everyone may register and log in at once. */
export const OPEN_POLICY: SignOnPolicy = { requireEmailVerification: false, requireOwnerApproval: false }

export const signOnPolicyOf = async (reader: Reader, siteId: string): Promise<SignOnPolicy> =>
  (await settingsStore.find<SignOnPolicy>(reader, siteId, 'sign-on-policy'))?.document ?? OPEN_POLICY
