import { CommerceError } from '@vitrine/client'
import type { Answers } from '../messages/answers.en.ts'
import { isNotFound, type Visitor } from '../shop.server.ts'
import { cartProblem } from './cart.server.ts'

/** Puts a coupon on the cart by its code, in place of the one that is there. */
export async function applyCoupon({ client }: Visitor, couponCode: string) {
  await client.currentCart.updateCurrentCart({ couponCode })
}

/** Takes the coupon off. A cart that is gone already is no failure. */
export async function removeCoupon({ client }: Visitor) {
  try {
    await client.currentCart.removeCouponFromCurrentCart()
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

/**
 * Says why a code is not taken, and what can be done about it.
 *
 * @throws what is no answer of the platform
 */
export function couponProblem(error: unknown, answers: Answers): string {
  if (!(error instanceof CommerceError)) throw error
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
    case 'INVALID_ARGUMENT':
      return answers.codeForMore
    default:
      return cartProblem(error, answers)
  }
}
