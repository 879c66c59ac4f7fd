import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole, withId } from '../calls/described.ts'
import { inAddress } from '../calls/in-address.ts'
import { method } from '../calls/module.ts'
import { type Queryable, queryable } from '../query/queryable.ts'
import { type EntityEvent, event, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { member } from './member.shapes.ts'

const one = { member }

/** A member of the site. */
export type Member = Answer<wire.Member, typeof member>
/** Response with the member. */
export interface MemberAnswer {
  member: Member
}
/** A page of members. */
export type MembersResponse = Answer<wire.MembersResponse, { members: typeof member }>
/** How much of a member to return: `PUBLIC`, `EXTENDED` or `FULL`. */
export type MemberOptions = Argument<wire.CurrentMemberRequest>
/** What to return of members, and which page of them. */
export type ListMembersOptions = Argument<Omit<wire.ListMembersRequest, 'sorting'>>
/** The fields of a member that can be written. */
export type UpdateMember = Argument<Omit<wire.UpdateMemberRequest['member'], 'id'>, typeof member>
/** A new member. */
export type CreateMemberOptions = Argument<wire.CreateMemberRequest, typeof one>
/** Fields to filter and sort members by. */
export type MemberFields = {
  _id: string
  /** The same as the id. */
  contactId: string
  _createdDate: Date | string
  _updatedDate: Date | string
  lastLoginDate: Date | string
  loginEmail: string
  status: NonNullable<wire.Member['status']>
  privacyStatus: NonNullable<wire.Member['privacyStatus']>
  'profile.nickname': string
  'profile.slug': string
  'contact.firstName': string
  'contact.lastName': string
}

/**
 * Returns the calling member.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
 */
export const getCurrentMember: (options?: MemberOptions) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.getCurrentMember,
  whole,
  { gives: one },
)

/**
 * Changes the calling member's slug.
 * @throws {CommerceError} `SLUG_ALREADY_EXISTS`, `NOT_FOUND`
 * @example const { member } = await client.members.updateCurrentMemberSlug('joan')
 */
export const updateCurrentMemberSlug: (slug: string) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.updateCurrentMemberSlug,
  (slug) => ({ slug }),
  { gives: one },
)

/**
 * Deletes the calling member.
 * @throws {CommerceError} `NOT_FOUND`
 * @example await client.members.deleteMyMember()
 */
export const deleteMyMember: () => Promise<void> = /* @__PURE__ */ method(
  operations.deleteMyMember,
  () => ({}),
  {
    answers: 'nothing',
  },
)

/**
 * Returns a member's public profile.
 * @throws {CommerceError} `NOT_FOUND`, `MEMBER_TO_MEMBER_BLOCKED`
 * @example const { profile } = await client.members.getMember(memberId)
 */
export const getMember: (_id: string, options?: MemberOptions) => Promise<Member> = /* @__PURE__ */ method(
  operations.getMember,
  withId,
  { gives: one, answers: 'member' },
)

/**
 * Changes profile and contact of a member; members change their own.
 * @throws {CommerceError} `NOT_FOUND`
 * @example
 * await client.members.updateMember(memberId, {
 *   contact: { firstName: 'Ada', lastName: 'Lovelace', phones: ['+49 731 1234'] },
 * })
 */
export const updateMember: (_id: string, member: UpdateMember) => Promise<Member> = /* @__PURE__ */ method(
  operations.updateMember,
  (_id, member) => ({ member: { ...member, _id } }),
  { gives: one, takes: one, answers: 'member' },
)

/**
 * Deletes all phone numbers of a member; members delete their own.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { member } = await client.members.deleteMemberPhones(memberId)
 */
export const deleteMemberPhones: (_id: string) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.deleteMemberPhones,
  byId,
  { gives: one },
)

/**
 * Deletes all email addresses except the one for logging in of a member; members delete their own.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { member } = await client.members.deleteMemberEmails(memberId)
 */
export const deleteMemberEmails: (_id: string) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.deleteMemberEmails,
  byId,
  { gives: one },
)

/**
 * Deletes all street addresses of a member; members delete their own.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { member } = await client.members.deleteMemberAddresses(memberId)
 */
export const deleteMemberAddresses: (_id: string) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.deleteMemberAddresses,
  byId,
  { gives: one },
)

/**
 * Lists the members of the site.
 * @example const { members, metadata } = await client.members.listMembers({ fieldsets: ['FULL'], paging: { limit: 10 } })
 */
export const listMembers: (options?: ListMembersOptions) => Promise<MembersResponse> = /* @__PURE__ */ method(
  operations.listMembers,
  inAddress,
  { gives: { members: member } },
)

/**
 * Queries members: step by step without an argument, otherwise by a query as data.
 * @example const { items } = await client.members.queryMembers().eq('loginEmail', 'ada@example.com').find()
 */
export const queryMembers: Queryable<Member, MembersResponse, MemberFields, keyof MemberFields> =
  /* @__PURE__ */ queryable<MemberFields, keyof MemberFields>()(operations.queryMembers, 'members', {
    members: member,
  })

/**
 * Creates a member without a password.
 * @throws {CommerceError} `-19995` when the address is taken
 * @example
 * const member = await client.members.createMember({
 *   member: { loginEmail: 'ada@example.com', contact: { firstName: 'Ada', lastName: 'Lovelace' } },
 * })
 */
export const createMember: (options: CreateMemberOptions) => Promise<Member> = /* @__PURE__ */ method(
  operations.createMember,
  whole,
  { gives: one, takes: one, answers: 'member' },
)

/**
 * Deletes a member.
 * @throws {CommerceError} `NOT_FOUND`
 * @example await client.members.deleteMember(memberId)
 */
export const deleteMember: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteMember,
  byId,
  { answers: 'nothing' },
)

/**
 * Approves a waiting member. For owners.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { member } = await client.members.approveMember(memberId)
 */
export const approveMember: (_id: string) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.approveMember,
  byId,
  { gives: one },
)

/**
 * Blocks a member from logging in. For owners.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { member } = await client.members.blockMember(memberId)
 */
export const blockMember: (_id: string) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.blockMember,
  byId,
  { gives: one },
)

/**
 * Registers a handler for created members.
 * @example client.members.onMemberCreated(({ entity }) => console.log(`${entity.loginEmail} registered`))
 */
export const onMemberCreated: Register<EntityEvent<Member>> = /* @__PURE__ */ event('onMemberCreated')

/**
 * Registers a handler for changed members.
 * @example
 * client.members.onMemberUpdated(({ entity, modifiedFields }) => {
 *   console.log(`Member ${entity._id} changed`, modifiedFields)
 * })
 */
export const onMemberUpdated: Register<EntityEvent<Member>> = /* @__PURE__ */ event('onMemberUpdated')

/**
 * Registers a handler for deleted members. The member's id is `metadata.entityId`.
 * @example client.members.onMemberDeleted(({ metadata }) => console.log(`Member ${metadata.entityId} is gone`))
 */
export const onMemberDeleted: Register<EntityEvent<Member | undefined>> =
  /* @__PURE__ */ event('onMemberDeleted')

export {
  MemberAccess as Status,
  MemberActivity as ActivityStatusStatus,
  MemberPrivacy as PrivacyStatusStatus,
  SortOrder,
} from '@vitrine/contract'
export { MemberFieldset as Set } from './member-constants.ts'
