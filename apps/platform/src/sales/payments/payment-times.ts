import type { Payment, PaymentState } from './payment.ts'

/** How long a buyer may take for a step at their bank. */
const STEP_MS = 30 * 60_000
/** How long a provider may take to make up its mind. */
const PENDING_MS = 24 * 3_600_000
/** The longest pause between two looks at a payment that does not move. */
const LONGEST_PAUSE_MS = 10 * 60_000

/** When payments are looked at, as follows from how long a provider may take to answer. */
export interface PaymentTimes {
  /** After this a provider that does not answer is asked again. */
  readonly timeoutMs: number
  /** Says when a payment that has just come to a state is looked at, should nobody go on with it before. */
  dueAt(state: PaymentState, now: number): number
  /** Says when a payment that did not move is looked at again. */
  againAt(tries: number, now: number): number
  /** Whether a request that left no trace at its provider will never arrive. */
  isLost(payment: Pick<Payment, 'createdAt'>, now: number): boolean
  /** Whether buyer or provider took too long. */
  isOver(payment: Pick<Payment, 'createdAt' | 'state'>, now: number): boolean
}

/** Everything is looked at twice as late as its provider may answer, so that two seldom work on the same payment. */
export const paymentTimes = (timeoutMs: number): PaymentTimes => ({
  timeoutMs,
  dueAt: (state, now) => now + 2 * timeoutMs * (state === 'STEP' ? 3 : 1),
  againAt: (tries, now) => now + Math.min(2 * timeoutMs * 2 ** tries, LONGEST_PAUSE_MS),
  isLost: ({ createdAt }, now) => now - createdAt >= 4 * timeoutMs,
  isOver: ({ createdAt, state }, now) => now - createdAt >= (state === 'STEP' ? STEP_MS : PENDING_MS),
})
