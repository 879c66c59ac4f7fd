import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { EMPTY_PROFILE, isVerified, type MemberRow, named } from '../../members/member.ts'
import { recordMemberEvent } from '../../members/member-events.ts'
import { membersStore } from '../../members/members.store.ts'
import { withProfile } from '../../members/profile.ts'
import type { SignOnPolicy } from '../../members/sign-on-policy.ts'
import type { ExternalIdentity, WaitingLogin } from '../logins/waiting-logins.store.ts'
import type { EndLogins } from '../passwords/new-passwords.ts'
import { proveAddressStore } from './prove-address.store.ts'

/**
 * How someone proved that an address is theirs.
 *
 * - `code`: with a mailed code, in a login that waited for it. They hold the means that opened that login
 * too.
 * - `link`: with a mailed link.
 * - `provider`: through a login provider that has verified the address.
 * - `program`: on the word of an owner's program.
 */
export type Proof =
  | { readonly way: 'code'; readonly waiting: WaitingLogin }
  | { readonly way: 'link' }
  | { readonly way: 'provider'; readonly identity: ExternalIdentity }
  | { readonly way: 'program' }

export interface ProveAddressParts {
  readonly ids: Ids
  readonly endLogins: EndLogins
}

/** Call `forget` once the transaction is committed. */
export type Proved = { readonly member: MemberRow; readonly forget: () => void }

/**
 * Marks a member's address as proved; the only way to do so for an existing member.
 *
 * Anyone may have created the account with someone else's address. So the same transaction deletes everything
 * attached to it except the means of the proof: passwords, external identities, sessions, browser logins,
 * tokens, codes, links and waiting logins. Profile, addresses, carts and open checkouts are deleted too,
 * unless the proof shows that they belong to the owner. What staff entered stays.
 * @param member - as they were locked; nothing happens if the address is already proved
 */
export type ProveAddress = (
  tx: Transaction,
  member: MemberRow,
  terms: { proof: Proof; policy: SignOnPolicy; now: number },
) => Promise<Proved>

const NOTHING = (): void => {}

export const createProveAddress =
  ({ ids, endLogins }: ProveAddressParts): ProveAddress =>
  async (tx, member, { proof, policy, now }) => {
    if (isVerified(member)) return { member, forget: NOTHING }
    const { siteId, memberId } = member
    const isSamePerson = proof.way === 'code'
    const waiting = proof.way === 'code' ? proof.waiting : undefined
    const identity = proof.way === 'provider' ? proof.identity : waiting?.identity
    await proveAddressStore.dropGrants(tx, member, waiting)
    await proveAddressStore.dropIdentities(tx, member, identity)
    if (!isSamePerson) await proveAddressStore.dropCarts(tx, member)
    const forget = await endLogins(tx, { siteId, subject: 'MEMBER', subjectId: memberId })

    const at = Math.max(now, member.updatedAt)
    const kept = isSamePerson ? member : asEnteredByShop(member, ids)
    const hasOwnPassword = waiting !== undefined && waiting.identity === undefined
    const proved = {
      ...kept,
      emailVerifiedAt: at,
      ...(!hasOwnPassword && { passwordHash: null }),
      // This invalidates earlier tokens; a waiting login continues with the means it was opened with.
      ...(!waiting && { passwordChangedAt: now }),
      updatedAt: at,
    }
    if ((await membersStore.update(tx, proved)) !== 1) throw fail('CONFLICT')
    const saved = { ...proved, revision: member.revision + 1 }
    await recordMemberEvent(tx, 'updated', saved, { ids, policy, at })
    return { member: saved, forget }
  }

/** The slug ends in random text, so it can't have been taken before. */
const asEnteredByShop = (member: MemberRow, ids: Ids): MemberRow => {
  const blank: MemberRow = {
    ...member,
    ...{ firstName: null, lastName: null, nickname: null, privacyStatus: 'PRIVATE', profile: EMPTY_PROFILE },
  }
  const entered = withProfile(blank, member.shopProfile ?? {}, { field: 'profile', by: 'back-office' })
  const { slug, ...rest } = named(entered)
  return { ...rest, shopProfile: member.shopProfile, slug: `${slug}-${ids.guid().slice(0, 8)}` }
}
