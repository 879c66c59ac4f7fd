import { shown } from './v1.js'

export const modules = {}

const BASE = '/ecom/v1/carts/current'

export const read = async ({ rest }) => shown((await rest('GET', BASE))?.cart)

export const add = ({ rest }, catalogReference) =>
  rest('POST', `${BASE}/add-to-cart`, { lineItems: [{ catalogReference, quantity: 1 }] })

export const setQuantity = ({ rest }, id, quantity) =>
  rest('POST', `${BASE}/update-line-items-quantity`, { lineItems: [{ id, quantity }] })

/** Every step to the hosted checkout is a plain request too. */
export const checkOut = async ({ rest, origin }) => {
  const { checkoutId } = await rest('POST', `${BASE}/create-checkout`, { channelType: 'WEB' })
  const { redirectSession } = await rest('POST', '/_api/redirects-api/v1/redirect-session', {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: origin, thankYouPageUrl: `${origin}/thanks` },
  })
  return redirectSession.fullUrl
}
