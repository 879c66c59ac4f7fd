import { type CartOwner, ownerOf } from '../../../floor/callers/cart-owner.ts'
import { type Failure, fail } from '../../../floor/failure.ts'
import { type CodeTrier, trierOf } from '../../../floor/rates/code-tries.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Attempt } from '../../../shop/idempotency/attempt.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { languageAmong, linguistLanguage } from '../../../shop/sites/texts.ts'

/** One call on a cart: whose cart, in which shop, when, and what its headers ask for. */
export interface CartVisit {
  readonly owner: CartOwner
  /** Set if the call names a cart instead of the owner's current one. */
  readonly cartId?: string | undefined
  readonly site: Site
  /** Milliseconds since 1970. */
  readonly at: number
  /** ISO 4217: an additional currency for amounts, if the call names one that the shop has. */
  readonly askedCurrency: string | undefined
  /** The requested language if the shop is translated into it; undefined for the shop's own. */
  readonly language?: string | undefined
  /** Who enters codes of coupons and gift cards; undefined if none can be entered. */
  readonly trier?: CodeTrier | undefined
  /** Identifies a repeat of the call, if it may be repeated. */
  readonly attempt: Attempt | undefined
}

/** Tells caches that the answer depends on the requested currency and language. */
export const VARY = { vary: 'X-Vitrine-Currency, X-Wix-Linguist' }

/** Reads which cart a call is about. */
export const visitOf = async (call: Call<unknown>): Promise<CartVisit> => {
  const { actor, at } = call
  const attempt = call.attempt()
  const site = await call.site()
  const currency = call.header('x-vitrine-currency')
  const askedCurrency = currency !== undefined && hasCurrency(site, currency) ? currency : undefined
  const language = languageAmong(site, linguistLanguage(call.header('x-wix-linguist')))
  return { owner: ownerOf(actor), site, at, askedCurrency, language, trier: trierOf(call), attempt }
}

/** The error for a missing cart. */
export const cartNotFound = ({ cartId }: Pick<CartVisit, 'cartId'>): Failure =>
  cartId === undefined ? fail('OWNED_CART_NOT_FOUND') : fail('CART_NOT_FOUND')

/** Ignores a cart that has replaced the requested one. */
export const requestedCart = <Found extends { readonly id: string }>(
  { cartId }: Pick<CartVisit, 'cartId'>,
  found: Found | undefined,
): Found | undefined => (cartId === undefined || found?.id === cartId ? found : undefined)

/**
 * Picks the display currency of a cart: the requested one, else the one it was last written with, else the
 * shop's own. A currency that the shop no longer converts to is ignored.
 */
export const conversionCurrency = (
  { site, askedCurrency }: Pick<CartVisit, 'site' | 'askedCurrency'>,
  kept: string = site.currency,
): string => askedCurrency ?? (hasCurrency(site, kept) ? kept : site.currency)

const hasCurrency = ({ currency, conversionRates }: Site, asked: string): boolean =>
  asked === currency || Object.hasOwn(conversionRates, asked)
