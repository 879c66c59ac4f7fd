import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId } from '../calls/described.ts'
import { bindable, method } from '../calls/module.ts'
import type { MemberAnswer, MembersResponse } from '../members/members.ts'
import { queryLine } from '../query/query-line.ts'
import { QUERY } from '../query/queryable.ts'
import type { Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const member = { _createdDate: date, _updatedDate: date, lastLoginDate: date }
const one = { member }

/** A query, words to search for, and how much of each member to return. */
export type SearchMembersOptions = Argument<wire.QueryMembersRequest, typeof QUERY>

/**
 * Finds members by words in the fields that `search` names. `fieldsets` says how much of each to return.
 * @throws {CommerceError} `INVALID_ARGUMENT`
 * @example
 * await client.members.searchMembers({
 *   search: { expression: 'ada', fields: ['loginEmail'] },
 *   query: { filter: { status: 'PENDING' }, paging: { limit: 50 } },
 *   fieldsets: ['FULL'],
 * })
 */
export const searchMembers = /* @__PURE__ */ bindable<
  (options: SearchMembersOptions) => Promise<MembersResponse>
>(
  ({ call }) =>
    async (options) =>
      (await call(operations.queryMembers, options, { members: member }, QUERY, queryLine)) as never,
)

/**
 * Rejects a member who waits for approval: tells them by mail and deletes their data, so they may apply
 * again. For owners and API keys.
 * @throws {CommerceError} `MEMBER_NOT_PENDING`, `NOT_FOUND`
 * @example await client.members.refuseMember(memberId)
 */
export const refuseMember: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.refuseMember,
  byId,
  { answers: 'nothing' },
)

/**
 * Lets a blocked member log in again. Unlike `approveMember`, it doesn't approve a member who still waits for
 * the owner. For owners and API keys.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { member } = await client.members.unblockMember(memberId)
 */
export const unblockMember: (_id: string) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.unblockMember,
  byId,
  { gives: one },
)

/**
 * Takes an approval back: the member waits again and is logged out. For ten seconds after the approval they
 * don't learn of it, because its mail waits that long. For owners and API keys.
 * @throws {CommerceError} `MEMBER_APPROVAL_NOT_REQUIRED`, `NOT_FOUND`
 * @example const { member } = await client.members.withdrawMemberApproval(memberId)
 */
export const withdrawMemberApproval: (_id: string) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.withdrawMemberApproval,
  byId,
  { gives: one },
)
