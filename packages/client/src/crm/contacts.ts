import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { inAddress } from '../calls/in-address.ts'
import { bindable, method } from '../calls/module.ts'
import { createQuery } from '../query/query-builder.ts'
import { QUERY, type Query, type Queryable } from '../query/queryable.ts'
import { type ActionEvent, type EntityEvent, event, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

export {
  AddressTag,
  ContactJobStatus,
  ContactJobType,
  ContactSourceType,
  ContactsFacetType,
  EmailTag,
  PhoneTag,
  SortOrder,
} from '@vitrine/contract'

const dates = { _createdDate: date, _updatedDate: date }
const gives = { contact: dates }
const page = { contacts: dates }

/** Someone the shop knows: a member, a guest, or someone who left their details. */
export type Contact = Answer<wire.Contact, typeof dates>
/** Who someone is, and how to reach them. */
export type ContactInfo = Argument<wire.WrittenContactInfo>
/** A page of contacts. */
export type ContactsAnswer = Answer<wire.ContactsResponse, typeof page>
/** Fields to filter and sort contacts by. */
export type ContactFields = {
  _id: string
  'primaryInfo.email': string
  'primaryInfo.phone': string
  'info.emails.email': string
  'info.name.first': string
  'info.name.last': string
  'info.labelKeys': string[]
  _createdDate: Date | string
  _updatedDate: Date | string
}

/**
 * Adds a contact. For merchants and apps, as every call here.
 * @throws {CommerceError} `DUPLICATE_CONTACT_EXISTS` with `duplicateContactId`; `INSUFFICIENT_CONTACT_DATA`
 * @example
 * const { contact } = await client.contacts.createContact({
 *   name: { first: 'Mary' },
 *   emails: { items: [{ email: 'mary@example.com' }] },
 * })
 */
export const createContact: (info: ContactInfo) => Promise<{ contact: Contact }> = /* @__PURE__ */ method(
  operations.createContact,
  (info) => ({ info }),
  { gives },
)

/**
 * Returns a contact. @throws {CommerceError} `CONTACT_NOT_FOUND`
 * @example const { info, revision } = await client.contacts.getContact(contactId)
 */
export const getContact: (contactId: string) => Promise<Contact> = /* @__PURE__ */ method(
  operations.getContact,
  (contactId) => ({ _id: contactId }),
  { gives, answers: 'contact' },
)

/**
 * Changes a contact: absent fields stay, null clears a field.
 * @throws {CommerceError} `CONTACT_ALREADY_CHANGED` if `revision` isn't the current one; `CONTACT_NOT_FOUND`,
 * `DUPLICATE_CONTACT_EXISTS`, `INSUFFICIENT_CONTACT_DATA`
 * @example
 * const { revision } = await client.contacts.getContact(contactId)
 * await client.contacts.updateContact(contactId, { company: 'Somerville Ltd' }, revision ?? 1)
 */
export const updateContact: (
  contactId: string,
  info: ContactInfo,
  revision: number,
) => Promise<{ contact: Contact }> = /* @__PURE__ */ method(
  operations.updateContact,
  (contactId, info, revision) => ({ contactId, info, revision }),
  { gives },
)

/**
 * Deletes a contact. @throws {CommerceError} `CANNOT_DELETE_CUSTOMER` with an account or orders
 * @throws {CommerceError} `CONTACT_NOT_FOUND`
 * @example await client.contacts.deleteContact(contactId)
 */
export const deleteContact: (contactId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteContact,
  (contactId) => ({ contactId }),
  { answers: 'nothing' },
)

/**
 * Gives a contact labels. @throws {CommerceError} `CONTACT_NOT_FOUND`, `LABEL_NOT_FOUND`
 * @example await client.contacts.labelContact(contactId, ['custom.newsletter'])
 */
export const labelContact: (
  contactId: string,
  labelKeys: readonly string[],
) => Promise<{ contact: Contact }> = /* @__PURE__ */ method(
  operations.labelContact,
  (contactId, labelKeys) => ({ contactId, labelKeys }),
  { gives },
)

/**
 * Takes labels from a contact. @throws {CommerceError} `CONTACT_NOT_FOUND`
 * @example await client.contacts.unlabelContact(contactId, ['custom.newsletter'])
 */
export const unlabelContact: (
  contactId: string,
  labelKeys: readonly string[],
) => Promise<{ contact: Contact }> = /* @__PURE__ */ method(
  operations.unlabelContact,
  (contactId, labelKeys) => ({ contactId, labelKeys }),
  { gives },
)

/**
 * Lists contacts, newest first.
 * @example const { contacts, pagingMetadata } = await client.contacts.listContacts({ paging: { limit: 50 } })
 */
export const listContacts: (options?: Argument<wire.ListContactsRequest>) => Promise<ContactsAnswer> =
  /* @__PURE__ */ method(operations.listContacts, inAddress, { gives: page })

/**
 * Queries contacts, step by step or by a query as data.
 * @example
 * const { items } = await client.contacts
 *   .queryContacts()
 *   .hasSome('info.labelKeys', ['custom.newsletter'])
 *   .find()
 */
export const queryContacts: Queryable<
  Contact,
  ContactsAnswer,
  ContactFields,
  Exclude<keyof ContactFields, 'info.labelKeys'>
> = /* @__PURE__ */ bindable(({ call }) => (...args: Query[]): never => {
  const send = (query: unknown) => call(operations.queryContacts, { query }, page, QUERY)
  const builder = () =>
    createQuery<Contact, ContactFields, Exclude<keyof ContactFields, 'info.labelKeys'>>(async (query) => {
      const { contacts: items, pagingMetadata: metadata } = (await send(query)) as ContactsAnswer
      return { items, metadata } as never
    })
  return (args.length ? send(args[0]) : builder()) as never
})

/** A facet: contacts that have something in common, and how many there are. */
export type ContactsFacet = Answer<wire.ContactsFacet>
/** Facets and their page. */
export type FacetsAnswer = Answer<wire.ContactFacetsResponse>

/**
 * Counts all contacts, those without a label, and those with each label.
 * @example const { facets } = await client.contacts.listFacets()
 */
export const listFacets: (options?: Argument<wire.ListContactFacetsRequest>) => Promise<FacetsAnswer> =
  /* @__PURE__ */ method(operations.listContactFacets, inAddress)

/**
 * Counts the same among the contacts that match a filter.
 * @example const { facets } = await client.contacts.queryFacets({ filter: { 'info.name.last': 'Byron' } })
 */
export const queryFacets: (options?: Argument<wire.QueryContactFacetsRequest>) => Promise<FacetsAnswer> =
  /* @__PURE__ */ method(operations.queryContactFacets, (options) => ({ ...options }))

/**
 * Starts a job that deletes the contacts that match a filter, a search, or both. People with an account or orders stay.
 * @throws {CommerceError} `INVALID_ARGUMENT` without filter and search; `IDEMPOTENCY_KEY_REUSED`
 * @example
 * const { jobId } = await client.contacts.bulkDeleteContacts({ filter: { 'info.labelKeys': 'custom.old' } })
 */
export const bulkDeleteContacts: (
  options?: Argument<wire.BulkDeleteContactsRequest>,
) => Promise<Answer<wire.ContactJobStartedResponse>> = /* @__PURE__ */ method(
  operations.bulkDeleteContacts,
  (options) => ({ ...options }),
)

/**
 * Starts a job that changes the details of the contacts that match: absent fields stay, null clears a field.
 * @throws {CommerceError} `INVALID_ARGUMENT` without filter and search; `IDEMPOTENCY_KEY_REUSED`
 * @example await client.contacts.bulkUpdateContacts({ search: 'Byron', info: { company: 'Somerville Ltd' } })
 */
export const bulkUpdateContacts: (
  options: Argument<wire.BulkUpdateContactsRequest>,
) => Promise<Answer<wire.ContactJobStartedResponse>> = /* @__PURE__ */ method(
  operations.bulkUpdateContacts,
  (options) => ({ ...options }),
)

/**
 * Starts a job that gives labels to the contacts that match, and takes labels from them.
 * @throws {CommerceError} `LABEL_NOT_FOUND`; `IDEMPOTENCY_KEY_REUSED`
 * @example
 * await client.contacts.bulkLabelAndUnlabelContacts({ filter: {}, labelKeysToAdd: ['custom.newsletter'] })
 */
export const bulkLabelAndUnlabelContacts: (
  options?: Argument<wire.BulkLabelContactsRequest>,
) => Promise<Answer<wire.ContactJobStartedResponse>> = /* @__PURE__ */ method(
  operations.bulkLabelAndUnlabelContacts,
  (options) => ({ ...options }),
)

const jobDates = { startedDate: date, finishedDate: date }

/**
 * Returns a job that a bulk call started, and how far it is.
 * @throws {CommerceError} `CONTACT_JOB_NOT_FOUND`
 * @example
 * const { jobId = '' } = await client.contacts.bulkDeleteContacts({ search: 'Byron' })
 * const { status, successTotal, failedTotal } = await client.contacts.getBulkJob(jobId)
 */
export const getBulkJob: (jobId: string) => Promise<Answer<wire.ContactJob, typeof jobDates>> =
  /* @__PURE__ */ method(operations.getContactJob, (jobId) => ({ _id: jobId }), {
    ...{ gives: { job: jobDates }, answers: 'job' },
  })

/** Which contacts to merge into the target. */
export interface MergeContactsOptions {
  /** From one to five. What the first has goes before what the next ones have. */
  readonly sourceContactIds?: readonly string[]
}

/**
 * Merges contacts into another one, which keeps what it has and gets what they have: details, labels, orders, notes and
 * tags. The others are gone then, and their ids lead to it. This can't be undone.
 * @throws {CommerceError} `ILLEGAL_MERGE` for a member as a source; `CONTACT_ALREADY_CHANGED` if the revision isn't the
 * target's current one; `CONTACT_NOT_FOUND`
 * @example
 * const { revision } = await client.contacts.getContact(contactId)
 * const sourceContactIds = ['8046df3c-7575-4098-a5ab-c91ad8f33c47']
 * await client.contacts.mergeContacts(contactId, revision ?? 1, { sourceContactIds })
 */
export const mergeContacts: (
  targetContactId: string,
  targetContactRevision: number,
  options?: MergeContactsOptions,
) => Promise<{ contact: Contact }> = /* @__PURE__ */ method(
  operations.mergeContacts,
  (targetContactId, targetContactRevision, options) => ({
    ...{ ...options, targetContactId, targetContactRevision },
  }),
  { gives },
)

/**
 * Returns what a contact would be after a merge, without merging.
 * @throws {CommerceError} `CONTACT_NOT_FOUND`, `ILLEGAL_MERGE`
 * @example
 * const sourceContactIds = ['8046df3c-7575-4098-a5ab-c91ad8f33c47']
 * const { contact } = await client.contacts.previewMergeContacts(contactId, { sourceContactIds })
 */
export const previewMergeContacts: (
  targetContactId: string,
  options?: MergeContactsOptions,
) => Promise<{ contact: Contact }> = /* @__PURE__ */ method(
  operations.previewMergeContacts,
  (targetContactId, options) => ({ ...options, targetContactId }),
  { gives },
)

/**
 * Registers a handler for new contacts.
 * @example client.contacts.onContactCreated(({ entity }) => console.log(entity.primaryInfo?.email))
 */
export const onContactCreated: Register<EntityEvent<Contact>> = /* @__PURE__ */ event('onContactCreated')

/**
 * Registers a handler for changed contacts.
 * @example client.contacts.onContactUpdated(({ entity }) => console.log(entity.info?.labelKeys?.items))
 */
export const onContactUpdated: Register<EntityEvent<Contact>> = /* @__PURE__ */ event('onContactUpdated')

/**
 * Registers a handler for deleted contacts. The contact's id is `metadata.entityId`.
 * @example client.contacts.onContactDeleted(({ metadata }) => console.log(metadata.entityId, metadata.originatedFrom))
 */
export const onContactDeleted: Register<EntityEvent<Contact | undefined>> =
  /* @__PURE__ */ event('onContactDeleted')

/** Which contacts were merged, and what the target is now. */
export interface ContactMerged {
  targetContactId?: string
  sourceContactIds?: string[]
  targetContact?: Contact
}

/**
 * Registers a handler for merged contacts.
 * @example client.contacts.onContactMerged(({ data }) => console.log(data.sourceContactIds, data.targetContactId))
 */
export const onContactMerged: Register<ActionEvent<ContactMerged>> = /* @__PURE__ */ event('onContactMerged')
