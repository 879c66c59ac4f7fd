import { failMail } from '@vitrine/platform/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'

const REFUSAL = '550 no such mailbox'

/** Finds a failed email from the home page, reads it, and sends it again. */
export const resendEmails = async (page: Page, { shop, address }: TestConsole): Promise<void> => {
  await expect.poll(() => failMail(shop.database, 'order-sent', REFUSAL), { timeout: 20_000 }).toBe(1)
  await page.goto(address)
  await page.getByRole('link', { name: /^1 email couldn.t be sent/ }).click()
  const row = page.locator('tbody tr').filter({ hasText: REFUSAL })
  await row.waitFor()
  await withoutBarriers(page)
  await row.getByRole('link').first().click()
  await said(page, REFUSAL)
  const text = page.getByRole('region', { name: 'Text' })
  await text.getByText('[View your order]').waitFor()
  expect(await text.innerText()).not.toContain('/orders/')
  await withoutBarriers(page)
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  await said(page, 'The email will be sent again.')
  await page.getByRole('main').getByText('Sent', { exact: true }).first().waitFor()
  // Several at once: copies of those that were sent, and none of one that isn't kept.
  await page.getByRole('link', { name: 'All emails to this address' }).click()
  const rows = page.locator('tbody tr')
  await expect.poll(() => rows.count()).toBeGreaterThan(2)
  const before = await rows.count()
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  await said(page, '2 emails will be sent again.')
  await expect.poll(() => rows.count()).toBe(before + 2)
}
