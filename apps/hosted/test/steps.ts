import type { Page } from 'playwright-core'

export const EMAIL = 'ada@example.com'

/** Submits the first step. */
export const giveContact = async (page: Page): Promise<void> => {
  await page.getByLabel('Email address').fill(EMAIL)
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByLabel('Country or region').waitFor()
}

/** Fills in an address in Berlin without submitting it. */
export const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Country or region').selectOption('DE')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Street address').fill('Torstraße 1')
  await page.getByLabel('Postal code').fill('10119')
  await page.getByLabel('City').fill('Berlin')
}

/** Submits the address and takes the first delivery option. */
export const giveDelivery = async (page: Page): Promise<void> => {
  await fillAddress(page)
  await page.getByRole('button', { name: 'Show delivery options' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).waitFor()
}

/** Fills in a card that is valid until the end of the next decade. */
export const fillCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 39')
  await page.getByLabel('Security code').fill('123')
}

/** Chooses the card company, and continues to the review with a card. */
export const giveCard = async (page: Page, number: string): Promise<void> => {
  await page.locator('input[name=method]').first().check()
  await fillCard(page, number)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: /^Pay / }).waitFor()
}

export const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pay / }).click()
