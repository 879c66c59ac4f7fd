import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole, withId } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import { address } from '../wire/address.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const customer = { _createdDate: date, lastOrderDate: date }
const note = { _createdDate: date }
const account = { _createdDate: date, lastLoginDate: date }
const orders = { orders: { _createdDate: date } }
const sessions = { sessions: { _createdDate: date, lastUsedDate: date } }
const one = { customer, account, notes: note, addresses: { address } }

/** Someone who bought something or has an account. One email address is one customer. */
export type Customer = Answer<wire.Customer, typeof customer>
/** A customer with account, addresses and notes. */
export type CustomerDetails = Answer<wire.GetCustomerResponse, typeof one>
/** What staff wrote about a customer. */
export type CustomerNote = Answer<wire.CustomerNote, typeof note>
/** Which customers to list, and in which order; filters are combined. */
export type ListCustomersOptions = Argument<wire.ListCustomersRequest>
/** A page of customers; no cursor means it is the last. */
export type ListCustomersResponse = Answer<wire.ListCustomersResponse, { customers: typeof customer }>
/** Where a page of orders begins, and how many it has. */
export type ListCustomerOrdersOptions = Omit<Argument<wire.ListCustomerOrdersRequest>, '_id'>

/**
 * Lists members and guests, the latest buyer first: 50 by default, 100 at most. `search` finds the start of words
 * of the name or the address. Amounts are decimal text, one per currency.
 * @throws {CommerceError} `INVALID_ARGUMENT` for a cursor that isn't one, or is one of another order
 * @example const { customers } = await client.customers.listCustomers({ status: 'WAITING', sort: 'NAME' })
 */
export const listCustomers: (options?: ListCustomersOptions) => Promise<ListCustomersResponse> =
  /* @__PURE__ */ method(operations.listCustomers, whole, { gives: { customers: customer } })

/**
 * Returns a customer with account, addresses and notes.
 * @throws {CommerceError} `CUSTOMER_NOT_FOUND`
 * @example const { customer, addresses, notes } = await client.customers.getCustomer(customerId)
 */
export const getCustomer: (_id: string) => Promise<CustomerDetails> = /* @__PURE__ */ method(
  operations.getCustomer,
  byId,
  { gives: one },
)

/**
 * Lists a customer's orders, newest first: 20 by default, 100 at most.
 * @throws {CommerceError} `CUSTOMER_NOT_FOUND`, `INVALID_ARGUMENT`
 * @example const { orders } = await client.customers.listCustomerOrders(customerId, { limit: 5 })
 */
export const listCustomerOrders: (
  _id: string,
  options?: ListCustomerOrdersOptions,
) => Promise<Answer<wire.ListCustomerOrdersResponse, typeof orders>> = /* @__PURE__ */ method(
  operations.listCustomerOrders,
  withId,
  { gives: orders },
)

/**
 * Adds a note of at most 2,000 characters. Customers don't see it in the shop; a copy of their data has it.
 * @throws {CommerceError} `CUSTOMER_NOT_FOUND`, `CUSTOMER_NOTE_LIMIT`
 * @example const note = await client.customers.addCustomerNote(customerId, 'Asked for a catalog')
 */
export const addCustomerNote: (_id: string, text: string) => Promise<CustomerNote> = /* @__PURE__ */ method(
  operations.addCustomerNote,
  (_id, text) => ({ _id, text }),
  {
    ...{ gives: { note }, answers: 'note' },
  },
)

/**
 * Deletes a note.
 * @throws {CommerceError} `CUSTOMER_NOT_FOUND`, `CUSTOMER_NOTE_NOT_FOUND`
 * @example await client.customers.deleteCustomerNote(customerId, noteId)
 */
export const deleteCustomerNote: (_id: string, noteId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCustomerNote,
  (_id, noteId) => ({ _id, noteId }),
  { answers: 'nothing' },
)

/**
 * Replaces a customer's tags: at most 20, each of at most 40 characters. Returns them sorted, each once.
 * @throws {CommerceError} `CUSTOMER_NOT_FOUND`
 * @example await client.customers.setCustomerTags(customerId, ['Press', 'VIP'])
 */
export const setCustomerTags: (_id: string, tags: string[]) => Promise<string[]> = /* @__PURE__ */ method(
  operations.setCustomerTags,
  (_id, tags) => ({ _id, tags }),
  { answers: 'tags' },
)

/**
 * Lists the first 200 tags that customers have, sorted.
 * @example
 * const tags = await client.customers.listCustomerTags()
 * // tags is ['Press']
 */
export const listCustomerTags: () => Promise<string[]> = /* @__PURE__ */ method(
  operations.listCustomerTags,
  () => ({}),
  { answers: 'tags' },
)

/**
 * Lists a customer's logins that still work, last used first.
 * @throws {CommerceError} `CUSTOMER_NOT_FOUND`
 * @example const { sessions } = await client.customers.listCustomerSessions(customerId)
 */
export const listCustomerSessions: (
  _id: string,
) => Promise<Answer<wire.ListCustomerSessionsResponse, typeof sessions>> = /* @__PURE__ */ method(
  operations.listCustomerSessions,
  byId,
  { gives: sessions },
)

/**
 * Ends one session, or all without a `sessionId`: within five seconds the customer is logged out. For owners
 * and API keys.
 * @throws {CommerceError} `CUSTOMER_NOT_FOUND`
 * @example await client.customers.endCustomerSessions(customerId)
 */
export const endCustomerSessions: (_id: string, sessionId?: string) => Promise<void> = /* @__PURE__ */ method(
  operations.endCustomerSessions,
  (_id, sessionId) => ({ _id, ...(sessionId !== undefined && { sessionId }) }),
  { answers: 'nothing' },
)

/**
 * Returns everything that the shop holds about a customer, by kind, without passwords, codes and tokens. For owners
 * and API keys.
 * @throws {CommerceError} `CUSTOMER_NOT_FOUND`
 * @example const data = await client.customers.getCustomerData(customerId)
 */
export const getCustomerData: (_id: string) => Promise<wire.CustomerDataResponse['data']> =
  /* @__PURE__ */ method(operations.getCustomerData, byId, { answers: 'data' })

/**
 * Deletes a customer: account, notes, tags, carts, reviews and mails. Orders and invoices stay, because the law
 * requires them. For owners and API keys.
 * @throws {CommerceError} `CUSTOMER_NOT_FOUND`
 * @example await client.customers.deleteCustomer(customerId)
 */
export const deleteCustomer: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCustomer,
  byId,
  { answers: 'nothing' },
)
