import { type CartOwner, ownerOf } from '../../../floor/callers/cart-owner.ts'
import { type Failure, fail } from '../../../floor/failure.ts'
import { type CodeTrier, trierOf } from '../../../floor/rates/code-tries.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Attempt } from '../../../shop/idempotency/attempt.ts'
import type { Site } from '../../../shop/sites/site.ts'

/** One call on a cart: whose cart, in which shop, at what time, and what its headers ask for. */
export interface CartVisit {
  readonly owner: CartOwner
  /** Set where a certain cart is meant and not whichever the owner has. */
  readonly cartId?: string | undefined
  readonly site: Site
  /** Milliseconds since 1970. */
  readonly at: number
  /** ISO 4217: the currency that amounts are to be shown in as well, when one was named that the shop has. */
  readonly askedCurrency: string | undefined
  /** Who types codes of coupons and gift cards. */
  readonly trier: CodeTrier
  /** What makes a repeat of the call known, when it may come again. */
  readonly attempt: Attempt | undefined
}

/** Tells caches that the answer depends on the currency asked for. */
export const VARY = { vary: 'X-Vitrine-Currency' }

/** Reads what a call says of the cart it means. */
export const visitOf = async (call: Call<unknown>): Promise<CartVisit> => {
  const { actor, at } = call
  const attempt = call.attempt()
  const site = await call.site()
  const currency = call.header('x-vitrine-currency')
  const askedCurrency = currency !== undefined && hasCurrency(site, currency) ? currency : undefined
  return { owner: ownerOf(actor), site, at, askedCurrency, trier: trierOf(call), attempt }
}

/** What a visit to a cart that is not there fails with. */
export const absent = ({ cartId }: Pick<CartVisit, 'cartId'>): Failure =>
  cartId === undefined ? fail('OWNED_CART_NOT_FOUND') : fail('CART_NOT_FOUND')

/** Leaves out a cart that lies in the place of the one that is meant. */
export const meant = <Found extends { readonly id: string }>(
  { cartId }: Pick<CartVisit, 'cartId'>,
  found: Found | undefined,
): Found | undefined => (cartId === undefined || found?.id === cartId ? found : undefined)

/**
 * Picks the currency that a cart's amounts are also shown in: the one asked for, else the one it was last
 * written with, else the shop's own. One that the shop no longer converts to is passed over.
 */
export const conversionCurrency = (
  { site, askedCurrency }: Pick<CartVisit, 'site' | 'askedCurrency'>,
  kept: string = site.currency,
): string => askedCurrency ?? (hasCurrency(site, kept) ? kept : site.currency)

const hasCurrency = ({ currency, conversionRates }: Site, asked: string): boolean =>
  asked === currency || Object.hasOwn(conversionRates, asked)
