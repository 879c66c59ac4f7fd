import type { IncomingHttpHeaders } from 'node:http'

/** An authorization to request. */
export interface AuthorizationRequest {
  /** Identifies the payment and makes repeats recognizable: the same id is the same authorization. */
  readonly paymentId: string
  /** In the currency's smallest unit, above 0. */
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
  /** The provider's data from the buyer's browser, such as a card token. Never a card number. */
  readonly method: unknown
  /** Where the buyer returns to after a step on the provider's pages. */
  readonly returnUrl: string
}

/** Why a provider refuses, as shown to buyers. */
export const DECLINE_REASONS = [
  'DECLINED',
  'AUTHENTICATION_FAILED',
  'METHOD_INVALID',
  'EXPIRED',
  'CANCELED',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** The card that pays, as buyers recognize it. Never its number. */
export interface PaidCard {
  /** Such as Visa. */
  readonly brand: string
  /** The last four. */
  readonly lastDigits: string
}

/** The state of an authorization. */
export type Outcome =
  /**
   * The money is held for us; it may have been captured since. `reference` is the provider's name for it,
   * `card` is shown to buyers, if the provider names it.
   */
  | { readonly state: 'AUTHORIZED'; readonly reference: string; readonly card?: PaidCard | undefined }
  /** It is no longer held: refused or released. */
  | { readonly state: 'DECLINED'; readonly reason: DeclineReason }
  /** The buyer must go to `url`, and is sent back to the request's `returnUrl`. */
  | { readonly state: 'STEP'; readonly url: string; readonly reference: string }
  /** The provider doesn't know yet, and will send a notice. */
  | { readonly state: 'PENDING'; readonly reference: string }

/** The result of a capture, void or refund. */
export type Settled = { readonly state: 'DONE' } | { readonly state: 'REFUSED'; readonly reason: string }

/** A provider's message that something happened to a payment. `find` says what. */
export interface Notice {
  readonly paymentId: string
}

/** The notice wasn't signed by the provider, or is too old. */
export class ForgedNotice extends Error {
  override readonly name = 'ForgedNotice'
}

/**
 * A company that moves money. Everything the platform does with one goes through this interface, and never
 * inside a database transaction.
 *
 * A call that throws or is aborted by its `signal` has an unknown outcome: it is repeated later with the same
 * key, so each key must take effect once. `provider-contract.ts` checks every provider for this.
 * @example await provider.capture(reference, `${paymentId}:capture`, AbortSignal.timeout(20_000))
 */
export interface PaymentProvider {
  /** Lowercase letters, digits and hyphens: used in addresses and rows, so it never changes. */
  readonly id: string
  /** The display name, such as `Card`. */
  readonly name: string
  /** Whether it is a wallet, offered above the checkout's steps as well as among the payment methods. */
  readonly express?: boolean

  authorize(request: AuthorizationRequest, signal: AbortSignal): Promise<Outcome>
  /** Captures the whole held amount. */
  capture(reference: string, key: string, signal: AbortSignal): Promise<Settled>
  /** Releases what is held, or abandons what is pending or waits for its buyer. */
  void(reference: string, key: string, signal: AbortSignal): Promise<Settled>
  /** Refunds a part of the captured amount; all parts together are at most the whole. */
  refund(reference: string, amountMinor: number, key: string, signal: AbortSignal): Promise<Settled>
  /** Returns a payment's state; undefined if its authorization never arrived. */
  find(paymentId: string, signal: AbortSignal): Promise<Outcome | undefined>

  /**
   * Reads a notice from its raw bytes.
   * @returns undefined when it is genuine but about no payment
   * @throws {ForgedNotice}
   */
  readNotice(headers: IncomingHttpHeaders, rawBody: Uint8Array): Notice | undefined
}
