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

/** A shop in two tabs, whose platform is slow to give tokens. */
const openShop = async () => {
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
    return { body: tokens, delayMs: 150 }
  })
  const first = await openPage(server.url)
  const second = await first.context().newPage()
  await second.goto(server.url)
  for (const tab of [first, second]) await tab.waitForFunction('window.auth')
  return {
    server,
    tabs: [first, second] as const,
    async [Symbol.asyncDispose]() {
      await first[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

describe.runIf(chromiumPath)('two tabs of a shop', () => {
  it('ask once for what both lack, and hear of each other', async () => {
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

  it('keep their tokens when one of them is closed in the middle of asking', async () => {
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
})
