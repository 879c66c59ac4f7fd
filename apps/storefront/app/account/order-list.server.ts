import type { orders } from '@vitrine/client/ecom'
import { pictureOf } from '../cart/cart-view.server.ts'
import type { Language } from '../messages/languages.ts'
import { moneyText } from '../money.ts'
import { settings } from '../settings.server.ts'
import type { Visitor } from '../shop.server.ts'
import type { OrderList, OrderState, OrderSummary } from './order-list.ts'

type WireOrder = orders.QueryStoresOrdersResponse['orders'][number]

const PAGE_SIZE = 10

/** Reads a page of the member's own orders, newest first. */
export async function readOrders({ client, language }: Visitor, page: number): Promise<OrderList> {
  const offset = (page - 1) * PAGE_SIZE
  const { orders, metadata } = await client.orders.queryStoresOrders({ paging: { limit: PAGE_SIZE, offset } })
  const total = metadata?.total ?? orders.length
  return {
    orders: orders.map((order) => summaryOf(order, language)),
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** The page number in the address; the first page if it is invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

function summaryOf(order: WireOrder, language: Language): OrderSummary {
  const { _id, number, currency, dateCreated, totals, lineItems } = order
  return {
    id: _id,
    number: String(number),
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(dateCreated)),
    total: moneyText(totals.total, currency, language),
    state: stateOf(order),
    ...(order.paymentStatus === 'PARTIALLY_REFUNDED' && { isPartlyRefunded: true }),
    lines: lineItems.length,
    names: lineItems.slice(0, 3).map(({ name }) => name),
    pictures: picturesOf(lineItems),
    pieces: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

function stateOf({ paymentStatus, fulfillmentStatus, shippingInfo }: WireOrder): OrderState {
  if (fulfillmentStatus === 'CANCELED') return 'CANCELED'
  if (paymentStatus === 'FULLY_REFUNDED') return 'GIVEN_BACK'
  const isPickedUp = shippingInfo?.pickupDetails !== undefined
  if (fulfillmentStatus === 'FULFILLED') return isPickedUp ? 'READY' : 'DELIVERED'
  if (fulfillmentStatus === 'PARTIALLY_FULFILLED') return isPickedUp ? 'PARTLY_READY' : 'PARTLY'
  return ['PAID', 'PENDING', 'PARTIALLY_REFUNDED'].includes(paymentStatus) ? 'PAID' : 'DUE'
}

/** The first few different pictures. */
function picturesOf(lines: WireOrder['lineItems']) {
  const all = lines.flatMap(({ name, mediaItem }) => pictureOf(mediaItem?.url, name, settings.mediaUrl) ?? [])
  return [...new Map(all.map((picture) => [picture.url, picture])).values()].slice(0, 4)
}
