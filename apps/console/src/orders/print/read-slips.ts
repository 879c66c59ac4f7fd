import type { orders } from '@vitrine/client/ecom'
import type { Page } from '../../list/use-pages.ts'
import { shop } from '../../session/shop-client.ts'
import { type AskedOrders, readOrders } from '../read-orders.ts'

/** At most this many packing slips are on one page; more would make a browser freeze. */
export const MOST_PRINTED = 500
/** Few enough for the page to stay quick while more arrive. */
const PAGE = 50

/** The orders to print: those that were selected, or everything that the list was asked for. */
export type PrintedOrders = { readonly ids: readonly string[] } | { readonly asked: AskedOrders }

/** What the list of orders handed over; nothing if the address was typed. */
export const printedOrdersOf = (state: unknown): PrintedOrders => {
  const { asked, ids }: { asked?: unknown; ids?: unknown } = Object(state)
  if (isAsked(asked)) return { asked }
  return { ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [] }
}

const isAsked = (asked: unknown): asked is AskedOrders =>
  typeof asked === 'object' && asked !== null && 'search' in asked && typeof asked.search === 'string'

/** Reads a page of the orders to print, in the list's order; those that are gone are left out. */
export const readSlips = async (
  printed: PrintedOrders,
  cursor: string | undefined,
): Promise<Page<orders.Order>> => {
  if ('asked' in printed) return readOrders(printed.asked, cursor, PAGE)
  const start = Number(cursor ?? 0)
  const ids = printed.ids.slice(start, start + PAGE)
  const next = start + PAGE < printed.ids.length ? String(start + PAGE) : undefined
  if (ids.length === 0) return { rows: [], next }
  const found = await shop.orders.searchOrders({
    filter: { _id: { $in: ids } },
    cursorPaging: { limit: PAGE },
  })
  const byId = new Map(found.orders.map((order) => [order._id, order]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), next }
}
