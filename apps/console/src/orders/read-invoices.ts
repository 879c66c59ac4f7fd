import { queryOptions } from '@tanstack/react-query'
import { shop } from '../session/shop-client.ts'

/** Reads the invoice and the credit notes of an order. Read again with the order. */
export const invoicesQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId, 'invoices'],
    queryFn: async () => {
      const { invoicesForOrder } = await shop.orderInvoices.listInvoicesForMultipleOrders([orderId])
      return invoicesForOrder[0]?.invoicesInfo ?? []
    },
  })
