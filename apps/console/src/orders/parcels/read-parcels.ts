import { useQuery } from '@tanstack/react-query'
import type { orderFulfillments, orders } from '@vitrine/client/ecom'
import { nameOfLine } from '../../parts/line-name.ts'
import { shop } from '../../session/shop-client.ts'

/** A parcel of an order. */
export type Parcel = orderFulfillments.OrderWithFulfillments['fulfillments'][number]

/** Reads the parcels of an order, oldest first; undefined while it reads. Read again with the order. */
export const useParcels = (orderId: string): readonly Parcel[] | undefined =>
  useQuery({
    queryKey: ['order', orderId, 'parcels'],
    queryFn: async () => {
      const { orderWithFulfillments } = await shop.orderFulfillments.listFulfillmentsForSingleOrder(orderId)
      return orderWithFulfillments.fulfillments
    },
  }).data

/** How many of a line are in parcels. */
export const sentOf = (lineId: string, parcels: readonly Parcel[]): number =>
  parcels
    .flatMap(({ lineItems }) => lineItems)
    .reduce((sum, { _id, quantity }) => sum + (_id === lineId ? quantity : 0), 0)

/** What a line is called. */
export const lineName = (order: orders.Order, lineId: string): string => {
  const line = order.lineItems.find(({ _id }) => _id === lineId)
  return line ? nameOfLine(line) : '–'
}
