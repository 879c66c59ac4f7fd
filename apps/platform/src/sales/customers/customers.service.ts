import { Readable } from 'node:stream'
import type * as wire from '@vitrine/contract'
import { money, moneyText } from '@vitrine/pricing'
import { type Database, type Reader, statement } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { FileAnswer } from '../../floor/http/answers.ts'
import { pageOf } from '../../floor/query/page.ts'
import type { StoredCustomer } from '../../people/customers/customer.ts'
import { customersStore } from '../../people/customers/customers.store.ts'
import type { MemberRow } from '../../people/members/member.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { showContact } from '../../people/members/show-member.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { OrderDocument } from '../orders/order.ts'
import { notesStore } from './care/notes.store.ts'
import { exportedCustomers } from './list/export-customers.ts'
import { type CustomersAsked, cursorOf, listCustomers, readerFor } from './list/list-customers.ts'
import { showCustomers } from './list/show-customers.ts'

/** Customers as staff see them. */
export interface CustomersService {
  list(call: Call<wire.ListCustomersRequest>): Promise<wire.ListCustomersResponse>
  export(call: Call<wire.ExportCustomersRequest>): Promise<FileAnswer>
  /** @throws {Failure} CUSTOMER_NOT_FOUND */
  get(call: Call<wire.CustomerIdRequest>): Promise<wire.GetCustomerResponse>
  /** @throws {Failure} CUSTOMER_NOT_FOUND */
  orders(call: Call<wire.ListCustomerOrdersRequest>): Promise<wire.ListCustomerOrdersResponse>
}

interface OrderRow {
  order_id: string
  order_number: number
  status: string
  payment_status: string
  fulfillment_status: string
  currency: string
  total_minor: number
  created_at: number
  document: string
}

const PAGE = 50
const ORDERS = 20

const SELECT_ORDERS = `SELECT order_id, order_number, status, payment_status, fulfillment_status, currency, total_minor,
    created_at, document
  FROM orders WHERE site_id = ? AND customer_id = ?`
const listOrders = statement<OrderRow>(
  `${SELECT_ORDERS} AND (created_at, order_id) < (?, ?) ORDER BY created_at DESC, order_id DESC LIMIT ?`,
)
const latestDocuments = statement<{ document: string }>(
  `SELECT document FROM orders WHERE site_id = ? AND customer_id = ? ORDER BY created_at DESC, order_id DESC LIMIT 20`,
)

export const createCustomers = (database: Database): CustomersService => {
  const found = async (siteId: string, id: string): Promise<StoredCustomer> => {
    const customer = await customersStore.find(database, siteId, id)
    if (!customer) throw fail('CUSTOMER_NOT_FOUND')
    return customer
  }

  return {
    list: async ({ actor: { siteId }, input }) => {
      const { orderId, memberId, limit = PAGE, cursor, ...asked } = input
      if (orderId !== undefined || memberId !== undefined)
        return { customers: await showCustomers(database, siteId, await only(database, siteId, input)) }
      const page = { cursor, limit: limit + 1 }
      const rows = await listCustomers(readerFor(database, asked), siteId, asked, page)
      const { page: customers, ...next } = pageOf(rows, limit, (customer) => cursorOf(customer, asked))
      return { customers: await showCustomers(database, siteId, customers), ...next }
    },

    export: async ({ actor: { siteId }, input }) => {
      const texts = exportedCustomers(database.replica, siteId, input satisfies CustomersAsked)
      return new FileAnswer(Readable.from(texts), 'text/csv; charset=utf-8', 'customers.csv')
    },

    get: async ({ actor: { siteId }, input: { id } }) => {
      const stored = await found(siteId, id)
      const [customer] = await showCustomers(database, siteId, [stored])
      const member = stored.memberId && (await membersStore.find(database, siteId, stored.memberId))
      const documents = await database.all(latestDocuments, siteId, id)
      const ofOrders = documents.flatMap(({ document }) => addressesIn(JSON.parse(document)))
      const ofAccount = member ? (showContact(member).addresses ?? []).map((address) => ({ address })) : []
      if (!customer) throw fail('CUSTOMER_NOT_FOUND')
      return {
        customer,
        ...(member && { account: accountOf(member) }),
        addresses: distinct([...ofAccount, ...ofOrders]),
        notes: await notesStore.list(database, siteId, id),
      }
    },

    orders: async ({ actor: { siteId }, input: { id, limit = ORDERS, cursor } }) => {
      await found(siteId, id)
      const rows = await database.all(listOrders, siteId, id, ...placeOf(cursor), limit + 1)
      const next = ({ created_at, order_id }: OrderRow) => `${created_at}_${order_id}`
      const { page, ...more } = pageOf(rows, limit, next)
      return { orders: page.map(shownOrder), ...more }
    },
  }
}

/** The buyer of an order, or the customer with an account; both must be the same if both are asked for. */
const only = async (
  reader: Reader,
  siteId: string,
  { orderId, memberId }: wire.ListCustomersRequest,
): Promise<StoredCustomer[]> => {
  const ofOrder = orderId === undefined ? undefined : await customersStore.ofOrder(reader, siteId, orderId)
  if (memberId === undefined) return ofOrder ? [ofOrder] : []
  const ofMember = await customersStore.ofMember(reader, siteId, memberId)
  return ofMember && (orderId === undefined || ofOrder?.id === ofMember.id) ? [ofMember] : []
}

const accountOf = (member: MemberRow): wire.CustomerAccount => ({
  memberId: member.memberId,
  isEmailVerified: member.emailVerifiedAt !== null,
  createdDate: new Date(member.createdAt).toISOString(),
  ...(member.lastLoginAt !== null && { lastLoginDate: new Date(member.lastLoginAt).toISOString() }),
  phones: showContact(member).phones ?? [],
})

const addressesIn = ({ agreed }: Pick<OrderDocument, 'agreed'>): wire.AddressWithContact[] =>
  [agreed.shippingInfo?.logistics?.shippingDestination, agreed.recipientInfo, agreed.billingInfo].flatMap(
    (place) => {
      const { address, contactDetails } = place ?? {}
      return address ? [{ address, ...(contactDetails && { contactDetails }) }] : []
    },
  )

const distinct = (addresses: readonly wire.AddressWithContact[]): wire.AddressWithContact[] => [
  ...new Map(addresses.map((each) => [JSON.stringify(each.address), each])).values(),
]

const shownOrder = (row: OrderRow): wire.CustomerOrder => ({
  ...(isPickedUp(JSON.parse(row.document)) && { isPickup: true }),
  ...{ id: row.order_id, number: String(row.order_number), status: row.status, currency: row.currency },
  ...{ paymentStatus: row.payment_status, fulfillmentStatus: row.fulfillment_status },
  createdDate: new Date(row.created_at).toISOString(),
  total: moneyText(money(row.total_minor, row.currency)),
})

const isPickedUp = ({ agreed }: Pick<OrderDocument, 'agreed'>): boolean =>
  agreed.shippingInfo?.logistics?.pickupDetails !== undefined

/** Without a cursor, a page begins at the newest order. */
const placeOf = (cursor: string | undefined): readonly [number, string] => {
  if (cursor === undefined) return [Number.MAX_SAFE_INTEGER, '']
  const [, at, id] = cursor.match(/^(\d{1,15})_([0-9a-f-]{36})$/) ?? []
  if (id === undefined) throw refuse('cursor', 'FORMAT', 'must be the nextCursor of an earlier page')
  return [Number(at), id]
}
