import { queryProducts, updateProduct } from '@vitrine/contract/operations'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { servePages } from './page-server.ts'
import { bundleWith, REACT_VERSIONS } from './react-versions.ts'

const executablePath = findChromium()
const files: Record<string, string> = {}

let shop: Shop
let browser: TestBrowser
let pages: Awaited<ReturnType<typeof servePages>>
beforeAll(async () => {
  if (!executablePath) return
  ;[shop, browser, pages] = await Promise.all([openDemoShop(), openBrowser(), servePages(() => files)])
})
afterAll(async () => {
  await browser?.close()
  await pages?.[Symbol.asyncDispose]()
  await shop?.[Symbol.asyncDispose]()
})

describe.skipIf(!executablePath).each(REACT_VERSIONS)('hooks in React $version, in a browser', (version) => {
  const openPage = async (search = '') => {
    const define = { 'process.env.NODE_ENV': '"development"' }
    files['/page.js'] ??= await bundleWith(version, 'pages/hooks-page.browser.tsx', {
      platform: 'browser',
      define,
    })
    const given = JSON.stringify({ apiUrl: shop.url, clientId: shop.clientId })
    files['/'] = `<!doctype html><div id="root"></div><script>globalThis.given = ${given}</script>
      <script type="module" src="/page.js"></script>`
    const page = await browser.newPage()
    await page.goto(pages.url + search)
    const status = () => page.getByRole('status').textContent()
    const address = () => new URL(page.url()).search
    return { page, status, address, [Symbol.asyncDispose]: () => page.close() }
  }
  beforeAll(() => {
    delete files['/page.js']
  })

  it('report changes while the page is shown', async () => {
    await using open = await openPage()
    const live = () => open.page.getByLabel('Live').textContent()
    await expect.poll(live).toBe('live ')
    const merchant = await shop.merchant()
    const { products } = await merchant.call(queryProducts, { query: { paging: { limit: 1 } } })
    const id = String(products?.[0]?.id)
    await merchant.call(updateProduct, { product: { id, ribbon: `New in ${version.version}` } })
    await expect.poll(live).toBe(`live ${id}`)
  })

  it('list what the address asks for, and ignore late answers', async () => {
    await using open = await openPage()
    const { page, status, address } = open
    await expect.poll(status).not.toBe('0 pieces')
    const all = await status()
    const held: Route[] = []
    await page.route('**/search*', (route) => {
      if (held.length === 0) held.push(route)
      else void route.continue()
    })
    await page.getByRole('button', { name: 'Search moon' }).click()
    await expect.poll(() => held.length).toBe(1)
    expect(address()).toBe('?q=moon')
    await page.getByRole('button', { name: 'Search salt' }).click()
    await expect.poll(() => page.getByRole('listitem').allTextContents()).toContain('Salt Cellar')
    const found = await status()
    const late = page.waitForResponse((response) => response.url() === held[0]?.request().url())
    await held[0]?.continue()
    await (await late).finished()
    expect([await status(), address()]).toEqual([found, '?q=salt'])
    expect(found).not.toBe(all)
    await page.getByLabel('IN_STOCK').click()
    await expect.poll(address).toBe('?q=salt&stock=in')
    await expect.poll(() => page.getByLabel('IN_STOCK').isChecked()).toBe(true)
  })

  it('pick a variant by the address, and keep its other parameters', async () => {
    await using open = await openPage('?Size=S&ref=mail')
    const { page, address } = open
    const variant = () => page.getByRole('form').getAttribute('aria-label')
    await expect.poll(variant).toBe('Variant 1')
    expect(await page.getByRole('form').innerText()).toContain('Oak not-made')
    await page.getByLabel('Oak').click()
    await expect.poll(variant).toBe('Variant 3')
    expect(address()).toBe('?Size=M&ref=mail&Frame=Oak')
    await page.getByLabel('None').click()
    await expect.poll(variant).toBe('Variant 2')
    expect(await page.getByRole('form').innerText()).toContain('None sold-out')
  })

  it('follow who is logged in', async () => {
    await using open = await openPage()
    const { page, status } = open
    const text = () => page.locator('body').innerText()
    // A visitor has no tokens before the first answer.
    await expect.poll(status).not.toBe('0 pieces')
    expect(await text()).toContain('A visitor')
    await page.evaluate(() => {
      const { auth } = (globalThis as unknown as { client: { auth: PageAuth } }).client
      const tokens = auth.getTokens()
      auth.setTokens({ ...tokens, refreshToken: { ...tokens.refreshToken, role: 'member' } })
    })
    await expect.poll(text).toContain('A member')
  })
})

/** Calls the page's own strategy. */
interface PageAuth {
  getTokens(): { refreshToken: { value: string; role: string } }
  setTokens(tokens: object): void
}
