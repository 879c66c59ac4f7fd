import type { Outcome, PaidCard } from './payment-provider.ts'

/**
 * The state of a payment.
 *
 * PENDING: the provider was or is being called. STEP: its buyer must act there. AUTHORIZED: the money is
 * held, the order not placed. PLACED: the order is placed, the money held; `heldFor` says what happens to it.
 * CAPTURED: captured. UNCAPTURED: the order is placed and the money was released: staff voided it, or the
 * provider refuses to capture. DECLINED: never held. VOIDING: to be released. VOIDED: released.
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

/**
 * What happens to held money once the order is placed.
 *
 * CAPTURE: it is captured. DECISION: it waits until staff capture or void it. VOID: it is released.
 */
export type HeldFor = 'CAPTURE' | 'DECISION' | 'VOID'

/** The allowed transitions. Nothing else ever happens, no matter who asks or how late. */
const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  PENDING: ['PENDING', 'STEP', 'AUTHORIZED', 'DECLINED', 'VOIDING'],
  STEP: ['STEP', 'PENDING', 'AUTHORIZED', 'DECLINED', 'VOIDING'],
  AUTHORIZED: ['PLACED', 'VOIDING'],
  PLACED: ['CAPTURED', 'UNCAPTURED'],
  CAPTURED: [],
  UNCAPTURED: [],
  // An authorization that arrives after all, when it was already abandoned.
  DECLINED: ['VOIDING'],
  VOIDING: ['VOIDED'],
  VOIDED: ['VOIDING'],
}

export const mayBecome = (from: PaymentState, to: PaymentState): boolean => NEXT[from].includes(to)

/** One attempt to pay for a checkout through a provider. */
export interface Payment {
  readonly siteId: string
  readonly paymentId: string
  readonly checkoutId: string
  readonly providerId: string
  /** The browser's key for this attempt and a digest of its request: a repeat is the same payment. */
  readonly attempt: { readonly key: string; readonly digest: string }
  readonly state: PaymentState
  readonly heldFor: HeldFor
  /** In the shop's currency. */
  readonly amountMinor: number
  readonly currency: string
  /** What the buyer agreed to when they paid, stored by the caller of `pay` for placing the order. */
  readonly agreed?: string | undefined
  /** The provider's reference; undefined until it returns one. */
  readonly reference?: string | undefined
  readonly stepUrl?: string | undefined
  /** Why it has no order: a provider's reason or an error code. */
  readonly reason?: string | undefined
  readonly orderId?: string | undefined
  /** The card that pays, if the provider named it. */
  readonly card?: PaidCard | undefined
  readonly revision: number
  /** How many calls to the provider failed since the state last changed. */
  readonly tries: number
  /** When to check it again. All times here are milliseconds since 1970. */
  readonly dueAt: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** States that may still become an order: each checkout has at most one payment in them. */
const OPEN: readonly PaymentState[] = ['PENDING', 'STEP', 'AUTHORIZED']

export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean => OPEN.includes(state)

/** Returns a payment's new state after its provider's answer; undefined if nothing changes. */
export type PaymentChange = Partial<
  Pick<Payment, 'heldFor' | 'reference' | 'stepUrl' | 'reason' | 'orderId' | 'card'>
> & {
  readonly state: PaymentState
}

/**
 * Interprets a provider's answer.
 *
 * Money held for an abandoned payment is released; if the order is placed, it is no news.
 */
export const changeBy = (payment: Payment, outcome: Outcome): PaymentChange | undefined => {
  const change = wordOf(payment, outcome)
  const isNews = change.state !== payment.state || change.reference !== payment.reference
  return isNews && mayBecome(payment.state, change.state) ? change : undefined
}

/** These texts are shown to buyers, so their format is checked: never a whole card number. */
const isCard = (card: PaidCard | undefined): boolean =>
  card !== undefined && /^[\w .-]{1,40}$/.test(card.brand) && /^\d{4}$/.test(card.lastDigits)

const wordOf = (payment: Payment, outcome: Outcome): PaymentChange => {
  const isGivenUp = payment.state === 'DECLINED' || payment.state === 'VOIDED'
  switch (outcome.state) {
    case 'AUTHORIZED':
      return {
        ...{ state: isGivenUp ? 'VOIDING' : 'AUTHORIZED', reference: outcome.reference },
        ...(isCard(outcome.card) && { card: outcome.card }),
      }
    case 'DECLINED':
      return { state: 'DECLINED', reason: outcome.reason, reference: payment.reference }
    case 'STEP':
      return { state: 'STEP', stepUrl: outcome.url, reference: outcome.reference }
    case 'PENDING':
      return { state: 'PENDING', reference: outcome.reference }
  }
}
