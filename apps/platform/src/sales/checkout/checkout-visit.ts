import type { CreatedBy } from '@vitrine/contract'
import { isMerchantSide, principalOf, type Somebody } from '../../floor/callers/actor.ts'
import { type Failure, fail } from '../../floor/failure.ts'
import type { CodeTrier } from '../../floor/rates/code-tries.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { Attempt } from '../../shop/idempotency/attempt.ts'
import type { Site } from '../../shop/sites/site.ts'
import { visitOf } from '../cart/kept/cart-visit.ts'
import type { StoredCheckout } from './checkout.ts'

/** One call on a checkout: which one, in which shop, by whom, and when. */
export interface CheckoutVisit {
  readonly site: Site
  readonly checkoutId: string
  readonly by: CheckoutCaller
  /** Milliseconds since 1970. */
  readonly at: number
  /** ISO 4217: the currency that amounts are to be shown in as well, when one was named that the shop has. */
  readonly askedCurrency?: string | undefined
  /** BCP 47: what the buyer reads, where a page of ours has learned it. */
  readonly language?: string | undefined
  /** Who types codes; undefined where none can come. */
  readonly trier?: CodeTrier | undefined
  /** What makes a repeat of the call known, when it may come again. */
  readonly attempt?: Attempt | undefined
}

/** Who calls. */
export interface CheckoutCaller {
  /** As `principalOf` calls them. */
  readonly principal: string
  /** Merchants and apps have every checkout of their shop, visitors and members their own. */
  readonly isMerchant: boolean
  /** Whether this is the browser that has opened the checkout; see `MakerSide`. */
  readonly isHolder?: true | undefined
}

/**
 * Gives a checkout to whoever may have it.
 *
 * @throws {Failure} CHECKOUT_NOT_FOUND for one that is another's, as for one that is not there
 */
export const theirs = (
  checkout: StoredCheckout | undefined,
  { by }: Pick<CheckoutVisit, 'by'>,
): StoredCheckout => {
  if (!checkout || !(by.isMerchant || checkout.ownerKey === by.principal)) throw notFound()
  return checkout
}

export const notFound = (): Failure => fail('CHECKOUT_NOT_FOUND')

/** Reads what a call says of the checkout it means. */
export const visitTo = async (call: Call<unknown>, checkoutId: string): Promise<CheckoutVisit> => {
  const { site, at, askedCurrency, trier, attempt } = await visitOf(call)
  return { site, checkoutId, by: callerOf(call.actor), at, askedCurrency, trier, attempt }
}

/** Names a caller to those who keep checkouts. */
export const callerOf = (actor: Somebody): CheckoutCaller => ({
  principal: principalOf(actor),
  isMerchant: isMerchantSide(actor),
})

/** Names the maker of a checkout. */
export const createdBy = (actor: Somebody): CreatedBy => {
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
