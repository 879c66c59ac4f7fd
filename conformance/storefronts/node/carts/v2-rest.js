import { shown } from './v2.js'

export const modules = {}

const BASE = '/ecom/v2/carts'

export const read = async ({ rest, cookies }) =>
  cookies.cart ? shown((await rest('GET', `${BASE}/${cookies.cart}`)).cart) : shown()

export const add = async ({ rest, cookies, keep }, catalogReference) => {
  const catalogItems = [{ catalogReference, quantity: 1 }]
  if (cookies.cart) return rest('POST', `${BASE}/${cookies.cart}/add-line-items`, { catalogItems })
  keep('cart', (await rest('POST', BASE, { catalogItems })).cart.id)
}

export const setQuantity = ({ rest, cookies }, lineItemId, newQuantity) =>
  rest('POST', `${BASE}/${cookies.cart}/update-line-items`, {
    lineItems: [{ lineItemId, quantity: { newQuantity } }],
  })

export const checkOut = ({ cookies, checkoutUrl }) => checkoutUrl(cookies.cart)
