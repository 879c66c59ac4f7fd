import { checkout } from '@wix/ecom'
import { shown } from './v1.js'

export const modules = { checkout }

/** Buys at once, without a cart: what the storefront calls its cart is the checkout. */
export const add = async ({ shop, keep }, catalogReference) => {
  const made = await shop.checkout.createCheckout({
    lineItems: [{ catalogReference, quantity: 1 }],
    channelType: checkout.ChannelType.WEB,
  })
  keep('checkout', made._id)
}
export const read = async ({ shop, cookies }) =>
  cookies.checkout ? shown(await shop.checkout.getCheckout(cookies.checkout)) : shown()

export const setQuantity = ({ shop, cookies }, _id, quantity) =>
  shop.checkout.updateLineItemsQuantity(cookies.checkout, [{ _id, quantity }])

export const checkOut = ({ cookies, checkoutUrl }) => checkoutUrl(cookies.checkout)
