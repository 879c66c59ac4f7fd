import { queryProducts, updateInventoryVariants, updateProduct } from '@vitrine/contract/operations'
import { ended, freePort, openDemoShop, startProgram } from '@vitrine/platform/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { inFull } from '../../../scripts/tests/in-full.mjs'
import { hydrated } from './hydrated.ts'
import { makeNextBuild, type NextBuild } from './open/make-next-build.ts'
import { openStorefront, type Storefront } from './open/open-storefront.ts'

const executablePath = findChromium()
/** A product without options. */
const SLUG = 'salt-cellar'
/** Pages and servers wait up to 30 s between attempts, one after the other. */
const LONGEST_PAUSE_MS = 75_000
const DEFAULT_VARIANT = '00000000-0000-0000-0000-000000000000'

/** The shop's own platform makes the changes; the storefront uses another process on the same database. */
describe.skipIf(!executablePath)('open pages', () => {
  let platform: Awaited<ReturnType<typeof openDemoShop>>
  let program: Awaited<ReturnType<typeof startProgram>>
  let shop: Storefront
  let browser: TestBrowser
  let port: number
  let next: NextBuild | undefined
  let productId: string

  const startPlatform = async () => {
    program = await startProgram({ DATA_DIR: platform.dataDir, PLATFORM_PORT: String(port) })
  }
  const stopPlatform = async () => {
    program.child.kill('SIGTERM')
    await ended(program.child)
  }

  beforeAll(async () => {
    platform = await openDemoShop()
    port = await freePort()
    await startPlatform()
    shop = await openStorefront({ url: `http://localhost:${port}`, clientId: platform.clientId }, undefined, {
      MEDIA_URL: platform.url,
      KEEP_CATALOG_SECONDS: '600', // only a reported change is read again
    })
    browser = await openBrowser()
    const merchant = await platform.merchant()
    const { products } = await merchant.call(queryProducts, {
      query: { filter: { slug: SLUG } },
    })
    productId = String(products?.[0]?.id)
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
    await next?.[Symbol.asyncDispose]()
    if (program) await stopPlatform()
    await platform?.[Symbol.asyncDispose]()
  })

  const open = async (
    path: string,
    context?: BrowserContext,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Page> => {
    const own = context ?? (await browser.newContext({ baseURL: shop.url }))
    const page = await own.newPage()
    await page.route('**/media/**', (route) => route.fulfill({ status: 204 }))
    await prepare?.(page)
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    return page
  }
  const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis)
  let amount = 322
  /** Sets a price that the product has never had. @returns the price as pages show it */
  const newPrice = async (): Promise<string> => {
    amount += 1
    const product = { id: productId, priceData: { price: amount } }
    await (await platform.merchant()).call(updateProduct, { product })
    return `€${amount}.00`
  }
  const stock = async (quantity: number) =>
    (await platform.merchant()).call(updateInventoryVariants, {
      inventoryItem: {
        productId,
        trackQuantity: true,
        variants: [{ variantId: DEFAULT_VARIANT, quantity }],
      },
    })
  const shows = (page: Page, text: string, timeout?: number) =>
    page
      .locator('main')
      .getByText(text)
      .first()
      .waitFor({ ...(timeout && { timeout }) })
  const count = (page: Page) => page.getByRole('link', { name: /^Cart, / }).getAttribute('aria-label')

  it('show a new price, that the last piece is gone, and that it is no longer for sale', async () => {
    const page = await open(`/products/${SLUG}`)
    await shows(page, await newPrice())
    await stock(0)
    await shows(page, 'Sold out')
    await stock(50)
    await page.getByRole('button', { name: 'Add to cart' }).waitFor()
    expect(await isSamePage(page)).toBe(true)
    const merchant = await platform.merchant()
    await merchant.call(updateProduct, { product: { id: productId, visible: false } })
    await expect.poll(() => page.title()).not.toContain('Salt')
    expect(await isSamePage(page)).toBe(true)
    await merchant.call(updateProduct, { product: { id: productId, visible: true } })
    await expect.poll(async () => (await fetch(`${shop.url}/products/${SLUG}`)).status).toBe(200)
    await page.context().close()
  })

  inFull(
    'stay as they are if the network breaks while they load the listener, and while they read',
    async () => {
      const page = await open(`/products/${SLUG}`, undefined, (page) =>
        page.route('**/assets/reload-page-*', (route) => route.abort(), { times: 1 }),
      )
      await shows(page, await newPrice())
      const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
      await quantity.fill('3')
      let broken = 0
      await page.route('**/*.data*', (route) => {
        if (route.request().method() !== 'GET' || broken > 0) return route.fallback()
        broken += 1
        return route.abort()
      })
      await shows(page, await newPrice())
      expect([broken, await quantity.inputValue(), await isSamePage(page)]).toEqual([1, '3', true])
      await page.context().close()
    },
  )

  inFull('keep a link that waits for the network, whatever arrives meanwhile', async () => {
    const page = await open(`/products/${SLUG}`)
    await shows(page, await newPrice())
    let arrive = () => {}
    const isArriving = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const asked = new Promise<void>((resolve) =>
      page.route('**/*.data*', async (route) => {
        const response = await route.fetch()
        resolve()
        await isArriving
        await route.fulfill({ response })
      }),
    )
    await newPrice()
    await asked
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link').first().click()
    const offline = page.getByRole('heading', { name: 'You’re offline' })
    await offline.waitFor()
    arrive()
    await page.waitForResponse('**/*.data*')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().setOffline(false)
    await offline.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).not.toContain(SLUG)
    await page.context().close()
  })

  inFull(
    'show what changed while they were offline, and while the platform was down',
    {
      timeout: 240_000,
    },
    async () => {
      const page = await open(`/products/${SLUG}`)
      await page.context().setOffline(true)
      const whileOffline = await newPrice()
      await page.context().setOffline(false)
      await shows(page, whileOffline, LONGEST_PAUSE_MS)
      await stopPlatform()
      const whileDown = await newPrice()
      await startPlatform()
      await shows(page, whileDown, LONGEST_PAUSE_MS)
      expect(await isSamePage(page)).toBe(true)
      await page.context().close()
    },
  )

  it('stay while the shop changes to a new build, and open further pages whole', async () => {
    const told = await fetch(`${shop.url}/changes/live?topics=CATALOG`)
    const build = told.headers.get('X-Build') ?? ''
    await told.body?.cancel()
    expect(await (await fetch(shop.url)).text()).toMatch(new RegExp(`"version": ?"${build}"`))
    let tell = () => {}
    const isTold = new Promise<void>((resolve) => {
      tell = resolve
    })
    const page = await open(`/products/${SLUG}`, undefined, (page) =>
      page.route('**/changes/live?*', async (route) => {
        await route.fulfill({
          headers: { 'Content-Type': 'text/event-stream', 'X-Build': 'next' },
          body: 'retry: 60000\n\nid: next.0~\nevent: reset\ndata: {}\n\n',
        })
        tell()
      }),
    )
    await isTold
    const read: string[] = []
    page.on('request', (request) => read.push(new URL(request.url()).pathname))
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'Ceramics', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Ceramics', level: 1 }).waitFor()
    expect(read.filter((path) => path.endsWith('.data'))).toEqual([])
    await page.context().close()
  })

  it('show the page of the address if the visitor goes back twice before the scripts have loaded', async () => {
    const page = await open(`/products/${SLUG}`)
    await page.getByRole('link', { name: 'Ceramics', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Ceramics', level: 1 }).waitFor()
    await page.goto('/robots.txt')
    let load = () => {}
    const mayLoad = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/assets/entry.client*', async (route) => {
      await mayLoad
      await route.fallback()
    })
    await page.goBack({ waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Ceramics', level: 1 }).waitFor()
    await page.goBack({ waitUntil: 'commit' })
    load()
    await page.getByRole('heading', { name: 'Salt Cellar', level: 1 }).waitFor()
    await hydrated(page)
    expect([new URL(page.url()).pathname, await page.title()]).toEqual([
      `/products/${SLUG}`,
      'Salt Cellar · Aldermere',
    ])
    await page.context().close()
  })

  // The scripts that are kept stay, so those cases are last.
  inFull.each([
    { scripts: 'gone', isTold: true },
    { scripts: 'gone', isTold: false },
    { scripts: 'kept', isTold: true },
    { scripts: 'kept', isTold: false },
  ])(
    'sell over a restart with a new build, their own scripts $scripts, told of it: $isTold',
    { timeout: 240_000 },
    async ({ scripts, isTold }) => {
      next ??= await makeNextBuild({ from: 'Add to cart', to: 'Put in cart' })
      if (scripts === 'kept') next.keepFilesOfLast()
      const at = await freePort()
      const settings = { MEDIA_URL: platform.url }
      const ours = { url: `http://localhost:${port}`, clientId: platform.clientId }
      const before = await openStorefront(ours, at, settings)
      const context = await browser.newContext({ baseURL: before.url })
      context.setDefaultTimeout(20_000)
      const page = await open(`/products/${SLUG}`, context, async (page) => {
        if (!isTold) await page.route(/\/changes/, (route) => route.abort())
      })
      const { version } = await page.evaluate(() => Object(Reflect.get(window, '__reactRouterManifest')))
      const told =
        isTold &&
        page.waitForResponse((answer) => ![undefined, version].includes(answer.headers()['x-build']), {
          timeout: 90_000,
        })
      await before.stop()
      await using after = await openStorefront(ours, at, settings, next.folder)
      await told
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect.poll(() => count(page)).toBe('Cart, 1 item')
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Ceramics', exact: true }).first().click()
      await page.getByRole('heading', { name: 'Ceramics', level: 1 }).waitFor()
      await page.locator(`main a[href^="/products/"]`).first().click()
      await page.getByRole('button', { name: 'Put in cart' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Ceramics', level: 1 }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Salt Cellar', level: 1 }).waitFor()
      await expect
        .poll(async () => [new URL(page.url()).pathname, await page.title()])
        .toEqual([`/products/${SLUG}`, 'Salt Cellar · Aldermere'])
      await page.getByRole('button', { name: /^(Add to|Put in) cart$/ }).click()
      await expect.poll(() => count(page)).toBe('Cart, 2 items')
      expect(after.output()).not.toContain('Error')
      await context.close()
    },
  )

  it('show the cart of another tab and of another device', async () => {
    const page = await open(`/products/${SLUG}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect.poll(() => count(page)).toBe('Cart, 1 item')
    await page.locator('li[aria-busy=false]').first().waitFor()
    const storageState = await page.context().storageState()
    const device = await open('/cart', await browser.newContext({ baseURL: shop.url, storageState }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect.poll(() => count(device)).toBe('Cart, 2 items')
    await device.getByRole('button', { name: /^Remove / }).click()
    await expect.poll(() => count(page)).toBe('Cart, empty')
    expect([await isSamePage(page), await isSamePage(device)]).toEqual([true, true])
    await page.context().close()
    await device.context().close()
  })

  it('that a new visitor opens show the change too, though answers are kept for minutes', async () => {
    const read = async () => (await fetch(`${shop.url}/products/${SLUG}`)).text()
    await read()
    await read()
    const now = await newPrice()
    await expect.poll(read).toContain(now)
  })
})
