import type { Payment, PaymentState } from './payment.ts'

/** How long a buyer may take for a step at their bank. */
const STEP_MS = 30 * 60_000
/** How long a provider may take to decide. */
const PENDING_MS = 24 * 3_600_000
/** The longest pause between two checks of a stalled payment. */
const LONGEST_PAUSE_MS = 10 * 60_000

/** When to check what only a person can continue. */
export const NEVER = Number.MAX_SAFE_INTEGER

/** When to check payments, based on how long a provider may take to answer. */
export interface PaymentTimes {
  /** The timeout for a provider's answer. */
  readonly timeoutMs: number
  /** When to check a payment that has just changed state, if nothing advances it earlier. */
  dueAt(state: PaymentState, now: number): number
  /** When to check a stalled payment again. */
  againAt(tries: number, now: number): number
  /** Whether a request without a trace at its provider will never arrive. */
  isLost(payment: Pick<Payment, 'createdAt'>, now: number): boolean
  /** Whether buyer or provider took too long. */
  isOver(payment: Pick<Payment, 'createdAt' | 'state'>, now: number): boolean
}

/** Checks start after twice the provider's timeout, so two rarely work on the same payment. */
export const paymentTimes = (timeoutMs: number): PaymentTimes => ({
  timeoutMs,
  dueAt: (state, now) => now + 2 * timeoutMs * (state === 'STEP' ? 3 : 1),
  againAt: (tries, now) => now + Math.min(2 * timeoutMs * 2 ** tries, LONGEST_PAUSE_MS),
  isLost: ({ createdAt }, now) => now - createdAt >= 4 * timeoutMs,
  isOver: ({ createdAt, state }, now) => now - createdAt >= (state === 'STEP' ? STEP_MS : PENDING_MS),
})
