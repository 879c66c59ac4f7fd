import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { contacts } from '../declare/service.ts'
import type * as requests from './contacts.requests.ts'
import type * as labels from './labels.schemas.ts'

export const createContact = /* @__PURE__ */ operation<
  requests.CreateContactRequest,
  requests.ContactResponse
>('createContact', 'Adds a contact.', contacts, 'POST /v4/contacts')

export const getContact = /* @__PURE__ */ operation<requests.GetContactRequest, requests.ContactResponse>(
  'getContact',
  'Reads a contact: a member, a guest, or someone who left their details.',
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
>('queryContacts', 'Queries contacts by filter, order and page.', contacts, 'POST /v4/contacts/query')

export const updateContact = /* @__PURE__ */ operation<
  requests.UpdateContactRequest,
  requests.ContactResponse
>('updateContact', 'Changes what the shop keeps of a contact.', contacts, 'PATCH /v4/contacts/:contactId')

export const deleteContact = /* @__PURE__ */ operation<requests.ContactIdRequest, Empty>(
  'deleteContact',
  'Deletes a contact who has neither an account nor orders.',
  contacts,
  'DELETE /v4/contacts/:contactId',
)

export const labelContact = /* @__PURE__ */ operation<
  requests.ContactLabelsRequest,
  requests.ContactResponse
>('labelContact', 'Gives a contact labels.', contacts, 'POST /v4/contacts/:contactId/labels')

export const unlabelContact = /* @__PURE__ */ operation<
  requests.ContactLabelsRequest,
  requests.ContactResponse
>('unlabelContact', 'Takes labels from a contact.', contacts, 'DELETE /v4/contacts/:contactId/labels')

export const appendOrCreateContact = /* @__PURE__ */ operation<
  requests.SubmitContactRequest,
  requests.SubmitContactResponse
>(
  'appendOrCreateContact',
  'Keeps what someone left in a form: as a new contact, or added to the one with their address.',
  contacts,
  'POST /v4/contact-submit',
)

export const findOrCreateLabel = /* @__PURE__ */ operation<
  labels.FindOrCreateLabelRequest,
  labels.FindOrCreateLabelResponse
>('findOrCreateLabel', 'Finds a label by its name, or makes it.', contacts, 'POST /v4/labels')

export const listLabels = /* @__PURE__ */ operation<labels.ListLabelsRequest, labels.ListLabelsResponse>(
  'listLabels',
  'Lists the labels of contacts by name.',
  contacts,
  'GET /v4/labels',
)

export const queryLabels = /* @__PURE__ */ operation<labels.QueryLabelsRequest, labels.QueryLabelsResponse>(
  'queryLabels',
  'Queries the labels of contacts.',
  contacts,
  'POST /v4/labels/query',
)

export const getLabel = /* @__PURE__ */ operation<labels.LabelKeyRequest, labels.LabelResponse>(
  'getLabel',
  'Reads a label.',
  contacts,
  'GET /v4/labels/:key',
)

export const renameLabel = /* @__PURE__ */ operation<labels.RenameLabelRequest, labels.LabelResponse>(
  'renameLabel',
  'Gives a label another name.',
  contacts,
  'PATCH /v4/labels/:label.key',
)

export const deleteLabel = /* @__PURE__ */ operation<labels.LabelKeyRequest, Empty>(
  'deleteLabel',
  'Deletes a label, and takes it from every contact.',
  contacts,
  'DELETE /v4/labels/:key',
)
