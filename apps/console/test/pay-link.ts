import type { Page } from 'playwright-core'

/** Opens a mailed link in a browser of its buyer. */
export const openLink = async (page: Page, url: string): Promise<Page> => {
  const buyer = await page.context().browser()?.newPage()
  if (!buyer) throw new Error('no browser')
  await buyer.goto(url)
  return buyer
}

/** Types who buys, and where it goes, at the hosted checkout. */
export const giveAddress = async (buyer: Page, email: string): Promise<void> => {
  await buyer.getByLabel('Email address').fill(email)
  await buyer.getByRole('button', { name: 'Continue to delivery' }).click()
  await buyer.getByLabel('Country or region').selectOption('DE')
  await buyer.getByLabel('First name').fill('Ada')
  await buyer.getByLabel('Last name').fill('Byron')
  await buyer.getByLabel('Street address').fill('Am Markt 1')
  await buyer.getByLabel('Postal code').fill('89073')
  await buyer.getByLabel('City').fill('Ulm')
  await buyer.getByRole('button', { name: 'Show delivery options' }).click()
  await buyer.getByRole('button', { name: 'Continue to payment' }).click()
}

/** Pays at the hosted checkout with a sandbox card, and closes the page. */
export const payAtOnce = async (buyer: Page, button: string | RegExp): Promise<void> => {
  await buyer.locator('input[name=method]').first().check()
  await buyer.getByLabel('Card number').fill('4242 4242 4242 4242')
  await buyer.getByLabel('Expiry date').fill('12 / 39')
  await buyer.getByLabel('Security code').fill('123')
  await buyer.getByRole('button', { name: 'Continue to review' }).click()
  await buyer.getByRole('button', { name: button }).click()
  await buyer.getByRole('heading', { level: 1, name: /Thank you/ }).waitFor()
  await buyer.close()
}
