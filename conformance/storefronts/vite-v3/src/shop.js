import { currentCartV2 } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { createClient, media, OAuthStrategy } from '@wix/sdk'
import { productsV3 } from '@wix/stores'

const TOKENS = 'session'
const PENDING = 'oAuthRedirectData'

export const shop = createClient({
  modules: { productsV3, currentCartV2, redirects, members },
  auth: OAuthStrategy({
    clientId: import.meta.env.VITE_WIX_CLIENT_ID,
    tokens: JSON.parse(localStorage.getItem(TOKENS) ?? 'null') ?? undefined,
  }),
})

export const keepTokens = () => localStorage.setItem(TOKENS, JSON.stringify(shop.auth.getTokens()))

/** The provider's stores app, which every cart line names. */
const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** The variant whose choices are the chosen ones, as the packages' own components look for it. */
const variantOf = ({ variantsInfo }, chosen) =>
  variantsInfo.variants.find(({ choices = [] }) =>
    choices.every(({ optionChoiceNames: { optionName, choiceName } }) => chosen[optionName] === choiceName),
  )

export const addToCart = async (product, chosen) => {
  const options = { variantId: variantOf(product, chosen)._id }
  const catalogReference = { appId: APP_ID, catalogItemId: product._id, options }
  const { cart } = await shop.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference, quantity: 1 }],
  })
  keepTokens()
  return cart
}

/** The cart with its totals; undefined if there is none. */
export const readCart = () =>
  shop.currentCartV2.calculateCurrentCart().catch((error) => {
    if (error.details?.applicationError?.code === 'CURRENT_CART_NOT_FOUND') return {}
    throw error
  })

export const setQuantity = async (lineItemId, newQuantity) => {
  await shop.currentCartV2.updateLineItemsInCurrentCart({
    lineItems: [{ lineItemId, quantity: { newQuantity } }],
  })
  return readCart()
}

/** The cart's id is the checkout's. */
export const goToCheckout = async () => {
  const { cart } = await shop.currentCartV2.getCurrentCart()
  const { redirectSession } = await shop.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: cart._id },
    callbacks: { postFlowUrl: location.origin, thankYouPageUrl: `${location.origin}/?page=thanks` },
  })
  location.href = redirectSession.fullUrl
}

export const logIn = async () => {
  const data = shop.auth.generateOAuthData(`${location.origin}/callback`, location.href)
  localStorage.setItem(PENDING, JSON.stringify(data))
  const { authUrl } = await shop.auth.getAuthUrl(data)
  location.href = authUrl
}

export const completeLogin = async () => {
  const { code, state } = shop.auth.parseFromUrl()
  const tokens = await shop.auth.getMemberTokens(code, state, JSON.parse(localStorage.getItem(PENDING)))
  shop.auth.setTokens(tokens)
  keepTokens()
  location.replace('/?page=account')
}

export const logOut = async () => {
  const { logoutUrl } = await shop.auth.logout(location.origin)
  localStorage.removeItem(TOKENS)
  location.href = logoutUrl
}

/** Pictures as storefronts ask for them: products and cart lines give identifiers. */
export const fill = (picture, width, height) =>
  picture && media.getScaledToFillImageUrl(picture, width, height, {})
export const fit = (picture, width, height) =>
  picture && media.getScaledToFitImageUrl(picture, width, height, {})
