import type { Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { recordMemberEvent } from '../../../people/members/member-events.ts'
import { membersStore } from '../../../people/members/members.store.ts'
import { signOnPolicyOf } from '../../../people/members/sign-on-policy.ts'
import type { CheckoutDetails } from '../../checkout/checkout.ts'
import { hostedPlaceOf } from '../../checkout/missing/address-form.ts'

/** As many as the account's own page allows. */
const MOST = 20
const PARTS = ['country', 'addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision'] as const

type Place = { readonly [Part in (typeof PARTS)[number]]?: string | null | undefined }

interface SentCheckout {
  readonly siteId: string
  readonly details: Pick<CheckoutDetails, 'knownMemberId' | 'shipping'>
}

const keyOf = (place: Place): string => JSON.stringify(PARTS.map((part) => place[part]?.trim() || ''))

/**
 * Saves an order's delivery address in the account of the member who placed it, if it is new. Only from the
 * member's own browser: others who order through their link mustn't add addresses.
 */
export const keepAddress = async (
  tx: Transaction,
  { siteId, details: { knownMemberId, shipping } }: SentCheckout,
  { ids, at }: { readonly ids: Ids; readonly at: number },
): Promise<void> => {
  const typed = hostedPlaceOf(shipping)
  if (knownMemberId === undefined || !typed?.addressLine) return
  const member = await membersStore.lock(tx, siteId, knownMemberId)
  if (!member || member.deletedAt !== null) return
  const { addresses } = member.profile
  const isKnown = addresses.some(({ address }) => address && keyOf(address) === keyOf(typed))
  if (isKnown || addresses.length >= MOST) return
  const address = Object.fromEntries(PARTS.flatMap((part) => (typed[part] ? [[part, typed[part]]] : [])))
  const profile = { ...member.profile, addresses: [...addresses, { address, tag: 'UNTAGGED' as const }] }
  const updatedAt = Math.max(at, member.updatedAt)
  const changed = { ...member, profile, updatedAt }
  if ((await membersStore.update(tx, changed)) !== 1) return
  const policy = await signOnPolicyOf(tx, siteId)
  const after = { ...changed, revision: member.revision + 1 }
  await recordMemberEvent(tx, 'updated', after, { ids, policy, at: updatedAt })
}
