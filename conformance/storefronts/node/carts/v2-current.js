import { currentCartV2 } from '@wix/ecom'
import { shown } from './v2.js'

export const modules = { currentCartV2 }

export const read = ({ shop }) =>
  shop.currentCartV2.calculateCurrentCart().then(
    ({ cart, summary }) => shown(cart, summary),
    (error) => {
      if (error.details?.applicationError?.code === 'CURRENT_CART_NOT_FOUND') return shown()
      throw error
    },
  )

export const add = ({ shop }, catalogReference) =>
  shop.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [{ catalogReference, quantity: 1 }] })

export const setQuantity = ({ shop }, lineItemId, newQuantity) =>
  shop.currentCartV2.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, quantity: { newQuantity } }] })

/** The cart's id is the checkout's. */
export const checkOut = async ({ shop, checkoutUrl }) => {
  const { cart } = await shop.currentCartV2.getCurrentCart()
  return checkoutUrl(cart._id)
}
