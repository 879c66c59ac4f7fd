import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, OAuthStrategy } from '@vitrine/client'
import { products } from '@vitrine/client/stores'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { servePages } from './page-server.ts'
import type { Piece } from './pages/cart-page.tsx'
import { bundleWith, REACT_VERSIONS } from './react-versions.ts'

const executablePath = findChromium()
const SLUGS = ['salt-cellar', 'pasta-bowl']

let shop: Shop
let browser: TestBrowser
let pieces: Piece[]
let pages: Awaited<ReturnType<typeof servePages>>
const files: Record<string, string> = {}

beforeAll(async () => {
  if (!executablePath) return
  ;[shop, browser, pages] = await Promise.all([openDemoShop(), openBrowser(), servePages(() => files)])
  const auth = OAuthStrategy({ clientId: shop.clientId })
  const client = createClient({ apiUrl: shop.url, auth, modules: { products } })
  const { items } = await client.products.queryProducts().in('slug', SLUGS).find()
  pieces = items.map(({ _id, name, priceData }) => ({
    id: `${_id}`,
    name: `${name}`,
    price: Number(priceData?.price).toFixed(2),
  }))
})
afterAll(async () => {
  await browser?.close()
  await pages?.[Symbol.asyncDispose]()
  await shop?.[Symbol.asyncDispose]()
})

/** The cart calls so far, by the last part of their paths. */
const callsOf = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/carts/') && request.method() !== 'OPTIONS')
      calls.push(`${request.method()} ${pathname.split('/').at(-1)}`)
  })
  return calls
}

/** Holds requests back until each is released. */
const holding = async (page: Page, path: string) => {
  const held: Route[] = []
  await page.route(path, (route) =>
    route.request().method() === 'OPTIONS' ? route.continue() : void held.push(route),
  )
  return held
}

const sum = (count: number, piece: Piece) => Number(piece.price) * count
const euros = (...amounts: number[]) => `€${amounts.reduce((all, one) => all + one, 0).toFixed(2)}`

