import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { contacts } from '../declare/service.ts'
import type * as requests from './contacts.requests.ts'
import type * as labels from './labels.schemas.ts'

export const createContact = /* @__PURE__ */ operation<
  requests.CreateContactRequest,
  requests.ContactResponse
>('createContact', 'Creates a contact.', contacts, 'POST /v4/contacts')

export const getContact = /* @__PURE__ */ operation<requests.GetContactRequest, requests.ContactResponse>(
  'getContact',
  'Returns a contact: a member, a guest, or anyone who left their details.',
  contacts,
  'GET /v4/contacts/:id',
)

export const listContacts = /* @__PURE__ */ operation<
  requests.ListContactsRequest,
  requests.ContactsResponse
>('listContacts', 'Lists contacts, newest first.', contacts, 'GET /v4/contacts')

export const queryContacts = /* @__PURE__ */ operation<
  requests.QueryContactsRequest,
  requests.ContactsResponse
>('queryContacts', 'Lists contacts by filter, order and page.', contacts, 'POST /v4/contacts/query')

export const updateContact = /* @__PURE__ */ operation<
  requests.UpdateContactRequest,
  requests.ContactResponse
>('updateContact', 'Changes the details of a contact.', contacts, 'PATCH /v4/contacts/:contactId')

export const deleteContact = /* @__PURE__ */ operation<requests.ContactIdRequest, Empty>(
  'deleteContact',
  'Deletes a contact who has neither an account nor orders.',
  contacts,
  'DELETE /v4/contacts/:contactId',
)

export const mergeContacts = /* @__PURE__ */ operation<
  requests.MergeContactsRequest,
  requests.ContactResponse
>(
  'mergeContacts',
  'Merges contacts into another one, which keeps what it has and gets what they have.',
  contacts,
  'POST /v4/contacts/:targetContactId/merge',
)

export const previewMergeContacts = /* @__PURE__ */ operation<
  requests.PreviewMergeContactsRequest,
  requests.ContactResponse
>(
  'previewMergeContacts',
  'Returns what a contact would be after a merge, without merging.',
  contacts,
  'POST /v4/contacts/:targetContactId/preview-merge',
)

export const labelContact = /* @__PURE__ */ operation<
  requests.ContactLabelsRequest,
  requests.ContactResponse
>('labelContact', 'Adds labels to a contact.', contacts, 'POST /v4/contacts/:contactId/labels')

export const unlabelContact = /* @__PURE__ */ operation<
  requests.ContactLabelsRequest,
  requests.ContactResponse
>('unlabelContact', 'Removes labels from a contact.', contacts, 'DELETE /v4/contacts/:contactId/labels')

export const appendOrCreateContact = /* @__PURE__ */ operation<
  requests.SubmitContactRequest,
  requests.SubmitContactResponse
>(
  'appendOrCreateContact',
  'Adds details from a form to the contact with that email address, or creates the contact.',
  contacts,
  'POST /v4/contact-submit',
)

export const findOrCreateLabel = /* @__PURE__ */ operation<
  labels.FindOrCreateLabelRequest,
  labels.FindOrCreateLabelResponse
>(
  'findOrCreateLabel',
  'Returns a label by name, and creates it if there is none.',
  contacts,
  'POST /v4/labels',
)

export const listLabels = /* @__PURE__ */ operation<labels.ListLabelsRequest, labels.ListLabelsResponse>(
  'listLabels',
  'Lists contact labels, ordered by name.',
  contacts,
  'GET /v4/labels',
)

export const queryLabels = /* @__PURE__ */ operation<labels.QueryLabelsRequest, labels.QueryLabelsResponse>(
  'queryLabels',
  'Lists contact labels by filter, order and page.',
  contacts,
  'POST /v4/labels/query',
)

export const getLabel = /* @__PURE__ */ operation<labels.LabelKeyRequest, labels.LabelResponse>(
  'getLabel',
  'Returns a label.',
  contacts,
  'GET /v4/labels/:key',
)

export const renameLabel = /* @__PURE__ */ operation<labels.RenameLabelRequest, labels.LabelResponse>(
  'renameLabel',
  'Renames a label.',
  contacts,
  'PATCH /v4/labels/:label.key',
)

export const deleteLabel = /* @__PURE__ */ operation<labels.LabelKeyRequest, Empty>(
  'deleteLabel',
  'Deletes a label, and removes it from every contact.',
  contacts,
  'DELETE /v4/labels/:key',
)
