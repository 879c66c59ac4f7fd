import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openMembersShop } from '../open/open-members-shop.ts'

/** A person's name, address and password as they are typed on the shared device. */
export const PASSWORD = 'four quiet grey herons'

/** Everything personal that pages receive. */
export const PERSON = /zelda|quill|weidengasse|linz|4020|herons/i

/** The demo shop, which delivers to Austria. */
export const openSharedDevice = async (options: Parameters<typeof openMembersShop>[1] = {}) => {
  const house = await openMembersShop({ CAPTCHA_COST: '50' }, options)
  await house.ask({})
  const deliveries = [{ code: 'post', title: 'Post', rate: { flat: '4.90' } }]
  const regions = [{ name: 'Austria', areas: [{ country: 'AT' }], options: deliveries }]
  const merchant = await house.platform.merchant()
  const body = JSON.stringify({ deliverySettings: { regions } })
  await merchant.send('PATCH', '/vitrine/v1/settings/delivery', body)
  return house
}

/** Everything that a page shows or contains: text, field values and tab storage. */
export const contentsOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...Array.from(document.querySelectorAll('input, textarea, select'), (field) =>
        'value' in field ? String(field.value) : '',
      ),
      window.origin === 'null' ? '' : JSON.stringify({ ...sessionStorage, ...localStorage }),
    ].join('\n'),
  )

/** Waits for the redirects and reloads of a page that was left. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.body.hidden)
}

export const expectLoggedOut = async (page: Page, where: string): Promise<void> => {
  await settle(page)
  expect((await contentsOf(page)).match(PERSON)?.[0], `${where}: ${page.url()}`).toBeUndefined()
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('button', { name }).first().click()

/** @param email - of a new member */
export const register = async (page: Page, email: string): Promise<void> => {
  await page.goto('/register')
  await page.getByLabel('First name').fill('Zelda')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Create account')
  await page.getByRole('link', { name: 'Zelda’s account' }).waitFor()
}

/** Fills a cart and types an address at its checkout, in a tab of its own. */
export const typeAtCheckout = async (context: BrowserContext, email: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/products/column?Glaze=Celadon')
  await press(page, 'Add to cart')
  await page.getByRole('link', { name: /^Cart, / }).waitFor()
  await page.goto('/cart')
  await press(page, /[Cc]heck ?out/)
  await page.waitForURL('**/checkout/**')
  // Their account has filled in the address, and the name below.
  await page.getByText(email).waitFor()
  await page.getByLabel('Country or region').selectOption('AT')
  await page.getByLabel('Last name').fill('Quill')
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && !!answer.request().postData()?.includes('Linz'),
  )
  await page.getByLabel('Street address').fill('Weidengasse 7')
  await page.getByLabel('City').fill('Linz')
  await kept
  return page
}
