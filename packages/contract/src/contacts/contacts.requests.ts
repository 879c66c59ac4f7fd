import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'
import { PlatformPaging, PlatformPagingMetadata, PlatformQuery, Sorting } from '../values/query.schemas.ts'
import { Contact, WrittenContactInfo } from './contact.schemas.ts'

const allowDuplicates = Type.Optional(nullable(Type.Boolean()))
/** Which parts to answer with; every answer has all of them. */
const fieldsets = Type.Optional(nullable(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 10 })))

/** The same in a query string, which can send it once or several times. */
const fieldsetsInQuery = Type.Optional(
  Type.Union([Type.String({ maxLength: 50 }), Type.Array(Type.String({ maxLength: 50 }), { maxItems: 10 })]),
)

/** Request for `createContact`. One email address is one contact, so `allowDuplicates` has no effect on addresses. */
export const CreateContactRequest = Type.Object(
  { info: WrittenContactInfo, allowDuplicates },
  { title: 'CreateContactRequest' },
)
export type CreateContactRequest = Type.Static<typeof CreateContactRequest>

/** Request for `getContact`. */
export const GetContactRequest = Type.Object(
  { id: guid, fieldsets: fieldsetsInQuery },
  { title: 'GetContactRequest' },
)
export type GetContactRequest = Type.Static<typeof GetContactRequest>

/** Request for `deleteContact`. */
export const ContactIdRequest = Type.Object({ contactId: guid }, { title: 'ContactIdRequest' })
export type ContactIdRequest = Type.Static<typeof ContactIdRequest>

/** Request for `updateContact`. Absent fields stay; null clears a field. */
export const UpdateContactRequest = Type.Object(
  {
    contactId: guid,
    /** The contact's current one. */
    revision: Type.Integer({ minimum: 0 }),
    info: WrittenContactInfo,
    allowDuplicates,
  },
  { title: 'UpdateContactRequest' },
)
export type UpdateContactRequest = Type.Static<typeof UpdateContactRequest>

/** Response with a contact. */
export const ContactResponse = Type.Object({ contact: Contact }, { title: 'ContactResponse' })
export type ContactResponse = Type.Static<typeof ContactResponse>

/** Request for `listContacts`. */
export const ListContactsRequest = Type.Object(
  {
    sort: Type.Optional(Sorting),
    paging: Type.Optional(PlatformPaging),
    fieldsets: fieldsetsInQuery,
  },
  { title: 'ListContactsRequest' },
)
export type ListContactsRequest = Type.Static<typeof ListContactsRequest>

/** Request for `queryContacts`. */
export const QueryContactsRequest = Type.Object(
  { query: Type.Optional(PlatformQuery), fieldsets },
  { title: 'QueryContactsRequest' },
)
export type QueryContactsRequest = Type.Static<typeof QueryContactsRequest>

/** Response of `listContacts` and `queryContacts`. */
export const ContactsResponse = Type.Object(
  { contacts: Type.Array(Contact), pagingMetadata: PlatformPagingMetadata },
  { title: 'ContactsResponse' },
)
export type ContactsResponse = Type.Static<typeof ContactsResponse>

const sourceContactIds = Type.Array(guid, { minItems: 1, maxItems: 5, uniqueItems: true })

/** Request for `mergeContacts`. What the first source has goes before what the next ones have. */
export const MergeContactsRequest = Type.Object(
  {
    targetContactId: guid,
    /** The target's current one. */
    targetContactRevision: Type.Integer({ minimum: 0 }),
    /** Guests and people who left their details; a member can only be the target. */
    sourceContactIds,
  },
  { title: 'MergeContactsRequest' },
)
export type MergeContactsRequest = Type.Static<typeof MergeContactsRequest>

/** Request for `previewMergeContacts`. */
export const PreviewMergeContactsRequest = Type.Object(
  { targetContactId: guid, sourceContactIds },
  { title: 'PreviewMergeContactsRequest' },
)
export type PreviewMergeContactsRequest = Type.Static<typeof PreviewMergeContactsRequest>

/** Request for `labelContact` and `unlabelContact`. A query string can send one key or several. */
export const ContactLabelsRequest = Type.Object(
  {
    contactId: guid,
    labelKeys: Type.Union([
      Type.String({ maxLength: 100 }),
      Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 100 }),
    ]),
  },
  { title: 'ContactLabelsRequest' },
)
export type ContactLabelsRequest = Type.Static<typeof ContactLabelsRequest>

/** Request for `appendOrCreateContact`: what someone left in a form. */
export const SubmitContactRequest = Type.Object(
  {
    info: WrittenContactInfo,
    /** A member may name themselves only. */
    contactId: Type.Optional(nullable(guid)),
    passThroughData: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
  },
  { title: 'SubmitContactRequest' },
)
export type SubmitContactRequest = Type.Static<typeof SubmitContactRequest>

/** Response of `appendOrCreateContact`. It doesn't say whether the address was known. */
export const SubmitContactResponse = Type.Object(
  { contactId: guid, identityType: enumOf(enums.ContactIdentity) },
  { title: 'SubmitContactResponse' },
)
export type SubmitContactResponse = Type.Static<typeof SubmitContactResponse>
