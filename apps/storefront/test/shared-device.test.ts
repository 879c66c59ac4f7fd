import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executablePath, openMembersShop } from './open-members-shop.ts'

const PASSWORD = 'four quiet grey herons'
/** All personal data that pages received. */
const PERSON = /zelda|quill|weidengasse|linz|4020|herons/i

describe.skipIf(!executablePath)('a shared device', { timeout: 120_000 }, () => {
  let house: Awaited<ReturnType<typeof openMembersShop>>
  beforeAll(async () => {
    house = await openMembersShop({ CAPTCHA_COST: '50' })
    await house.ask({})
    const options = [{ code: 'post', title: 'Post', rate: { flat: '4.90' } }]
    const deliverySettings = { regions: [{ name: 'Austria', areas: [{ country: 'AT' }], options }] }
    const merchant = await house.platform.merchant()
    await merchant.send('PATCH', '/vitrine/v1/settings/delivery', JSON.stringify({ deliverySettings }))
  })
  afterAll(() => house?.[Symbol.asyncDispose]())

  /** Everything that a page shows or contains: text, field values and tab storage. */
  const held = (page: Page) =>
    page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...Array.from(document.querySelectorAll('input, textarea, select'), (field) =>
          'value' in field ? String(field.value) : '',
        ),
        window.origin === 'null' ? '' : JSON.stringify({ ...sessionStorage, ...localStorage }),
      ].join('\n'),
    )
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name }).first().click()
  /** Redirecting pages do so before this is over. */
  const settle = async (page: Page) => {
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => !document.body.hidden)
  }
  const expectNobody = async (page: Page, where: string) => {
    await settle(page)
    expect((await held(page)).match(PERSON)?.[0], `${where}: ${page.url()}`).toBeUndefined()
  }
  const register = async (page: Page) => {
    await page.getByLabel('First name').fill('Zelda')
    await page.getByLabel('Email address').fill('zelda.quill@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Create account')
    await page.getByRole('link', { name: 'Account of Zelda' }).waitFor()
  }
  const goToCheckout = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage()
    await page.goto('/products/column?Glaze=Celadon')
    await press(page, 'Add to cart')
    await page.getByRole('link', { name: /^Cart, / }).waitFor()
    await page.goto('/cart')
    await press(page, /[Cc]heck ?out/)
    await page.waitForURL('**/checkout/**')
    // Their account has filled in the address, and the name below.
    await page.getByText('zelda.quill@example.com').waitFor()
    await page.getByLabel('Country or region').selectOption('AT')
    await page.getByLabel('Last name').fill('Quill')
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/draft') && !!answer.request().postData()?.includes('Linz'),
    )
    await page.getByLabel('Street and number').fill('Weidengasse 7')
    await page.getByLabel('City').fill('Linz')
    await kept
    return page
  }

  // Fails without the tabs' channel, without the check when a tab is shown, and if fields are restored.
  it('shows nothing of a logged-out person after back, forward, reload or in other tabs', async () => {
    await using visit = await house.visit('/register')
    const { page } = visit
    const context = page.context()
    await register(page)
    await page.goto('/account')
    await page.getByRole('heading', { name: 'Hello, Zelda' }).waitFor()
    await page.goto('/account/password')
    await page.getByLabel('Current password').fill(PASSWORD)
    const checkout = await goToCheckout(context)
    const other = await context.newPage()
    await other.goto('/account')
    await other.getByRole('heading', { name: 'Hello, Zelda' }).waitFor()

    await page.bringToFront()
    await press(page, 'Log out')
    await page.waitForURL(`${house.url}/`)
    await page.getByRole('link', { name: 'Log in' }).waitFor()
    await expectNobody(page, 'after the logout')
    await expect.poll(() => held(other), { timeout: 20_000 }).not.toMatch(PERSON)
    await expectNobody(other, 'another tab')

    for (const step of ['back', 'back', 'back', 'back', 'forward', 'forward', 'reload'] as const) {
      if (step === 'reload') await page.reload()
      else await (step === 'back' ? page.goBack() : page.goForward())
      await expectNobody(page, step)
    }
    await checkout.bringToFront()
    await checkout.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await checkout.getByRole('heading', { name: 'This link has expired' }).waitFor()
    const address = checkout.url()
    await expectNobody(checkout, 'the checkout that was left open')
    for (const step of ['reload', 'back', 'forward'] as const) {
      if (step === 'reload') await checkout.reload()
      else await (step === 'back' ? checkout.goBack() : checkout.goForward())
      await expectNobody(checkout, `the checkout, ${step}`)
    }
    const reopened = await context.newPage()
    for (const path of [address, '/account', '/cart', '/register', '/login']) {
      await reopened.goto(path)
      await expectNobody(reopened, 'opened anew')
    }
  })
})
