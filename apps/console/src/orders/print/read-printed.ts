import { queryOptions } from '@tanstack/react-query'
import type { orders } from '@vitrine/client/ecom'
import { shop } from '../../session/shop-client.ts'

/** At most this many packing slips are printed at once. */
export const MOST_PRINTED = 500
const PAGE = 100

/** Reads what a shop prints about itself. */
export const factsQuery = queryOptions({ queryKey: ['shop'], queryFn: () => shop.facts.getShop() })

/** Reads an order to print. */
export const orderQuery = (orderId: string) =>
  queryOptions({ queryKey: ['order', orderId], queryFn: () => shop.orders.getOrder(orderId) })

/** Reads several orders in the given order; those that are gone are left out. */
export const ordersQuery = (ids: readonly string[]) =>
  queryOptions({ queryKey: ['order', 'printed', ids], queryFn: () => readOrders(ids) })

const readOrders = async (ids: readonly string[]): Promise<orders.Order[]> => {
  const found = new Map<string, orders.Order>()
  for (let start = 0; start < ids.length; start += PAGE) {
    const answer = await shop.orders.searchOrders({
      filter: { _id: { $in: ids.slice(start, start + PAGE) } },
      cursorPaging: { limit: PAGE },
    })
    for (const order of answer.orders) found.set(order._id, order)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
