import { describe, expect, it } from 'vitest'
import { type Reply, startServer } from '../../../test/local-platform.ts'
import { OAuthStrategy } from '../../index.ts'
import { completeLoginOnServer } from '../../login.ts'

const BACK = 'https://shop.test/callback'

/**
 * A platform whose authorize page answers as configured; `location` may name the state of the flow as STATE.
 */
const open = async (location: string, more: Reply = {}) => {
  const server = await startServer(({ path, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://server')
    if (pathname === '/oauth2/token') {
      const { code } = body as { code?: string }
      return { body: { access_token: code ? 'member' : 'visitor', refresh_token: 'r', expires_in: 3600 } }
    }
    if (pathname.endsWith('/redirect-session')) {
      const { auth } = body as { auth: { authRequest: Record<string, string> } }
      const fullUrl = `${server.url}/go?state=${auth.authRequest.state}`
      return { body: { redirectSession: { fullUrl, urlDetails: {} } } }
    }
    const state = searchParams.get('state') ?? ''
    if (pathname === '/go') return { status: 303, headers: { location: `/authorize?state=${state}` } }
    return { status: 302, headers: { location: location.replace('STATE', state) }, ...more }
  })
  const auth = OAuthStrategy({ clientId: 'c', apiUrl: server.url })
  return { server, auth, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

describe('a login completed on a server', () => {
  it('takes the code from the address that leads back, and sends nothing there', async () => {
    await using shop = await open(`${BACK}?code=good&state=STATE`)
    const tokens = await completeLoginOnServer(shop.auth, 'session', BACK)
    expect(tokens.refreshToken).toEqual({ value: 'r', role: 'member' })
    expect(shop.auth.loggedIn()).toBe(true)
    const asked = shop.server.calls[0]?.body as { auth: object }
    expect(asked.auth).toMatchObject({
      authRequest: { redirectUri: BACK, responseMode: 'query', sessionToken: 'session' },
      prompt: 'none',
    })
    expect(shop.server.tokenCalls.at(-1)?.body).toMatchObject({ code: 'good', redirectUri: BACK })
  })

  it.each<[string, string, Reply, object]>([
    [
      'says no',
      `${BACK}?error=login_required&state=STATE`,
      {},
      { code: 'LOGIN_REQUIRED', message: 'login_required' },
    ],
    ['names another flow', `${BACK}?code=good&state=other`, {}, { message: 'Invalid _state' }],
    [
      'leads to another site',
      'https://elsewhere.test/?code=good&state=STATE',
      {},
      { code: 'INVALID_RESPONSE' },
    ],
    ['redirects in circles', '/authorize?state=STATE', {}, { code: 'INVALID_RESPONSE' }],
    ['is a page', '', { status: 200, body: '<html>' }, { code: 'INVALID_RESPONSE' }],
    ['never arrives', '', { hangUp: true }, { code: 'NETWORK_ERROR', retryable: true }],
  ])('leaves the visitor a visitor when the answer %s', async (_, location, reply, error) => {
    await using shop = await open(location, reply)
    await expect(completeLoginOnServer(shop.auth, 'session', BACK)).rejects.toMatchObject(error)
    expect(shop.auth.getActiveToken()).toBe('visitor')
    expect(shop.auth.loggedIn()).toBe(false)
  })
})
