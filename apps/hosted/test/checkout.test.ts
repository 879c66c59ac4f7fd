import { updateInventoryVariants, updateProduct } from '@vitrine/contract/operations'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { CARDS, type Checkouts, COUPON, openCheckouts, REGIONS, STOREFRONT } from './open-checkouts.ts'
import { sizes } from './sizes.ts'
import { EMAIL, fillAddress, fillCard, giveCard, giveContact, giveDelivery, pay } from './steps.ts'
import { barriers, visit } from './visit.ts'

const executablePath = findChromium()
const PATIENCE = { timeout: 20_000 }

describe.skipIf(!executablePath)('the hosted checkout', () => {
  let checkouts: Checkouts
  let browser: TestBrowser
  beforeAll(async () => {
    checkouts = await openCheckouts()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await checkouts?.[Symbol.asyncDispose]()
  })

  const stockOf = async (slug: string): Promise<number> => {
    const product = await checkouts.product(slug)
    return product.stock?.quantity ?? 0
  }
  const arrival = (page: Page) => page.waitForURL(`${STOREFRONT}/thank-you?orderId=*`)

  it('loses nothing on reload, going back or losing the network, and pays once however often the button is pressed', {
    timeout: 60_000,
  }, async () => {
    await using buyer = await visit(browser)
    const { page } = buyer
    const before = await stockOf('salt-cellar')
    await page.goto(await checkouts.open(['salt-cellar'], { withThankYouPage: false }))
    await giveContact(page)
    await fillAddress(page)
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/draft') && !!answer.request().postData()?.includes('Berlin'),
    )
    await page.reload()
    await expect.poll(() => page.getByLabel('City').inputValue(), PATIENCE).toBe('Berlin')
    await kept
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect.poll(() => other.getByLabel('City').inputValue(), PATIENCE).toBe('Berlin')
    await other.close()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Email address').inputValue(), PATIENCE).toBe(EMAIL)
    await page.goForward()

    await page.route('**/checkout-api/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Show delivery options' }).click()
    const sorry = page.getByText('We couldn’t reach the shop. We’ve kept what you entered.')
    await sorry.waitFor()
    await page.unroute('**/checkout-api/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.locator('input[name=method]').first().check()
    await fillCard(page, CARDS.approved)
    await page.route(/tokens?$/, (route) => route.abort())
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await sorry.waitFor()
    await page.unroute(/tokens?$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: /^Pay / }).waitFor()

    // Slow on its way there and lost on its way back: the page retries with the same key.
    let asked = 0
    await page.route('**/pay', async (route) => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 1200))
      if (asked > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: /^Pay / }).evaluate((button) => {
      if (button instanceof HTMLElement) for (let clicks = 0; clicks < 3; clicks += 1) button.click()
    })
    await page.getByRole('button', { name: 'Paying…' }).waitFor()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    expect(asked).toBe(2)
    expect(await stockOf('salt-cellar')).toBe(before - 1)
    await page.reload()
    await page.getByRole('heading', { name: 'This order has been placed' }).waitFor()
  })

  // Fails if the address follows the step after the paint: a quick way back was cancelled.
  it('stays where the buyer has gone back to, however soon', async () => {
    await using buyer = await visit(browser)
    const { page } = buyer
    await page.goto(await checkouts.open(['salt-cellar']))
    await page.getByLabel('Email address').fill(EMAIL)
    const replaced = await page.evaluateHandle(() => {
      const addresses: string[] = []
      const replace = history.replaceState.bind(history)
      history.replaceState = (state, unused, address) => {
        addresses.push(String(address))
        replace(state, unused, address)
      }
      new MutationObserver((_, observer) => {
        if (document.querySelector('[name=email]')) return
        observer.disconnect()
        replace(null, '', '#contact') // as the browser does, before it paints the next step
        dispatchEvent(new PopStateEvent('popstate'))
        document.body.dataset.wentBack = 'yes'
      }).observe(document.body, { childList: true, subtree: true })
      return addresses
    })
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
    await page.locator('[data-went-back]').getByLabel('Email address').waitFor()
    expect(await replaced.jsonValue()).toEqual([])
  })

  // Logging in leads to another checkout, which once asked for everything again.
  it('fills in the address that a guest typed before logging in', async () => {
    await using buyer = await visit(browser)
    const { page } = buyer
    await page.goto(await checkouts.open(['salt-cellar'], { withLogin: true }))
    await giveContact(page)
    await fillAddress(page)
    await page.goBack()
    await page.getByRole('link', { name: 'Log in instead' }).click()
    await page.waitForURL(`${STOREFRONT}/login`)
    await page.route('**/checkout-api/*', async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), buyer: { email: EMAIL, firstName: 'Ada', addresses: [] } }
      await route.fulfill({ response, json })
    })
    for (const country of ['DE', '']) {
      await page.context().clearCookies() // otherwise the page asks about the checkout that is open
      await page.goto(await checkouts.open(['salt-cellar']))
      await giveContact(page)
      await expect.poll(() => page.getByLabel('Country or region').inputValue(), PATIENCE).toBe(country)
      if (country) expect(await page.getByLabel('City').inputValue()).toBe('Berlin')
    }
  })

  // A shop that names only its own address once left people without a way back.
  it('leads back to the shop when the shop names no cart page, with and without scripts', async () => {
    await using buyer = await visit(browser)
    const { page } = buyer
    await page.goto(await checkouts.open(['salt-cellar'], { withCartPage: false }))
    const back = page.getByRole('link', { name: 'Back to shop' })
    expect(await back.getAttribute('href')).toBe(`${STOREFRONT}/`)
    expect(await page.locator('#SITE_CONTAINER h1').count()).toBe(1)
    await page.goto(`${page.url()}/plain`)
    expect(await back.getAttribute('href')).toBe(`${STOREFRONT}/`)
    expect(await page.locator('#SITE_CONTAINER').count()).toBe(1)
  })

  it('says that nothing is delivered instead of asking where to', async () => {
    await using buyer = await visit(browser)
    const { page } = buyer
    await checkouts.deliverTo([])
    await page.goto(await checkouts.open(['salt-cellar']))
    await page.getByRole('alert').filter({ hasText: 'The shop doesn’t deliver at the moment.' }).waitFor()
    expect(await page.getByLabel('Email address').count()).toBe(0)
    await page.getByRole('link', { name: 'Back to cart' }).waitFor()
    await checkouts.deliverTo(REGIONS)
    await page.reload()
    await page.getByLabel('Email address').waitFor()
  })

  it('has no accessibility barrier in any step or state, light or dark', { timeout: 90_000 }, async () => {
    await using buyer = await visit(browser, { bypassCSP: true })
    const { page } = buyer
    const states: Record<string, string[]> = {}
    const look = async (state: string, everyLook = sizes.everyLook) => {
      states[state] = await barriers(page, everyLook)
    }
    await page.goto(await checkouts.open(['column', 'pasta-bowl'], { withThankYouPage: false }))
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
    await look('contact with an error')
    await giveContact(page)
    await page.getByRole('button', { name: 'Show delivery options' }).click()
    await look('address with errors')
    await fillAddress(page)
    // Names that don't wrap: no step may become wider for them.
    await page.getByLabel('City').fill('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio')
    await page.getByLabel('Last name').fill('Wolfeschlegelsteinhausenbergerdorff')
    await page.getByRole('button', { name: 'Show delivery options' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
    await look('delivery options')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.locator('input[name=method]').first().check()
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await look('card with errors', true)
    await page.getByRole('button', { name: /^Show summary/ }).click()
    await page.getByLabel('Coupon code').fill('NOTHING')
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await page.getByText('We don’t know this coupon. Check the spelling.').waitFor()
    await look('summary with an error')
    await page.getByLabel('Coupon code').fill(COUPON)
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await page.getByRole('button', { name: `Remove ${COUPON}` }).waitFor()
    await page.getByRole('button', { name: 'Hide summary' }).click()

    await fillCard(page, CARDS.declined)
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByRole('button', { name: /^Pay / }).waitFor()
    await look('review')
    await pay(page)
    await page.getByText('Your payment was declined').waitFor()
    await look('declined')
    await giveCard(page, CARDS.late)
    await pay(page)
    await page.getByRole('heading', { name: 'We’re still waiting for your bank' }).waitFor()
    await look('waiting')
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await look('thank you')
    await page.context().clearCookies()
    await page.reload()
    await page.getByRole('heading', { name: 'This page has expired' }).waitFor()
    await page.getByText('You’ve already ordered').waitFor()
    await look('expired')
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
    const clean = Object.fromEntries(Object.keys(states).map((state) => [state, []]))
    expect(states).toEqual(clean)
  })

  // Fails if the page forgets the shop: it named no way on, and said that a link had expired.
  it('leads back to the cart when its time is up, at once and after a reload', async () => {
    await using buyer = await visit(browser)
    const { page } = buyer
    await page.goto(await checkouts.open(['salt-cellar']))
    await page.getByLabel('Email address').fill(EMAIL)
    await page.context().clearCookies() // the cookie lasts a day
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
    for (const opened of [undefined, () => page.reload()]) {
      await opened?.()
      await page.getByText('Nothing has been ordered or paid, and your cart is still there.').waitFor()
      await page.getByText('Aldermere').waitFor()
      const back = page.getByRole('link', { name: 'Back to cart' })
      expect(await back.getAttribute('href')).toBe(`${STOREFRONT}/cart`)
    }
  })

  it('leads through the bank and back, and shows changes before payment', {
    timeout: 60_000,
  }, async () => {
    await using buyer = await visit(browser, { bypassCSP: true })
    const { page } = buyer
    const slugs = ['column', 'pasta-bowl']
    const [column, bowl] = await Promise.all(slugs.map(checkouts.product))
    await page.goto(await checkouts.open(slugs))
    await giveContact(page)
    await giveDelivery(page)
    await giveCard(page, CARDS.step)

    await checkouts.merchant.call(updateProduct, {
      product: { id: column?.id ?? '', priceData: { price: 95 } },
    })
    const variants = [{ variantId: bowl?.variants?.[0]?.id ?? '', quantity: 0 }]
    await checkouts.merchant.call(updateInventoryVariants, {
      inventoryItem: { productId: bowl?.id ?? '', trackQuantity: true, variants },
    })
    await pay(page)
    await page.getByRole('heading', { name: 'Your order has changed' }).waitFor()
    await page.getByText('Column now costs €95.00 instead of €92.00.').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove Pasta Bowl' }).click()
    await page.getByText('Pasta Bowl is sold out.').waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className), PATIENCE)
      .toMatch('notice-change')
    await page.getByRole('button', { name: /^Continue with / }).click()
    await page.getByRole('heading', { name: 'Your order has changed' }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), PATIENCE).toBe('step-review')

    await pay(page)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    const faces = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status]))
    await expect.poll(faces, PATIENCE).toEqual([['Display', 'loaded']])
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Approve' }).click()
    await arrival(page)
  })
})
