import type { IncomingHttpHeaders } from 'node:http'

/** What a provider is asked to hold money for. */
export interface AuthorizationRequest {
  /** Names the payment, and makes a repeat of the request known: the same id is the same authorization. */
  readonly paymentId: string
  /** In the currency's smallest unit, above 0. */
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
  /** What the buyer's browser brought: the provider's own, such as the token of a card. Never a card number. */
  readonly method: unknown
  /** Where the buyer comes back to from a step of the provider's own. */
  readonly returnUrl: string
}

/** Why a provider does not pay, as far as buyers are told. */
export const DECLINE_REASONS = [
  'DECLINED',
  'AUTHENTICATION_FAILED',
  'METHOD_INVALID',
  'EXPIRED',
  'CANCELED',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** How an authorization stands. */
export type Outcome =
  /** The money is held for us; it may have been taken since. `reference` is the provider's name for it. */
  | { readonly state: 'AUTHORIZED'; readonly reference: string }
  /** It will not be held any more: refused, or let go again. */
  | { readonly state: 'DECLINED'; readonly reason: DeclineReason }
  /** The buyer has to go to `url`, and is sent back to the request's `returnUrl`. */
  | { readonly state: 'STEP'; readonly url: string; readonly reference: string }
  /** The provider does not know yet, and sends a notice when it does. */
  | { readonly state: 'PENDING'; readonly reference: string }

/** How a capture, void or refund ended. */
export type Settled = { readonly state: 'DONE' } | { readonly state: 'REFUSED'; readonly reason: string }

/** A provider's word that something happened to a payment. What happened is asked by `find`. */
export interface Notice {
  readonly paymentId: string
}

/** The notice was not signed by the provider, or too long ago. */
export class ForgedNotice extends Error {
  override readonly name = 'ForgedNotice'
}

/**
 * A company that moves money. Everything the platform does with one goes through here, and never inside a
 * transaction of the database.
 *
 * A call that throws, or that is broken off by its `signal`, has no known end: it is asked again later under the same
 * key, so each key has to take effect once. `provider-contract.ts` holds every provider to this.
 *
 * @example await provider.capture(reference, `${paymentId}:capture`, AbortSignal.timeout(20_000))
 */
export interface PaymentProvider {
  /** Small letters, digits and hyphens: stands in addresses and rows, so it never changes. */
  readonly id: string
  /** What buyers read, such as `Card`. */
  readonly name: string

  authorize(request: AuthorizationRequest, signal: AbortSignal): Promise<Outcome>
  /** Takes the whole of what is held. */
  capture(reference: string, key: string, signal: AbortSignal): Promise<Settled>
  /** Lets go of what is held, or gives up what is still pending or waits for its buyer. */
  void(reference: string, key: string, signal: AbortSignal): Promise<Settled>
  /** Gives back a part of what was taken; all parts together are at most the whole. */
  refund(reference: string, amountMinor: number, key: string, signal: AbortSignal): Promise<Settled>
  /** Tells how a payment stands; undefined when its authorization never arrived. */
  find(paymentId: string, signal: AbortSignal): Promise<Outcome | undefined>

  /**
   * Reads a notice off the bytes as they came.
   *
   * @returns undefined when it is genuine and about no payment
   * @throws {ForgedNotice}
   */
  readNotice(headers: IncomingHttpHeaders, rawBody: Uint8Array): Notice | undefined
}
