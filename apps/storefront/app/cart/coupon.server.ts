import type { CommerceError } from '@vitrine/client'
import type { currentCart } from '@vitrine/client/ecom'
import type { Answers } from '../messages/en/answers.ts'
import { isNotFound, type Visitor } from '../shop.server.ts'
import { cartProblem, readCart, viewFor } from './cart.server.ts'
import { couponOf } from './cart-view.ts'
import type { EstimatedCoupon } from './estimate.ts'

/** Adds a coupon to the cart by its code, replacing any other. */
export const applyCoupon = async (visitor: Visitor, couponCode: string) =>
  viewFor(visitor, await visitor.client.currentCart.updateCurrentCart({ couponCode }))

/** Removes the coupon. A missing cart is no error. */
export async function removeCoupon(visitor: Visitor) {
  try {
    const { cart } = await visitor.client.currentCart.removeCouponFromCurrentCart()
    return viewFor(visitor, cart)
  } catch (error) {
    if (!isNotFound(error)) throw error
    return readCart(visitor)
  }
}

/** Explains why a code is rejected, and what can be done about it. */
export function couponProblem(error: CommerceError, answers: Answers): string {
  switch (error.code) {
    case 'ERROR_COUPON_DOES_NOT_EXIST':
      return answers.noSuchCode
    case 'TOO_MANY_REQUESTS':
      return answers.codeTooOften
    case 'INVALID_ARGUMENT':
      return answers.codeForMore
    default:
      return notUsable(error.code, answers) ?? cartProblem(error, answers)
  }
}

/** Returns the coupon of an estimated cart, and why it takes nothing off, if it doesn't. */
export function estimatedCoupon(
  { cart, calculationErrors }: currentCart.EstimateTotalsResponse,
  answers: Answers,
): EstimatedCoupon | undefined {
  const code = cart && couponOf(cart)?.code
  if (!code) return undefined
  const error = calculationErrors?.couponCalculationError?.applicationError?.code
  return { code, ...(error && { problem: whyNothing(error, answers) }) }
}

/** Explains why a coupon that was applied takes nothing off. */
function whyNothing(error: string, answers: Answers): string {
  switch (error) {
    case 'MINIMUM_SUBTOTAL_NOT_REACHED':
      return answers.codeFromMore
    case 'NOTHING_TO_REDUCE':
    case 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD':
      return answers.codeForOthers
    default:
      return notUsable(error, answers) ?? answers.codeOver
  }
}

/** Explains why a coupon that exists can't be used now. */
function notUsable(error: string | undefined, answers: Answers): string | undefined {
  switch (error) {
    case 'ERROR_COUPON_HAS_EXPIRED':
      return answers.codeExpired
    case 'ERROR_COUPON_IS_NOT_ACTIVE_YET':
      return answers.codeNotYet
    case 'ERROR_COUPON_USAGE_EXCEEDED':
      return answers.codeUsedUp
    case 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED':
      return answers.codeUsedByYou
  }
}
