import type { HeldFor } from '../../payments/payment.ts'

/** A source of an order's money: a payment provider, a payment outside the shop, or a gift card. */
export type SourceKind = 'PROVIDER' | 'OUTSIDE' | 'GIFT_CARD'

/** Identifies one source of an order's money. */
export interface Source {
  readonly kind: SourceKind
  /** The payment's or the gift card's id; empty for money from outside the shop. */
  readonly id: string
}

/** What one source paid for an order, and how much was refunded. Minor units of the order's currency. */
export interface SourceMoney extends Source {
  /** Authorized by a provider, not yet captured. */
  readonly heldMinor: number
  /** What happens to what is held. */
  readonly heldFor: HeldFor
  readonly paidMinor: number
  /** At most what is held and paid. */
  readonly refundedMinor: number
}

/** The part of a refund that goes to one source. */
export interface Share extends Source {
  readonly amountMinor: number
}

/** A part of a refund as it happened. */
export interface RefundShare extends Share {
  readonly refundId: string
  /** Whether the provider refused it, so that the shop still has the money. */
  readonly isFailed: boolean
  /** Milliseconds since 1970. */
  readonly at: number
}

/** All money of an order: the columns that its row repeats from its sources. */
export interface OrderSums {
  /** Without the gift card's. */
  readonly paidMinor: number
  readonly heldMinor: number
  readonly refundedMinor: number
}

/** Money paid in person comes after the provider's, and the gift card's comes last. */
const ORDER: readonly SourceKind[] = ['PROVIDER', 'OUTSIDE', 'GIFT_CARD']

/** Money of a source that can be refunded. What waits for a decision isn't captured, so it can be voided instead. */
export const leftOf = ({ heldMinor, heldFor, paidMinor, refundedMinor }: SourceMoney): number =>
  (heldFor === 'CAPTURE' ? heldMinor : 0) + paidMinor - refundedMinor

export const sumOf = (sources: readonly SourceMoney[], of: (source: SourceMoney) => number): number =>
  sources.reduce((sum, source) => sum + of(source), 0)

/** Splits an amount among the sources; none gets more than it has left. */
export const sharesOf = (sources: readonly SourceMoney[], amountMinor: number): Share[] => {
  let rest = amountMinor
  return ORDER.flatMap((kind) => sources.filter((source) => source.kind === kind)).flatMap((source) => {
    const part = Math.min(rest, leftOf(source))
    rest -= part
    return part > 0 ? [{ kind: source.kind, id: source.id, amountMinor: part }] : []
  })
}

/** Everything up to a limit that the shop itself can refund: the merchant returns money paid outside. */
export const returnableShares = (sources: readonly SourceMoney[], mostMinor: number): Share[] =>
  sharesOf(
    sources.filter(({ kind }) => kind !== 'OUTSIDE'),
    mostMinor,
  )

export const sumsOf = (sources: readonly SourceMoney[]): OrderSums => ({
  paidMinor: sumOf(sources, ({ kind, paidMinor }) => (kind === 'GIFT_CARD' ? 0 : paidMinor)),
  heldMinor: sumOf(sources, ({ heldMinor }) => heldMinor),
  refundedMinor: sumOf(sources, ({ refundedMinor }) => refundedMinor),
})
