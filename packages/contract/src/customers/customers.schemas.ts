import Type from 'typebox'
import { currencyCode, freeForm, guid, timestamp } from '../declare/schema.ts'
import { AddressWithContact } from '../values/address.schemas.ts'
import { decimal } from '../values/decimal.ts'

/** `GUEST` ordered without an account, `MEMBER` may log in, `WAITING` waits for the owner's approval. */
export const CustomerStatus = Type.Enum(['GUEST', 'MEMBER', 'WAITING', 'BLOCKED'], {
  title: 'CustomerStatus',
})
export type CustomerStatus = Type.Static<typeof CustomerStatus>

/** The latest order first, the highest spend first, by name, or the newest customer first. */
export const CustomerSort = Type.Enum(['LAST_ORDER', 'SPEND', 'NAME', 'NEWEST'], { title: 'CustomerSort' })
export type CustomerSort = Type.Static<typeof CustomerSort>

/** What a customer paid in one currency, minus what they got back. */
export const CustomerSpend = Type.Object(
  { currency: currencyCode, amount: decimal() },
  { title: 'CustomerSpend' },
)
export type CustomerSpend = Type.Static<typeof CustomerSpend>

const someText = { minLength: 1, pattern: '\\S', description: 'text with more than spaces' }
const tag = Type.String({ ...someText, maxLength: 40 })

/** Someone who bought something or has an account. One email address is one customer. */
export const Customer = Type.Object(
  {
    id: guid,
    /** Only customers with an account have one. */
    memberId: Type.Optional(guid),
    email: Type.String(),
    /** Empty if unknown. */
    name: Type.String(),
    status: CustomerStatus,
    /** All orders, cancelled ones too. */
    orderCount: Type.Integer(),
    /** One entry per currency; amounts of different currencies are never added. */
    spend: Type.Array(CustomerSpend),
    lastOrderDate: Type.Optional(timestamp),
    tags: Type.Array(Type.String()),
    createdDate: timestamp,
  },
  { title: 'Customer' },
)
export type Customer = Type.Static<typeof Customer>

/** What staff wrote about a customer. Customers don't see it in the shop; a data export includes it. */
export const CustomerNote = Type.Object(
  {
    id: guid,
    text: Type.String(),
    /** The address of the member of staff who wrote it, if a person did. */
    authorEmail: Type.Optional(Type.String()),
    createdDate: timestamp,
  },
  { title: 'CustomerNote' },
)
export type CustomerNote = Type.Static<typeof CustomerNote>

/** The account of a customer. */
export const CustomerAccount = Type.Object(
  {
    memberId: guid,
    /** Whether the customer proved that the address is theirs. */
    isEmailVerified: Type.Boolean(),
    createdDate: timestamp,
    lastLoginDate: Type.Optional(timestamp),
    phones: Type.Array(Type.String()),
  },
  { title: 'CustomerAccount' },
)
export type CustomerAccount = Type.Static<typeof CustomerAccount>

/** Request for calls about one customer. */
export const CustomerIdRequest = Type.Object({ id: guid }, { title: 'CustomerIdRequest' })
export type CustomerIdRequest = Type.Static<typeof CustomerIdRequest>

/** Response of `getCustomer`. */
export const GetCustomerResponse = Type.Object(
  {
    customer: Customer,
    /** Absent for guests. */
    account: Type.Optional(CustomerAccount),
    /** Those of the account, and those of the latest 20 orders; each once. */
    addresses: Type.Array(AddressWithContact),
    /** Newest first. */
    notes: Type.Array(CustomerNote),
  },
  { title: 'GetCustomerResponse' },
)
export type GetCustomerResponse = Type.Static<typeof GetCustomerResponse>

const filter = {
  /** The start of words of the name or the email address; every word must match. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(CustomerStatus),
  /** In any letter case. */
  tag: Type.Optional(tag),
  /** Default: LAST_ORDER. SPEND compares what customers spent in the shop's own currency. */
  sort: Type.Optional(CustomerSort),
}

