import { CommerceError } from '@vitrine/client'
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
export function couponProblem(error: unknown): string {
  if (!(error instanceof CommerceError)) throw error
  switch (error.code) {
    case 'ERROR_COUPON_DOES_NOT_EXIST':
      return 'There is no such code. Please look at its letters again.'
    case 'ERROR_COUPON_HAS_EXPIRED':
      return 'This code is no longer valid.'
    case 'ERROR_COUPON_IS_NOT_ACTIVE_YET':
      return 'This code is not valid yet.'
    case 'ERROR_COUPON_USAGE_EXCEEDED':
      return 'This code has been used as often as it could be.'
    case 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED':
      return 'You have used this code as often as you may.'
    case 'INVALID_ARGUMENT':
      return 'This code is for larger orders. Add something more, then try it again.'
    default:
      return cartProblem(error)
  }
}
