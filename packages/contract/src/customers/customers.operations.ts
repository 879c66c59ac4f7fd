import type { Empty } from '../declare/empty.schemas.ts'
import { fileOperation, operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type * as schemas from './customers.schemas.ts'

export const listCustomers = /* @__PURE__ */ operation<
  schemas.ListCustomersRequest,
  schemas.ListCustomersResponse
>(
  'listCustomers',
  'Lists members and guests: everyone who has an account or bought something.',
  vitrine,
  'GET /v1/customers',
)

export const exportCustomers = /* @__PURE__ */ fileOperation<schemas.ExportCustomersRequest, Empty>(
  'exportCustomers',
  'Exports a list of customers as a CSV file.',
  vitrine,
  '/v1/customer-exports',
)

export const getCustomer = /* @__PURE__ */ operation<schemas.CustomerIdRequest, schemas.GetCustomerResponse>(
  'getCustomer',
  'Returns a customer with their account, addresses and notes.',
  vitrine,
  'GET /v1/customers/:id',
)

export const listCustomerOrders = /* @__PURE__ */ operation<
  schemas.ListCustomerOrdersRequest,
  schemas.ListCustomerOrdersResponse
>(
  'listCustomerOrders',
  'Lists the orders of a customer, newest first.',
  vitrine,
  'GET /v1/customers/:id/orders',
)

export const addCustomerNote = /* @__PURE__ */ operation<
  schemas.AddCustomerNoteRequest,
  schemas.CustomerNoteResponse
>('addCustomerNote', 'Adds a note to a customer.', vitrine, 'POST /v1/customers/:id/notes')

export const deleteCustomerNote = /* @__PURE__ */ operation<schemas.DeleteCustomerNoteRequest, Empty>(
  'deleteCustomerNote',
  'Deletes a note from a customer.',
  vitrine,
  'DELETE /v1/customers/:id/notes/:noteId',
)

export const setCustomerTags = /* @__PURE__ */ operation<
  schemas.SetCustomerTagsRequest,
  schemas.CustomerTagsResponse
>('setCustomerTags', 'Replaces the tags of a customer.', vitrine, 'POST /v1/customers/:id/tags')

export const listCustomerTags = /* @__PURE__ */ operation<Empty, schemas.CustomerTagsResponse>(
  'listCustomerTags',
  'Lists the tags that customers have, sorted, at most 200.',
  vitrine,
  'GET /v1/customer-tags',
)

export const listCustomerSessions = /* @__PURE__ */ operation<
  schemas.CustomerIdRequest,
  schemas.ListCustomerSessionsResponse
>(
  'listCustomerSessions',
  'Lists the active sessions of a customer.',
  vitrine,
  'GET /v1/customers/:id/sessions',
)

export const endCustomerSessions = /* @__PURE__ */ operation<schemas.EndCustomerSessionsRequest, Empty>(
  'endCustomerSessions',
  'Ends one session of a customer, or all of them.',
  vitrine,
  'POST /v1/customers/:id/end-sessions',
)

export const getCustomerData = /* @__PURE__ */ operation<
  schemas.CustomerIdRequest,
  schemas.CustomerDataResponse
>(
  'getCustomerData',
  'Returns all data the shop has about a customer, for when they ask for a copy.',
  vitrine,
  'GET /v1/customers/:id/data',
)

export const deleteCustomer = /* @__PURE__ */ operation<schemas.CustomerIdRequest, Empty>(
  'deleteCustomer',
  'Deletes a customer and their data. Orders and invoices stay.',
  vitrine,
  'DELETE /v1/customers/:id',
)
