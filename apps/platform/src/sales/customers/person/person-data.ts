import { type Database, statement, type Value } from '../../../floor/database/database.ts'
import type { StoredCustomer } from '../../../people/customers/customer.ts'
import { membersStore } from '../../../people/members/members.store.ts'
import { showMember } from '../../../people/members/show-member.ts'
import { signOnPolicyOf } from '../../../people/members/sign-on-policy.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { ORDER_COLUMNS, type OrderRow, orderOf } from '../../orders/orders.store.ts'
import { showOrder } from '../../orders/show-order.ts'
import { notesStore } from '../care/notes.store.ts'
import { showCustomers } from '../list/show-customers.ts'

type Row = Readonly<Record<string, Value>>

const ordersOf = statement<OrderRow>(
  `SELECT ${ORDER_COLUMNS} FROM orders WHERE site_id = ? AND customer_id = ? ORDER BY created_at, order_id`,
)
const visitorsOf = statement<{ owner: string }>(
  `SELECT DISTINCT owner FROM orders
   WHERE site_id = ? AND customer_id = ? AND substr(owner, 1, 8) = 'visitor:' ORDER BY owner`,
)
const mergedOf = statement<{ owner: string }>(
  `SELECT visitor_id AS owner FROM merged_visitors WHERE site_id = ? AND member_id = ? ORDER BY visitor_id`,
)

/** By the name that `principalOf` gives a member or a visitor. No column holds a secret. */
const OF_PRINCIPAL = {
  carts: statement<Row>(
    `SELECT cart_id, lines, details, created_at, updated_at FROM carts WHERE site_id = ? AND owner = ?`,
  ),
  checkouts: statement<Row>(
    `SELECT checkout_id, state, order_id, lines, details, created_at, updated_at FROM checkouts
     WHERE site_id = ? AND owner = ? ORDER BY created_at, checkout_id`,
  ),
  reviews: statement<Row>(
    `SELECT review_id, product_id, author_name, title, body, rating, status, reply, created_at, updated_at FROM reviews
     WHERE site_id = ? AND author = ? ORDER BY created_at, review_id`,
  ),
  formSubmissions: statement<Row>(
    `SELECT submission_id, form_id, document, created_at FROM form_submissions
     WHERE site_id = ? AND submitter = ? ORDER BY created_at, submission_id`,
  ),
  memberships: statement<Row>(
    `SELECT membership_id, plan_id, credits_total, credits_left, starts_at, expires_at, canceled, created_at
     FROM memberships WHERE site_id = ? AND buyer = ? ORDER BY membership_id`,
  ),
}
const OF_ADDRESS = {
  contacts: statement<Row>(
    `SELECT contact_id, source, document, created_at, updated_at FROM contacts WHERE site_id = ? AND email = ?`,
  ),
  contactLabels: statement<Row>(
    `SELECT n.name FROM contacts k
     JOIN labelled_contacts l ON l.site_id = k.site_id AND l.contact_id = k.contact_id
     JOIN contact_labels n ON n.site_id = l.site_id AND n.label_key = l.label_key
     WHERE k.site_id = ? AND k.email = ? ORDER BY n.name`,
  ),
  backInStockRequests: statement<Row>(
    `SELECT product_number, variant_id, email, item_url, created_at FROM back_in_stock_requests
     WHERE site_id = ? AND email_key = ? ORDER BY created_at, product_number, variant_id`,
  ),
  giftCardDeliveries: statement<Row>(
    `SELECT order_id, recipient, details, send_at, sent_at FROM gift_card_deliveries
     WHERE site_id = ? AND recipient = ? ORDER BY order_id, line_id`,
  ),
  mails: statement<Row>(
    `SELECT mail_id, template, recipient, recipient_name, language, state, created_at, settled_at FROM mails
     WHERE site_id = ? AND recipient = ? ORDER BY created_at, mail_id`,
  ),
}
const sessionsOf = statement<Row>(
  `SELECT client_id, created_at, renewed_at, ended_at FROM sessions
   WHERE site_id = ? AND subject_id = ? AND subject = 'MEMBER' ORDER BY created_at, session_id`,
)

/**
 * Collects what a shop holds about a customer, by kind: what erasing them would delete, and their orders. Tokens,
 * passwords, codes and their digests aren't in it.
 */
export const personData = async (
  database: Database,
  site: Site,
  customer: StoredCustomer,
): Promise<Record<string, unknown>> => {
  const { siteId, id, memberId, email } = customer
  const [shown] = await showCustomers(database, siteId, [customer])
  const member = memberId === undefined ? undefined : await membersStore.find(database, siteId, memberId)
  const principals = [
    ...(memberId === undefined ? [] : [`member:${memberId}`]),
    ...(memberId === undefined ? [] : await database.all(mergedOf, siteId, memberId)).map(
      ({ owner }) => `visitor:${owner}`,
    ),
    ...(await database.all(visitorsOf, siteId, id)).map(({ owner }) => owner),
  ]
  const data: Record<string, unknown> = {
    customer: shown,
    ...(member && { account: showMember(member, await signOnPolicyOf(database, siteId), 'FULL') }),
    notes: await notesStore.list(database, siteId, id),
    orders: (await database.all(ordersOf, siteId, id)).map((row) => showOrder(orderOf(row), site)),
  }
  for (const [kind, list] of Object.entries(OF_PRINCIPAL)) {
    const rows: Row[] = []
    for (const principal of new Set(principals)) rows.push(...(await database.all(list, siteId, principal)))
    data[kind] = rows.map(readable)
  }
  for (const [kind, list] of Object.entries(OF_ADDRESS))
    data[kind] = (await database.all(list, siteId, email)).map(readable)
  if (memberId !== undefined) data.sessions = (await database.all(sessionsOf, siteId, memberId)).map(readable)
  return data
}

const JSON_COLUMNS = new Set(['lines', 'details', 'document'])

/** Writes a row for people: names in camel case, times as dates, documents as what they hold. */
const readable = (row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/At$/, 'Date'),
      readableValue(column, value),
    ]),
  )

const readableValue = (column: string, value: Value): unknown => {
  if (value === null) return null
  if (column.endsWith('_at')) return new Date(Number(value)).toISOString()
  return JSON_COLUMNS.has(column) ? JSON.parse(String(value)) : value
}
