import type { CreatedBy } from '@vitrine/contract'
import { isMerchantSide, type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import { type Failure, fail } from '../../floor/failure.ts'
import type { CodeTrier } from '../../floor/rates/code-tries.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { Attempt } from '../../shop/idempotency/attempt.ts'
import type { Site } from '../../shop/sites/site.ts'
import { visitOf } from '../cart/kept/cart-visit.ts'
import type { StoredCheckout } from './checkout.ts'

/** One call on a checkout: the checkout, the shop, the caller and the time. */
export interface CheckoutVisit {
  readonly site: Site
  readonly checkoutId: string
  readonly by: CheckoutCaller
  /** Milliseconds since 1970. */
  readonly at: number
  /** ISO 4217: an additional currency for amounts, if the call names one that the shop has. */
  readonly askedCurrency?: string | undefined
  /** BCP 47: the buyer's language, if one of our pages knows it. */
  readonly language?: string | undefined
  /** Who enters codes; undefined if none can be entered. */
  readonly trier?: CodeTrier | undefined
  /** Identifies a repeat of the call, if it may be repeated. */
  readonly attempt?: Attempt | undefined
}

/** The caller. */
export interface CheckoutCaller {
  /** As `principalOf` names them. */
  readonly principal: string
  /** Merchants and apps have every checkout of their shop, visitors and members their own. */
  readonly isMerchant: boolean
  /** Whether this is the browser that opened the checkout; see `MakerSide`. */
  readonly isHolder?: true | undefined
}

/**
 * Returns a checkout to a caller who may have it.
 * @throws {Failure} CHECKOUT_NOT_FOUND for someone else's, as for a missing one
 */
export const accessible = (
  checkout: StoredCheckout | undefined,
  { by }: Pick<CheckoutVisit, 'by'>,
): StoredCheckout => {
  if (!checkout || !(by.isMerchant || checkout.ownerKey === by.principal)) throw notFound()
  return checkout
}

export const notFound = (): Failure => fail('CHECKOUT_NOT_FOUND')

/** Reads which checkout a call is about. */
export const visitTo = async (call: Call<unknown>, checkoutId: string): Promise<CheckoutVisit> => {
  const { site, at, askedCurrency, trier, attempt } = await visitOf(call)
  return { site, checkoutId, by: callerOf(call.actor), at, askedCurrency, trier, attempt }
}

/** Names a caller for the checkout's checks. */
export const callerOf = (actor: KnownActor): CheckoutCaller => ({
  principal: principalOf(actor),
  isMerchant: isMerchantSide(actor),
})

/** Names a checkout's creator. */
export const createdBy = (actor: KnownActor): CreatedBy => {
  switch (actor.type) {
    case 'ANONYMOUS_VISITOR':
      return { visitorId: actor.visitorId }
    case 'MEMBER':
      return { memberId: actor.memberId }
    case 'WIX_USER':
      return { userId: actor.userId }
    case 'APP':
      return { appId: actor.appId }
  }
}
