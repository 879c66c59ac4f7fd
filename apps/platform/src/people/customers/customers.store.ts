import type { CustomerStatus } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { nameKey } from '../../floor/text/name-key.ts'
import { type StoredCustomer, shownName, wordsOf } from './customer.ts'

export interface CustomerRow {
  site_id: string
  customer_id: string
  member_id: string | null
  email: string
  name: string
  name_key: string
  standing: CustomerStatus
  order_count: number
  spent_minor: number
  last_order_at: number
  created_at: number
}

/** What an order adds to its customer. */
export interface CountedOrder {
  /** ISO 4217. */
  readonly currency: string
  readonly spentMinor: number
  /** Milliseconds since 1970. */
  readonly at: number
}

export const CUSTOMER_COLUMNS = `site_id, customer_id, member_id, email, name, name_key, standing, order_count,
  spent_minor, last_order_at, created_at`
const SELECT = `SELECT ${CUSTOMER_COLUMNS} FROM customers WHERE site_id = ?`

const findById = statement<CustomerRow>(`${SELECT} AND customer_id = ?`)
const lockById = statement<CustomerRow>(`${SELECT} AND customer_id = ? FOR UPDATE`)
const findByEmail = statement<CustomerRow>(`${SELECT} AND email = ?`)
const findByMember = statement<CustomerRow>(`${SELECT} AND member_id = ?`)
const findByMembers = selectIn<CustomerRow>(`${SELECT} AND member_id IN (?*)`)
const findByOrder = statement<CustomerRow>(
  `${SELECT} AND customer_id = (SELECT customer_id FROM orders WHERE site_id = ? AND order_id = ?)`,
)
const insertCustomer = statement(
  `INSERT INTO customers (${CUSTOMER_COLUMNS}, words_due) VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?, 0)
   ON CONFLICT DO NOTHING`,
)
const updateCustomer = statement(
  `UPDATE customers SET member_id = ?, email = ?, name = ?, name_key = ?, standing = ?, words_due = 0
   WHERE site_id = ? AND customer_id = ?`,
)
const approveAll = statement(
  `UPDATE customers SET standing = 'MEMBER' WHERE site_id = ? AND standing = 'WAITING'`,
)
const deleteWords = statement('DELETE FROM customer_words WHERE site_id = ? AND customer_id = ?')
const insertWords = insertRows('customer_words', ['site_id', 'word', 'customer_id'])
const countOrder = statement(
  `UPDATE customers SET order_count = order_count + CAST(? AS BIGINT),
     last_order_at = CASE WHEN last_order_at < CAST(? AS BIGINT) THEN CAST(? AS BIGINT) ELSE last_order_at END
   WHERE site_id = ? AND customer_id = ?`,
)
const addSpent = statement(
  `UPDATE customers SET spent_minor = spent_minor + CAST(? AS BIGINT)
   WHERE site_id = ? AND customer_id = ? AND EXISTS (SELECT 1 FROM sites WHERE site_id = ? AND currency = ?)`,
)
const addSpend = statement(
  `UPDATE customer_spend SET spent_minor = spent_minor + CAST(? AS BIGINT)
   WHERE site_id = ? AND customer_id = ? AND currency = ?`,
)
const insertSpend = statement(
  'INSERT INTO customer_spend (site_id, customer_id, currency, spent_minor) VALUES (?, ?, ?, ?)',
)
const findLatest = statement(
  `UPDATE customers SET last_order_at = COALESCE((SELECT max(o.created_at) FROM orders o
     WHERE o.site_id = customers.site_id AND o.customer_id = customers.customer_id), 0)
   WHERE site_id = ? AND customer_id = ?`,
)
const isForgettable = statement<{ customer_id: string }>(
  `SELECT customer_id FROM customers WHERE site_id = ? AND customer_id = ? AND standing = 'GUEST' AND order_count = 0
     AND NOT EXISTS (SELECT 1 FROM customer_notes n WHERE n.site_id = customers.site_id AND n.customer_id = customers.customer_id)
     AND NOT EXISTS (SELECT 1 FROM customer_tags t WHERE t.site_id = customers.site_id AND t.customer_id = customers.customer_id)`,
)
const hasGuestOrders = statement<{ order_id: string }>(
  `SELECT order_id FROM orders WHERE site_id = ? AND customer_id = ?
     AND (owner IS NULL OR owner <> ? OR unclaimed = 1) LIMIT 1`,
)
const releaseOrders = statement(
  `UPDATE orders SET customer_id = NULL WHERE site_id = ? AND customer_id = ? AND owner = ? AND unclaimed = 0`,
)
const becomeGuest = statement(
  `UPDATE customers SET member_id = NULL, standing = 'GUEST', name = '', name_key = ?, words_due = 1,
     order_count = (SELECT count(*) FROM orders o
       WHERE o.site_id = customers.site_id AND o.customer_id = customers.customer_id)
   WHERE site_id = ? AND customer_id = ?`,
)
const respend = statement(
  `INSERT INTO customer_spend (site_id, customer_id, currency, spent_minor)
   SELECT site_id, customer_id, currency,
     CAST(sum(paid_minor + held_minor + gift_card_minor - refunded_minor) AS BIGINT)
   FROM orders WHERE site_id = ? AND customer_id = ? GROUP BY site_id, customer_id, currency`,
)
const recount = statement(
  `UPDATE customers SET spent_minor = COALESCE((SELECT p.spent_minor FROM customer_spend p
     JOIN sites s ON s.site_id = p.site_id AND s.currency = p.currency
     WHERE p.site_id = customers.site_id AND p.customer_id = customers.customer_id), 0)
   WHERE site_id = ? AND customer_id = ?`,
)
const deleteSpend = statement('DELETE FROM customer_spend WHERE site_id = ? AND customer_id = ?')
/** What becomes of one customer's things when they are another one's; ? is the heir, then site and customer. */
const HANDED_ON = [
  statement('UPDATE orders SET customer_id = ? WHERE site_id = ? AND customer_id = ?'),
  statement('UPDATE customer_notes SET customer_id = ? WHERE site_id = ? AND customer_id = ?'),
  statement(
    `INSERT INTO customer_tags (site_id, tag_key, customer_id, tag)
     SELECT site_id, tag_key, ?, tag FROM customer_tags WHERE site_id = ? AND customer_id = ?
     ON CONFLICT DO NOTHING`,
  ),
]
const countOrders = statement(
  `UPDATE customers SET order_count = (SELECT count(*) FROM orders o
     WHERE o.site_id = customers.site_id AND o.customer_id = customers.customer_id)
   WHERE site_id = ? AND customer_id = ?`,
)
const OF_CUSTOMER = [
  statement('UPDATE orders SET customer_id = NULL WHERE site_id = ? AND customer_id = ?'),
  deleteWords,
  deleteSpend,
  statement('DELETE FROM customer_tags WHERE site_id = ? AND customer_id = ?'),
  statement('DELETE FROM customer_notes WHERE site_id = ? AND customer_id = ?'),
  statement('DELETE FROM customers WHERE site_id = ? AND customer_id = ?'),
]

