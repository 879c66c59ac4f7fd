import type { CustomerStatus } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import type { StoredCustomer } from './customer.ts'
import { customersStore } from './customers.store.ts'
import { mergedAddressesStore } from './merged-addresses.store.ts'

/** What lists of customers show of a member. */
export interface KnownMember {
  readonly siteId: string
  readonly memberId: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly nickname: string | null
  readonly approvedAt: number | null
  readonly blockedAt: number | null
  readonly createdAt: number
}

/**
 * Keeps a member's row in the table of customers, in the transaction that writes the member. Someone who bought
 * as a guest keeps their row, with its orders, notes and tags. So does a guest that staff merged into their address.
 */
export const keepMember = async (tx: Transaction, member: KnownMember): Promise<void> => {
  const { siteId, memberId, email, createdAt } = member
  const known =
    (await customersStore.ofMember(tx, siteId, memberId)) ??
    (await customersStore.ofEmail(tx, siteId, email)) ??
    (await takeOver(tx, siteId, email))
  const standing = standingOf(member)
  if (!known) {
    const news: StoredCustomer = {
      ...{ siteId, id: randomIds.guid(), memberId, email, name: nameOf(member), standing, createdAt },
      ...{ orderCount: 0, spentMinor: 0, lastOrderAt: undefined },
    }
    await customersStore.insert(tx, news)
    return
  }
  const after = { ...known, memberId, email, name: nameOf(member) || known.name, standing }
  const isSame =
    after.memberId === known.memberId &&
    after.email === known.email &&
    after.name === known.name &&
    after.standing === known.standing
  if (!isSame) await customersStore.update(tx, after)
}

/** Gives the contact that the address was merged into this address, unless it has an account: that keeps its own. */
const takeOver = async (
  tx: Transaction,
  siteId: string,
  email: string,
): Promise<StoredCustomer | undefined> => {
  const heir = await mergedAddressesStore.heirOf(tx, siteId, email)
  const customer = heir && (await customersStore.ofEmail(tx, siteId, heir.email))
  if (!heir || customer?.memberId !== undefined) return undefined
  await mergedAddressesStore.swap(tx, siteId, heir, email)
  return customer
}

const standingOf = ({ blockedAt, approvedAt }: KnownMember): CustomerStatus => {
  if (blockedAt !== null) return 'BLOCKED'
  return approvedAt === null ? 'WAITING' : 'MEMBER'
}

const nameOf = ({ firstName, lastName, nickname }: KnownMember): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (nickname ?? '')
