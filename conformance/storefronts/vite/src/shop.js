// Our client has the first of these modules, and not the second.
import { currentCart, discountRules } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { createClient, media, OAuthStrategy } from '@wix/sdk'
import { collections, products } from '@wix/stores'

const TOKENS = 'session'
const PENDING = 'oAuthRedirectData'

export const shop = createClient({
  modules: { products, collections, currentCart, discountRules, redirects, members },
  auth: OAuthStrategy({
    clientId: import.meta.env.VITE_WIX_CLIENT_ID,
    tokens: JSON.parse(localStorage.getItem(TOKENS) ?? 'null') ?? undefined,
  }),
})

export const keepTokens = () => localStorage.setItem(TOKENS, JSON.stringify(shop.auth.getTokens()))

/** The provider's stores app, which every cart line names. */
const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export const addToCart = async (product, choices) => {
  const { cart } = await shop.currentCart.addToCurrentCart({
    lineItems: [
      {
        catalogReference: { appId: APP_ID, catalogItemId: product._id, options: { options: choices } },
        quantity: 1,
      },
    ],
  })
  keepTokens()
  return cart
}

export const goToCheckout = async () => {
  const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({
    channelType: currentCart.ChannelType.WEB,
  })
  const { redirectSession } = await shop.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
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

/** Pictures as storefronts ask for them: by the address of a product, or the identifier of a cart line. */
export const fill = (picture, width, height) =>
  picture && media.getScaledToFillImageUrl(picture, width, height, {})
export const fit = (picture, width, height) =>
  picture && media.getScaledToFitImageUrl(picture, width, height, {})