export const customersStore = {
  find: async (reader: Reader, siteId: string, id: string): Promise<StoredCustomer | undefined> =>
    found(await reader.first(findById, siteId, id)),

  /** Finds a customer and locks the row until the transaction ends. */
  lock: async (tx: Transaction, siteId: string, id: string): Promise<StoredCustomer | undefined> =>
    found(await tx.first(lockById, siteId, id)),

  /** @param email - as `mailAddressOf` writes it */
  ofEmail: async (reader: Reader, siteId: string, email: string): Promise<StoredCustomer | undefined> =>
    found(await reader.first(findByEmail, siteId, email)),

  ofMember: async (reader: Reader, siteId: string, memberId: string): Promise<StoredCustomer | undefined> =>
    found(await reader.first(findByMember, siteId, memberId)),

  /** Finds the customers of members, by the member's id. */
  ofMembers: async (
    reader: Reader,
    siteId: string,
    memberIds: readonly string[],
  ): Promise<ReadonlyMap<string, StoredCustomer>> =>
    new Map(
      (await findByMembers(reader, siteId, memberIds)).map((row) => [row.member_id ?? '', customerOf(row)]),
    ),

  ofOrder: async (reader: Reader, siteId: string, orderId: string): Promise<StoredCustomer | undefined> =>
    found(await reader.first(findByOrder, siteId, siteId, orderId)),

  /** Saves a new customer without orders; no effect if the address or the member has one. */
  insert: async (tx: Transaction, customer: StoredCustomer): Promise<void> => {
    const { siteId, id, memberId, email, name, standing, createdAt } = customer
    const columns = [siteId, id, memberId ?? null, email, name, nameKey(shownName(customer)), standing]
    if ((await tx.run(insertCustomer, ...columns, createdAt)) === 1) await writeWords(tx, customer)
  },

  /** Saves name, address and account of a customer. */
  update: async (tx: Transaction, customer: StoredCustomer): Promise<void> => {
    const { siteId, id, memberId, email, name, standing } = customer
    const columns = [memberId ?? null, email, name, nameKey(shownName(customer)), standing]
    await tx.run(updateCustomer, ...columns, siteId, id)
    await tx.run(deleteWords, siteId, id)
    await writeWords(tx, customer)
  },

  /** Approves everyone who waits. */
  approveAll: (tx: Transaction, siteId: string): Promise<number> => tx.run(approveAll, siteId),

  /** Counts a further order. */
  addOrder: async (tx: Transaction, siteId: string, id: string, order: CountedOrder): Promise<void> => {
    await tx.run(countOrder, 1, order.at, order.at, siteId, id)
    await spend(tx, siteId, id, order.currency, order.spentMinor)
  },

  /** Removes an order that now belongs to another customer; a guest with nothing left is deleted. */
  removeOrder: async (tx: Transaction, siteId: string, id: string, order: CountedOrder): Promise<void> => {
    await tx.run(countOrder, -1, 0, 0, siteId, id)
    await spend(tx, siteId, id, order.currency, -order.spentMinor)
    await tx.run(findLatest, siteId, id)
    if (await tx.first(isForgettable, siteId, id)) await customersStore.forget(tx, siteId, id)
  },

  /** Adds to what a customer spent in a currency. */
  spend: (tx: Transaction, siteId: string, id: string, currency: string, deltaMinor: number): Promise<void> =>
    spend(tx, siteId, id, currency, deltaMinor),

  /** Whether some of a member's orders were placed as a guest, by anyone who typed the address. */
  hasGuestOrders: async (
    reader: Reader,
    { siteId, id }: Pick<StoredCustomer, 'siteId' | 'id'>,
    memberId: string,
  ): Promise<boolean> => (await reader.first(hasGuestOrders, siteId, id, `member:${memberId}`)) !== undefined,

  /** Turns a member back into a guest, who keeps the orders that didn't belong to the account. */
  detach: async (
    tx: Transaction,
    { siteId, id, email }: Pick<StoredCustomer, 'siteId' | 'id' | 'email'>,
    memberId: string,
  ): Promise<void> => {
    await tx.run(releaseOrders, siteId, id, `member:${memberId}`)
    await tx.run(becomeGuest, nameKey(email), siteId, id)
    await sumUp(tx, siteId, id)
  },

  /** Hands a guest's orders, notes and tags on to another customer, and deletes the guest. */
  absorb: async (tx: Transaction, siteId: string, guestId: string, heirId: string): Promise<void> => {
    for (const id of [guestId, heirId].sort()) await tx.first(lockById, siteId, id)
    for (const text of HANDED_ON) await tx.run(text, heirId, siteId, guestId)
    await customersStore.forget(tx, siteId, guestId)
    await tx.run(countOrders, siteId, heirId)
    await sumUp(tx, siteId, heirId)
  },

  /** Deletes a customer with notes and tags. Their orders stay, and belong to no customer. */
  forget: async (tx: Transaction, siteId: string, id: string): Promise<void> => {
    for (const text of OF_CUSTOMER) await tx.run(text, siteId, id)
  },
}