describe.skipIf(!executablePath).each(REACT_VERSIONS)('a cart in React $version, in a browser', (version) => {
  beforeAll(async () => {
    const define = { 'process.env.NODE_ENV': '"development"' }
    const [script, server] = await Promise.all([
      bundleWith(version, 'pages/cart-page.browser.tsx', { platform: 'browser', define }),
      bundleWith(version, 'pages/cart-page.server.tsx', { platform: 'node', define }),
    ])
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-react-page-'))
    const file = join(folder, 'page.mjs')
    writeFileSync(file, server)
    const { renderPage } = await import(pathToFileURL(file).href)
    rmSync(folder, { recursive: true })
    const given = { apiUrl: shop.url, clientId: shop.clientId, pieces }
    files['/page.js'] = script
    files['/'] = `<!doctype html><title>Cart</title>
      <div id="root">${renderPage({ pieces, initialCart: null })}</div>
      <script>globalThis.given = ${JSON.stringify(given)}</script><script type="module" src="/page.js"></script>`
  })

  const openPage = async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !/Failed to load resource/.test(message.text()))
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(`${error}`))
    await page.goto(pages.url)
    await page.waitForFunction(() => 'client' in globalThis)
    const [first, second] = pieces
    if (!first || !second) throw new Error('The shop has no such pieces')
    const status = () => page.getByRole('status').textContent()
    const isAtRest = () => page.locator('main').getAttribute('aria-busy')
    const add = async (piece: Piece) => {
      await page.getByRole('button', { name: `Add ${piece.name}` }).click()
    }
    const atRest = () => expect.poll(isAtRest).toBe('false')
    const more = (piece: Piece) => page.getByRole('button', { name: `More ${piece.name}` })
    return {
      ...{ page, context, complaints, first, second, status, add, atRest, more },
      [Symbol.asyncDispose]: () => context.close(),
    }
  }

  it("takes over the server's rendering, and shows an added item exactly before the shop answers", async () => {
    await using open = await openPage()
    const { page, first, second, add, status, atRest } = open
    expect(await status()).toBe('0 pieces, no sum')
    const held = await holding(page, '**/add-to-cart')
    await add(first)
    await add(second)
    await expect.poll(status).toBe(`2 pieces, ${euros(sum(1, first), sum(1, second))}`)
    await expect.poll(() => held.length).toBe(2)
    // The second is answered first.
    await held[1]?.continue()
    await held[0]?.continue()
    await atRest()
    expect(await status()).toBe(`2 pieces, ${euros(sum(1, first), sum(1, second))}`)
    expect(open.complaints).toEqual([])
  })

  it('sends a burst of clicks as one change, and shows the answer', async () => {
    await using open = await openPage()
    const { page, first, add, status, atRest, more } = open
    await add(first)
    await atRest()
    const calls = callsOf(page)
    await more(first).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 20; click++) button.click()
    })
    await expect.poll(status).toBe(`21 pieces, ${euros(sum(21, first))}`)
    await atRest()
    expect(calls).toEqual(['POST update-line-items-quantity'])
    expect(await status()).toBe(`21 pieces, ${euros(sum(21, first))}`)
  })

  it('undoes only the refused change', async () => {
    await using open = await openPage()
    const { page, first, second, add, status, atRest, more } = open
    await add(first)
    await add(second)
    await atRest()
    const error = { code: 'ITEM_NOT_AVAILABLE', description: 'Fewer are left', data: {} }
    const refusal = { message: 'Fewer are left', details: { applicationError: error } }
    const held = await holding(page, '**/update-line-items-quantity')
    await more(first).click()
    await more(second).click()
    await expect.poll(() => held.length).toBe(2)
    for (const route of held) {
      const isFirst = route
        .request()
        .postData()
        ?.includes(`${await lineIdOf(page, first)}`)
      const cors = { 'access-control-allow-origin': '*' }
      if (isFirst) await route.fulfill({ status: 409, json: refusal, headers: cors })
      else await route.continue()
    }
    await atRest()
    expect(await status()).toBe(`3 pieces, ${euros(sum(1, first), sum(2, second))}`)
    expect(await page.getByRole('alert').allTextContents()).toEqual(['ITEM_NOT_AVAILABLE'])
  })

  // From here on only the store is tested, which doesn't know React.
  const itOnce = version.version === 19 ? it : () => {}

  itOnce('keeps offline changes and sends them later', async () => {
    await using open = await openPage()
    const { page, context, first, second, add, status, atRest, more } = open
    await add(first)
    await atRest()
    await context.setOffline(true)
    await expect.poll(status).toContain('(offline)')
    await more(first).click()
    await add(second)
    await expect.poll(status).toContain(`3 pieces, ${euros(sum(2, first), sum(1, second))}`)
    const calls = callsOf(page)
    await context.setOffline(false)
    await atRest()
    expect(await status()).toBe(`3 pieces, ${euros(sum(2, first), sum(1, second))}`)
    expect(calls.filter((call) => call.startsWith('POST')).sort()).toEqual([
      'POST add-to-cart',
      'POST update-line-items-quantity',
    ])
  })

  itOnce(
    'notices changes in another tab, and a purchase on return to the tab or from the cache',
    async () => {
      await using open = await openPage()
      const { page, context, first, add, status, atRest, more } = open
      await add(first)
      await atRest()
      const other = await context.newPage()
      await other.goto(pages.url)
      await expect.poll(() => other.evaluate(() => 'client' in globalThis)).toBe(true)
      await other.getByRole('button', { name: `Add ${first.name}` }).click()
      await expect.poll(status).toBe(`2 pieces, ${euros(sum(2, first))}`)
      await page.bringToFront()

      await deleteCart(other)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expect.poll(status).toBe('0 pieces, no sum (bought elsewhere)')

      await add(first)
      await atRest()
      await deleteCart(other)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect.poll(status).toContain('(bought elsewhere)')

      await add(first)
      await atRest()
      await deleteCart(other)
      await more(first).click()
      await expect.poll(status).toContain('0 pieces')
    },
  )

  itOnce('says which coupon is rejected, and accepts a valid one', async () => {
    await using open = await openPage()
    const { page, first, add, atRest } = open
    await add(first)
    await atRest()
    await page.getByLabel('Coupon').fill('NO-SUCH')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual(['ERROR_COUPON_DOES_NOT_EXIST'])
    expect(await page.getByLabel('Coupon').inputValue()).toBe('NO-SUCH')
  })
})

/** What the page's own client knows. */
interface PageClient {
  currentCart: {
    getCurrentCart(): Promise<{ lineItems: { _id?: string; catalogReference?: { catalogItemId: string } }[] }>
    deleteCurrentCart(): Promise<void>
  }
}

const lineIdOf = (page: Page, { id }: Piece) =>
  page.evaluate(async (productId) => {
    const { currentCart } = (globalThis as unknown as { client: PageClient }).client
    const { lineItems } = await currentCart.getCurrentCart()
    return lineItems.find(({ catalogReference }) => catalogReference?.catalogItemId === productId)?._id
  }, id)

const deleteCart = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { client: PageClient }).client.currentCart.deleteCurrentCart(),
  )
