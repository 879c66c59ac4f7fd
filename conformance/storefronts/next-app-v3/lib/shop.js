import * as categories from '@wix/auto_sdk_categories_categories'
import { currentCartV2 } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { productsV3, readOnlyVariantsV3 } from '@wix/stores'
import { cookies } from 'next/headers'
import { SESSION } from './session'

const modules = { categories, productsV3, readOnlyVariantsV3, currentCartV2, redirects, members }

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

/** The cart with its totals; undefined if there is none. */
export const getCart = async () => {
  const { calculateCurrentCart } = (await openShop()).use(currentCartV2)
  try {
    return await calculateCurrentCart()
  } catch (error) {
    if (error.details?.applicationError?.code === 'CURRENT_CART_NOT_FOUND') return undefined
    throw error
  }
}
