import { createOrder } from '@vitrine/contract/operations'
import type { Value } from '../../floor/database/database.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'
import { writeDueWords } from '../../people/customers/write-words.ts'
import { COUNTED, guidOf, steps } from '../copied-rows.ts'
import type { Shop } from '../shop.ts'

/**
 * One in this many orders is unsent, one unpaid, one canceled: enough to fill a page of 50 even in a small shop.
 */
const rareIn = (orders: number): number => Math.min(100, Math.max(4, Math.floor(orders / 60)))
/** This many of the newest orders are still to be sent or paid, and not archived. */
const RECENT = 500
const MINUTE_MS = 60_000

/**
 * Fills a shop with orders of guests, a minute apart, by copies of a single one in the database, because a
 * million calls would take hours. Most are paid and sent, and half are in the archive. A shop that has orders
 * stays as it is.
 * @param customers - how many people bought them
 */
export const fillOrders = async (shop: Shop, orders: number, customers: number): Promise<void> => {
  const { database, site } = shop
  if (await database.first(composedStatement('SELECT 1 AS present FROM orders LIMIT 1'))) return
  const merchant = await shop.merchant()
  const line = { quantity: 1, productName: { original: 'Moon Jar' }, price: { amount: '240' } }
  const { order } = await merchant.call(createOrder, {
    order: { lineItems: [line], buyerInfo: { email: 'guest@example.com' }, paymentStatus: 'PAID' },
  })
  const orderId = String(order?.id)
  const first = await database.first(
    composedStatement<Record<string, Value>>('SELECT * FROM orders WHERE order_id = ?'),
    orderId,
  )
  if (!first) throw new Error('The order to copy is missing')
  const copyOrders = copyOrdersOf(Object.keys(first), orders, customers)
  const { copyCustomers, copySpend, setLastNumber } = customerCopies()
  for (const [from, until] of steps(orders))
    await database.transaction((tx) => tx.run(copyOrders, from, until, orderId))
  const each = Math.floor(orders / customers)
  for (const [from, until] of steps(customers))
    await database.transaction((tx) => tx.run(copyCustomers, from, until, each, each, orderId))
  await database.transaction(async (tx) => {
    await tx.run(copySpend, orderId)
    await tx.run(setLastNumber, orders, site.siteId)
  })
  while ((await database.transaction((tx) => writeDueWords(tx, () => ''))) > 0);
  if (database.engine === 'postgres') await database.transaction((tx) => tx.run(composedStatement('ANALYZE')))
}

/** One statement copies an order many times; what differs between orders follows from the row's number. */
const copyOrdersOf = (columns: readonly string[], orders: number, customers: number) => {
  const rare = rareIn(orders)
  const isRare = (left: number) => `n.i % ${rare} = ${left} AND n.i < ${RECENT * rare}`
  const changed: Readonly<Record<string, string>> = {
    order_id: guidOf('0d000000', 'n.i'),
    order_number: 't.order_number + n.i',
    email: `'guest-' || (n.i % ${customers} + 1) || '@example.com'`,
    customer_id: guidOf('0c000000', `(n.i % ${customers} + 1)`),
    status: `CASE WHEN n.i % ${rare} = 3 THEN 'CANCELED' ELSE 'APPROVED' END`,
    payment_status: `CASE WHEN ${isRare(1)} THEN 'NOT_PAID' ELSE 'PAID' END`,
    paid_minor: `CASE WHEN ${isRare(1)} THEN 0 ELSE t.paid_minor END`,
    fulfillment_status: `CASE WHEN n.i % ${rare} = 3 OR ${isRare(2)} THEN 'NOT_FULFILLED' ELSE 'FULFILLED' END`,
    archived: `CASE WHEN n.i > ${orders} / 2 THEN 1 ELSE 0 END`,
    total_minor: 't.total_minor + n.i % 9973',
    created_at: `t.created_at - n.i * ${MINUTE_MS}`,
  }
  return composedStatement(
    `INSERT INTO orders (${columns.join(', ')})
     ${COUNTED}
     SELECT ${columns.map((name) => changed[name] ?? `t.${name}`).join(', ')}
     FROM n, orders t WHERE t.order_id = ?`,
  )
}

const customerCopies = () => ({
  copyCustomers: composedStatement(
    `INSERT INTO customers (site_id, customer_id, member_id, email, name, name_key, standing, order_count, spent_minor,
       last_order_at, words_due, created_at)
     ${COUNTED}
     SELECT t.site_id, ${guidOf('0c000000', 'n.i')}, NULL, 'guest-' || n.i || '@example.com', 'Guest ' || n.i % 997, '',
       'GUEST', CAST(? AS BIGINT), 24000 * CAST(? AS BIGINT), t.created_at - n.i * ${MINUTE_MS}, 1,
       t.created_at - n.i * ${MINUTE_MS}
     FROM n, orders t WHERE t.order_id = ?`,
  ),
  copySpend: composedStatement(
    `INSERT INTO customer_spend (site_id, customer_id, currency, spent_minor)
     SELECT c.site_id, c.customer_id, t.currency, c.spent_minor FROM customers c, orders t
     WHERE t.order_id = ? AND c.site_id = t.site_id AND c.words_due = 1`,
  ),
  setLastNumber: composedStatement(
    'UPDATE order_numbers SET last_number = last_number + ? WHERE site_id = ?',
  ),
})
