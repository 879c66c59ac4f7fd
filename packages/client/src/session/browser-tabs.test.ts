import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, moduleFor, openPage } from '../../test/browser.ts'
import { startServer } from '../../test/local-platform.ts'

const SHOP = `
  import { createClient, OAuthStrategy } from '../src/index.ts'
  import { localStorageTokens } from '../src/storage.ts'
  import { sharedTokens } from '../src/tabs.ts'
  const auth = OAuthStrategy({ clientId: 'c', tokenStorage: sharedTokens(localStorageTokens()) })
  const client = createClient({ apiUrl: location.origin, auth })
  const changes = []
  auth.onChange(({ accessToken }) => changes.push(accessToken.value))
  Object.assign(window, { auth, changes, call: async () => (await client.fetchWithAuth('/echo')).text() })
`

/** A shop in several tabs, whose platform is slow to issue tokens. */
const openShop = async (count = 2, firstDelayMs = 150) => {
  const script = await moduleFor(SHOP)
  let issued = 0
  const server = await startServer(({ path, headers }) => {
    const file = (body: string, type: string) => ({ body, headers: { 'content-type': type } })
    if (path === '/')
      return file('<!doctype html><script type="module" src="/shop.js"></script>', 'text/html')
    if (path === '/shop.js') return file(script, 'text/javascript')
    if (path === '/echo') return file(headers.authorization ?? '', 'text/plain')
    if (path !== '/oauth2/token') return undefined
    const tokens = {
      access_token: `a${++issued}`,
      refresh_token: `r${issued}`,
      expires_in: 3600,
    }
    return { body: tokens, delayMs: issued === 1 ? firstDelayMs : 150 }
  })
  const first = await openPage(server.url)
  const others: Page[] = []
  while (others.length < count - 1) {
    const tab = await first.context().newPage()
    await tab.goto(server.url)
    others.push(tab)
  }
  for (const tab of [first, ...others]) await tab.waitForFunction('window.auth')
  return {
    server,
    tabs: [first, ...others] as [Page, Page, ...Page[]],
    async [Symbol.asyncDispose]() {
      await first[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

describe.runIf(chromiumPath)('tabs of a shop', () => {
  it('ask once for what both lack, and notify each other', async () => {
    await using shop = await openShop()
    const [first, second] = shop.tabs
    const calls = 'Promise.all(Array.from({ length: 20 }, call))'
    const answers = (await Promise.all([first.evaluate(calls), second.evaluate(calls)])) as string[][]
    expect(new Set(answers.flat())).toEqual(new Set(['a1']))
    expect(shop.server.tokenCalls).toHaveLength(1)
    await first.evaluate(
      "auth.setTokens({ ...auth.getTokens(), accessToken: { value: 'mine', expiresAt: 4e9 } })",
    )
    await second.waitForFunction("changes.includes('mine')")
    expect(await second.evaluate('call()')).toBe('mine')
  })

  it('keep their tokens when one of them is closed while asking', async () => {
    await using shop = await openShop()
    const [first, second] = shop.tabs
    await second.evaluate('void call()')
    await expect.poll(() => shop.server.tokenCalls.length).toBe(1)
    await second.close()
    expect(await first.evaluate('call()')).toMatch(/^a[12]$/)
    await first.reload()
    await first.waitForFunction('window.auth')
    expect(await first.evaluate('call()')).toMatch(/^a[12]$/)
    expect(shop.server.tokenCalls.length).toBeLessThanOrEqual(2)
  })

  // Fails with tabs that wait for the first one once, and then each renew on their own.
  it('renew once for all when the browser freezes the renewing tab', async () => {
    await using shop = await openShop(5, 5_000)
    const [first, ...others] = shop.tabs
    const frozen = first.evaluate('call()')
    await expect.poll(() => shop.server.tokenCalls.length, { timeout: 20_000 }).toBe(1)
    const waiting = others.map((tab) => tab.evaluate('call()'))
    // Long enough for the tabs to hear from the first one; its answer would come later.
    await first.waitForTimeout(200)
    const browser = await first.context().newCDPSession(first)
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' })
    expect(await Promise.all(waiting)).toEqual(['a2', 'a2', 'a2', 'a2'])
    await browser.send('Page.setWebLifecycleState', { state: 'active' })
    expect(await frozen).toBe('a2')
    expect(shop.server.tokenCalls).toHaveLength(2)
  })
})
