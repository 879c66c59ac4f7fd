import { type Reader, statement } from '../../../floor/database/database.ts'

/** A time span of a shop, in milliseconds since 1970; without its end. */
export interface Span {
  readonly siteId: string
  readonly from: number
  readonly until: number
}

/** What was ordered in a currency and not canceled. The amount is in minor units. */
export interface SoldRow {
  readonly currency: string
  readonly orders: number
  readonly total_minor: number
}

export interface SellerRow {
  readonly product_id: string
  readonly orders: number
}

export interface FailureRow {
  readonly order_id: string
  readonly order_number: number
  readonly failed_at: number
}

// Reads only orders_sales, from the first to the last order of the span.
const sold = statement<SoldRow>(
  `SELECT currency, COUNT(*) AS orders, CAST(COALESCE(SUM(total_minor), 0) AS BIGINT) AS total_minor FROM orders
   WHERE site_id = ? AND created_at >= ? AND created_at < ? AND status <> 'CANCELED'
   GROUP BY currency ORDER BY orders DESC, currency`,
)
const firstNumber = statement<{ order_number: number }>(
  `SELECT order_number FROM orders WHERE site_id = ? AND created_at >= ? ORDER BY created_at, order_id LIMIT 1`,
)
const lastNumber = statement<{ last_number: number }>(
  'SELECT last_number FROM order_numbers WHERE site_id = ?',
)
// Reads order_products_by_order from an order on; numbers rise with time.
const bestSellers = statement<SellerRow>(
  `SELECT p.product_id, COUNT(*) AS orders FROM order_products p
   JOIN orders o ON o.site_id = p.site_id AND o.order_number = p.order_number
   WHERE p.site_id = ? AND p.order_number >= ? AND o.status <> 'CANCELED'
   GROUP BY p.product_id ORDER BY orders DESC, p.product_id LIMIT CAST(? AS BIGINT)`,
)
const buyers = statement<{ people: number }>(
  `SELECT COUNT(DISTINCT owner) AS people FROM orders
   WHERE site_id = ? AND created_at >= ? AND created_at < ? AND substr(owner, 1, 7) IN ('visitor', 'member:')`,
)
// Reads the carts of the span by carts_by_age, and looks up each owner in orders_of_owner. A cart is emptied when it is bought.
const openCarts = statement<{ people: number }>(
  `SELECT COUNT(DISTINCT COALESCE(c.belongs_to, c.owner)) AS people FROM carts c
   WHERE c.site_id = ? AND c.updated_at >= ? AND c.updated_at < ? AND c.line_count > 0
     AND substr(COALESCE(c.belongs_to, c.owner), 1, 7) IN ('visitor', 'member:')
     AND NOT EXISTS (SELECT 1 FROM orders b WHERE b.site_id = c.site_id
       AND b.owner = COALESCE(c.belongs_to, c.owner) AND b.created_at >= ? AND b.created_at < ?)`,
)
const failedPayments = statement<FailureRow>(
  `SELECT o.order_id, o.order_number, p.updated_at AS failed_at FROM payments p
   JOIN orders o ON o.site_id = p.site_id AND o.order_id = p.order_id
   WHERE p.site_id = ? AND p.state = 'UNCAPTURED' AND p.updated_at >= ? AND p.held_for = 'CAPTURE'
     AND o.status <> 'CANCELED' AND o.payment_status = 'NOT_PAID'
   ORDER BY p.updated_at DESC LIMIT CAST(? AS BIGINT)`,
)
const failedRefunds = statement<FailureRow>(
  `SELECT o.order_id, o.order_number, MAX(r.created_at) AS failed_at FROM order_refunds r
   JOIN orders o ON o.site_id = r.site_id AND o.order_id = r.order_id
   WHERE r.site_id = ? AND r.state = 'FAILED' AND r.created_at >= ?
     AND NOT EXISTS (SELECT 1 FROM order_refunds l WHERE l.site_id = r.site_id AND l.order_id = r.order_id
       AND l.state = 'GIVEN' AND l.created_at > r.created_at)
   GROUP BY o.order_id, o.order_number ORDER BY failed_at DESC LIMIT CAST(? AS BIGINT)`,
)
const failedMails = statement<{ mails: number }>(
  `SELECT COUNT(*) AS mails FROM mails WHERE site_id = ? AND settled_at >= ? AND state = 'FAILED'`,
)

/** The figures of the home page. Each costs as much as its span has orders, carts or failures, not the shop. */
export const overviewStore = {
  sold: (reader: Reader, { siteId, from, until }: Span): Promise<SoldRow[]> =>
    reader.all(sold, siteId, from, until),

  /** Lists the products in the most orders since a time. @param mostOrders - looks at the last ones only */
  bestSellers: async (
    reader: Reader,
    { siteId, from }: Span,
    mostOrders: number,
    most: number,
  ): Promise<SellerRow[]> => {
    const first = await reader.first(firstNumber, siteId, from)
    const last = await reader.first(lastNumber, siteId)
    if (!first || !last) return []
    const start = Math.max(first.order_number, last.last_number - mostOrders + 1)
    return reader.all(bestSellers, siteId, start, most)
  },

  /** Counts those who bought, and those who have a cart and didn't. */
  conversion: async (
    reader: Reader,
    { siteId, from, until }: Span,
  ): Promise<{ readonly buyers: number; readonly others: number }> => {
    const bought = await reader.first(buyers, siteId, from, until)
    const open = await reader.first(openCarts, ...[siteId, from, until], ...[from, until])
    return { buyers: bought?.people ?? 0, others: open?.people ?? 0 }
  },

  failedPayments: (reader: Reader, siteId: string, since: number, most: number): Promise<FailureRow[]> =>
    reader.all(failedPayments, siteId, since, most),

  /** Lists the orders whose last refund failed, once each. */
  failedRefunds: (reader: Reader, siteId: string, since: number, most: number): Promise<FailureRow[]> =>
    reader.all(failedRefunds, siteId, since, most),

  failedMails: async (reader: Reader, siteId: string, since: number): Promise<number> =>
    (await reader.first(failedMails, siteId, since))?.mails ?? 0,
}
