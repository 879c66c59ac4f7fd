// Our client has the first of these modules, and not the second.
import { currentCart, discountRules } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { collections, products } from '@wix/stores'
import { cookies } from 'next/headers'
import { SESSION } from './session'

const modules = { products, collections, currentCart, discountRules, redirects, members }

/** The client of the visitor whose request this is. */
export const openShop = async () => {
  const cookie = (await cookies()).get(SESSION)
  return createClient({
    modules,
    auth: OAuthStrategy({
      clientId: process.env.WIX_CLIENT_ID,
      tokens: cookie ? JSON.parse(cookie.value) : undefined,
    }),
  })
}

export const isLoggedIn = async () => (await openShop()).auth.loggedIn()

export const getCart = async () => {
  const { getCurrentCart } = (await openShop()).use(currentCart)
  try {
    return await getCurrentCart()
  } catch (error) {
    if (error.details?.applicationError?.code === 'OWNED_CART_NOT_FOUND') return undefined
    throw error
  }
}
