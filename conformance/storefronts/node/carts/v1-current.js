import { currentCart } from '@wix/ecom'
import { shown } from './v1.js'

export const modules = { currentCart }

export const read = ({ shop }) =>
  shop.currentCart.getCurrentCart().then(shown, (error) => {
    if (error.details?.applicationError?.code === 'OWNED_CART_NOT_FOUND') return shown()
    throw error
  })
export const add = ({ shop }, catalogReference) =>
  shop.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] })
export const setQuantity = ({ shop }, _id, quantity) =>
  shop.currentCart.updateCurrentCartLineItemQuantity([{ _id, quantity }])

export const checkOut = async ({ shop, checkoutUrl }) => {
  const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({
    channelType: currentCart.ChannelType.WEB,
  })
  return checkoutUrl(checkoutId)
}
