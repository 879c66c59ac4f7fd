'use server'

import { currentCartV2 } from '@wix/ecom'
import { revalidatePath } from 'next/cache'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { openShop } from './shop'

const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Finds the variant with the chosen choices among all of the product. */
const variantOf = async (shop, productId, chosen) => {
  const { items } = await shop.readOnlyVariantsV3
    .queryVariants()
    .in('productData.productId', [productId])
    .find()
  const { _id } = items.find(({ optionChoices = [] }) =>
    optionChoices.every(
      ({ optionChoiceNames: { optionName, choiceName } }) => chosen.get(optionName) === choiceName,
    ),
  )
  return _id
}

export const addToCart = async (catalogItemId, form) => {
  const shop = await openShop()
  const options = { variantId: await variantOf(shop, catalogItemId, form) }
  await shop.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference: { appId: APP_ID, catalogItemId, options }, quantity: 1 }],
  })
  redirect('/cart')
}

export const setQuantity = async (lineItemId, newQuantity) => {
  const { updateLineItemsInCurrentCart } = (await openShop()).use(currentCartV2)
  await updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, quantity: { newQuantity } }] })
  revalidatePath('/cart')
}

/** The cart's id is the checkout's. */
export const checkOut = async () => {
  const shop = await openShop()
  const origin = `http://${(await headers()).get('host')}`
  const { cart } = await shop.currentCartV2.getCurrentCart()
  const { redirectSession } = await shop.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: cart._id },
    callbacks: { postFlowUrl: origin, thankYouPageUrl: `${origin}/thanks` },
  })
  redirect(redirectSession.fullUrl)
}
