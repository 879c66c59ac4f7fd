import { operation } from '../declare/operation.ts'
import { contacts } from '../declare/service.ts'
import type * as bulk from './contacts-in-bulk.schemas.ts'

export const listContactFacets = /* @__PURE__ */ operation<
  bulk.ListContactFacetsRequest,
  bulk.ContactFacetsResponse
>(
  'listContactFacets',
  'Counts all contacts, those without a label, and those with each label.',
  contacts,
  'GET /v4/contacts/facets',
)

export const queryContactFacets = /* @__PURE__ */ operation<
  bulk.QueryContactFacetsRequest,
  bulk.ContactFacetsResponse
>(
  'queryContactFacets',
  'Counts the contacts that match a filter: all, those without a label, and those with each label.',
  contacts,
  'POST /v4/contacts/facets/query',
)

export const bulkDeleteContacts = /* @__PURE__ */ operation<
  bulk.BulkDeleteContactsRequest,
  bulk.ContactJobStartedResponse
>(
  'bulkDeleteContacts',
  'Starts a job that deletes the contacts that match and have neither an account nor orders.',
  contacts,
  'POST /v4/bulk/contacts/delete',
)

export const bulkUpdateContacts = /* @__PURE__ */ operation<
  bulk.BulkUpdateContactsRequest,
  bulk.ContactJobStartedResponse
>(
  'bulkUpdateContacts',
  'Starts a job that changes the details of the contacts that match.',
  contacts,
  'POST /v4/bulk/contacts/update',
)

export const bulkLabelAndUnlabelContacts = /* @__PURE__ */ operation<
  bulk.BulkLabelContactsRequest,
  bulk.ContactJobStartedResponse
>(
  'bulkLabelAndUnlabelContacts',
  'Starts a job that gives labels to the contacts that match, and takes labels from them.',
  contacts,
  'POST /v4/bulk/contacts/add-remove-labels',
)

export const getContactJob = /* @__PURE__ */ operation<bulk.ContactJobRequest, bulk.ContactJobResponse>(
  'getContactJob',
  'Returns a job that changes many contacts, and how far it is.',
  contacts,
  'GET /v4/bulk/jobs/:id',
)
