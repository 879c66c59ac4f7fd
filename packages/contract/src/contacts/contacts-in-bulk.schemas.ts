import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { ApplicationError } from '../declare/error.schemas.ts'
import { enumOf, freeForm, guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { PlatformPaging, PlatformPagingMetadata } from '../values/query.schemas.ts'
import { WrittenContactInfo } from './contact.schemas.ts'

const filter = Type.Optional(nullable(freeForm))
/** An exact first name, last name, email address or phone number, in any letter case. */
const search = Type.Optional(nullable(Type.String({ maxLength: 100 })))
const labelKeys = Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }))
const language = Type.Optional(nullable(Type.String({ maxLength: 10 })))
const count = Type.Integer({ minimum: 0 })

/** Contacts that have something in common, and how many there are. */
export const ContactsFacet = Type.Object(
  {
    facetType: enumOf(enums.ContactsFacetType),
    namespace: Type.Optional(Type.String()),
    /** The key of a label. */
    facetKey: Type.Optional(Type.String()),
    facetDisplayName: Type.String(),
    count,
    /** Finds these contacts with `queryContacts`. */
    queryFilter: Type.Optional(freeForm),
  },
  { title: 'ContactsFacet' },
)
export type ContactsFacet = Type.Static<typeof ContactsFacet>

/** Request for `listContactFacets`. */
export const ListContactFacetsRequest = Type.Object(
  { paging: Type.Optional(PlatformPaging), language },
  { title: 'ListContactFacetsRequest' },
)
export type ListContactFacetsRequest = Type.Static<typeof ListContactFacetsRequest>

/** Request for `queryContactFacets`: counts only the contacts that match the filter. */
export const QueryContactFacetsRequest = Type.Object(
  { paging: Type.Optional(PlatformPaging), language, filter },
  { title: 'QueryContactFacetsRequest' },
)
export type QueryContactFacetsRequest = Type.Static<typeof QueryContactFacetsRequest>

/** Response of `listContactFacets` and `queryContactFacets`. */
export const ContactFacetsResponse = Type.Object(
  { facets: Type.Array(ContactsFacet), pagingMetadata: PlatformPagingMetadata },
  { title: 'ContactFacetsResponse' },
)
export type ContactFacetsResponse = Type.Static<typeof ContactFacetsResponse>

/** Request for `bulkDeleteContacts`. */
export const BulkDeleteContactsRequest = Type.Object(
  { filter, search },
  { title: 'BulkDeleteContactsRequest' },
)
export type BulkDeleteContactsRequest = Type.Static<typeof BulkDeleteContactsRequest>

/** Request for `bulkUpdateContacts`. Absent fields stay; null clears a field. */
export const BulkUpdateContactsRequest = Type.Object(
  { filter, search, info: WrittenContactInfo },
  { title: 'BulkUpdateContactsRequest' },
)
export type BulkUpdateContactsRequest = Type.Static<typeof BulkUpdateContactsRequest>

/** Request for `bulkLabelAndUnlabelContacts`. */
export const BulkLabelContactsRequest = Type.Object(
  { filter, search, labelKeysToAdd: labelKeys, labelKeysToRemove: labelKeys },
  { title: 'BulkLabelContactsRequest' },
)
export type BulkLabelContactsRequest = Type.Static<typeof BulkLabelContactsRequest>

/** Response with the id of the job that was started. */
export const ContactJobStartedResponse = Type.Object({ jobId: guid }, { title: 'ContactJobStartedResponse' })
export type ContactJobStartedResponse = Type.Static<typeof ContactJobStartedResponse>

/** A job that changes many contacts. */
export const ContactJob = Type.Object(
  {
    id: readOnly(guid),
    type: enumOf(enums.ContactJobType),
    status: enumOf(enums.ContactJobStatus),
    startedDate: timestamp,
    finishedDate: Type.Optional(timestamp),
    /** How many contacts matched when the job started. */
    totalItems: count,
    successTotal: count,
    failedTotal: count,
    /** Why contacts were left as they were: the first twenty. */
    errors: Type.Array(ApplicationError),
  },
  { title: 'ContactJob' },
)
export type ContactJob = Type.Static<typeof ContactJob>

/** Request for `getContactJob`. */
export const ContactJobRequest = Type.Object({ id: guid }, { title: 'ContactJobRequest' })
export type ContactJobRequest = Type.Static<typeof ContactJobRequest>

/** Response of `getContactJob`. */
export const ContactJobResponse = Type.Object({ job: ContactJob }, { title: 'ContactJobResponse' })
export type ContactJobResponse = Type.Static<typeof ContactJobResponse>
