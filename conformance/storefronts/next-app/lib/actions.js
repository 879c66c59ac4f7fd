'use server'

import { currentCart } from '@wix/ecom'
import { revalidatePath } from 'next/cache'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { openShop } from './shop'

const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export const addToCart = async (catalogItemId, form) => {
  const shop = await openShop()
  const options = Object.fromEntries([...form].filter(([name]) => !name.startsWith('$')))
  await shop.currentCart.addToCurrentCart({
    lineItems: [{ catalogReference: { appId: APP_ID, catalogItemId, options: { options } }, quantity: 1 }],
  })
  redirect('/cart')
}

export const setQuantity = async (_id, quantity) => {
  const { updateCurrentCartLineItemQuantity } = (await openShop()).use(currentCart)
  await updateCurrentCartLineItemQuantity([{ _id, quantity }])
  revalidatePath('/cart')
}

export const checkOut = async () => {
  const shop = await openShop()
  const origin = `http://${(await headers()).get('host')}`
  const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({
    channelType: currentCart.ChannelType.WEB,
  })
  const { redirectSession } = await shop.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: origin, thankYouPageUrl: `${origin}/thanks` },
  })
  redirect(redirectSession.fullUrl)
}
