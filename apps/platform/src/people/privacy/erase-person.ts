import { statement, type Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { emptyEvents } from '../../shop/events/empty-events.ts'
import { recordNumbered } from '../../shop/events/numbered-events.ts'
import { writeEvents } from '../../shop/events/outbox.ts'
import { customersStore } from '../customers/customers.store.ts'

/** A member being deleted, as they were. */
export interface Person {
  readonly siteId: string
  readonly memberId: string
  /** The normalized form, and the typed one from before normalization. */
  readonly addresses: readonly string[]
  /** Whether they proved that the address is theirs. */
  readonly isProved: boolean
}

/** When someone is erased, and what names the events of it. */
export interface Erasure {
  readonly ids: Ids
  /** Milliseconds since 1970. */
  readonly at: number
  /** Records that the carts of others have changed. */
  readonly tellCarts: TellCarts
}

/** Records an event for each of some carts, in the transaction that has changed them. */
export type TellCarts = (
  tx: Transaction,
  siteId: string,
  cartIds: readonly string[],
  at: number,
) => Promise<void>

interface IdRow {
  id: string
}

const deleteCarts = statement<IdRow & { revision: number }>(
  `DELETE FROM carts WHERE site_id = ? AND (owner = ? OR belongs_to = ?)
   RETURNING cart_id AS id, revision`,
)
// A pending payment needs its checkout until it becomes an order or fails.
const deleteCheckouts = statement<IdRow>(
  `DELETE FROM checkouts WHERE site_id = ? AND owner = ? AND NOT EXISTS (
     SELECT 1 FROM payments p WHERE p.site_id = checkouts.site_id AND p.checkout_id = checkouts.checkout_id
       AND p.state IN ('PENDING', 'STEP', 'AUTHORIZED', 'VOIDING'))
   RETURNING checkout_id AS id`,
)
// Also deletes what its own buyer wrote in it: its items may contain the person's words, such as an engraving.
const deleteCopies = statement<IdRow>(
  `DELETE FROM checkouts WHERE site_id = ? AND copied_from = ? AND state = 'OPEN' AND NOT EXISTS (
     SELECT 1 FROM payments p WHERE p.site_id = checkouts.site_id AND p.checkout_id = checkouts.checkout_id
       AND p.state IN ('PENDING', 'STEP', 'AUTHORIZED', 'VOIDING'))
   RETURNING checkout_id AS id`,
)
const listVisitors = statement<IdRow>(
  'SELECT visitor_id AS id FROM merged_visitors WHERE site_id = ? AND member_id = ?',
)
const deleteRedirects = statement<IdRow>(
  'DELETE FROM redirect_sessions WHERE site_id = ? AND principal = ? RETURNING session_id AS id',
)
const deleteView = statement('DELETE FROM hosted_views WHERE site_id = ? AND checkout_id = ?')
const deleteSessionsOf = statement('DELETE FROM hosted_sessions WHERE site_id = ? AND checkout_id = ?')
/** A browser that opened the person's link elsewhere has the link's return addresses. */
const emptyCallbacks = statement(
  `UPDATE hosted_sessions SET callbacks = '{}' WHERE site_id = ? AND redirect_session_id = ?`,
)
const cartsNaming = statement<IdRow & { lines: string }>(
  `SELECT cart_id AS id, lines FROM carts WHERE site_id = ? AND replace(lines, ?, '') <> lines FOR UPDATE`,
)
const changeCart = statement(
  'UPDATE carts SET lines = ?, revision = revision + 1 WHERE site_id = ? AND cart_id = ?',
)
const checkoutsNaming = statement<IdRow & { lines: string; maker: string | null }>(
  `SELECT checkout_id AS id, lines, maker FROM checkouts
   WHERE site_id = ? AND (replace(lines, ?, '') <> lines OR replace(maker, ?, '') <> maker) FOR UPDATE`,
)
const changeCheckout = statement(
  'UPDATE checkouts SET lines = ?, maker = ? WHERE site_id = ? AND checkout_id = ?',
)

/** What the audit log says about something of the person; the entry stays. */
const emptyAudit = statement(
  `UPDATE audit_entries SET changes = '[]' WHERE site_id = ? AND (at, entry_id) IN (
     SELECT s.at, s.entry_id FROM audit_subjects s WHERE s.site_id = audit_entries.site_id
       AND s.entity_type IN ('CART', 'CHECKOUT', 'CONTACT', 'CUSTOMER', 'DRAFT_ORDER', 'FORM_SUBMISSION', 'MEMBER')
       AND s.entity_id = ?)`,
)
/** The orders themselves stay. */
const emptyAuditOfOrders = statement(
  `UPDATE audit_entries SET changes = '[]' WHERE site_id = ? AND (at, entry_id) IN (
     SELECT s.at, s.entry_id FROM orders o
     JOIN audit_subjects s ON s.site_id = o.site_id AND s.entity_type = 'ORDER' AND s.entity_id = o.order_id
     WHERE o.site_id = audit_entries.site_id AND o.owner = ?)`,
)

const visitorsOfCustomer = statement<{ owner: string }>(
  `SELECT DISTINCT owner FROM orders
   WHERE site_id = ? AND customer_id = ? AND substr(owner, 1, 8) = 'visitor:'`,
)
/** What staff put together for the person; orders that came of it stay. */
const deleteDraftsOf = statement<IdRow>(
  'DELETE FROM draft_orders WHERE site_id = ? AND owner = ? RETURNING draft_id AS id',
)
const deleteDraftsTo = statement<IdRow>(
  'DELETE FROM draft_orders WHERE site_id = ? AND email = ? RETURNING draft_id AS id',
)
const submissionsOf = statement<{ id: string }>(
  'SELECT submission_id AS id FROM form_submissions WHERE site_id = ? AND submitter = ?',
)
/** By the name that `principalOf` gives a member or a visitor. */
const OF_PRINCIPAL = [
  statement('DELETE FROM hosted_sessions WHERE site_id = ? AND principal = ?'),
  statement('DELETE FROM back_in_stock_requests WHERE site_id = ? AND requested_by = ?'),
  statement('DELETE FROM idempotency_keys WHERE site_id = ? AND principal = ?'),
  statement('DELETE FROM reviews WHERE site_id = ? AND author = ?'),
  statement('DELETE FROM form_submissions WHERE site_id = ? AND submitter = ?'),
]
const OF_MEMBER = [
  statement('DELETE FROM waiting_logins WHERE site_id = ? AND member_id = ?'),
  statement('DELETE FROM email_codes WHERE site_id = ? AND member_id = ?'),
  statement('DELETE FROM recovery_tokens WHERE site_id = ? AND member_id = ?'),
  statement('DELETE FROM session_tokens WHERE site_id = ? AND member_id = ?'),
]
const contactOf = statement<IdRow>('SELECT contact_id AS id FROM contacts WHERE site_id = ? AND email = ?')
const OF_CONTACT = [
  statement('DELETE FROM labelled_contacts WHERE site_id = ? AND contact_id = ?'),
  statement('DELETE FROM merged_contacts WHERE site_id = ? AND target_id = ?'),
  statement('DELETE FROM merged_addresses WHERE site_id = ? AND target_id = ?'),
  statement('DELETE FROM contacts WHERE site_id = ? AND contact_id = ?'),
]
/** A gift card for the person goes to its buyer instead, who named them and may have written to them. */
const OF_ADDRESS = [
  statement(
    `UPDATE gift_card_deliveries SET recipient = NULL, details = '{}' WHERE site_id = ? AND recipient = ?`,
  ),
  statement('DELETE FROM back_in_stock_requests WHERE site_id = ? AND email_key = ?'),
  statement('DELETE FROM mails WHERE site_id = ? AND recipient = ?'),
  statement('DELETE FROM mailbox WHERE site_id = ? AND recipient = ?'),
  statement('DELETE FROM payment_links WHERE site_id = ? AND sent_to = ?'),
  statement('DELETE FROM merged_addresses WHERE site_id = ? AND email = ?'),
]

/**
 * Deletes what a shop keeps about a member in addition to their own row: carts, checkouts, drafts, wishes,
 * reviews, what they sent with forms, mails, links, pending logins, and the contents of events and audit entries, including those of the visitors
 * they were before logging in, and open checkouts that others copied from theirs. Gift cards that others send
 * them go to their buyers. Orders and their events stay, because the law requires them. Rows with only the
 * member's id (sessions, memberships, coupon uses) stay too; the id no longer identifies anyone. Subscribers hear
 * that the carts were deleted, and why, and that the carts of others have changed.
 */
export const erasePerson = async (tx: Transaction, person: Person, erasure: Erasure): Promise<void> => {
  const { siteId, memberId } = person
  const visitors = await tx.all(listVisitors, siteId, memberId)
  for (const principal of [`member:${memberId}`, ...visitors.map(({ id }) => `visitor:${id}`)])
    await erasePrincipal(tx, siteId, principal, erasure)
  await emptyEvents(tx, siteId, memberId)
  await tx.run(emptyAudit, siteId, memberId)
  for (const text of OF_MEMBER) await tx.run(text, siteId, memberId)
  await eraseCustomer(tx, person)
  for (const address of new Set(person.addresses)) {
    await eraseContact(tx, { siteId, address, memberId }, erasure)
    for (const text of OF_ADDRESS) await tx.run(text, siteId, address)
    for (const { id } of await tx.all(deleteDraftsTo, siteId, address)) await tx.run(emptyAudit, siteId, id)
    await eraseRecipient(tx, siteId, address, erasure)
  }
}

/** Registering a guest's address doesn't give anyone the right to delete what staff know about the guest. */
const eraseCustomer = async (tx: Transaction, { siteId, memberId, isProved }: Person): Promise<void> => {
  const customer = await customersStore.ofMember(tx, siteId, memberId)
  if (!customer) return
  if (!isProved && (await customersStore.hasGuestOrders(tx, customer, memberId))) {
    await customersStore.detach(tx, customer, memberId)
    return
  }
  await tx.run(emptyAudit, siteId, customer.id)
  await customersStore.forget(tx, siteId, customer.id)
}

/** A customer without an account. */
export interface Guest {
  readonly siteId: string
  readonly customerId: string
  readonly email: string
}

/**
 * Deletes what a shop keeps about someone who bought without an account: what they did in the browsers that they
 * ordered in, mails, wishes, notes and tags. Orders and their events stay, because the law requires them. Subscribers
 * hear that the carts were deleted, and why.
 */
export const eraseGuest = async (
  tx: Transaction,
  { siteId, customerId, email }: Guest,
  erasure: Erasure,
): Promise<void> => {
  const visitors = await tx.all(visitorsOfCustomer, siteId, customerId)
  for (const { owner } of visitors) await erasePrincipal(tx, siteId, owner, erasure)
  await eraseContact(tx, { siteId, address: email }, erasure)
  for (const text of OF_ADDRESS) await tx.run(text, siteId, email)
  await eraseRecipient(tx, siteId, email, erasure)
  await tx.run(emptyAudit, siteId, customerId)
  await customersStore.forget(tx, siteId, customerId)
}

/** Deletes what the shop kept of someone beyond account and orders. A member's contact has the member's id. */
const eraseContact = async (
  tx: Transaction,
  whose: { readonly siteId: string; readonly address: string; readonly memberId?: string },
  { ids, at }: Erasure,
): Promise<void> => {
  const { siteId, address, memberId } = whose
  const row = await tx.first(contactOf, siteId, address)
  if (!row) return
  await emptyEvents(tx, siteId, row.id)
  await tx.run(emptyAudit, siteId, row.id)
  for (const text of OF_CONTACT) await tx.run(text, siteId, row.id)
  await recordNumbered(tx, siteId, [
    {
      ...{ id: ids.guid(), type: 'wix.contacts.v4.contact_deleted', entityId: memberId ?? row.id },
      ...{ occurredAt: at, payload: { triggeredByAnonymizeRequest: true, deletedEvent: {} } },
    },
  ])
}

/** Removes the person as the recipient of gift cards that others have in their carts and checkouts. */
const eraseRecipient = async (
  tx: Transaction,
  siteId: string,
  address: string,
  { at, tellCarts }: Erasure,
): Promise<void> => {
  const naming = `"recipientEmail":${JSON.stringify(address)}`
  const carts = await tx.all(cartsNaming, siteId, naming)
  for (const { id, lines } of carts) await tx.run(changeCart, withoutGiftsTo(address, lines), siteId, id)
  await tellCarts(
    tx,
    siteId,
    carts.map(({ id }) => id),
    at,
  )
  const checkouts = await tx.all(checkoutsNaming, siteId, naming, naming)
  for (const { id, lines, maker } of checkouts) {
    const rest = maker && withoutGiftsTo(address, maker)
    await tx.run(changeCheckout, withoutGiftsTo(address, lines), rest, siteId, id)
  }
}

/** The gift card stays, and goes to its buyer. */
const withoutGiftsTo = (address: string, json: string): string =>
  JSON.stringify(
    JSON.parse(json, (name, value) =>
      name === 'giftCardDelivery' && value?.recipientEmail === address ? undefined : value,
    ),
  )

const erasePrincipal = async (
  tx: Transaction,
  siteId: string,
  principal: string,
  { ids, at }: Erasure,
): Promise<void> => {
  const carts = await tx.all(deleteCarts, siteId, principal, principal)
  const own = await tx.all(deleteCheckouts, siteId, principal)
  const copies = await tx.all(deleteCopies, siteId, principal)
  const redirects = await tx.all(deleteRedirects, siteId, principal)
  const sent = await tx.all(submissionsOf, siteId, principal)
  for (const { id } of [...own, ...copies]) await tx.run(deleteView, siteId, id)
  for (const { id } of copies) await tx.run(deleteSessionsOf, siteId, id)
  for (const { id } of redirects) await tx.run(emptyCallbacks, siteId, id)
  for (const { id } of [...carts, ...own, ...copies, ...redirects, ...sent]) await emptyEvents(tx, siteId, id)
  const drafts = await tx.all(deleteDraftsOf, siteId, principal)
  for (const { id } of [...carts, ...own, ...copies, ...sent, ...drafts]) await tx.run(emptyAudit, siteId, id)
  await tx.run(emptyAuditOfOrders, siteId, principal)
  for (const text of OF_PRINCIPAL) await tx.run(text, siteId, principal)
  const deleted = carts.map(({ id, revision }) => ({
    ...{ id: ids.guid(), siteId, type: 'wix.ecom.v1.cart_deleted', entityId: id, owner: principal },
    ...{ sequence: revision + 1, occurredAt: at },
    payload: { triggeredByAnonymizeRequest: true, deletedEvent: {} },
  }))
  if (deleted.length > 0) await writeEvents(tx, deleted)
}
