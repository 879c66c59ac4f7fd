import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openShop, type Shop } from '@vitrine/platform/testing'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../../scripts/tests/chromium.mjs'

const executablePath = findChromium()

const PUBLIC = `import { createClient, OAuthStrategy } from '@wix/sdk'
import { members } from '@wix/members'
import { pointHostedAt } from '@vitrine/client/hosted'
window.shops.public = (url, clientId, tokens) => {
  pointHostedAt(url)
  return createClient({ auth: OAuthStrategy({ clientId, tokens }), modules: { members } })
}`
const OURS = `import { createClient, OAuthStrategy } from '@vitrine/client'
import { members } from '@vitrine/client/members'
window.shops.ours = (apiUrl, clientId, tokens) =>
  createClient({ apiUrl, auth: OAuthStrategy({ clientId, tokens }), modules: { members } })`

const bundled = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    ...{ bundle: true, format: 'iife', conditions: ['source'], write: false },
  })
  return outputFiles[0]?.text ?? ''
}

/** The page's objects inside the browser: two packages with the same calls. */
interface ShopPage {
  // biome-ignore lint/suspicious/noExplicitAny: their types differ, and are held elsewhere
  readonly shops: Readonly<Record<string, (url: string, clientId: string, tokens?: unknown) => any>>
}

const PASSWORD = 'a long walk home'

describe.skipIf(!executablePath)('in a browser', () => {
  const scripts = new Map<string, string>()
  const page = `<!doctype html><title>Shop</title><script>shops = {}</script>${['public', 'ours']
    .map((name) => `<script src="/${name}.js"></script>`)
    .join('')}`
  const pages = createServer(({ url = '' }, response) => {
    const script = scripts.get(url)
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html').end(script ?? page)
  })
  let shop: Shop
  let browser: TestBrowser
  let origin: string
  let otherOrigin: string

  beforeAll(async () => {
    scripts.set('/public.js', await bundled(PUBLIC))
    scripts.set('/ours.js', await bundled(OURS))
    pages.listen(0)
    await once(pages, 'listening')
    const address = pages.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    otherOrigin = origin.replace('127.0.0.1', 'localhost')
    shop = await openShop({ environment: { STOREFRONT_URL: origin }, otherOrigins: [otherOrigin] })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    pages.closeAllConnections()
    pages.close()
    await shop?.[Symbol.asyncDispose]()
  })

  const open = async (at = origin): Promise<Page> => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(at)
    return page
  }
  const given = (name: string) => ({ name, url: shop.url, clientId: shop.clientId })

  // Fails if the page can't be framed, and if the message goes to another origin: the browser reports it.
  it.each([
    ['public', 'one origin'],
    ['ours', 'one origin'],
    ['public', 'the other'],
    ['ours', 'the other'],
  ])('a member logs in directly, in a frame: %s, from %s of two', async (name, which) => {
    const page = await open(which === 'one origin' ? origin : otherOrigin)
    const reports: string[] = []
    page.on('console', (message) => reports.push(message.text()))
    const who = { email: `ada.${name}.${which.length}@example.com`, password: PASSWORD }
    const found = await page.evaluate(
      async ({ name, url, clientId, who }) => {
        const client = (window as unknown as ShopPage).shops[name]?.(url, clientId)
        await client.auth.register(who)
        const state = await client.auth.login(who)
        const messages: unknown[] = []
        window.addEventListener('message', ({ data, origin }) => messages.push([origin, Object.keys(data)]))
        client.auth.setTokens(await client.auth.getMemberTokensForDirectLogin(state.data.sessionToken))
        const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
        return {
          ...{ loggedIn: client.auth.loggedIn(), email: member?.loginEmail, messages },
          frames: document.querySelectorAll('iframe').length,
        }
      },
      { ...given(name), who },
    )
    expect(found).toEqual({
      ...{ loggedIn: true, email: who.email, frames: 0 },
      messages: [[expect.stringMatching(/^http:\/\/localhost:/), ['code', 'iss', 'state']]],
    })
    expect(reports.filter((text) => text.includes('postMessage'))).toEqual([])
    await page.context().close()
  })

  // Fails if the browser's login survives the logout.
  it.each(['public', 'ours'])('a member logs in on the hosted pages, and out again: %s', async (name) => {
    const page = await open()
    const who = { email: `grace.${name}@example.com`, password: PASSWORD }
    const { data, authUrl } = await page.evaluate(
      async ({ name, url, clientId, who }) => {
        const { auth } = (window as unknown as ShopPage).shops[name]?.(url, clientId) ?? {}
        await auth.register(who)
        const data = auth.generateOAuthData(`${location.origin}/callback`)
        return { data, authUrl: (await auth.getAuthUrl(data)).authUrl as string }
      },
      { ...given(name), who },
    )
    const led = await page.context().request.get(authUrl, { maxRedirects: 0 })
    const login = new URL(led.headers().location ?? '')
    const id = login.searchParams.get('request')
    const answer = await page
      .context()
      .request.post(`${login.origin}/login-api/requests/${id}/login`, { data: who })
    const { to } = await answer.json()
    await page.goto(to)
    const { logoutUrl, tokens } = await page.evaluate(
      async ({ name, url, clientId, data }) => {
        const { auth } = (window as unknown as ShopPage).shops[name]?.(url, clientId) ?? {}
        const { code, state } = auth.parseFromUrl()
        const tokens = await auth.getMemberTokens(code, state, data)
        auth.setTokens(tokens)
        return { tokens, logoutUrl: (await auth.logout(`${location.origin}/bye`)).logoutUrl as string }
      },
      { ...given(name), data },
    )
    const silently = new URL(led.url())
    silently.searchParams.set('prompt', 'none')
    await page.goto(silently.href)
    expect(page.url()).toContain('#code=') // the browser is recognized
    await page.goto(logoutUrl)
    expect(page.url()).toBe(`${origin}/bye`)
    await page.goto(silently.href)
    expect(page.url()).toContain('error=login_required')
    const renewed = await shop.caller().post('/oauth2/token', {
      ...{ clientId: shop.clientId, grantType: 'refresh_token', refreshToken: tokens.refreshToken.value },
    })
    expect(renewed.body.error).toBe('invalid_grant')
    await page.context().close()
  })
})
