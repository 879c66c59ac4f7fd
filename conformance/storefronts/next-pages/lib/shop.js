import { currentCart } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { collections, products } from '@wix/stores'
import Cookies from 'js-cookie'

export const shop = createClient({
  modules: { products, collections, currentCart, redirects, members },
  auth: OAuthStrategy({
    clientId: process.env.NEXT_PUBLIC_WIX_CLIENT_ID,
    tokens: JSON.parse(Cookies.get('session') || 'null'),
  }),
})

export const keepTokens = () => Cookies.set('session', JSON.stringify(shop.auth.getTokens()))
