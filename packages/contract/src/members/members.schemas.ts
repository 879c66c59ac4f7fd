import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import {
  countryCode,
  email,
  enumOf,
  guid,
  localDate,
  nullable,
  readOnly,
  timestamp,
} from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { StreetAddress } from '../values/address.schemas.ts'
import { PlatformPaging, PlatformPagingMetadata, PlatformQuery, Sorting } from '../values/query.schemas.ts'

/** A query string can send this once or several times, so it is a text or a list. */
const fieldsets = Type.Union([
  Type.String({ maxLength: 50 }),
  Type.Array(Type.String({ maxLength: 50 }), { maxItems: 10 }),
])

/** A member's picture, by address. */
export const MemberPhoto = Type.Object(
  { url: Type.Optional(nullable(Type.String({ maxLength: 2048 }))) },
  { title: 'MemberPhoto' },
)
export type MemberPhoto = Type.Static<typeof MemberPhoto>

/** What other members can see of a member. */
export const MemberProfile = Type.Object(
  {
    nickname: Type.Optional(nullable(Type.String({ maxLength: 255 }))),
    slug: Type.Optional(readOnly(nullable(Type.String({ maxLength: 255 })))),
    photo: Type.Optional(MemberPhoto),
  },
  { title: 'MemberProfile' },
)
export type MemberProfile = Type.Static<typeof MemberProfile>

/** A postal address of a member. */
export const MemberAddress = Type.Object(
  {
    id: Type.Optional(readOnly(nullable(guid))),
    country: Type.Optional(nullable(countryCode)),
    subdivision: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    city: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    postalCode: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    addressLine: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    addressLine2: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    streetAddress: Type.Optional(StreetAddress),
  },
  { title: 'MemberAddress' },
)
export type MemberAddress = Type.Static<typeof MemberAddress>

/** A custom field that the shop keeps for its members; `value` is any JSON. */
export const MemberCustomField = Type.Object(
  {
    name: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    value: Type.Optional(Type.Unknown()),
  },
  { title: 'MemberCustomField' },
)
export type MemberCustomField = Type.Static<typeof MemberCustomField>

/** How to reach a member; visible to the member, merchants and apps only. */
export const MemberContact = Type.Object(
  {
    firstName: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    lastName: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    phones: Type.Optional(nullable(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 100 }))),
    emails: Type.Optional(readOnly(Type.Array(Type.String()))),
    addresses: Type.Optional(nullable(Type.Array(MemberAddress, { maxItems: 100 }))),
    birthdate: Type.Optional(nullable(localDate)),
    company: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    jobTitle: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    customFields: Type.Optional(nullable(Type.Record(Type.String(), MemberCustomField))),
  },
  { title: 'MemberContact' },
)
export type MemberContact = Type.Static<typeof MemberContact>

/** A member of the site. Status fields the caller may not see are UNKNOWN. */
export const Member = Type.Object(
  {
    id: readOnly(guid),
    /** The same as the id: every member is one contact. */
    contactId: Type.Optional(readOnly(guid)),
    loginEmail: Type.Optional(email),
    loginEmailVerified: Type.Optional(readOnly(Type.Boolean())),
    status: Type.Optional(readOnly(enumOf(enums.MemberAccess))),
    privacyStatus: Type.Optional(enumOf(enums.MemberPrivacy)),
    activityStatus: Type.Optional(readOnly(enumOf(enums.MemberActivity))),
    profile: Type.Optional(MemberProfile),
    contact: Type.Optional(MemberContact),
    createdDate: Type.Optional(readOnly(timestamp)),
    updatedDate: Type.Optional(readOnly(timestamp)),
    lastLoginDate: Type.Optional(readOnly(timestamp)),
  },
  { title: 'Member' },
)
export type Member = Type.Static<typeof Member>

/** Request for `getCurrentMember`; `fieldsets` is FULL, EXTENDED or PUBLIC. */
export const CurrentMemberRequest = Type.Object(
  { fieldsets: Type.Optional(fieldsets) },
  { title: 'CurrentMemberRequest' },
)
export type CurrentMemberRequest = Type.Static<typeof CurrentMemberRequest>

/** Request for `getMember`. */
export const GetMemberRequest = Type.Object(
  {
    id: guid,
    fieldsets: Type.Optional(fieldsets),
  },
  { title: 'GetMemberRequest' },
)
export type GetMemberRequest = Type.Static<typeof GetMemberRequest>

/** Request that only names a member. */
export const MemberIdRequest = Type.Object({ id: guid }, { title: 'MemberIdRequest' })
export type MemberIdRequest = Type.Static<typeof MemberIdRequest>

/** Response with a member. */
export const MemberResponse = Type.Object({ member: Type.Optional(Member) }, { title: 'MemberResponse' })
export type MemberResponse = Type.Static<typeof MemberResponse>

/** Request for `updateCurrentMemberSlug`. */
export const UpdateSlugRequest = Type.Object(
  { slug: Type.String({ minLength: 1, maxLength: 100 }) },
  { title: 'UpdateSlugRequest' },
)
export type UpdateSlugRequest = Type.Static<typeof UpdateSlugRequest>

/** Request for `updateMember`. */
export const UpdateMemberRequest = Type.Object(
  { member: writable(Member, 'id?') },
  { title: 'UpdateMemberRequest' },
)
export type UpdateMemberRequest = Type.Static<typeof UpdateMemberRequest>

/** Request for `createMember`. */
export const CreateMemberRequest = Type.Object(
  { member: writable(Member, 'loginEmail') },
  { title: 'CreateMemberRequest' },
)
export type CreateMemberRequest = Type.Static<typeof CreateMemberRequest>

/** Request for `listMembers`. */
export const ListMembersRequest = Type.Object(
  {
    fieldsets: Type.Optional(fieldsets),
    paging: Type.Optional(writable(PlatformPaging)),
    sorting: Type.Optional(Type.Union([writable(Sorting), Type.Array(writable(Sorting), { maxItems: 5 })])),
  },
  { title: 'ListMembersRequest' },
)
export type ListMembersRequest = Type.Static<typeof ListMembersRequest>

/** A query of members. Both names for its order work, because different packages use different ones. */
export const MembersQuery = Type.Object(
  {
    ...PlatformQuery.properties,
    sorting: Type.Optional(Type.Array(Sorting)),
  },
  { title: 'MembersQuery' },
)
export type MembersQuery = Type.Static<typeof MembersQuery>

/**
 * Text to find in these fields: loginEmail, profile.nickname, profile.slug, contact.firstName,
 * contact.lastName.
 */
export const MembersSearch = Type.Object(
  {
    expression: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
    fields: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 4 })),
  },
  { title: 'MembersSearch' },
)
export type MembersSearch = Type.Static<typeof MembersSearch>

/** Request for `queryMembers`. */
export const QueryMembersRequest = Type.Object(
  {
    query: Type.Optional(writable(MembersQuery)),
    fieldsets: Type.Optional(fieldsets),
    search: Type.Optional(writable(MembersSearch)),
  },
  { title: 'QueryMembersRequest' },
)
export type QueryMembersRequest = Type.Static<typeof QueryMembersRequest>

/** Response of `listMembers` and `queryMembers`. */
export const MembersResponse = Type.Object(
  {
    members: Type.Array(Member),
    metadata: Type.Optional(PlatformPagingMetadata),
  },
  { title: 'MembersResponse' },
)
export type MembersResponse = Type.Static<typeof MembersResponse>
