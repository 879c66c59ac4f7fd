import { openDemoShop } from '@vitrine/platform/testing'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/chromium.mjs'
import { focused, tabTo, type } from './by-keyboard.ts'
import { freePort, openStorefront, type Storefront } from './open-storefront.ts'

const PATIENCE = { timeout: 20_000 }
const EMAIL = 'ada@example.com'
/** Stands for pictures, which would be drawn for every run. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const executablePath = findChromium()

describe.skipIf(!executablePath)('a purchase by keyboard alone', () => {
  let platform: Awaited<ReturnType<typeof openDemoShop>>
  let shop: Storefront
  let browser: Browser

  beforeAll(async () => {
    const port = await freePort()
    platform = await openDemoShop({ environment: { STOREFRONT_URL: `http://localhost:${port}` } })
    const options = [
      { code: 'post', title: 'Post', rate: { flat: '4.90' } },
      { code: 'express', title: 'Express', rate: { flat: '14.90' } },
    ]
    const regions = [{ name: 'Near', areas: [{ country: 'DE' }, { country: 'AT' }], options }]
    const settings = JSON.stringify({ deliverySettings: { regions } })
    await (await platform.merchant()).send('PATCH', '/vitrine/v1/settings/delivery', settings)
    shop = await openStorefront(platform, port)
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  })

  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
    await platform?.[Symbol.asyncDispose]()
  })

  it.each([360, 768, 1280])(
    'leads from a piece to the thank-you page on %i pixels',
    { timeout: 60_000 },
    async (width) => {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width, height: 800 } })
      context.setDefaultTimeout(20_000)
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }))

      await page.goto(`${shop.url}/products/column`, { waitUntil: 'networkidle' })
      await tabTo(page, 'Add to cart')
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page), PATIENCE).toBe('cart-drawer')
      await tabTo(page, 'Check out')
      await page.keyboard.press('Enter')

      await page.getByLabel('E-mail address').waitFor()
      await tabTo(page, 'E-mail address')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByText('E-mail address is missing.').isVisible(), PATIENCE).toBe(true)
      expect(await focused(page)).toBe('email')
      await page.keyboard.type(EMAIL)
      await page.keyboard.press('Enter')

      await expect.poll(() => focused(page), PATIENCE).toBe('step-delivery')
      await type(page, { 'Country or region': 'Germany', 'First name': 'Ada', 'Last name': 'Byron' })
      await type(page, { 'Street and number': 'Torstraße 1', 'Postal code': '1011', City: 'Berlin' })
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
      expect(await page.locator('.summary').innerText()).toContain('€106.90')
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
})
