import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { withoutBarriers } from './expectations.ts'

/** Addresses the invoice of an order to a company. */
export const billTo = async (page: Page, company: string): Promise<void> => {
  await page.getByRole('button', { name: 'Edit billing details' }).click()
  await page.getByLabel('Company').fill(company)
  if (company.endsWith('Engines')) await withoutBarriers(page)
  await page.getByRole('button', { name: 'Save billing details' }).click()
  await page.getByRole('region', { name: 'Billing address' }).getByText(company).waitFor()
  await page.getByRole('region', { name: 'History' }).getByText('Billing details changed').first().waitFor()
}

/** Prints a page, and reads off the file how many sheets it takes and whether anything is on them. */
export const fitsOnePage = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Print', 'Back to the order'])
    expect(await page.getByText(name, { exact: true }).isVisible()).toBe(false)
  await page.getByRole('heading', { level: 1, name: 'Credit note 2' }).waitFor()
  await page.getByText('for invoice 1').waitFor()
  await page.getByRole('region', { name: 'Tax' }).getByRole('row', { name: /^19%/ }).waitFor()
  await page.emulateMedia({ media: null })
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(file).toContain('/Font')
}
