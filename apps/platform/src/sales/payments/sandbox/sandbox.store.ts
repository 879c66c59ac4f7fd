import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import type { AuthorizationRequest, PaidCard } from '../payment-provider.ts'
import type { CardConduct } from './sandbox-cards.ts'

/** A payment's state in the sandbox's books. */
export type SandboxState = 'STEP' | 'PENDING' | 'HELD' | 'TAKEN' | 'DECLINED' | 'VOIDED'

export interface SandboxPayment {
  readonly paymentId: string
  readonly reference: string
  readonly state: SandboxState
  readonly amountMinor: number
  readonly currency: string
  readonly returnUrl: string
  /** When a notice is due; null if there is none. Milliseconds since 1970. */
  readonly dueAt: number | null
  readonly tries: number
  readonly card: PaidCard | undefined
}

/** The card behind a token: its behaviour, and its brand and digits as JSON. */
interface UsedToken {
  readonly conduct: CardConduct
  readonly card: string | null
}

interface SandboxRow {
  payment_id: string
  reference: string
  state: SandboxState
  amount_minor: number
  currency: string
  return_url: string
  due_at: number | null
  tries: number
  card: string | null
}

const COLUMNS = 'payment_id, reference, state, amount_minor, currency, return_url, due_at, tries, card'

const insertToken = statement(
  'INSERT INTO sandbox_tokens (token, conduct, created_at, card) VALUES (?, ?, ?, ?)',
)
const useToken = statement(
  'UPDATE sandbox_tokens SET payment_id = ? WHERE token = ? AND (payment_id IS NULL OR payment_id = ?)',
)
const findToken = statement<UsedToken>('SELECT conduct, card FROM sandbox_tokens WHERE token = ?')
const purgeTokens = statement(
  `DELETE FROM sandbox_tokens WHERE token IN (
     SELECT token FROM sandbox_tokens WHERE created_at < ? ORDER BY created_at LIMIT 500)`,
)
const insertPayment = statement(
  `INSERT INTO sandbox_payments
     (payment_id, reference, state, amount_minor, currency, return_url, created_at, due_at, card, tries)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
   ON CONFLICT (payment_id) DO NOTHING`,
)
const findPayment = statement<SandboxRow>(`SELECT ${COLUMNS} FROM sandbox_payments WHERE payment_id = ?`)
const findSite = statement<{ site_id: string }>(
  'SELECT site_id FROM payments WHERE provider_id = ? AND payment_id = ?',
)
const findReference = statement<SandboxRow>(`SELECT ${COLUMNS} FROM sandbox_payments WHERE reference = ?`)
const lockReference = statement<SandboxRow>(
  `SELECT ${COLUMNS} FROM sandbox_payments WHERE reference = ? FOR UPDATE`,
)
const move = statement(
  'UPDATE sandbox_payments SET state = ?, due_at = CAST(? AS BIGINT) WHERE reference = ? AND state = ?',
)
const giveBack = statement(
  `UPDATE sandbox_payments SET refunded_minor = refunded_minor + ?
   WHERE reference = ? AND state = 'TAKEN' AND refunded_minor + ? <= amount_minor`,
)
const insertKey = statement(
  'INSERT INTO sandbox_keys (reference, effect_key) VALUES (?, ?) ON CONFLICT (reference, effect_key) DO NOTHING',
)
const refuseKey = statement('UPDATE sandbox_keys SET refusal = ? WHERE reference = ? AND effect_key = ?')
const findKey = statement<{ refusal: string | null }>(
  'SELECT refusal FROM sandbox_keys WHERE reference = ? AND effect_key = ?',
)
const listDue = statement<SandboxRow>(
  `SELECT ${COLUMNS} FROM sandbox_payments WHERE due_at IS NOT NULL AND due_at <= ? ORDER BY due_at, payment_id LIMIT ?`,
)
const putOff = statement(
  `UPDATE sandbox_payments SET due_at = CAST(? AS BIGINT), tries = tries + 1
   WHERE payment_id = ? AND tries = ? AND due_at = ?`,
)
const told = statement(
  'UPDATE sandbox_payments SET due_at = NULL, tries = 0 WHERE payment_id = ? AND tries = ?',
)

