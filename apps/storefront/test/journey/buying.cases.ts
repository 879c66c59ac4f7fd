import { getOrder } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { inFull, walksInFull } from '../../../../scripts/tests/in-full.mjs'
import { barriers, PHONE } from '../barriers.ts'
import { hydrated } from '../hydrated.ts'
import { orderCheckout } from '../order-checkout.ts'
import { COUPON, executablePath, inCart, isAdded, letCouponApply, open, platform, toCart } from './visit.ts'

/** The same steps without scripts are taken by `npm run test:walks`; `npm test` buys without scripts below. */
const SCRIPTS = walksInFull ? [true, false] : [true]

describe.skipIf(!executablePath)('a visit in a browser', () => {
  inFull('leads from the home page to a product, into the cart and out again', async () => {
    await using visit = await open('/')
    const { page, complaints } = visit
    await page.getByRole('link', { name: 'Prints', exact: true }).first().click()
    await page.waitForURL('**/collections/prints')
    await page.getByLabel('Sort by').selectOption('name-up')
    await page.waitForURL('**/collections/prints?sort=name-up')
    await page.getByRole('link', { name: 'Low Sun over the Estuary' }).click()

    // On a phone the button is visible without scrolling.
    const button = page.getByRole('button', { name: 'Add to cart' })
    await button.waitFor()
    const { y = PHONE.height, height = 0 } = (await button.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(PHONE.height)
    await page.getByRole('radio', { name: /^50 × 70 cm/ }).check({ force: true })
    await page.getByText('Oak', { exact: true }).first().click({ force: true })
    await page.waitForURL('**/low-sun-over-the-estuary?Size=50+%C3%97+70+cm&Frame=Oak')
    await page.getByText('€193.00').first().waitFor()
    await button.click()

    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    await drawer.getByText('50 × 70 cm').waitFor()
    await drawer.getByText('Just added').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('cart-drawer')
    const said = await drawer.getAttribute('aria-describedby')
    await expect.poll(() => page.locator(`#${said}`).textContent()).toBe('1 item in your cart, €193.00.')
    const more = drawer.getByRole('button', { name: 'Increase quantity of Low Sun over the Estuary' })
    await more.click()
    await more.click()
    await drawer.getByText('€579.00').first().waitFor()
    const news = drawer.locator('[aria-live]')
    await expect.poll(() => news.textContent()).toBe('3 items in your cart, €579.00.')

    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add to cart')
    expect(await inCart(page)).toBe('Cart, 3 items')

    await page.goto('/cart')
    await page.getByRole('spinbutton', { name: 'Quantity of Low Sun over the Estuary' }).fill('1')
    await page.getByText('€193.00').first().waitFor()
    await page.getByRole('button', { name: 'Remove Low Sun over the Estuary' }).click()
    await page.getByText('Your cart is empty', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  it('shows on a phone where to go without scrolling, and has buttons for thumbs', async () => {
    await using visit = await open('/', { viewport: PHONE, hasTouch: true, isMobile: true })
    const { page } = visit
    const [first, second] = await page.locator('main section').first().getByRole('link').all()
    for (const way of [first, second]) {
      const { y = PHONE.height, height = 0 } = (await way?.boundingBox()) ?? {}
      expect(y + height).toBeLessThan(PHONE.height)
    }
    await page.goto('/products/salt-cellar')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Add to cart' })
    const { y = 0, height: high = 0 } = (await button.boundingBox()) ?? {}
    expect(y + high).toBeLessThanOrEqual(PHONE.height)
    await button.tap()
    const more = page.getByRole('dialog').getByRole('button', { name: /^Increase quantity/ })
    await more.waitFor()
    const { width = 0, height = 0 } = (await more.boundingBox()) ?? {}
    // The drawer may still move by a fraction of a pixel.
    expect([width.toFixed(2), height.toFixed(2)]).toEqual(['44.00', '44.00'])
    await page.locator('li[aria-busy=false]').first().waitFor()
    // The narrowest screen that pages must fit (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto('/de/cart')
    await page.getByRole('button', { name: /^Menge von .+ erhöhen$/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const delivery = page.getByRole('term').getByText('Versand', { exact: true })
    const lines = await delivery.evaluate((word) => {
      const range = document.createRange()
      range.selectNodeContents(word)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  })

  inFull('leads the same way without scripts', async () => {
    await using visit = await open('/', { javaScriptEnabled: false })
    const { page } = visit
    await page.getByRole('link', { name: 'Prints', exact: true }).first().click()
    await page.getByRole('link', { name: 'Low Sun over the Estuary' }).click()
    await page.getByRole('radio', { name: /^50 × 70 cm/ }).check({ force: true })
    await page.getByRole('button', { name: 'Show selection' }).click()
    await page.getByText('€84.00').first().waitFor()
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    expect(await inCart(page)).toBe('Cart, 2 items')

    await page.getByRole('button', { name: /^Increase quantity/ }).click()
    expect(await inCart(page)).toBe('Cart, 3 items')
    await page.getByRole('spinbutton').fill('7')
    await page.getByRole('spinbutton').press('Enter')
    await page.waitForLoadState()
    expect(await inCart(page)).toBe('Cart, 7 items')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await page.getByText('Your cart is empty', { exact: true }).waitFor()
  })

  it.each(SCRIPTS)(
    'adds a coupon to the cart, says when it has ended, and removes it, with scripts: %s',
    async (javaScriptEnabled) => {
      await using visit = await open('/products/moon-jar', { javaScriptEnabled })
      const { page } = visit
      await page.getByRole('button', { name: 'Add to cart' }).click()
      const field = page.getByLabel('Coupon code')
      await isAdded(page)
      await toCart(page, javaScriptEnabled)
      await field.fill('unheard-of')
      await field.press('Enter')
      await page.getByRole('alert').filter({ hasText: 'We don’t know this code.' }).waitFor()
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await field.inputValue()).toBe('unheard-of')
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])

      await field.fill(` ${COUPON.toLowerCase()}`)
      await page.getByRole('button', { name: 'Apply' }).click()
      const remove = page.getByRole('button', { name: `Remove coupon ${COUPON}` })
      await remove.waitFor()
      const sums = page.getByRole('complementary', { name: 'Summary' }).getByRole('definition')
      await expect.poll(() => sums.allTextContents()).toEqual(['−€24.00', 'At the next step', '€216.00'])
      expect(await page.getByRole('status').filter({ hasText: COUPON }).count()).toBe(1)
      if (javaScriptEnabled)
        expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true)
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])
      await letCouponApply(false)
      await toCart(page, javaScriptEnabled)
      await page.getByRole('status').filter({ hasText: 'This code is no longer valid.' }).waitFor()
      expect(await page.getByRole('status').filter({ hasText: COUPON }).count()).toBe(0)
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])
      await letCouponApply(true)
      await remove.click()
      await field.waitFor()
      if (javaScriptEnabled)
        expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    },
  )

  it.each(SCRIPTS)('estimates the cart for a country, with scripts: %s', async (javaScriptEnabled) => {
    await using visit = await open('/products/moon-jar', { javaScriptEnabled })
    const { page } = visit
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const country = page.getByLabel('Deliver to')
    await isAdded(page)
    await toCart(page, javaScriptEnabled)
    await page.getByText('At the next step').waitFor()
    await country.selectOption('Germany')
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.waitForURL('**/cart?country=DE')
    await page.getByText('In four days').waitFor()
    const sums = page.getByRole('complementary', { name: 'Summary' }).getByRole('definition')
    expect(await sums.allTextContents()).toEqual(['€4.90', '€244.90'])
    if (javaScriptEnabled) expect(await barriers(page)).toEqual([])

    // Only where the shop delivers.
    expect(await country.locator('option').allTextContents()).toEqual(['Choose a country', 'Germany'])
    await page.goto('/cart?country=JP')
    expect(await country.inputValue()).toBe('')
  })

  it.each([true, false])(
    'leads from the cart to the checkout, and thanks for the order, with scripts: %s',
    { timeout: 60_000 },
    async (javaScriptEnabled) => {
      await using visit = await open('/products/moon-jar', { javaScriptEnabled })
      const { page } = visit
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await isAdded(page)
      await toCart(page, javaScriptEnabled)
      await page.getByText('Add a note or gift message').click()
      await page.getByLabel('Your note or gift message').fill('For Grace, with love')
      await page.getByRole('button', { name: 'Check out' }).first().click()
      await page.waitForURL(/\/checkout\/[\da-f-]{36}(#\w+)?$/, { waitUntil: 'commit', timeout: 20_000 })
      const orderId = await orderCheckout(
        await platform.merchant(),
        new URL(page.url()).pathname.split('/').at(-1) ?? '',
      )
      const { order } = await (await platform.merchant()).call(getOrder, { id: orderId })
      expect(order?.buyerNote).toBe('For Grace, with love')
      await page.goto(`/thank-you?orderId=${orderId}`)
      await page.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()
      expect(await page.getByText('ada@example.com').count()).toBe(1)
      const sums = page.getByRole('region', { name: 'Totals' }).getByRole('definition')
      expect(await sums.allTextContents()).toEqual(['€240.00', '€4.90', '€244.90'])
      expect(await inCart(page)).toBe('Cart, empty')
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])
    },
  )

  it.each(SCRIPTS)(
    'shows a changed price until the buyer accepts it, with scripts: %s',
    { timeout: 60_000 },
    async (javaScriptEnabled) => {
      const merchant = await platform.merchant()
      const write = (method: string, path: string, product: object) =>
        merchant.send(method, `/stores/v1/products${path}`, JSON.stringify({ product }))
      const { body } = await write('POST', '', { name: 'Dear vase', priceData: { price: 20 } })
      const { id, slug } = body.product as { id: string; slug: string }
      await using visit = await open(`/products/${slug}`, { javaScriptEnabled })
      const { page } = visit
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await isAdded(page)
      await write('PATCH', `/${id}`, { priceData: { price: 30 } })
      await toCart(page, javaScriptEnabled)
      const notice = page.getByText('It costs €30.00 now; it was €20.00 when it was chosen.')
      await notice.waitFor()
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: 'OK: Dear vase' }).click()
      await notice.waitFor({ state: 'detached' })
      await merchant.send('DELETE', `/stores/v1/products/${id}`)
      await toCart(page, javaScriptEnabled)
      await page.getByText('No longer available. Please remove it.').waitFor()
      await page.getByRole('button', { name: 'Check out' }).first().click()
      await page
        .getByRole('alert')
        .filter({ hasText: 'This item is no longer available. Please choose something else.' })
        .waitFor()
    },
  )
})
