import type { Operation } from '@vitrine/contract'
import {
  getSalesOverview,
  listAbandonedCarts,
  listAuditEntries,
  listCustomers,
  listCustomerTags,
  listLowStock,
  queryCollections,
  queryDraftOrders,
  queryMembers,
  queryProducts,
  searchOrders,
} from '@vitrine/contract/operations'
import type { Caller } from '@vitrine/platform/testing'

type Ask = (caller: Caller, turn: number) => Promise<unknown>

const page = { cursorPaging: { limit: 50 } }
const newest = [{ fieldName: 'createdDate', order: 'DESC' as const }]
const notCanceled = { status: { $ne: 'CANCELED' } }
const toSend = { fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } }
const MOST_COUNTED = { limit: 51 }

const products =
  (query: object): Ask =>
  (caller) =>
    caller.call(queryProducts, { query: { ...page, sort: newest, ...query }, includeDetails: false })
const orders =
  (search: object): Ask =>
  (caller) =>
    caller.call(searchOrders, { search: { ...page, sort: newest, ...search } })
const current = (filter: object): Ask => orders({ filter: { ...filter, archived: false } })
/** Up to as many as the home page counts. */
const counted =
  (filter: Record<string, unknown>): Ask =>
  (caller) =>
    caller.call(searchOrders, { search: { filter, cursorPaging: MOST_COUNTED } })
/** A call without a body, with its input in the address. */
const listed =
  ({ name, path, service }: Operation, input: Readonly<Record<string, string | number>> = {}): Ask =>
  async (caller) => {
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
    const { status, body } = await caller.get(`${service.bases.public[0] ?? ''}${path}?${query}`)
    if (status !== 200) throw new Error(`${name} answered ${status}`)
    return body
  }
const customers = (input: Readonly<Record<string, string>>): Ask =>
  listed(listCustomers, { ...input, limit: 50 })

/** What the back office asks for when a list opens, is filtered, sorted or searched, as its pages do. */
export const LISTS: Readonly<Record<string, Ask>> = {
  'products, newest first': products({}),
  'products, by name': products({ sort: [{ fieldName: 'name', order: 'ASC' }] }),
  'products, cheapest first': products({ sort: [{ fieldName: 'price', order: 'ASC' }] }),
  'products, highest price first': products({ sort: [{ fieldName: 'price', order: 'DESC' }] }),
  'products, hidden': products({ filter: { visible: false } }),
  'products, sold out': products({ filter: { inventoryStatus: 'OUT_OF_STOCK' } }),
  'products, partly sold out': products({ filter: { inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' } }),
  'products, search by name': products({
    filter: { $or: [{ name: { $contains: 'lantern' } }, { sku: { $startsWith: 'lantern' } }] },
  }),
  'products, search without result': products({
    filter: { $or: [{ name: { $contains: 'xyzzy' } }, { sku: { $startsWith: 'xyzzy' } }] },
  }),
  'palette, products by start of name': (caller) =>
    caller.call(queryProducts, {
      query: { filter: { name: { $startsWith: 'lantern' } }, paging: { limit: 5 } },
      includeDetails: false,
    }),
  collections: (caller) =>
    caller.call(queryCollections, {
      query: { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 50 } },
    }),
  'stock, below 5': listed(listLowStock, { below: 5, limit: 50 }),
  'stock, below 1': listed(listLowStock, { below: 1, limit: 50 }),
  'orders, newest first': current({}),
  'orders, oldest first': orders({
    sort: [{ fieldName: 'createdDate', order: 'ASC' }],
    filter: { archived: false },
  }),
  'orders, highest total first': orders({
    sort: [{ fieldName: 'priceSummary.total.amount', order: 'DESC' }],
    filter: { archived: false },
  }),
  'orders, paid': current({ paymentStatus: 'PAID' }),
  'orders, unpaid': current({ ...notCanceled, paymentStatus: 'NOT_PAID' }),
  'orders, refunded in full': current({ paymentStatus: 'FULLY_REFUNDED' }),
  'orders, to send': current({ ...notCanceled, ...toSend }),
  'orders, sent': current({ ...notCanceled, fulfillmentStatus: 'FULFILLED' }),
  'orders, sent in part': current({ ...notCanceled, fulfillmentStatus: 'PARTIALLY_FULFILLED' }),
  'orders, with a tag that none has': current({ 'tags.privateTags.tagIds': 'none' }),
  'orders, archive': orders({ filter: { archived: true } }),
  'orders, search by number': (caller, turn) =>
    caller.call(searchOrders, { search: { ...page, sort: newest, filter: { number: 10_100 + turn } } }),
  'orders, search by email': (caller, turn) =>
    caller.call(searchOrders, {
      search: { ...page, sort: newest, filter: { 'buyerInfo.email': { $startsWith: `guest-${turn}@` } } },
    }),
  'orders, search by start of email': orders({ filter: { 'buyerInfo.email': { $startsWith: 'guest-' } } }),
  'orders, search without result': orders({ filter: { 'buyerInfo.email': { $startsWith: 'nobody' } } }),
  drafts: (caller) =>
    caller.call(queryDraftOrders, { query: { ...page, filter: { status: 'DRAFT', orderId: '' } } }),
  'carts left before a checkout': listed(listAbandonedCarts, { limit: 50 }),
  'customers, latest order first': customers({}),
  'customers, highest spend first': customers({ sort: 'SPEND' }),
  'customers, by name': customers({ sort: 'NAME' }),
  'customers, newest first': customers({ sort: 'NEWEST' }),
  'customers, guests': customers({ status: 'GUEST' }),
  'customers, waiting': customers({ status: 'WAITING', sort: 'NEWEST' }),
  'customers, search by address': (caller, turn) => customers({ search: `guest-${turn + 1}@` })(caller, turn),
  'customers, search by a word of all': customers({ search: 'guest' }),
  'customers, search without result': customers({ search: 'xyzzy' }),
  'customers, tags': listed(listCustomerTags),
  history: listed(listAuditEntries, { limit: 50 }),
  'home, sales': listed(getSalesOverview),
  'home, what needs doing': (caller) =>
    Promise.all([
      counted({ ...notCanceled, ...toSend, archived: false })(caller, 0),
      counted({ ...notCanceled, paymentStatus: 'NOT_PAID', archived: false })(caller, 0),
      caller.call(queryMembers, { query: { filter: { status: 'PENDING' }, paging: MOST_COUNTED } }),
      caller.call(queryProducts, {
        query: { filter: { inventoryStatus: 'OUT_OF_STOCK', visible: true }, cursorPaging: MOST_COUNTED },
        includeDetails: false,
      }),
      caller.call(searchOrders, { search: { cursorPaging: { limit: 8 } } }),
    ]),
}
