import { cartV2 } from '@wix/ecom'
import { shown } from './v2.js'

export const modules = { cartV2 }

export const read = async ({ shop, cookies }) =>
  cookies.cart ? shown(await shop.cartV2.getCart(cookies.cart)) : shown()

export const add = async ({ shop, cookies, keep }, catalogReference) => {
  const catalogItems = [{ catalogReference, quantity: 1 }]
  if (cookies.cart) return shop.cartV2.addLineItems(cookies.cart, { catalogItems })
  keep('cart', (await shop.cartV2.createCart({ catalogItems }))._id)
}

export const setQuantity = ({ shop, cookies }, lineItemId, newQuantity) =>
  shop.cartV2.updateLineItems(cookies.cart, { lineItems: [{ lineItemId, quantity: { newQuantity } }] })

export const checkOut = ({ cookies, checkoutUrl }) => checkoutUrl(cookies.cart)
