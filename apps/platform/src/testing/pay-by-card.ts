import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  createRedirectSession,
} from '@vitrine/contract/operations'
import { CARDS, detailsOf } from '../sales/payments/sandbox/sandbox.fixtures.ts'
import type { Shop } from './shop.ts'

type Line = { readonly quantity: number; readonly catalogReference: { catalogItemId: string; appId: string } }

/** Buys a line by card at the hosted checkout, as a browser does, delivered by the option `post`; returns the order's id. */
export const payByCard = async (shop: Shop, line: Line): Promise<string> => {
  const buyer = await shop.visitor()
  await buyer.call(addToCurrentCart, { lineItems: [line] })
  const { checkoutId } = await buyer.call(createCheckoutFromCurrentCart, {
    ...{ channelType: 'WEB', email: 'ada@example.com', selectedShippingOption: { code: 'post' } },
    shippingAddress: { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine: 'Gasse 1' },
  })
  const { redirectSession } = await buyer.call(createRedirectSession, {
    ecomCheckout: { checkoutId: String(checkoutId) },
  })
  const link = shop.url + new URL(redirectSession?.fullUrl ?? '').pathname
  const followed = await fetch(link, { redirect: 'manual' })
  const cookie = followed.headers.get('set-cookie')?.split(';')[0] ?? ''
  const send = async (path: string, body?: object) => {
    const response = await fetch(shop.url + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': 'once' },
    })
    return response.json()
  }
  const { token } = await send('/sandbox-card/tokens', detailsOf(CARDS.approved))
  const { totals: agreedTotals } = await send(`/checkout-api/${checkoutId}`)
  const pay = { methodId: 'sandbox-card', token, agreedTotals }
  await send(`/checkout-api/${checkoutId}/pay`, pay)
  const { order } = await send(`/checkout-api/${checkoutId}`)
  return order.id
}
