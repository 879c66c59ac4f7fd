import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { externalLoginStore } from '../connections/external-login.store.ts'
import type { ProveAddress } from '../identity/addresses/prove-address.ts'
import { isVerified, type MemberRow, named, newMember } from '../members/member.ts'
import { recordMemberEvent } from '../members/member-events.ts'
import { membersStore } from '../members/members.store.ts'
import type { SignOnPolicy } from '../members/sign-on-policy.ts'
import type { Vouched } from './claims.ts'

/** The member a provider's answer leads to, or why there is none. Call `forget` once it is committed. */
export type FoundMember =
  | { readonly member: MemberRow; readonly forget: () => void }
  | { readonly because: 'no-address' | 'address-not-proved' }

export interface FindVouchedParts {
  readonly ids: Ids
  readonly proveAddress: ProveAddress
}

interface Terms {
  readonly policy: SignOnPolicy
  readonly now: number
}

/**
 * Finds the member a provider vouches for, in the transaction of their login: by issuer and subject, and
 * the first time only by a verified address. If there is no such member, it creates one.
 */
export type FindVouched = (
  tx: Transaction,
  siteId: string,
  vouched: Vouched,
  terms: Terms,
) => Promise<FoundMember>

const NOTHING = (): void => {}

export const createFindVouched = ({ ids, proveAddress }: FindVouchedParts): FindVouched => {
  /** Anyone may have created the account earlier: proving the address makes it theirs. */
  const owned = (tx: Transaction, member: MemberRow, { issuer, subject }: Vouched, terms: Terms) =>
    proveAddress(tx, member, { proof: { way: 'provider', identity: { issuer, subject } }, ...terms })

  return async (tx, siteId, vouched, terms) => {
    const { policy, now } = terms
    const { issuer, subject, email, emailVerified, firstName, lastName, picture } = vouched
    const knownId = await externalLoginStore.memberOf(tx, siteId, issuer, subject)
    const known = knownId === undefined ? undefined : await membersStore.find(tx, siteId, knownId)
    if (known && known.deletedAt === null) {
      if (isVerified(known) || !emailVerified || email !== known.email)
        return { member: known, forget: NOTHING }
      const locked = await membersStore.lock(tx, siteId, known.memberId)
      return locked?.deletedAt === null
        ? owned(tx, locked, vouched, terms)
        : { because: 'address-not-proved' } // deleted at this moment
    }
    if (email === undefined) return { because: 'no-address' }

    const made = newMember({
      ...{ siteId, memberId: ids.guid(), email, passwordHash: null, policy, now },
      verified: emailVerified,
    })
    const told = { firstName: firstName ?? null, lastName: lastName ?? null }
    const profile = picture ? { ...made.profile, picture } : made.profile
    const added = (await membersStore.findByEmail(tx, siteId, email))
      ? undefined
      : await membersStore.insert(tx, named({ ...made, ...told, profile }))
    if (added) await recordMemberEvent(tx, 'created', added, { ids, policy, at: now })
    else if (!emailVerified) return { because: 'address-not-proved' }
    const there = added ?? (await membersStore.findByEmail(tx, siteId, email))
    const locked = there && (await membersStore.lock(tx, siteId, there.memberId))
    if (!locked || locked.deletedAt !== null) return { because: 'address-not-proved' } // deleted at this moment
    const linked = { issuer, subject, memberId: locked.memberId }
    if ((await externalLoginStore.link(tx, siteId, linked, now)) === 0) {
      // The same person at the same time in another tab.
      const id = (await externalLoginStore.memberOf(tx, siteId, issuer, subject)) ?? ''
      const first = await membersStore.find(tx, siteId, id)
      return first ? { member: first, forget: NOTHING } : { because: 'address-not-proved' }
    }
    return added ? { member: locked, forget: NOTHING } : owned(tx, locked, vouched, terms)
  }
}
