import type { orders } from '@vitrine/client/ecom'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

/** The payment and fulfillment statuses to filter by. */
export const PAYMENTS = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'DECLINED',
] as const
export const FULFILLMENTS = ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'] as const
export const ORDER_SORTS = ['newest', 'oldest', 'dearest'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

const SORTS: Readonly<Record<OrderSort, { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }>> = {
  newest: { fieldName: '_createdDate', order: 'DESC' },
  oldest: { fieldName: '_createdDate', order: 'ASC' },
  dearest: { fieldName: 'priceSummary.total.amount', order: 'DESC' },
}
const PAGE_SIZE = 50
/** The most that one call answers. */
const LONGEST_PAGE = 100

/** What a list of orders was asked for. */
export interface AskedOrders {
  readonly search: string
  readonly payment: string | undefined
  readonly fulfillment: string | undefined
  /** The first moment, and the first one behind. */
  readonly created: { readonly $gte: string; readonly $lt: string } | undefined
  readonly tag: string | undefined
  /** `yes`: only archived orders. Otherwise only the others, unless something is searched for. */
  readonly archived: string | undefined
  readonly sort: string | undefined
}

/** Orders with something left to send: those of which a part was sent need doing as well. */
const TO_SEND = { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] }
const NOT_CANCELED = { status: { $ne: 'CANCELED' } }

/** The filter of a list of orders, as searches and counts take it. */
export const filterOf = ({ search, payment, fulfillment, created, tag, archived }: AskedOrders) => ({
  ...whereOf(search.trim()),
  ...(payment && { paymentStatus: payment }),
  ...(created && { _createdDate: created }),
  ...(tag && { 'tags.privateTags.tagIds': tag }),
  ...((archived || !search.trim()) && { archived: archived === 'yes' }),
  ...(fulfillment && { fulfillmentStatus: fulfillment === 'NOT_FULFILLED' ? TO_SEND : fulfillment }),
  ...((fulfillment || payment === 'NOT_PAID') && NOT_CANCELED),
})

/** Reads a page of orders. */
export const readOrders = async (
  asked: AskedOrders,
  cursor: string | undefined,
  limit = PAGE_SIZE,
): Promise<Page<orders.Order>> => {
  const { sort } = asked
  const by = SORTS[ORDER_SORTS.find((each) => each === sort) ?? 'newest']
  const found = await shop.orders.searchOrders(
    cursor
      ? { cursorPaging: { limit, cursor } }
      : { filter: filterOf(asked), sort: [by], cursorPaging: { limit } },
  )
  return { rows: found.orders, next: found.metadata?.cursors?.next ?? undefined }
}

/** Reads long pages of orders, for a file of all of them. */
export const readForExport =
  (asked: AskedOrders) =>
  (cursor: string | undefined): Promise<Page<orders.Order>> =>
    readOrders(asked, cursor, LONGEST_PAGE)

/** Digits are an order's number, everything else the start of the buyer's address. */
const whereOf = (search: string) => {
  if (!search) return {}
  if (/^#?\d{1,15}$/.test(search)) return { number: Number(search.replace('#', '')) }
  return { 'buyerInfo.email': { $startsWith: search.toLowerCase() } }
}
