import { EMPTY_TOKENS, type OAuthStrategy } from '@vitrine/client'

/**
 * Makes a `fetch` for the client of one strategy. Where the platform refuses an access token that has not
 * expired (its keys were replaced, or its data set back), the token is renewed, or a new visitor made of it, and
 * the request sent once more: a cookie lives longer than keys do.
 */
export const fetchRenewing =
  (auth: OAuthStrategy): typeof fetch =>
  async (url, init) => {
    const response = await fetch(url, init)
    const headers = new Headers(init?.headers)
    const refused = headers.get('Authorization')
    if (response.status !== 401 || !refused) return response

    // Another call may have been quicker.
    if (auth.getActiveToken() === refused)
      auth.setTokens({ ...auth.getTokens(), accessToken: EMPTY_TOKENS.accessToken })
    const { Authorization } = (await auth.getAuthHeaders()).headers
    headers.set('Authorization', Authorization)
    return fetch(url, { ...init, headers })
  }
