import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { HeldFor, Payment, PaymentChange, PaymentState } from './payment.ts'
import { NEVER } from './payment-times.ts'

interface PaymentRow {
  site_id: string
  payment_id: string
  checkout_id: string
  provider_id: string
  attempt_key: string
  attempt_digest: string
  state: PaymentState
  held_for: HeldFor
  amount_minor: number
  currency: string
  agreed: string | null
  reference: string | null
  step_url: string | null
  reason: string | null
  order_id: string | null
  card: string | null
  revision: number
  tries: number
  due_at: number
  created_at: number
  updated_at: number
}

const COLUMNS = `site_id, payment_id, checkout_id, provider_id, attempt_key, attempt_digest, state, held_for,
  amount_minor, currency, agreed, reference, step_url, reason, order_id, card, revision, tries, due_at, created_at, updated_at`

// The table's own keys prevent a second open payment and a second payment of the same attempt.
const insert = statement(
  `INSERT INTO payments (site_id, payment_id, checkout_id, provider_id, attempt_key, attempt_digest, state, held_for,
     amount_minor, currency, agreed, revision, tries, due_at, created_at, updated_at)
   VALUES (?, ?, ?, ?, ?, ?, 'PENDING', ?, ?, ?, ?, 1, 0, ?, ?, ?)
   ON CONFLICT DO NOTHING`,
)
const findOne = statement<PaymentRow>(`SELECT ${COLUMNS} FROM payments WHERE site_id = ? AND payment_id = ?`)
const findAttempt = statement<PaymentRow>(
  `SELECT ${COLUMNS} FROM payments WHERE site_id = ? AND checkout_id = ? AND attempt_key = ?`,
)
const findByProvider = statement<PaymentRow>(
  `SELECT ${COLUMNS} FROM payments WHERE provider_id = ? AND payment_id = ?`,
)
const findLatest = statement<PaymentRow>(
  `SELECT ${COLUMNS} FROM payments WHERE site_id = ? AND checkout_id = ?
   ORDER BY CASE WHEN state IN ('PENDING', 'STEP', 'AUTHORIZED', 'PLACED', 'CAPTURED', 'UNCAPTURED') THEN 0 ELSE 1 END,
     created_at DESC, payment_id LIMIT 1`,
)
const listDue = statement<PaymentRow>(
  `SELECT ${COLUMNS} FROM payments
   WHERE state IN ('PENDING', 'STEP', 'AUTHORIZED', 'PLACED', 'VOIDING') AND due_at <= ?
   ORDER BY due_at, site_id, payment_id LIMIT ?`,
)
const update = statement(
  `UPDATE payments SET state = ?, held_for = ?, reference = ?, step_url = ?, reason = ?, order_id = ?, card = ?, revision = revision + 1,
     tries = 0, due_at = CAST(? AS BIGINT), updated_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND payment_id = ? AND revision = ?`,
)
const putOff = statement(
  `UPDATE payments SET due_at = CAST(? AS BIGINT), tries = tries + 1
   WHERE site_id = ? AND payment_id = ? AND revision = ? AND tries = ?`,
)
const place = statement(
  `UPDATE payments SET state = 'PLACED', order_id = ?, revision = revision + 1, tries = 0, updated_at = CAST(? AS BIGINT),
     due_at = CASE WHEN held_for = 'DECISION' THEN ${NEVER} ELSE due_at END
   WHERE site_id = ? AND payment_id = ? AND state = 'AUTHORIZED'`,
)

const decide = statement(
  `UPDATE payments SET held_for = ?, reason = NULL, revision = revision + 1, tries = 0, due_at = CAST(? AS BIGINT),
     updated_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND payment_id = ? AND state = 'PLACED' AND held_for = 'DECISION'`,
)

