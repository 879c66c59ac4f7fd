import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'

/** A shop whose buyers can take a coupon off: a call that is loaded on first use. Answers how it went. */
export const openShop = (apiUrl: string) => {
  const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId: 'c' }), modules: { currentCart } })
  return () =>
    client.currentCart.removeCouponFromCurrentCart().then(
      () => 'done',
      ({ name, code, retryable }) => [name, code, retryable].join(' '),
    )
}
