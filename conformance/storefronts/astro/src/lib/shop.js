// Our client has the first of these modules, and not the second.
import { currentCart, discountRules } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { collections, products } from '@wix/stores'

/** The cookie of the provider's own integration: the client id and both tokens. */
const SESSION = 'wixSession'
const PENDING = 'wixOauth'
const clientId = import.meta.env.WIX_CLIENT_ID
const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' }

/** The client of the visitor whose request this is. */
export const openShop = async (cookies) => {
  const session = cookies.get(SESSION)?.json()
  const shop = createClient({
    modules: { products, collections, currentCart, discountRules, redirects, members },
    auth: OAuthStrategy({ clientId, tokens: session?.clientId === clientId ? session.tokens : undefined }),
  })
  if (session?.clientId !== clientId) {
    shop.auth.setTokens(await shop.auth.generateVisitorTokens())
    keepTokens(cookies, shop.auth.getTokens())
  }
  return shop
}

export const keepTokens = (cookies, tokens) =>
  cookies.set(SESSION, JSON.stringify({ clientId, tokens }), OPTIONS)
export const forgetTokens = (cookies) => cookies.delete(SESSION, { path: '/' })
export const keepPending = (cookies, data) => cookies.set(PENDING, JSON.stringify(data), OPTIONS)
export const takePending = (cookies) => {
  const data = cookies.get(PENDING)?.json()
  cookies.delete(PENDING, { path: '/' })
  return data
}
