import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './contacts.operations.ts'
import * as requests from './contacts.requests.ts'
import * as inBulk from './contacts-in-bulk.operations.ts'
import * as bulk from './contacts-in-bulk.schemas.ts'
import * as labels from './labels.schemas.ts'

const reads = { access: 'merchant', scope: 'members:read' } as const
const writes = { access: 'merchant', scope: 'members:manage' } as const

/** Rules for contacts and their labels: callers, schemas and errors. */
export const contactsRules = [
  rule(operations.createContact, {
    ...{ ...writes, input: requests.CreateContactRequest, output: requests.ContactResponse },
    errors: ['DUPLICATE_CONTACT_EXISTS', 'INSUFFICIENT_CONTACT_DATA', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.getContact, {
    ...{ ...reads, input: requests.GetContactRequest, output: requests.ContactResponse },
    errors: ['CONTACT_NOT_FOUND'],
  }),
  rule(operations.listContacts, {
    ...{ ...reads, input: requests.ListContactsRequest, output: requests.ContactsResponse, errors: [] },
  }),
  rule(operations.queryContacts, {
    ...{ ...reads, input: requests.QueryContactsRequest, output: requests.ContactsResponse, errors: [] },
  }),
  rule(operations.updateContact, {
    ...{ ...writes, input: requests.UpdateContactRequest, output: requests.ContactResponse },
    errors: [
      'CONTACT_NOT_FOUND',
      'CONTACT_ALREADY_CHANGED',
      'DUPLICATE_CONTACT_EXISTS',
      'INSUFFICIENT_CONTACT_DATA',
    ],
  }),
  rule(operations.deleteContact, {
    ...{ ...writes, input: requests.ContactIdRequest, output: Empty },
    errors: ['CONTACT_NOT_FOUND', 'CANNOT_DELETE_CUSTOMER'],
  }),
  rule(operations.mergeContacts, {
    ...{ ...writes, input: requests.MergeContactsRequest, output: requests.ContactResponse },
    errors: ['CONTACT_NOT_FOUND', 'CONTACT_ALREADY_CHANGED', 'ILLEGAL_MERGE'],
  }),
  rule(operations.previewMergeContacts, {
    ...{ ...writes, input: requests.PreviewMergeContactsRequest, output: requests.ContactResponse },
    errors: ['CONTACT_NOT_FOUND', 'ILLEGAL_MERGE'],
  }),
  rule(operations.labelContact, {
    ...{ ...writes, input: requests.ContactLabelsRequest, output: requests.ContactResponse },
    errors: ['CONTACT_NOT_FOUND', 'LABEL_NOT_FOUND'],
  }),
  rule(operations.unlabelContact, {
    ...{ ...writes, input: requests.ContactLabelsRequest, output: requests.ContactResponse },
    errors: ['CONTACT_NOT_FOUND'],
  }),
  rule(operations.appendOrCreateContact, {
    ...{ access: 'visitor', scope: 'members:manage' },
    ...{ input: requests.SubmitContactRequest, output: requests.SubmitContactResponse },
    errors: ['INSUFFICIENT_CONTACT_DATA'],
  }),
  rule(operations.findOrCreateLabel, {
    ...{ ...writes, input: labels.FindOrCreateLabelRequest, output: labels.FindOrCreateLabelResponse },
    errors: ['LABELS_QUOTA_REACHED'],
  }),
  rule(operations.listLabels, {
    ...{ ...reads, input: labels.ListLabelsRequest, output: labels.ListLabelsResponse, errors: [] },
  }),
  rule(operations.queryLabels, {
    ...{ ...reads, input: labels.QueryLabelsRequest, output: labels.QueryLabelsResponse, errors: [] },
  }),
  rule(operations.getLabel, {
    ...{ ...reads, input: labels.LabelKeyRequest, output: labels.LabelResponse },
    errors: ['LABEL_NOT_FOUND'],
  }),
  rule(operations.renameLabel, {
    ...{ ...writes, input: labels.RenameLabelRequest, output: labels.LabelResponse },
    errors: ['LABEL_NOT_FOUND'],
  }),
  rule(operations.deleteLabel, {
    ...{ ...writes, input: labels.LabelKeyRequest, output: Empty },
    errors: ['LABEL_NOT_FOUND'],
  }),
  rule(inBulk.listContactFacets, {
    ...{ ...reads, input: bulk.ListContactFacetsRequest, output: bulk.ContactFacetsResponse, errors: [] },
  }),
  rule(inBulk.queryContactFacets, {
    ...{ ...reads, input: bulk.QueryContactFacetsRequest, output: bulk.ContactFacetsResponse, errors: [] },
  }),
  rule(inBulk.bulkDeleteContacts, {
    ...{ ...writes, input: bulk.BulkDeleteContactsRequest, output: bulk.ContactJobStartedResponse },
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(inBulk.bulkUpdateContacts, {
    ...{ ...writes, input: bulk.BulkUpdateContactsRequest, output: bulk.ContactJobStartedResponse },
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(inBulk.bulkLabelAndUnlabelContacts, {
    ...{ ...writes, input: bulk.BulkLabelContactsRequest, output: bulk.ContactJobStartedResponse },
    errors: ['LABEL_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(inBulk.getContactJob, {
    ...{ ...reads, input: bulk.ContactJobRequest, output: bulk.ContactJobResponse },
    errors: ['CONTACT_JOB_NOT_FOUND'],
  }),
]
