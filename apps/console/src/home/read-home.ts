import { type AskedOrders, filterOf } from '../orders/read-orders.ts'
import { shop } from '../session/shop-client.ts'

/** More than this is shown as "50+", because an exact count of many rows is slow. */
export const MOST_COUNTED = 50
const NEWEST = 8

const NOTHING_ASKED: AskedOrders = {
  created: undefined,
  ...{ search: '', payment: undefined, fulfillment: undefined, tag: undefined, archived: undefined },
  sort: undefined,
}

/** Reads what needs doing and the newest orders. */
export const readHome = async () => {
  const cursorPaging = { limit: MOST_COUNTED + 1 }
  /** Counts what the list of the same address shows. */
  const ordersIn = (asked: Partial<AskedOrders>) =>
    shop.orders.searchOrders({ filter: filterOf({ ...NOTHING_ASKED, ...asked }), cursorPaging })
  const [toSend, unpaid, waiting, soldOut, newest] = await Promise.all([
    ordersIn({ fulfillment: 'NOT_FULFILLED' }),
    ordersIn({ payment: 'NOT_PAID' }),
    shop.members.queryMembers({ filter: { status: 'PENDING' }, paging: { limit: MOST_COUNTED + 1 } }),
    shop.products.queryProducts(
      { filter: { inventoryStatus: 'OUT_OF_STOCK', visible: true }, cursorPaging },
      { includeDetails: false },
    ),
    shop.orders.searchOrders({ cursorPaging: { limit: NEWEST } }),
  ])
  return {
    tasks: [
      { name: 'send', found: toSend.orders.length, to: '/orders?fulfillment=NOT_FULFILLED' },
      { name: 'unpaid', found: unpaid.orders.length, to: '/orders?payment=NOT_PAID' },
      { name: 'approve', found: waiting.members.length, to: '/customers?status=WAITING' },
      { name: 'soldOut', found: soldOut.products.length, to: '/products?stock=OUT_OF_STOCK' },
    ] as const,
    newest: newest.orders,
  }
}
