import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'

/** A shop whose buyers can remove a coupon: a call that loads on first use. Returns the outcome. */
export const openShop = (apiUrl: string) => {
  const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId: 'c' }), modules: { currentCart } })
  return () =>
    client.currentCart.removeCouponFromCurrentCart().then(
      () => 'done',
      ({ name, code, retryable }) => [name, code, retryable].join(' '),
    )
}