/** Recounts what a customer spent, and when they ordered last. */
const sumUp = async (tx: Transaction, siteId: string, id: string): Promise<void> => {
  await tx.run(deleteSpend, siteId, id)
  await tx.run(respend, siteId, id)
  await tx.run(recount, siteId, id)
  await tx.run(findLatest, siteId, id)
}

const writeWords = (tx: Transaction, { siteId, id, name, email }: StoredCustomer): Promise<void> =>
  insertWords(
    tx,
    wordsOf(name, email).map((word) => [siteId, word, id]),
  )

const spend = async (
  tx: Transaction,
  siteId: string,
  id: string,
  currency: string,
  deltaMinor: number,
): Promise<void> => {
  const isKnown = (await tx.run(addSpend, deltaMinor, siteId, id, currency)) === 1
  if (!isKnown) await tx.run(insertSpend, siteId, id, currency, deltaMinor)
  if (deltaMinor !== 0) await tx.run(addSpent, deltaMinor, siteId, id, siteId, currency)
}

const found = (row: CustomerRow | undefined): StoredCustomer | undefined => row && customerOf(row)

export const customerOf = (row: CustomerRow): StoredCustomer => ({
  siteId: row.site_id,
  id: row.customer_id,
  memberId: row.member_id ?? undefined,
  email: row.email,
  name: row.name,
  standing: row.standing,
  orderCount: row.order_count,
  spentMinor: row.spent_minor,
  lastOrderAt: row.last_order_at === 0 ? undefined : row.last_order_at,
  createdAt: row.created_at,
})
