import { keepPending, openShop } from '../../../lib/shop.js'

export const GET = async ({ cookies, redirect, url }) => {
  const shop = await openShop(cookies)
  const data = shop.auth.generateOAuthData(`${url.origin}/api/auth/callback`, '/account')
  const { authUrl } = await shop.auth.getAuthUrl(data, { responseMode: 'query', prompt: 'login' })
  keepPending(cookies, data)
  return redirect(authUrl)
}
