import { cart, checkout } from '@wix/ecom'
import { shown } from './v1.js'

export const modules = { cart, checkout }

export const read = async ({ shop, cookies }) =>
  cookies.cart ? shown(await shop.cart.getCart(cookies.cart)) : shown()

export const add = async ({ shop, cookies, keep }, catalogReference) => {
  const lineItems = [{ catalogReference, quantity: 1 }]
  if (cookies.cart) return shop.cart.addToCart(cookies.cart, { lineItems })
  keep('cart', (await shop.cart.createCart({ lineItems }))._id)
}

export const setQuantity = ({ shop, cookies }, _id, quantity) =>
  shop.cart.updateLineItemsQuantity(cookies.cart, [{ _id, quantity }])

/** Goes to the address of the checkout itself, without a redirect session of its own. */
export const checkOut = async ({ shop, cookies, checkoutUrl }) => {
  const { checkoutId } = await shop.cart.createCheckout(cookies.cart, { channelType: 'WEB' })
  const found = await shop.checkout.getCheckout(checkoutId)
  return checkoutUrl(found._id)
}
