import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'

/** Someone who buys, and has an account. */
export interface Shopper {
  readonly email: string
  readonly password: string
}

/** What they buy. */
export interface Wish {
  readonly name: string
  readonly choices: Readonly<Record<string, string>>
}

/** Addresses beyond this machine that a page requested, and the bytes of its pictures. */
export const watch = (page: Page) => {
  const elsewhere: string[] = []
  const problems: string[] = []
  const pictures = new Map<string, Promise<number>>()
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !/^(localhost|127\.0\.0\.1)$/.test(hostname))
      elsewhere.push(request.url())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('response', (response: Response) => {
    if (response.request().resourceType() !== 'image') return
    pictures.set(
      response.url(),
      response.body().then(
        ({ length }) => (response.ok() ? length : Number.POSITIVE_INFINITY),
        () => 0, // the page was left while it loaded
      ),
    )
  })
  return { elsewhere, problems, pictures }
}

/** Checks that the page's pictures have loaded, each in the size that the page requested. */
const expectPictures = async (page: Page, width: number, height: number): Promise<void> => {
  const sizes = () =>
    page
      .locator('main img[src]')
      .evaluateAll((all) =>
        all.map((img) =>
          'naturalWidth' in img ? `${img.naturalWidth} × ${Reflect.get(img, 'naturalHeight')}` : '',
        ),
      )
  await expect
    .poll(async () => [...new Set(await sizes())], { timeout: 60_000 })
    .toEqual([`${width} × ${height}`])
}

/** Goes from the list to the thank-you page, as an unknown visitor. */
export const buy = async (page: Page, url: string, { name, choices }: Wish, email: string): Promise<void> => {
  const press = (label: string | RegExp) => page.getByRole('button', { name: label }).click()
  await page.goto(url)
  await page.getByRole('link', { name }).first().waitFor()
  expect(await page.locator('main img[src]').count()).toBeGreaterThan(5)
  await expectPictures(page, 200, 250)
  await page.getByRole('link', { name }).first().click()

  await page.getByRole('heading', { name }).waitFor()
  for (const [option, choice] of Object.entries(choices))
    await page.getByLabel(option).selectOption({ label: choice })
  await press('Add to cart')

  await page.getByText(`${name} × 1`).waitFor()
  await expectPictures(page, 80, 100)
  await press('One more')
  await page.getByText(`${name} × 2`).waitFor()
  await press('Check out')

  await page.getByLabel('Email address').fill(email)
  await press('Continue to delivery')
  await page.getByLabel('Country or region').selectOption('DE')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Street address').fill('Torstraße 1')
  await page.getByLabel('Postal code').fill('10119')
  await page.getByLabel('City').fill('Berlin')
  await press('Show delivery options')
  await press('Continue to payment')
  await page.getByRole('radio', { name: 'Pay the shop directly' }).check()
  await press('Continue to review')
  await press('Place order')
  await page.getByRole('heading', { name: /^Thank you, order \S{8}/ }).waitFor()
}

/** Logs in on the hosted page, looks at the account, and logs out again. */
export const visitAccount = async (page: Page, url: string, { email, password }: Shopper): Promise<void> => {
  await page.goto(url)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { name: 'Account' }).waitFor()
  await page.getByText(email).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log in' }).waitFor()
}
