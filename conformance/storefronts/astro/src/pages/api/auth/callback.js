import { keepTokens, openShop, takePending } from '../../../lib/shop.js'

export const GET = async ({ cookies, redirect, url }) => {
  const shop = await openShop(cookies)
  const data = takePending(cookies)
  const { code, state } = shop.auth.parseFromUrl(url.href, 'query')
  keepTokens(cookies, await shop.auth.getMemberTokens(code, state, data))
  return redirect(data.originalUri)
}
