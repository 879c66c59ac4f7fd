import { queryOptions } from '@tanstack/react-query'
import { shop } from '../../session/shop-client.ts'

/** Reads what a shop prints about itself. */
export const factsQuery = queryOptions({ queryKey: ['shop'], queryFn: () => shop.facts.getShop() })

/** Reads an order to print. */
export const orderQuery = (orderId: string) =>
  queryOptions({ queryKey: ['order', orderId], queryFn: () => shop.orders.getOrder(orderId) })
