import { shop } from '../session/shop-client.ts'
import type { Customer } from './read-customers.ts'

/** What an owner decides about members. */
export const decide = {
  approve: (id: string) => shop.members.approveMember(id),
  refuse: (id: string) => shop.memberDecisions.refuseMember(id),
  block: (id: string) => shop.members.blockMember(id),
  unblock: (id: string) => shop.memberDecisions.unblockMember(id),
  withdraw: (id: string) => shop.memberDecisions.withdrawMemberApproval(id),
}
export type DecisionKind = keyof typeof decide

/** What takes a decision back. Rejecting deletes the account, so nothing does. */
export const UNDOES: Readonly<Partial<Record<DecisionKind, DecisionKind>>> = {
  approve: 'withdraw',
  block: 'unblock',
  unblock: 'block',
}

const FITS: Readonly<Partial<Record<DecisionKind, readonly string[]>>> = {
  approve: ['WAITING'],
  refuse: ['WAITING'],
  block: ['WAITING', 'MEMBER'],
}

/** Returns the ids of those customers who are members and fit a decision. */
export const membersFor = (kind: DecisionKind, customers: readonly Customer[]): string[] =>
  customers.flatMap(({ memberId, status }) => (memberId && FITS[kind]?.includes(status) ? [memberId] : []))
