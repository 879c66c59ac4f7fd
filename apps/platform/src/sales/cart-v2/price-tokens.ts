import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '../../floor/failure.ts'
import { type AgreedAmounts, amountsOf } from '../checkout/agreed-amounts.ts'
import type { PricedCheckout } from '../checkout/price-checkout.ts'
import type { WorkedCart } from '../totals/cart-totals.ts'

/** Tokens that say at which prices a cart was calculated. */
export interface PriceTokens {
  seal(cart: WorkedCart): string
  /**
   * @throws {Failure} INVALID_PRICE_VERIFICATION_TOKEN for one that isn't from a calculation of this cart;
   * CART_PRICES_OUT_OF_SYNC if its checkout costs something else by now
   */
  check(token: string, cartId: string, priced: PricedCheckout): void
}

/** @param secret - 256 bits */
export const createPriceTokens = (secret: Uint8Array): PriceTokens => {
  const sealOf = (cartId: string, digest: string): string =>
    createHmac('sha256', secret).update(`cart-prices ${cartId} ${digest}`).digest('base64url')

  return {
    seal: ({ stored, worked }) => {
      const digest = digestOf(amountsOf({ checkout: stored, worked }))
      return `${digest}.${sealOf(stored.id, digest)}`
    },
    check: (token, cartId, priced) => {
      const [digest = '', seal = ''] = token.split('.')
      if (!isEqual(seal, sealOf(cartId, digest))) throw fail('INVALID_PRICE_VERIFICATION_TOKEN', { token })
      if (digest !== digestOf(amountsOf(priced))) throw fail('CART_PRICES_OUT_OF_SYNC')
    },
  }
}

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const digestOf = (amounts: AgreedAmounts): string =>
  createHash('sha256').update(JSON.stringify(amounts)).digest('base64url')
