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
  'Exports a list of customers to a CSV file.',
  vitrine,
  '/v1/customer-exports',
)

export const getCustomer = /* @__PURE__ */ operation<schemas.CustomerIdRequest, schemas.GetCustomerResponse>(
  'getCustomer',
  'Reads a customer with account, addresses and notes.',
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
>('addCustomerNote', 'Adds a note about a customer.', vitrine, 'POST /v1/customers/:id/notes')

export const deleteCustomerNote = /* @__PURE__ */ operation<schemas.DeleteCustomerNoteRequest, Empty>(
  'deleteCustomerNote',
  'Deletes a note about a customer.',
  vitrine,
  'DELETE /v1/customers/:id/notes/:noteId',
)

export const setCustomerTags = /* @__PURE__ */ operation<
  schemas.SetCustomerTagsRequest,
  schemas.CustomerTagsResponse
>('setCustomerTags', 'Replaces the tags of a customer.', vitrine, 'POST /v1/customers/:id/tags')

export const listCustomerTags = /* @__PURE__ */ operation<Empty, schemas.CustomerTagsResponse>(
  'listCustomerTags',
  'Lists the first 200 tags that customers have, sorted.',
  vitrine,
  'GET /v1/customer-tags',
)

export const listCustomerSessions = /* @__PURE__ */ operation<
  schemas.CustomerIdRequest,
  schemas.ListCustomerSessionsResponse
>(
  'listCustomerSessions',
  'Lists the logins of a customer that still work.',
  vitrine,
  'GET /v1/customers/:id/sessions',
)

export const endCustomerSessions = /* @__PURE__ */ operation<schemas.EndCustomerSessionsRequest, Empty>(
  'endCustomerSessions',
  'Ends one session of a customer, or all.',
  vitrine,
  'POST /v1/customers/:id/end-sessions',
)

export const getCustomerData = /* @__PURE__ */ operation<
  schemas.CustomerIdRequest,
  schemas.CustomerDataResponse
>(
  'getCustomerData',
  'Reads everything that the shop holds about a customer, for a copy they ask for.',
  vitrine,
  'GET /v1/customers/:id/data',
)

export const deleteCustomer = /* @__PURE__ */ operation<schemas.CustomerIdRequest, Empty>(
  'deleteCustomer',
  'Deletes a customer and their data. Orders and invoices stay.',
  vitrine,
  'DELETE /v1/customers/:id',
)
