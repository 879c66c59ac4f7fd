import { forgetTokens, openShop } from '../../../lib/shop.js'

export const POST = async ({ cookies, redirect, url }) => {
  const shop = await openShop(cookies)
  const { logoutUrl } = await shop.auth.logout(url.origin)
  forgetTokens(cookies)
  return redirect(logoutUrl, 303)
}
