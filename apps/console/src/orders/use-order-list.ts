import type { orders } from '@vitrine/client/ecom'
import { useLocation } from 'react-router'
import { type ListAddress, useListAddress } from '../list/use-address.ts'
import { type Pages, usePages } from '../list/use-pages.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { createdIn } from './dates/order-days.ts'
import { type AskedOrders, readOrders } from './read-orders.ts'

/** The list of orders that the page's address asks for; an order's address keeps that of its list. */
export const useOrderList = (): {
  readonly address: ListAddress
  readonly pages: Pages<orders.Order>
  readonly asked: AskedOrders
  /** The list's part of the address, such as `?payment=PAID`; empty when it asks for everything. */
  readonly search: string
} => {
  const { search } = useLocation()
  const address = useListAddress(['payment', 'fulfillment', 'created', 'tag', 'archived'])
  const { timeZone } = useStaff().shop
  const asked = {
    search: address.search,
    payment: address.filter('payment'),
    fulfillment: address.filter('fulfillment'),
    created: createdIn(address.filter('created'), timeZone, new Date()),
    tag: address.filter('tag'),
    archived: address.filter('archived'),
    sort: address.sort,
  }
  const pages = usePages(['orders', asked], (cursor) => readOrders(asked, cursor))
  return { address, pages, asked, search }
}
