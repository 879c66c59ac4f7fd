import type { members } from '@vitrine/client/members'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

/** The states to filter by, and the orders of the list. */
export const MEMBER_STATES = ['PENDING', 'APPROVED', 'BLOCKED'] as const
export const MEMBER_SORTS = ['newest', 'oldest', 'email'] as const
type MemberSort = (typeof MEMBER_SORTS)[number]

const SORTS: Readonly<Record<MemberSort, { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }>> = {
  newest: { fieldName: '_createdDate', order: 'DESC' },
  oldest: { fieldName: '_createdDate', order: 'ASC' },
  email: { fieldName: 'loginEmail', order: 'ASC' },
}
const SEARCHED = ['profile.nickname', 'loginEmail', 'contact.firstName', 'contact.lastName']
const PAGE_SIZE = 50

/** The search, filter and order of a list of members. */
export interface AskedMembers {
  readonly search: string
  readonly state: string | undefined
  readonly sort: string | undefined
}

/** Reads a page of members. */
export const readMembers = async (
  { search, state, sort }: AskedMembers,
  cursor: string | undefined,
): Promise<Page<members.Member>> => {
  const offset = Number(cursor ?? 0)
  const expression = search.trim()
  const found = await shop.memberDecisions.searchMembers({
    query: {
      ...(state && { filter: { status: state } }),
      sort: [SORTS[MEMBER_SORTS.find((each) => each === sort) ?? 'newest']],
      paging: { limit: PAGE_SIZE, offset },
    },
    ...(expression && { search: { expression, fields: SEARCHED } }),
    fieldsets: ['FULL'],
  })
  const next = found.members.length === PAGE_SIZE ? String(offset + PAGE_SIZE) : undefined
  return { rows: found.members, next }
}

const each = async (ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<void> => {
  for (const id of ids) await act(id)
}

/** What an owner decides about members. */
export const decide = {
  approve: (ids: readonly string[]) => each(ids, shop.members.approveMember),
  refuse: (ids: readonly string[]) => each(ids, shop.memberDecisions.refuseMember),
  block: (ids: readonly string[]) => each(ids, shop.members.blockMember),
  unblock: (ids: readonly string[]) => each(ids, shop.memberDecisions.unblockMember),
}