const paymentOf = (row: PaymentRow): Payment => ({
  siteId: row.site_id,
  paymentId: row.payment_id,
  checkoutId: row.checkout_id,
  providerId: row.provider_id,
  attempt: { key: row.attempt_key, digest: row.attempt_digest },
  state: row.state,
  heldFor: row.held_for,
  amountMinor: row.amount_minor,
  currency: row.currency,
  agreed: row.agreed ?? undefined,
  reference: row.reference ?? undefined,
  stepUrl: row.step_url ?? undefined,
  reason: row.reason ?? undefined,
  orderId: row.order_id ?? undefined,
  card: row.card === null ? undefined : JSON.parse(row.card),
  revision: row.revision,
  tries: row.tries,
  dueAt: row.due_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** Payments by site. Every change applies to the payment as it was read, or not at all. */
export const paymentsStore = {
  /** Saves a new payment; returns false if the checkout has an open or placed one, or this attempt. */
  insert: async (tx: Transaction, payment: Payment): Promise<boolean> => {
    const { siteId, paymentId, checkoutId, providerId, attempt, amountMinor, currency } = payment
    const { agreed, heldFor, dueAt, createdAt } = payment
    return (
      (await tx.run(
        ...([insert, siteId, paymentId, checkoutId, providerId, attempt.key, attempt.digest] as const),
        ...([heldFor, amountMinor, currency, agreed ?? null, dueAt, createdAt, createdAt] as const),
      )) === 1
    )
  },

  find: async (reader: Reader, siteId: string, paymentId: string): Promise<Payment | undefined> => {
    const row = await reader.first(findOne, siteId, paymentId)
    return row && paymentOf(row)
  },

  findAttempt: async (
    reader: Reader,
    siteId: string,
    checkoutId: string,
    key: string,
  ): Promise<Payment | undefined> => {
    const row = await reader.first(findAttempt, siteId, checkoutId, key)
    return row && paymentOf(row)
  },

  /** Finds a payment by the id that a provider knows; providers know no sites. */
  findByProvider: async (
    reader: Reader,
    providerId: string,
    paymentId: string,
  ): Promise<Payment | undefined> => {
    const row = await reader.first(findByProvider, providerId, paymentId)
    return row && paymentOf(row)
  },

  /** Finds a checkout's current payment: the open or placed one, otherwise the last that failed. */
  findLatest: async (reader: Reader, siteId: string, checkoutId: string): Promise<Payment | undefined> => {
    const row = await reader.first(findLatest, siteId, checkoutId)
    return row && paymentOf(row)
  },

  /** Lists payments to advance, the longest overdue first. */
  due: async (reader: Reader, now: number, most: number): Promise<Payment[]> =>
    (await reader.all(listDue, now, most)).map(paymentOf),

  /** Changes a payment as it was read; returns the new one, or undefined if it had changed. */
  change: async (
    tx: Transaction,
    payment: Payment,
    change: PaymentChange,
    times: { readonly now: number; readonly dueAt: number },
  ): Promise<Payment | undefined> => {
    const { siteId, paymentId, revision } = payment
    const after = { ...payment, ...change, revision: revision + 1, tries: 0 }
    const { state, heldFor, reference = null, stepUrl = null, reason = null, orderId = null } = after
    const card = after.card ? JSON.stringify(after.card) : null
    const changed = await tx.run(
      ...([update, state, heldFor, reference, stepUrl, reason, orderId, card] as const),
      ...([times.dueAt, times.now] as const),
      ...([siteId, paymentId, revision] as const),
    )
    return changed === 1 ? { ...after, dueAt: times.dueAt, updatedAt: times.now } : undefined
  },

  /** Reserves a payment until a time; returns it, or undefined if someone else was quicker. */
  hold: async (tx: Transaction, payment: Payment, until: number): Promise<Payment | undefined> => {
    const { siteId, paymentId, revision, tries } = payment
    const held = (await tx.run(putOff, until, siteId, paymentId, revision, tries)) === 1
    return held ? { ...payment, tries: tries + 1, dueAt: until } : undefined
  },

  /** Decides about money that waits for it, once; returns whether this call did. */
  decide: async (
    tx: Transaction,
    {
      siteId,
      paymentId,
      heldFor,
      at,
    }: {
      readonly siteId: string
      readonly paymentId: string
      readonly heldFor: Exclude<HeldFor, 'DECISION'>
      readonly at: number
    },
  ): Promise<boolean> => (await tx.run(decide, heldFor, at, at, siteId, paymentId)) === 1,

  /** Marks an authorized payment as the one its order was placed for; returns whether it did. */
  place: async (
    tx: Transaction,
    placed: {
      readonly siteId: string
      readonly paymentId: string
      readonly orderId: string
      readonly at: number
    },
  ): Promise<boolean> =>
    (await tx.run(place, placed.orderId, placed.at, placed.siteId, placed.paymentId)) === 1,
}