/** Request for `listCustomers`. Filters are combined with "and". */
export const ListCustomersRequest = Type.Object(
  {
    ...filter,
    /** The buyer of this order only. */
    orderId: Type.Optional(guid),
    /** The customer with this account only. */
    memberId: Type.Optional(guid),
    /** From 1 to 100; default 50. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  { title: 'ListCustomersRequest' },
)
export type ListCustomersRequest = Type.Static<typeof ListCustomersRequest>

/** Response of `listCustomers`; no cursor means this is the last page. */
export const ListCustomersResponse = Type.Object(
  { customers: Type.Array(Customer), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListCustomersResponse' },
)
export type ListCustomersResponse = Type.Static<typeof ListCustomersResponse>

/** Request for `exportCustomers`: the same filters as `listCustomers`. */
export const ExportCustomersRequest = Type.Object({ ...filter }, { title: 'ExportCustomersRequest' })
export type ExportCustomersRequest = Type.Static<typeof ExportCustomersRequest>

/** An order in the list of a customer. */
export const CustomerOrder = Type.Object(
  {
    id: guid,
    number: Type.String(),
    createdDate: timestamp,
    status: Type.String(),
    paymentStatus: Type.String(),
    fulfillmentStatus: Type.String(),
    /** Whether the buyer collects it. Present only if true. */
    isPickup: Type.Optional(Type.Boolean()),
    currency: currencyCode,
    total: decimal(),
  },
  { title: 'CustomerOrder' },
)
export type CustomerOrder = Type.Static<typeof CustomerOrder>

/** Request for `listCustomerOrders`. */
export const ListCustomerOrdersRequest = Type.Object(
  {
    id: guid,
    /** From 1 to 100; default 20. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListCustomerOrdersRequest' },
)
export type ListCustomerOrdersRequest = Type.Static<typeof ListCustomerOrdersRequest>

/** Response of `listCustomerOrders`, newest first. */
export const ListCustomerOrdersResponse = Type.Object(
  { orders: Type.Array(CustomerOrder), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListCustomerOrdersResponse' },
)
export type ListCustomerOrdersResponse = Type.Static<typeof ListCustomerOrdersResponse>

/** Request for `addCustomerNote`. */
export const AddCustomerNoteRequest = Type.Object(
  { id: guid, text: Type.String({ ...someText, maxLength: 2000 }) },
  { title: 'AddCustomerNoteRequest' },
)
export type AddCustomerNoteRequest = Type.Static<typeof AddCustomerNoteRequest>

/** Response of `addCustomerNote`. */
export const CustomerNoteResponse = Type.Object({ note: CustomerNote }, { title: 'CustomerNoteResponse' })
export type CustomerNoteResponse = Type.Static<typeof CustomerNoteResponse>

/** Request for `deleteCustomerNote`. */
export const DeleteCustomerNoteRequest = Type.Object(
  { id: guid, noteId: guid },
  { title: 'DeleteCustomerNoteRequest' },
)
export type DeleteCustomerNoteRequest = Type.Static<typeof DeleteCustomerNoteRequest>

/** Request for `setCustomerTags`. */
export const SetCustomerTagsRequest = Type.Object(
  {
    id: guid,
    /** All tags of the customer. Tags that differ only in letter case or spaces at the ends are one tag. */
    tags: Type.Array(tag, { maxItems: 20 }),
  },
  { title: 'SetCustomerTagsRequest' },
)
export type SetCustomerTagsRequest = Type.Static<typeof SetCustomerTagsRequest>

/** Response of `setCustomerTags`. */
export const CustomerTagsResponse = Type.Object(
  { tags: Type.Array(Type.String()) },
  { title: 'CustomerTagsResponse' },
)
export type CustomerTagsResponse = Type.Static<typeof CustomerTagsResponse>

/** A login of a customer that still works. */
export const CustomerSession = Type.Object(
  {
    id: guid,
    /** The storefront or app that they logged in to. */
    app: Type.String(),
    createdDate: timestamp,
    lastUsedDate: timestamp,
  },
  { title: 'CustomerSession' },
)
export type CustomerSession = Type.Static<typeof CustomerSession>

/** Response of `listCustomerSessions`, last used first; at most 100. */
export const ListCustomerSessionsResponse = Type.Object(
  { sessions: Type.Array(CustomerSession) },
  { title: 'ListCustomerSessionsResponse' },
)
export type ListCustomerSessionsResponse = Type.Static<typeof ListCustomerSessionsResponse>

/** Request for `endCustomerSessions`. */
export const EndCustomerSessionsRequest = Type.Object(
  {
    id: guid,
    /** Without it, all sessions end. */
    sessionId: Type.Optional(guid),
  },
  { title: 'EndCustomerSessionsRequest' },
)
export type EndCustomerSessionsRequest = Type.Static<typeof EndCustomerSessionsRequest>

/** Response of `getCustomerData`. */
export const CustomerDataResponse = Type.Object(
  {
    /** By kind, such as `orders`. Later versions may add kinds. */
    data: freeForm,
  },
  { title: 'CustomerDataResponse' },
)
export type CustomerDataResponse = Type.Static<typeof CustomerDataResponse>
