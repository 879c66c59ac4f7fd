import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { keepCustomerOf } from '../../people/customers/keep-order.ts'
import { orderTagsStore } from './bulk/order-tags.store.ts'
import { buyerNameOf } from './buyer-name.ts'
import { orderMoneyStore } from './money/order-money.store.ts'
import type { StoredOrder } from './order.ts'

interface OrderRow {
  site_id: string
  order_id: string
  order_number: number
  checkout_id: string | null
  owner: string | null
  email: string | null
  unclaimed: number
  revision: number
  status: StoredOrder['status']
  payment_status: StoredOrder['paymentStatus']
  fulfillment_status: StoredOrder['fulfillmentStatus']
  currency: string
  total_minor: number
  paid_minor: number
  held_minor: number
  refunded_minor: number
  document: string
  created_at: number
  updated_at: number
}

/** The keys an order is read by. */
export const ORDER_COLUMNS = `site_id, order_id, order_number, checkout_id, owner, email, unclaimed, revision, status,
  payment_status, fulfillment_status, currency, total_minor, paid_minor, held_minor, refunded_minor, document, created_at, updated_at`

const SELECT = `SELECT ${ORDER_COLUMNS} FROM orders WHERE site_id = ?`
const findById = statement<OrderRow>(`${SELECT} AND order_id = ?`)
const listByIds = selectIn<OrderRow>(`${SELECT} AND order_id IN (?*)`)
const lockById = statement<OrderRow>(`${SELECT} AND order_id = ? FOR UPDATE`)
const findByCheckout = statement<OrderRow>(`${SELECT} AND checkout_id = ?`)
const nextNumber = statement<{ last_number: number }>(
  `INSERT INTO order_numbers (site_id, last_number) VALUES (?, ?)
   ON CONFLICT (site_id) DO UPDATE SET last_number = order_numbers.last_number + 1
   RETURNING last_number`,
)
const insertOrder = statement(
  `INSERT INTO orders (site_id, order_id, order_number, checkout_id, owner, email, unclaimed, revision, status, payment_status,
     fulfillment_status, currency, total_minor, paid_minor, held_minor, refunded_minor, gift_card_minor, payment_id,
     archived, document, created_at, updated_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?)`,
)
const updateOrder = statement(
  `UPDATE orders SET revision = revision + 1, email = ?, status = ?, payment_status = ?, fulfillment_status = ?,
     total_minor = ?, paid_minor = ?, held_minor = ?, refunded_minor = ?, archived = ?, document = ?, updated_at = ?
   WHERE site_id = ? AND order_id = ? AND revision = ?`,
)
const claimOrder = statement('UPDATE orders SET unclaimed = 0 WHERE site_id = ? AND order_id = ?')
const listOfGuest = statement<{ order_id: string }>(
  `SELECT order_id FROM orders WHERE site_id = ? AND COALESCE(email, '') = ? AND substr(owner, 1, 8) = 'visitor:'
   ORDER BY created_at DESC LIMIT 100`,
)
const findOfVisitor = statement<{ order_id: string }>(
  'SELECT order_id FROM orders WHERE site_id = ? AND owner = ? AND email = ? LIMIT 1',
)
const giveOrder = statement('UPDATE orders SET owner = ?, unclaimed = 0 WHERE site_id = ? AND order_id = ?')
const insertProducts = insertRows('order_products', ['site_id', 'product_id', 'order_number'])

const deleteProduct = statement(
  'DELETE FROM order_products WHERE site_id = ? AND product_id = ? AND order_number = ?',
)

/** A shop's first order number: high enough not to look like the first. */
const FIRST_NUMBER = 10_001

