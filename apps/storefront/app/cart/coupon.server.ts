import type { CommerceError } from '@vitrine/client'
import type { Answers } from '../messages/en/answers.ts'
import { isNotFound, type Visitor } from '../shop.server.ts'
import { cartProblem, readCart, viewFor } from './cart.server.ts'

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
    case 'ERROR_COUPON_HAS_EXPIRED':
      return answers.codeExpired
    case 'ERROR_COUPON_IS_NOT_ACTIVE_YET':
      return answers.codeNotYet
    case 'ERROR_COUPON_USAGE_EXCEEDED':
      return answers.codeUsedUp
    case 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED':
      return answers.codeUsedByYou
    case 'TOO_MANY_REQUESTS':
      return answers.codeTooOften
    case 'INVALID_ARGUMENT':
      return answers.codeForMore
    default:
      return cartProblem(error, answers)
  }
}
