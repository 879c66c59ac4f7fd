import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, moduleFor, openPage } from '../../../test/browser.ts'
import { type Reply, startServer } from '../../../test/local-platform.ts'

/** The page of a shop, with the test's objects on `window`. */
const SHOP = `
  import { OAuthStrategy } from '../src/index.ts'
  import { completeLogin, returnedLogin } from '../src/login.ts'
  const apiUrl = new URLSearchParams(location.search).get('api')
  Object.assign(window, { auth: OAuthStrategy({ clientId: 'c', apiUrl }), completeLogin, returnedLogin })
`

const html = (body: string, headers = {}): Reply => ({
  body: `<!doctype html>${body}`,
  headers: { 'content-type': 'text/html', ...headers },
})
const says = (message: string): Reply =>
  html(`<script>
    const state = new URLSearchParams(location.search).get('state')
    parent.postMessage({ state: 'another flow', code: 'stolen' }, '*')
    parent.postMessage(${message}, '*')
  </script>`)

/** A shop on `localhost` and a platform on `127.0.0.1`, whose authorize page answers as configured. */
const open = async (authorize: (state: string) => Reply) => {
  const shopScript = await moduleFor(SHOP)
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' }
  const server = await startServer(({ method, path, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://server')
    const answer = (body: unknown, status = 200) => ({ status, body, headers: cors })
    if (method === 'OPTIONS') return answer({})
    if (pathname === '/shop') return html('<script type="module" src="/shop.js"></script>')
    if (pathname === '/shop.js') return { body: shopScript, headers: { 'content-type': 'text/javascript' } }
    if (pathname === '/authorize') return authorize(searchParams.get('state') ?? '')
    if (pathname === '/oauth2/token') {
      const { code } = body as { code?: string }
      if (code && code !== 'good') return answer({ error: 'invalid_grant' }, 400)
      return answer({ access_token: code ? 'member' : 'visitor', refresh_token: 'r', expires_in: 3600 })
    }
    if (!pathname.endsWith('/redirect-session')) return undefined
    const { auth } = body as { auth: { authRequest: Record<string, string> } }
    return answer({
      redirectSession: { fullUrl: `${server.url}/authorize?state=${auth.authRequest.state}`, urlDetails: {} },
    })
  })
  const shopUrl = `${server.url.replace('127.0.0.1', 'localhost')}/shop?api=${server.url}`
  const page = await openPage(shopUrl)
  await page.waitForFunction('window.auth')
  return {
    server,
    page,
    shopUrl,
    async [Symbol.asyncDispose]() {
      await page[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** Starts the login and leaves its outcome on the page. */
const start = (page: Page, call = "auth.getMemberTokensForDirectLogin('session')") =>
  page.evaluate(
    `void ${call}.then((tokens) => { window.outcome = { tokens } }, ({ message, code }) => { window.outcome = { message, code } })`,
  )
const outcomeOf = async (page: Page): Promise<unknown> => {
  await page.waitForFunction('window.outcome')
  return page.evaluate('window.outcome')
}

describe.runIf(chromiumPath)('a silent login', () => {
  it('takes the code of its own flow, and leaves no frame behind', async () => {
    await using shop = await open(() => says("{ state, code: 'good' }"))
    await start(shop.page)
    expect(await outcomeOf(shop.page)).toMatchObject({
      tokens: { accessToken: { value: 'member' }, refreshToken: { role: 'member' } },
    })
    expect(await shop.page.locator('iframe').count()).toBe(0)
  })

  it("throws the server's own code when it refuses", async () => {
    await using shop = await open(() => says("{ state, error: 'login_required' }"))
    await start(shop.page)
    expect(await outcomeOf(shop.page)).toEqual({ message: 'login_required', code: 'LOGIN_REQUIRED' })
  })

  it("times out with 'OAuth flow timed out' after 120,000 ms when the page doesn't even load", async () => {
    await using shop = await open(() => ({ delayMs: 5000 }))
    await shop.page.clock.install()
    await start(shop.page)
    await shop.page.locator('iframe').waitFor({ state: 'attached' })
    await shop.page.clock.runFor(119_000)
    expect(await shop.page.evaluate('window.outcome')).toBeUndefined()
    await shop.page.clock.runFor(2000)
    expect(await outcomeOf(shop.page)).toEqual({ message: 'OAuth flow timed out', code: 'TIMEOUT' })
    expect(await shop.page.locator('iframe').count()).toBe(0)
  })

  it('continues in the page itself when frames are forbidden, and comes back as a member', async () => {
    await using shop = await open((state) =>
      html(`<script>if (top === self) location = '${shop.shopUrl}#code=good&state=${state}'</script>`, {
        'x-frame-options': 'DENY',
      }),
    )
    await shop.page.clock.install()
    await start(shop.page, `completeLogin(auth, 'session', '${shop.shopUrl}')`)
    await shop.page.locator('iframe').waitFor({ state: 'attached' })
    for (let second = 0; second < 15 && !shop.page.url().includes('code='); second++)
      await shop.page.clock.runFor(1000).catch(() => {})
    await shop.page.waitForURL(/code=good/)
    await shop.page.waitForFunction('window.auth')
    const returned = await shop.page.evaluate('returnedLogin(auth)')
    expect(returned).toEqual({ originalUri: shop.shopUrl })
    expect(await shop.page.evaluate('auth.loggedIn()')).toBe(true)
    expect(await shop.page.evaluate('returnedLogin(auth)')).toBeUndefined()
  })
})
