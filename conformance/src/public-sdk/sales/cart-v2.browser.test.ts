import { pointHostedAt } from '@vitrine/client/hosted'
import { createCoupon, updateDeliverySettings } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { currentCartV2 } from '@wix/ecom'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../../scripts/tests/chromium.mjs'

const executablePath = findChromium()
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** The client's origin; nothing listens there, so the test answers the browser. */
const STOREFRONT = 'http://localhost:3000'
const [product] = demoShop().products.filter(
  ({ visible, options, type }) => visible && options.length === 0 && type === 'physical',
)

describe.skipIf(!executablePath)('a storefront written for the newer cart', () => {
  let shop: Shop
  let browser: TestBrowser
  let restore: () => void
  beforeAll(async () => {
    shop = await openDemoShop()
    restore = pointHostedAt(shop.url)
    const merchant = await shop.merchant()
    const options = [{ code: 'post', title: 'Post', rate: { flat: '4.90' } }]
    await merchant.call(updateDeliverySettings, {
      deliverySettings: { regions: [{ name: 'Home', areas: [{ country: 'DE' }], options }] },
    })
    await merchant.call(createCoupon, { coupon: { code: 'NEWER', name: 'Newer', percentOffRate: 10 } })
    browser = await openBrowser()
  })
  afterAll(async () => {
    restore()
    await browser?.close()
    await shop?.[Symbol.asyncDispose]()
  })

  it('sells: item, coupon, delivery, total, hosted checkout, thank-you page', {
    timeout: 60_000,
  }, async () => {
    const { currentCartV2: carts, redirects: links } = createClient({
      auth: OAuthStrategy({ clientId: shop.clientId }),
      modules: { currentCartV2, redirects },
    })
    await carts.addLineItemsToCurrentCart({
      catalogItems: [{ quantity: 1, catalogReference: { appId: STORES, catalogItemId: product?.id ?? '' } }],
    })
    await carts.addCouponToCurrentCart({ code: 'NEWER' })
    await carts.updateCurrentCart({ deliveryInfo: { address: { country: 'DE' } } })
    await carts.setDeliveryMethodForCurrentCart({ code: 'post' })
    const { cart, summary } = await carts.calculateCurrentCart()
    const total = summary?.priceSummary?.total?.amount ?? ''
    expect(Number(total)).toBeGreaterThan(4.9)
    const { redirectSession } = await links.createRedirectSession({
      ecomCheckout: { checkoutId: cart?._id ?? '' },
      callbacks: { thankYouPageUrl: `${STOREFRONT}/thank-you`, postFlowUrl: STOREFRONT },
    })

    const page = await browser.newPage()
    page.setDefaultTimeout(20_000)
    await page.route(`${STOREFRONT}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Thanks' }),
    )
    await page.goto(redirectSession?.fullUrl ?? '')
    await page.getByLabel('Email address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('Street address').fill('Torstraße 1')
    await page.getByLabel('Postal code').fill('10119')
    await page.getByLabel('City').fill('Berlin')
    await page.getByRole('button', { name: 'Show delivery options' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.locator('input[name=method]').first().check()
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByLabel('Expiry date').fill('12 / 39')
    await page.getByLabel('Security code').fill('123')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByRole('button', { name: new RegExp(`^Pay .*${total}`) }).click()
    await page.waitForURL(`${STOREFRONT}/thank-you?orderId=*`)
    await expect(carts.getCurrentCart()).rejects.toMatchObject({
      details: { applicationError: { code: 'CURRENT_CART_NOT_FOUND' } },
    })
  })
})
