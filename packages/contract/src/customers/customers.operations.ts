import type { Empty } from '../declare/empty.schemas.ts'
import { fileOperation, operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  AddCustomerNoteRequest,
  CustomerDataResponse,
  CustomerIdRequest,
  CustomerNoteResponse,
  CustomerTagsResponse,
  DeleteCustomerNoteRequest,
  EndCustomerSessionsRequest,
  ExportCustomersRequest,
  GetCustomerResponse,
  ListCustomerOrdersRequest,
  ListCustomerOrdersResponse,
  ListCustomerSessionsResponse,
  ListCustomersRequest,
  ListCustomersResponse,
  SetCustomerTagsRequest,
} from './customers.schemas.ts'

export const listCustomers = /* @__PURE__ */ operation<ListCustomersRequest, ListCustomersResponse>(
  'listCustomers',
  'Lists members and guests: everyone who has an account or bought something.',
  vitrine,
  'GET',
  '/v1/customers',
)

export const exportCustomers = /* @__PURE__ */ fileOperation<ExportCustomersRequest, Empty>(
  'exportCustomers',
  'Exports a list of customers to a CSV file.',
  vitrine,
  '/v1/customer-exports',
)

export const getCustomer = /* @__PURE__ */ operation<CustomerIdRequest, GetCustomerResponse>(
  'getCustomer',
  'Reads a customer with account, addresses and notes.',
  vitrine,
  'GET',
  '/v1/customers/:id',
)

export const listCustomerOrders = /* @__PURE__ */ operation<
  ListCustomerOrdersRequest,
  ListCustomerOrdersResponse
>(
  'listCustomerOrders',
  'Lists the orders of a customer, newest first.',
  vitrine,
  'GET',
  '/v1/customers/:id/orders',
)

export const addCustomerNote = /* @__PURE__ */ operation<AddCustomerNoteRequest, CustomerNoteResponse>(
  'addCustomerNote',
  'Adds a note about a customer.',
  vitrine,
  'POST',
  '/v1/customers/:id/notes',
)

export const deleteCustomerNote = /* @__PURE__ */ operation<DeleteCustomerNoteRequest, Empty>(
  'deleteCustomerNote',
  'Deletes a note about a customer.',
  vitrine,
  'DELETE',
  '/v1/customers/:id/notes/:noteId',
)

export const setCustomerTags = /* @__PURE__ */ operation<SetCustomerTagsRequest, CustomerTagsResponse>(
  'setCustomerTags',
  'Replaces the tags of a customer.',
  vitrine,
  'POST',
  '/v1/customers/:id/tags',
)

export const listCustomerTags = /* @__PURE__ */ operation<Empty, CustomerTagsResponse>(
  'listCustomerTags',
  'Lists the first 200 tags that customers have, sorted.',
  vitrine,
  'GET',
  '/v1/customer-tags',
)

export const listCustomerSessions = /* @__PURE__ */ operation<
  CustomerIdRequest,
  ListCustomerSessionsResponse
>(
  'listCustomerSessions',
  'Lists the logins of a customer that still work.',
  vitrine,
  'GET',
  '/v1/customers/:id/sessions',
)

export const endCustomerSessions = /* @__PURE__ */ operation<EndCustomerSessionsRequest, Empty>(
  'endCustomerSessions',
  'Ends one session of a customer, or all.',
  vitrine,
  'POST',
  '/v1/customers/:id/end-sessions',
)

export const getCustomerData = /* @__PURE__ */ operation<CustomerIdRequest, CustomerDataResponse>(
  'getCustomerData',
  'Reads everything that the shop holds about a customer, for a copy they ask for.',
  vitrine,
  'GET',
  '/v1/customers/:id/data',
)

export const deleteCustomer = /* @__PURE__ */ operation<CustomerIdRequest, Empty>(
  'deleteCustomer',
  'Deletes a customer and their data. Orders and invoices stay.',
  vitrine,
  'DELETE',
  '/v1/customers/:id',
)
