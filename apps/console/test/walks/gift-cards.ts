import { getGiftCard } from '@vitrine/contract/operations'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'

/** Gives a gift card, whose code is shown once; finds it by its code, takes money off, sends a new code, disables it. */
export const giveGiftCard = async ({ shop, open, address }: TestConsole): Promise<void> => {
  const merchant = await shop.merchant()
  const find = async (code: string) => {
    const { body } = await merchant.get(`/vitrine/v1/gift-cards?code=${code}`)
    return Object(body).giftCards[0]
  }
  const page = await open('merchant')
  await page.goto(`${address}/gift-cards`)
  await page.getByRole('button', { name: 'Add gift card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Value' }).fill('50')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('For a late parcel')
  await withoutBarriers(page)
  await dialog.getByRole('button', { name: 'Create gift card' }).click()
  await said(page, 'Gift card created')
  const code = await dialog.getByRole('textbox', { name: 'Code' }).inputValue()
  const made = await find(code)
  expect(made).toMatchObject({ initialValue: '50.00', note: 'For a late parcel', active: true })
  await dialog.getByRole('button', { name: 'Done' }).click()

  const row = page.locator('tbody tr')
  await row.filter({ hasText: code.slice(-4) }).waitFor()
  await withoutBarriers(page)
  await page.getByRole('searchbox').fill('AAAA-AAAA-AAAA-AAAA')
  await said(page, 'No gift card has this code.')
  await page.getByRole('searchbox').fill(code)
  await row.getByRole('link').first().click()
  await said(page, '€50.00 of €50.00')
  // A code is money, and addresses stay in histories and logs.
  expect(await page.evaluate(() => JSON.stringify({ ...history.state, at: location.href }))).not.toContain(
    code,
  )

  await page.getByRole('button', { name: 'Send by email' }).click()
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await said(page, 'The code is on its way.')
  await expect.poll(() => find(code), { timeout: 20_000 }).toBeUndefined()

  await page.getByRole('button', { name: 'Change balance' }).click()
  await dialog.getByText('Deduct money').click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('50.01')
  await said(page, 'You can deduct at most €50.00.')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.5')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Part of it was paid out')
  await dialog.getByRole('button', { name: 'Change balance' }).click()
  await said(page, '€37.50 of €50.00')
  await said(page, 'Part of it was paid out')
  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('button', { name: 'Enable' }).waitFor()
  await withoutBarriers(page)
  const { giftCard } = await merchant.call(getGiftCard, { id: made?.id ?? '' })
  expect(giftCard).toMatchObject({ balance: '37.50', active: false })
  await page.context().close()
}