const paymentOf = (row: SandboxRow): SandboxPayment => ({
  paymentId: row.payment_id,
  reference: row.reference,
  state: row.state,
  amountMinor: row.amount_minor,
  currency: row.currency,
  returnUrl: row.return_url,
  dueAt: row.due_at,
  tries: row.tries,
  card: row.card === null ? undefined : JSON.parse(row.card),
})

/** The sandbox's books: payments, card tokens, and used keys. */
export const sandboxStore = {
  saveToken: async (
    tx: Transaction,
    token: string,
    conduct: CardConduct,
    at: number,
    card?: PaidCard,
  ): Promise<void> => {
    await tx.run(insertToken, token, conduct, at, card ? JSON.stringify(card) : null)
  },

  /**
   * Uses a token for one payment, any number of times; undefined if it doesn't exist or another payment used
   * it.
   */
  useToken: async (tx: Transaction, token: string, paymentId: string): Promise<UsedToken | undefined> => {
    if ((await tx.run(useToken, paymentId, token, paymentId)) !== 1) return undefined
    return tx.first(findToken, token)
  },

  purgeTokens: (tx: Transaction, before: number): Promise<number> => tx.run(purgeTokens, before),

  /** Opens a payment unless it already exists. */
  open: async (
    tx: Transaction,
    { paymentId, amountMinor, currency, returnUrl }: AuthorizationRequest,
    as: {
      readonly reference: string
      readonly state: SandboxState
      readonly at: number
      readonly dueAt: number | null
      readonly card: string | null
    },
  ): Promise<void> => {
    const terms = [amountMinor, currency, returnUrl] as const
    await tx.run(insertPayment, paymentId, as.reference, as.state, ...terms, as.at, as.dueAt, as.card)
  },

  find: async (reader: Reader, paymentId: string): Promise<SandboxPayment | undefined> => {
    const row = await reader.first(findPayment, paymentId)
    return row && paymentOf(row)
  },

  /** Finds the shop that a payment is for. */
  siteOf: async (reader: Reader, providerId: string, paymentId: string): Promise<string | undefined> =>
    (await reader.first(findSite, providerId, paymentId))?.site_id,

  findByReference: async (reader: Reader, reference: string): Promise<SandboxPayment | undefined> => {
    const row = await reader.first(findReference, reference)
    return row && paymentOf(row)
  },

  /** Finds a payment and locks it until the transaction ends. */
  lock: async (tx: Transaction, reference: string): Promise<SandboxPayment | undefined> => {
    const row = await tx.first(lockReference, reference)
    return row && paymentOf(row)
  },

  /** Moves a payment out of a state; returns whether it was in it. */
  move: async (
    tx: Transaction,
    reference: string,
    from: SandboxState,
    to: SandboxState,
    tellAt: number | null,
  ): Promise<boolean> => (await tx.run(move, to, tellAt, reference, from)) === 1,

  /** Refunds a part of what was captured; returns whether that much was left. */
  giveBack: async (tx: Transaction, reference: string, amountMinor: number): Promise<boolean> =>
    (await tx.run(giveBack, amountMinor, reference, amountMinor)) === 1,

  /** Claims a key for its one effect; returns the earlier result if it was used before. */
  claimKey: async (
    tx: Transaction,
    reference: string,
    key: string,
  ): Promise<'first' | { readonly refusal: string | null }> => {
    if ((await tx.run(insertKey, reference, key)) === 1) return 'first'
    return (await tx.first(findKey, reference, key)) ?? { refusal: null }
  },

  refuseKey: async (tx: Transaction, reference: string, key: string, refusal: string): Promise<void> => {
    await tx.run(refuseKey, refusal, reference, key)
  },

  /** Lists payments with notices to send. */
  due: async (reader: Reader, now: number, most: number): Promise<SandboxPayment[]> =>
    (await reader.all(listDue, now, most)).map(paymentOf),

  /** Reserves a notice until a time; returns the payment, undefined if someone else was quicker. */
  hold: async (
    tx: Transaction,
    payment: SandboxPayment,
    until: number,
  ): Promise<SandboxPayment | undefined> => {
    const { paymentId, tries, dueAt } = payment
    const held = (await tx.run(putOff, until, paymentId, tries, dueAt)) === 1
    return held ? { ...payment, tries: tries + 1, dueAt: until } : undefined
  },

  markTold: async (tx: Transaction, { paymentId, tries }: SandboxPayment): Promise<void> => {
    await tx.run(told, paymentId, tries)
  },
}
