import { shop } from '../session/shop-client.ts'

const MOST = 5

/** Finds products by the start of their name, orders by their number or the buyer's address, and customers by name or address. */
export const findThings = async (text: string) => {
  const [products, orders, customers] = await Promise.all([
    shop.products.queryProducts(
      { filter: { name: { $startsWith: text } }, paging: { limit: MOST } },
      { includeDetails: false },
    ),
    shop.orders.searchOrders({
      filter: /^#?\d{1,15}$/.test(text)
        ? { number: Number(text.replace('#', '')) }
        : { 'buyerInfo.email': { $startsWith: text.toLowerCase() } },
      cursorPaging: { limit: MOST },
    }),
    shop.customers.listCustomers({ search: text.slice(0, 200), limit: MOST }),
  ])
  return { products: products.products, orders: orders.orders, customers: customers.customers }
}
