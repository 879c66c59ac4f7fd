import type { Page } from 'playwright-core'
import { CARDS, firstCard } from './at-the-checkout.ts'
import { euros } from './at-the-shop.ts'
import type { Walk } from './walk-table.ts'

const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Country or region').selectOption('DE')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Street address').fill('Torstraße 1')
  await page.getByLabel('Postal code').fill('10119')
  await page.getByLabel('City').fill('Berlin')
}

/** Pays in a browser without scripts, form by form, and returns the total that the last page shows. */
export const payWithoutScripts = async (page: Page, walk: Walk, email: string): Promise<string> => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const giveCard = async (card: string, code = '123') => {
    await page.getByLabel('Card number').fill(card)
    await page.getByLabel('Expiry date').fill('12 / 39')
    await page.getByLabel('Security code').fill(code)
    await press('Use this card')
  }
  await page.getByRole('link', { name: 'Continue without JavaScript' }).click()
  if (walk.login === 'guest') {
    await heading('Contact')
    await page.getByLabel('Email address').fill(email)
    await press('Continue')
  }
  await heading(walk.items === 'digital' ? 'Billing address' : 'Delivery address')
  await fillAddress(page)
  await press('Continue')
  if (walk.items === 'physical') {
    await heading('Delivery options')
    await press('Continue')
  }
  await heading('Review')
  await giveCard(CARDS.plain, '1')
  await page.getByRole('alert').waitFor()
  await giveCard(firstCard(walk))
  await page.getByText(/^Card: Visa /).waitFor()
  const total = euros(await page.getByRole('row', { name: /^Total/ }).innerText())
  await press(/^Pay /)
  if (walk.payment === 'bank, back and again') {
    const toBank = page.getByRole('link', { name: 'Continue to your bank' })
    await toBank.click()
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    await page.goBack()
    await toBank.click()
    await press('Approve')
  }
  if (walk.payment === 'refused, then another card') {
    await page.getByText('Your payment was declined.').waitFor()
    await giveCard(CARDS.plain)
    await page.getByText('Card: Visa 4242').waitFor()
    await press(/^Pay /)
  }
  return total
}
