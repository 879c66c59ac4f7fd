import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, method, nothing } from '../module.ts'
import { queryable } from '../query/queryable.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const member = { _createdDate: date, _updatedDate: date, lastLoginDate: date }
const one = { member }

/** A member of the site. */
export type Member = Answer<wire.Member, typeof member>
/** How much of a member to answer: `PUBLIC`, `EXTENDED` or `FULL`. */
export type MemberOptions = Argument<wire.CurrentMemberRequest>
/** What is written of a member. */
export type UpdateMember = Argument<wire.UpdateMemberRequest['member'], typeof member>
/** A new member. */
export type CreateMemberOptions = Argument<wire.CreateMemberRequest, typeof one>
/** Fields that members are filtered and sorted by. */
export type MemberField =
  | '_id'
  | '_createdDate'
  | 'loginEmail'
  | 'status'
  | 'privacyStatus'
  | 'profile.nickname'
  | 'profile.slug'
  | 'contact.firstName'
  | 'contact.lastName'

/** Reads the member who calls. */
export const getCurrentMember = /* @__PURE__ */ method(
  operations.getCurrentMember,
  (options?: MemberOptions) => options,
  { gives: one },
)

/** Gives the member who calls another slug. */
export const updateCurrentMemberSlug = /* @__PURE__ */ method(
  operations.updateCurrentMemberSlug,
  (slug: string) => ({ slug }),
  { gives: one },
)

/** Deletes the member who calls. */
export const deleteMyMember = /* @__PURE__ */ method(operations.deleteMyMember, () => ({}), {
  result: nothing,
})

/** Reads a member's public profile. */
export const getMember = /* @__PURE__ */ method(
  operations.getMember,
  (_id: string, options?: MemberOptions) => ({ ...options, _id }),
  { gives: one, result: (answer) => answer.member },
)

/** Changes profile and contact of a member; members change their own. */
export const updateMember = /* @__PURE__ */ method(
  operations.updateMember,
  (_id: string, member: UpdateMember) => ({ member: { ...member, _id } }),
  { gives: one, takes: one, result: (answer) => answer.member },
)

/** Lists the members of the site. */
export const listMembers = /* @__PURE__ */ method(
  operations.listMembers,
  (options?: Argument<wire.ListMembersRequest>) => options,
  { gives: { members: member } },
)

/** Queries members: without an argument step by step, else by a query as data. */
export const queryMembers = /* @__PURE__ */ queryable<MemberField, MemberField>()(
  operations.queryMembers,
  'members',
  { members: member },
)

/** Creates a member without a password. */
export const createMember = /* @__PURE__ */ method(
  operations.createMember,
  (options: CreateMemberOptions) => options,
  { gives: one, takes: one, result: (answer) => answer.member },
)

/** Deletes a member. */
export const deleteMember = /* @__PURE__ */ method(operations.deleteMember, byId, { result: nothing })

/** Approves a member who waits for it. For owners. */
export const approveMember = /* @__PURE__ */ method(operations.approveMember, byId, { gives: one })

/** Bars a member from logging in. For owners. */
export const blockMember = /* @__PURE__ */ method(operations.blockMember, byId, { gives: one })
