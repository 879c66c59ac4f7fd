import Type from 'typebox'
import * as enums from '../enums.ts'
import { PlatformPagingMetadata, PlatformQuery } from '../query.schemas.ts'
import { email, enumOf, guid, nullable, readOnly, timestamp } from '../schema.ts'
import { writable } from '../writable.ts'

/** Sent once or several times in a query string, hence as text or list. */
const fieldsets = Type.Union([
  Type.String({ maxLength: 50 }),
  Type.Array(Type.String({ maxLength: 50 }), { maxItems: 10 }),
])

/** What other members see of a member. */
export const MemberProfile = Type.Object(
  {
    nickname: Type.Optional(nullable(Type.String({ maxLength: 255 }))),
    slug: Type.Optional(readOnly(nullable(Type.String({ maxLength: 255 })))),
  },
  { title: 'MemberProfile' },
)
export type MemberProfile = Type.Static<typeof MemberProfile>

/** How a member is reached; the member, merchants and apps only. */
export const MemberContact = Type.Object(
  {
    firstName: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    lastName: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    phones: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 100 })),
  },
  { title: 'MemberContact' },
)
export type MemberContact = Type.Static<typeof MemberContact>

/** A member of the site. */
export const Member = Type.Object(
  {
    id: readOnly(guid),
    loginEmail: Type.Optional(email),
    status: Type.Optional(readOnly(Type.String())),
    privacyStatus: Type.Optional(enumOf(enums.PrivacyStatus)),
    profile: Type.Optional(MemberProfile),
    contact: Type.Optional(MemberContact),
    createdDate: Type.Optional(readOnly(timestamp)),
    updatedDate: Type.Optional(readOnly(timestamp)),
  },
  { title: 'Member' },
)
export type Member = Type.Static<typeof Member>

/** What `getCurrentMember` takes; `fieldsets` is FULL, EXTENDED or PUBLIC. */
export const CurrentMemberRequest = Type.Object(
  {
    fieldsets: Type.Optional(fieldsets),
  },
  { title: 'CurrentMemberRequest' },
)
export type CurrentMemberRequest = Type.Static<typeof CurrentMemberRequest>

/** What `getMember` takes. */
export const GetMemberRequest = Type.Object(
  {
    id: guid,
    fieldsets: Type.Optional(fieldsets),
  },
  { title: 'GetMemberRequest' },
)
export type GetMemberRequest = Type.Static<typeof GetMemberRequest>

/** What a call that only names a member takes. */
export const MemberIdRequest = Type.Object(
  {
    id: guid,
  },
  { title: 'MemberIdRequest' },
)
export type MemberIdRequest = Type.Static<typeof MemberIdRequest>

/** What a call that answers a member answers. */
export const MemberResponse = Type.Object(
  {
    member: Type.Optional(Member),
  },
  { title: 'MemberResponse' },
)
export type MemberResponse = Type.Static<typeof MemberResponse>

/** What `updateCurrentMemberSlug` takes. */
export const UpdateSlugRequest = Type.Object(
  {
    slug: Type.String({ minLength: 1, maxLength: 255 }),
  },
  { title: 'UpdateSlugRequest' },
)
export type UpdateSlugRequest = Type.Static<typeof UpdateSlugRequest>

/** What `updateMember` takes. */
export const UpdateMemberRequest = Type.Object(
  {
    member: writable(Member, 'id?'),
  },
  { title: 'UpdateMemberRequest' },
)
export type UpdateMemberRequest = Type.Static<typeof UpdateMemberRequest>

/** What `createMember` takes. */
export const CreateMemberRequest = Type.Object(
  {
    member: writable(Member, 'loginEmail'),
  },
  { title: 'CreateMemberRequest' },
)
export type CreateMemberRequest = Type.Static<typeof CreateMemberRequest>

/** What `listMembers` takes. */
export const ListMembersRequest = Type.Object(
  {
    fieldsets: Type.Optional(fieldsets),
  },
  { title: 'ListMembersRequest' },
)
export type ListMembersRequest = Type.Static<typeof ListMembersRequest>

/** What `queryMembers` takes. */
export const QueryMembersRequest = Type.Object(
  {
    query: Type.Optional(writable(PlatformQuery)),
    fieldsets: Type.Optional(fieldsets),
  },
  { title: 'QueryMembersRequest' },
)
export type QueryMembersRequest = Type.Static<typeof QueryMembersRequest>

/** What `listMembers` and `queryMembers` answer. */
export const MembersResponse = Type.Object(
  {
    members: Type.Array(Member),
    metadata: Type.Optional(PlatformPagingMetadata),
  },
  { title: 'MembersResponse' },
)
export type MembersResponse = Type.Static<typeof MembersResponse>
