import { updateCoupon } from '@vitrine/contract/operations'
import { freePort, openDemoShop } from '@vitrine/platform/testing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser, type TestBrowser } from '../../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../../scripts/tests/chromium.mjs'
import { PHONE } from '../barriers.ts'
import { hydrated } from '../hydrated.ts'
import { openStorefront, type Storefront } from '../open/open-storefront.ts'
import { withoutPictures } from '../open/without-pictures.ts'
import { deliverByPost } from '../order-checkout.ts'

export const COUPON = 'WELCOME10'

export const executablePath = findChromium()

export let platform: Awaited<ReturnType<typeof openDemoShop>>
export let shop: Storefront
let browser: TestBrowser
let couponId: string

/** Opens the shop and the browser that all cases of `journey.test.ts` share. */
export const openJourney = async (): Promise<void> => {
  if (!executablePath) return
  const port = await freePort()
  const storefrontUrl = `http://localhost:${port}`
  platform = await openDemoShop({
    ...{ environment: { STOREFRONT_URL: storefrontUrl }, site: { storefrontUrl } },
  })
  const coupon = { code: COUPON, name: 'Welcome', percentOffRate: 10 }
  const merchant = await platform.merchant()
  const { body } = await merchant.post('/vitrine/v1/coupons', { coupon })
  couponId = String((body.coupon as { id: string }).id)
  await deliverByPost(merchant)
  shop = await openStorefront(platform, port)
  browser = await openBrowser()
}

export const closeJourney = async (): Promise<void> => {
  await browser?.close()
  await shop?.stop()
  await platform?.[Symbol.asyncDispose]()
}

/** Ends the coupon, or brings it back. */
export const letCouponApply = async (active: boolean): Promise<void> => {
  await (await platform.merchant()).call(updateCoupon, { coupon: { id: couponId, active } })
}

/** Opens a page and collects the browser's complaints. */
export async function open(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: PHONE, baseURL: shop.url, ...options })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await withoutPictures(page)
  await page.goto(path)
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
}

export const toCart = async (page: Page, isScripted: boolean) => {
  await page.goto('/cart')
  if (isScripted) await hydrated(page)
}
export const inCart = (page: Page) => page.getByRole('link', { name: /^Cart, / }).getAttribute('aria-label')
/** Waits until the shop has the added item, which is shown earlier. */
export const isAdded = (page: Page) => page.locator('li[aria-busy=false]').first().waitFor()
export const lines = (page: Page) =>
  page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
