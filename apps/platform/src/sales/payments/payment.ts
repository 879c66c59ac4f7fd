import type { Outcome } from './payment-provider.ts'

/**
 * How far a payment is.
 *
 * PENDING: the provider was or is being asked. STEP: its buyer has something to do there. AUTHORIZED: the money is held,
 * the order not placed. PLACED: the order is placed, the money not taken. CAPTURED: taken. UNCAPTURED: the order is
 * placed and the provider refuses to take the money. DECLINED: never held. VOIDING: to be let go of. VOIDED: let go of.
 */
export type PaymentState =
  | 'PENDING'
  | 'STEP'
  | 'AUTHORIZED'
  | 'PLACED'
  | 'CAPTURED'
  | 'UNCAPTURED'
  | 'DECLINED'
  | 'VOIDING'
  | 'VOIDED'

/** From where a payment may go where. The rest never happens, whoever asks for it and however late. */
const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  PENDING: ['PENDING', 'STEP', 'AUTHORIZED', 'DECLINED', 'VOIDING'],
  STEP: ['STEP', 'PENDING', 'AUTHORIZED', 'DECLINED', 'VOIDING'],
  AUTHORIZED: ['PLACED', 'VOIDING'],
  PLACED: ['CAPTURED', 'UNCAPTURED'],
  CAPTURED: [],
  UNCAPTURED: [],
  // An authorization that comes after all, when it was given up.
  DECLINED: ['VOIDING'],
  VOIDING: ['VOIDED'],
  VOIDED: ['VOIDING'],
}

export const mayBecome = (from: PaymentState, to: PaymentState): boolean => NEXT[from].includes(to)

/** One try to pay for a checkout through a provider. */
export interface Payment {
  readonly siteId: string
  readonly paymentId: string
  readonly checkoutId: string
  readonly providerId: string
  /** What the buyer's browser calls this try, and what it asked for: its repeat is the same payment. */
  readonly attempt: { readonly key: string; readonly digest: string }
  readonly state: PaymentState
  /** In the shop's currency. */
  readonly amountMinor: number
  readonly currency: string
  /** What the buyer agreed to when they paid, as the caller of `pay` wrote it down for placing the order. */
  readonly agreed?: string | undefined
  /** The provider's name for it; undefined while it has told none. */
  readonly reference?: string | undefined
  readonly stepUrl?: string | undefined
  /** Why there is no order of it: a provider's reason or the code of an error. */
  readonly reason?: string | undefined
  readonly orderId?: string | undefined
  readonly revision: number
  /** How often the provider was asked in vain since the state last changed. */
  readonly tries: number
  /** When it is to be looked at again. Milliseconds since 1970, as are all times here. */
  readonly dueAt: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** The states in which a payment may still become an order: of each checkout at most one payment is in one. */
const OPEN: readonly PaymentState[] = ['PENDING', 'STEP', 'AUTHORIZED']

export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean => OPEN.includes(state)

/** What a payment becomes by what its provider says of it; undefined when that changes nothing. */
export type PaymentChange = Partial<Pick<Payment, 'reference' | 'stepUrl' | 'reason' | 'orderId'>> & {
  readonly state: PaymentState
}

/**
 * Reads a provider's word on a payment.
 *
 * Money that is held for a payment that was given up is let go of; for one whose order is placed it is no news.
 */
export const changeBy = (payment: Payment, outcome: Outcome): PaymentChange | undefined => {
  const change = wordOf(payment, outcome)
  const isNews = change.state !== payment.state || change.reference !== payment.reference
  return isNews && mayBecome(payment.state, change.state) ? change : undefined
}

const wordOf = (payment: Payment, outcome: Outcome): PaymentChange => {
  const isGivenUp = payment.state === 'DECLINED' || payment.state === 'VOIDED'
  switch (outcome.state) {
    case 'AUTHORIZED':
      return { state: isGivenUp ? 'VOIDING' : 'AUTHORIZED', reference: outcome.reference }
    case 'DECLINED':
      return { state: 'DECLINED', reason: outcome.reason, reference: payment.reference }
    case 'STEP':
      return { state: 'STEP', stepUrl: outcome.url, reference: outcome.reference }
    case 'PENDING':
      return { state: 'PENDING', reference: outcome.reference }
  }
}
