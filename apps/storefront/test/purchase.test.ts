import { queryProducts, updateProduct } from '@vitrine/contract/operations'
import { freePort, openDemoShop } from '@vitrine/platform/testing'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { walksInFull } from '../../../scripts/tests/in-full.mjs'
import { focused, tabTo, type } from './by-keyboard.ts'
import { hydrated } from './hydrated.ts'
import { openStorefront, type Storefront } from './open/open-storefront.ts'
import { withoutPictures } from './open/without-pictures.ts'

const PATIENCE = { timeout: 20_000 }
const EMAIL = 'ada@example.com'
const COUPON = 'WELCOME10'

const executablePath = findChromium()

describe.skipIf(!executablePath)('a purchase', () => {
  let platform: Awaited<ReturnType<typeof openDemoShop>>
  let shop: Storefront
  let browser: TestBrowser

  beforeAll(async () => {
    const port = await freePort()
    platform = await openDemoShop({ environment: { STOREFRONT_URL: `http://localhost:${port}` } })
    const options = [
      { code: 'post', title: 'Post', rate: { flat: '4.90' } },
      { code: 'express', title: 'Express', rate: { flat: '14.90' } },
    ]
    const regions = [{ name: 'Near', areas: [{ country: 'DE' }, { country: 'AT' }], options }]
    const settings = JSON.stringify({ deliverySettings: { regions } })
    const merchant = await platform.merchant()
    await merchant.send('PATCH', '/vitrine/v1/settings/delivery', settings)
    await merchant.post('/vitrine/v1/coupons', {
      coupon: { code: COUPON, name: 'Welcome', percentOffRate: 10 },
    })
    shop = await openStorefront(platform, port)
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
    await platform?.[Symbol.asyncDispose]()
  })

  const press = async (page: Page, name: string) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }

  /** A known product address, and from the drawer to the checkout. */
  async function straight(page: Page) {
    await page.goto(`${shop.url}/products/column`)
    await hydrated(page)
    await press(page, 'Add to cart')
    await expect.poll(() => focused(page), PATIENCE).toBe('cart-drawer')
    await press(page, 'Check out')
  }

  /** A product found among others, in the remaining glaze, with a coupon. */
  async function browsing(page: Page) {
    await page.goto(shop.url)
    await hydrated(page)
    await press(page, 'Ceramics')
    await page.waitForURL('**/collections/ceramics')
    await page.getByRole('heading', { name: 'Ceramics', level: 1 }).waitFor()
    await tabTo(page, 'Chalk')
    await page.keyboard.press('Space')
    await page.waitForURL('**/collections/ceramics?option.Glaze=Chalk')
    await page.getByRole('status').filter({ hasText: '6 items' }).waitFor()
    await press(page, 'Moon Jar')
    // The card leads to the glaze that the list is filtered by.
    await page.waitForURL('**/products/moon-jar?Glaze=Chalk')
    await page.getByRole('heading', { name: 'Moon Jar', level: 1 }).waitFor()
    await tabTo(page, 'Chalk')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/moon-jar?Glaze=Celadon')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/moon-jar?Glaze=Tenmoku')
    await press(page, 'Add to cart')
    await expect.poll(() => focused(page), PATIENCE).toBe('cart-drawer')
    await press(page, 'View cart')
    await page.waitForURL('**/cart')
    await page.getByRole('heading', { name: 'Cart', level: 1 }).waitFor()
    await tabTo(page, 'Coupon code')
    await page.keyboard.type(COUPON)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Remove coupon ${COUPON}` }).waitFor()
    await press(page, 'Check out')
  }

  it.each([
    ...(walksInFull
      ? ([
          ['the address of a product', 360, straight, '€106.90'],
          ['the address of a product', 768, straight, '€106.90'],
        ] as const)
      : []),
    ['the front page', 1280, browsing, '€253.40'],
  ] as const)(
    'leads by keyboard from %s to the thank-you page at %i pixels',
    { timeout: 90_000 },
    async (_, width, choose, total) => {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width, height: 800 } })
      context.setDefaultTimeout(20_000)
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await withoutPictures(page)

      await choose(page)

      await page.getByLabel('Email address').waitFor()
      await tabTo(page, 'Email address')
      await page.keyboard.press('Enter')
      await expect
        .poll(() => page.getByText('Enter an email address, like name@example.com.').isVisible(), PATIENCE)
        .toBe(true)
      expect(await focused(page)).toBe('email')
      await page.keyboard.type(EMAIL)
      await page.keyboard.press('Enter')

      await expect.poll(() => focused(page), PATIENCE).toBe('step-delivery')
      await type(page, { 'Country or region': 'Germany', 'First name': 'Ada', 'Last name': 'Byron' })
      await type(page, { 'Street address': 'Torstraße 1', 'Postal code': '1011', City: 'Berlin' })
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page), PATIENCE).toBe('shippingAddress.postalCode')
      await page.keyboard.type('9')
      await page.keyboard.press('Enter')

      await expect.poll(() => focused(page), PATIENCE).toBe('ways-of-delivery')
      await tabTo(page, 'Post')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page), PATIENCE).toBe('step-payment')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await type(page, {
        'Card number': '4242 4242 4242 4242',
        'Expiry date': '1239',
        'Security code': '123',
      })
      await page.keyboard.press('Enter')

      await expect.poll(() => focused(page), PATIENCE).toBe('step-review')
      expect(await page.locator('.summary').innerText()).toContain(total)
      await tabTo(page, 'Note to the shop')
      await page.keyboard.type('Please ring twice.')
      await tabTo(page, 'Pay €')
      await page.keyboard.press('Enter')
      await page.waitForURL(`${shop.url}/thank-you?orderId=*`)
      await page.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  it('takes a guest at most 8 clicks', async () => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    await withoutPictures(page)
    let clicks = 0
    const click = async (element: Locator) => {
      await element.click()
      clicks += 1
    }
    const button = (name: string | RegExp) => page.getByRole('button', { name })

    await page.goto(`${shop.url}/products/column`)
    await hydrated(page)
    await click(button('Add to cart'))
    await click(page.getByRole('dialog').getByRole('button', { name: 'Check out' }))
    await page.getByLabel('Email address').fill(EMAIL)
    await click(button('Continue to delivery'))
    await page.getByLabel('Country or region').selectOption('DE')
    await fillIn(page, { 'First name': 'Ada', 'Last name': 'Byron' })
    await fillIn(page, { 'Street address': 'Torstraße 1', 'Postal code': '10119', City: 'Berlin' })
    await click(button('Show delivery options'))
    await click(button('Continue to payment'))
    await click(page.getByRole('radio', { name: 'Card' }))
    await fillIn(page, { 'Card number': '4242424242424242', 'Expiry date': '1239', 'Security code': '123' })
    await click(button('Continue to review'))
    await click(button(/^Pay /))
    await page.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()
    expect(clicks).toBeLessThanOrEqual(8)
    await context.close()
  })

  it('leads to the checkout although a price changes meanwhile', async () => {
    const page = await browser.newPage({ locale: 'en-GB' })
    page.setDefaultTimeout(20_000)
    await withoutPictures(page)
    await page.goto(`${shop.url}/products/salt-cellar`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.locator('li[aria-busy=false]').first().waitFor()
    const merchant = await platform.merchant()
    const { products } = await merchant.call(queryProducts, { query: { filter: { slug: 'salt-cellar' } } })
    await page.route('**/cart.data', async (route) => {
      await merchant.call(updateProduct, { product: { id: products?.[0]?.id, priceData: { price: 326 } } })
      await page.locator('main').getByText('€326.00').first().waitFor()
      await route.fallback()
    })
    await page.getByRole('button', { name: 'Check out' }).click()
    await page.getByLabel('Email address').waitFor()
    await page.close()
  })
})

/** Fills in fields as a keyboard does after the first one has the focus. */
const fillIn = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(fields)) await page.getByLabel(name).fill(text)
}
