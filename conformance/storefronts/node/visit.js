import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'

const KEPT = ['session', 'pending', 'cart', 'checkout']

/** Reads the cookies that this storefront has set: JSON each. Other servers of one host share their cookies with it. */
const cookiesOf = ({ headers }) =>
  Object.fromEntries(
    (headers.cookie ?? '').split('; ').flatMap((pair) => {
      const [name, value] = pair.split('=')
      return KEPT.includes(name) && value ? [[name, JSON.parse(decodeURIComponent(value))]] : []
    }),
  )

/** One request of a visitor, with the client that calls for them. */
export const openVisit = async (request, response, modules) => {
  const cookies = cookiesOf(request)
  const origin = `http://${request.headers.host}`
  const keep = (name, value) => {
    cookies[name] = value
  }
  const shop = createClient({
    modules: { ...modules, members, redirects },
    auth: OAuthStrategy({ clientId: process.env.WIX_CLIENT_ID, tokens: cookies.session }),
  })
  if (!cookies.session) shop.auth.setTokens(await shop.auth.generateVisitorTokens())

  return {
    ...{ shop, cookies, origin, keep, isMember: shop.auth.loggedIn() },
    /** Calls the hosted platform by its documented addresses. */
    async rest(method, path, body) {
      const answer = await fetch(`https://www.wixapis.com${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: shop.auth.getTokens().accessToken.value,
        },
        body: body && JSON.stringify(body),
      })
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    /** The address of the hosted checkout. */
    async checkoutUrl(checkoutId) {
      const { redirectSession } = await shop.redirects.createRedirectSession({
        ecomCheckout: { checkoutId },
        callbacks: { postFlowUrl: origin, thankYouPageUrl: `${origin}/thanks` },
      })
      return redirectSession.fullUrl
    },
    async logIn() {
      const data = shop.auth.generateOAuthData(`${origin}/callback`, `${origin}/account`)
      keep('pending', data)
      return (await shop.auth.getAuthUrl(data, { responseMode: 'query' })).authUrl
    },
    async completeLogin({ searchParams }) {
      const { pending } = cookies
      const [code, state] = [searchParams.get('code'), searchParams.get('state')]
      shop.auth.setTokens(await shop.auth.getMemberTokens(code, state, pending))
    },
    member: async () => (await shop.members.getCurrentMember({ fieldsets: ['FULL'] })).member,
    async logOut() {
      const { logoutUrl } = await shop.auth.logout(origin)
      shop.auth.setTokens(await shop.auth.generateVisitorTokens())
      return logoutUrl
    },
    goTo: (location) => ({ location }),
    answer({ location, html }) {
      const kept = Object.entries({ ...cookies, session: shop.auth.getTokens() })
      const set = kept.map(
        ([name, value]) =>
          `${name}=${encodeURIComponent(JSON.stringify(value))}; Path=/; HttpOnly; SameSite=Lax`,
      )
      response.setHeader('set-cookie', set)
      if (location) response.writeHead(303, { location }).end()
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    },
  }
}
