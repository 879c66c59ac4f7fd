import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'

/** A part of a captured payment to refund. */
export interface Refund {
  readonly siteId: string
  readonly refundId: string
  readonly paymentId: string
  readonly amountMinor: number
  readonly state: 'WAITING' | 'DONE' | 'REFUSED'
  /** Why the provider refused. */
  readonly reason?: string | undefined
  readonly tries: number
  /** Milliseconds since 1970. */
  readonly dueAt: number
}

interface RefundRow {
  site_id: string
  refund_id: string
  payment_id: string
  amount_minor: number
  state: Refund['state']
  reason: string | null
  tries: number
  due_at: number
}

const COLUMNS = 'site_id, refund_id, payment_id, amount_minor, state, reason, tries, due_at'

const setAside = statement(
  `UPDATE payments SET refunded_minor = refunded_minor + ?
   WHERE site_id = ? AND payment_id = ? AND state IN ('PLACED', 'CAPTURED') AND held_for = 'CAPTURE'
     AND refunded_minor + ? <= amount_minor`,
)
const putBack = statement(
  'UPDATE payments SET refunded_minor = refunded_minor - ? WHERE site_id = ? AND payment_id = ?',
)
const insert = statement(
  `INSERT INTO refunds (site_id, refund_id, payment_id, amount_minor, state, tries, due_at, created_at)
   VALUES (?, ?, ?, ?, 'WAITING', 0, ?, ?)
   ON CONFLICT (site_id, refund_id) DO NOTHING`,
)
const findOne = statement<RefundRow>(`SELECT ${COLUMNS} FROM refunds WHERE site_id = ? AND refund_id = ?`)
const listDue = statement<RefundRow>(
  `SELECT ${COLUMNS} FROM refunds WHERE state = 'WAITING' AND due_at <= ?
   ORDER BY due_at, site_id, refund_id LIMIT ?`,
)
const hold = statement(
  `UPDATE refunds SET tries = tries + 1, due_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND refund_id = ? AND state = 'WAITING' AND tries = ?`,
)
const settle = statement(
  `UPDATE refunds SET state = ?, reason = ? WHERE site_id = ? AND refund_id = ? AND state = 'WAITING'`,
)

const refundOf = (row: RefundRow): Refund => ({
  siteId: row.site_id,
  refundId: row.refund_id,
  paymentId: row.payment_id,
  amountMinor: row.amount_minor,
  state: row.state,
  reason: row.reason ?? undefined,
  tries: row.tries,
  dueAt: row.due_at,
})

/** Refunds by site. All refunds of a payment together never exceed it. */
export const refundsStore = {
  /** Saves a new refund; returns `repeat` if it already exists, `too-much` beyond the payment. */
  insert: async (
    tx: Transaction,
    { siteId, refundId, paymentId, amountMinor, dueAt }: Omit<Refund, 'state' | 'tries'>,
  ): Promise<'saved' | 'repeat' | 'too-much'> => {
    if ((await tx.run(insert, siteId, refundId, paymentId, amountMinor, dueAt, dueAt)) !== 1) return 'repeat'
    const isSetAside = (await tx.run(setAside, amountMinor, siteId, paymentId, amountMinor)) === 1
    return isSetAside ? 'saved' : 'too-much'
  },

  find: async (reader: Reader, siteId: string, refundId: string): Promise<Refund | undefined> => {
    const row = await reader.first(findOne, siteId, refundId)
    return row && refundOf(row)
  },

  /** Lists refunds that wait for their provider, the longest overdue first. */
  due: async (reader: Reader, now: number, most: number): Promise<Refund[]> =>
    (await reader.all(listDue, now, most)).map(refundOf),

  /** Reserves a refund until a time; undefined if someone else was quicker. */
  hold: async (tx: Transaction, refund: Refund, until: number): Promise<Refund | undefined> => {
    const { siteId, refundId, tries } = refund
    const held = (await tx.run(hold, until, siteId, refundId, tries)) === 1
    return held ? { ...refund, tries: tries + 1, dueAt: until } : undefined
  },

  /** Ends a refund, once, and returns whether this call did; a refused refund isn't counted as refunded. */
  settle: async (
    tx: Transaction,
    { siteId, refundId, paymentId, amountMinor }: Refund,
    refusedFor?: string,
  ): Promise<boolean> => {
    const state = refusedFor === undefined ? 'DONE' : 'REFUSED'
    const settled = await tx.run(settle, state, refusedFor ?? null, siteId, refundId)
    if (settled === 1 && state === 'REFUSED') await tx.run(putBack, amountMinor, siteId, paymentId)
    return settled === 1
  },
}