/** Orders by site. */
export const ordersStore = {
  find: async (reader: Reader, siteId: string, id: string): Promise<StoredOrder | undefined> => {
    const row = await reader.first(findById, siteId, id)
    return row && orderOf(row)
  },

  /** Finds the orders with these ids, each once and in order. */
  list: async (reader: Reader, siteId: string, ids: readonly string[]): Promise<StoredOrder[]> => {
    const rows = await listByIds(reader, siteId, ids)
    const found = new Map(rows.map((row) => [row.order_id, row]))
    return [...new Set(ids)].flatMap((id) => {
      const row = found.get(id)
      return row ? [orderOf(row)] : []
    })
  },

  /** Finds an order and locks it until the transaction ends. */
  lock: async (tx: Transaction, siteId: string, id: string): Promise<StoredOrder | undefined> => {
    const row = await tx.first(lockById, siteId, id)
    return row && orderOf(row)
  },

  /** Finds the order that a checkout became. */
  ofCheckout: async (
    reader: Reader,
    siteId: string,
    checkoutId: string,
  ): Promise<StoredOrder | undefined> => {
    const row = await reader.first(findByCheckout, siteId, checkoutId)
    return row && orderOf(row)
  },

  /** Takes a shop's next order number: without gaps, because a failed transaction returns it. */
  nextNumber: async (tx: Transaction, siteId: string): Promise<number> =>
    (await tx.first(nextNumber, siteId, FIRST_NUMBER))?.last_number ?? FIRST_NUMBER,

  /**
   * Saves a new order.
   * @throws {ConstraintViolation} when its checkout or its payment already has an order
   */
  insert: async (tx: Transaction, order: StoredOrder): Promise<void> => {
    const { siteId, id, number, document } = order
    await keepCustomerOf(tx, written(order), () =>
      tx.run(
        insertOrder,
        ...[siteId, id, number, order.checkoutId ?? null, order.ownerKey ?? null, order.email ?? null],
        order.isUnclaimed ? 1 : 0,
        ...[order.status, order.paymentStatus, order.fulfillmentStatus, order.currency],
        ...[order.totalMinor, order.paidMinor, order.heldMinor, document.giftCard?.amountMinor ?? 0],
        document.payment.kind === 'PROVIDER' ? document.payment.paymentId : null,
        document.agreed.archived ? 1 : 0,
        ...[JSON.stringify(document), order.createdAt, order.updatedAt],
      ),
    )
    await orderMoneyStore.insert(tx, order)
    await orderTagsStore.insert(tx, order)
    await insertProducts(
      tx,
      productsOf(document).map((productId) => [siteId, productId, number]),
    )
  },

  /** Records which products an edited order has now. */
  replaceProducts: async (tx: Transaction, before: StoredOrder, after: StoredOrder): Promise<void> => {
    const { siteId, number } = after
    const [was, is] = [productsOf(before.document), productsOf(after.document)]
    for (const productId of was)
      if (!is.includes(productId)) await tx.run(deleteProduct, siteId, productId, number)
    await insertProducts(
      tx,
      is.filter((productId) => !was.includes(productId)).map((productId) => [siteId, productId, number]),
    )
  },

  /** Records that an order's owner has proved that they placed it. */
  claim: (tx: Transaction, siteId: string, id: string): Promise<number> =>
    keepCustomerOf(tx, { siteId, orderId: id }, () => tx.run(claimOrder, siteId, id)),

  /** Lists the ids of the latest 100 orders that guests placed with an address. */
  listOfGuest: async (tx: Transaction, siteId: string, email: string): Promise<string[]> =>
    (await tx.all(listOfGuest, siteId, email)).map((row) => row.order_id),

  /** Whether a visitor placed an order with an address. */
  hasOfVisitor: async (
    reader: Reader,
    { siteId, visitorId, email }: { siteId: string; visitorId: string; email: string },
  ): Promise<boolean> =>
    (await reader.first(findOfVisitor, siteId, `visitor:${visitorId}`, email)) !== undefined,

  /** Gives an order to another owner, as `principalOf` names them. */
  give: (tx: Transaction, siteId: string, id: string, ownerKey: string): Promise<number> =>
    keepCustomerOf(tx, { siteId, orderId: id }, () => tx.run(giveOrder, ownerKey, siteId, id)),

  /** Saves changes to an order as it was read; returns whether it was unchanged until then. */
  update: async (tx: Transaction, order: StoredOrder): Promise<boolean> =>
    (await keepCustomerOf(tx, written(order), () =>
      tx.run(
        updateOrder,
        ...[order.email ?? null, order.status, order.paymentStatus, order.fulfillmentStatus],
        ...[order.totalMinor, order.paidMinor, order.heldMinor, order.refundedMinor],
        ...[order.document.agreed.archived ? 1 : 0, JSON.stringify(order.document), order.updatedAt],
        ...[order.siteId, order.id, order.revision],
      ),
    )) === 1,
}

const productsOf = ({ lines }: StoredOrder['document']): string[] => [
  ...new Set(lines.flatMap(({ productId }) => productId ?? [])),
]

const written = ({ siteId, id: orderId, document }: StoredOrder) => ({
  ...{ siteId, orderId, buyerName: buyerNameOf(document) },
})

/** Reads an order's row. */
export const orderOf = (row: OrderRow): StoredOrder => ({
  siteId: row.site_id,
  id: row.order_id,
  number: row.order_number,
  checkoutId: row.checkout_id ?? undefined,
  ownerKey: row.owner ?? undefined,
  email: row.email ?? undefined,
  isUnclaimed: row.unclaimed === 1,
  revision: row.revision,
  status: row.status,
  paymentStatus: row.payment_status,
  fulfillmentStatus: row.fulfillment_status,
  currency: row.currency,
  totalMinor: row.total_minor,
  paidMinor: row.paid_minor,
  heldMinor: row.held_minor,
  refundedMinor: row.refunded_minor,
  document: JSON.parse(row.document),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
export type { OrderRow }
