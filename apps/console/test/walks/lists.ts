import { createDraftOrder, createOrder, getOrder } from '@vitrine/contract/operations'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'

/** More than one page of slips is read in two parts. */
const ORDERS = 130

/** Finds the orders of a day, keeps that as a view, and prints all of them; and finds a draft by its item. */
export const printAll = async ({ shop, open, address }: TestConsole): Promise<void> => {
  const merchant = await shop.merchant()
  const lineItems = [{ quantity: 1, productName: { original: 'Bowl' }, price: { amount: '20.00' } }]
  for (let order = 0; order < ORDERS; order++) await merchant.call(createOrder, { order: { lineItems } })
  const page = await open('merchant')
  await page.goto(`${address}/orders`)
  await page.getByRole('button', { name: 'Date' }).click()
  await page.getByRole('menuitem', { name: 'Between two days…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From').fill('2020-01-02')
  await dialog.getByLabel('To').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Show orders' }).click()
  await said(page, 'Enter two days; the second can’t be before the first.')
  await withoutBarriers(page)
  await dialog.getByLabel('To').fill('2020-01-03')
  await dialog.getByRole('button', { name: 'Show orders' }).click()
  await page.waitForURL('**/orders?created=2020-01-02..2020-01-03')
  await said(page, 'Date: Jan 2 – 3, 2020')
  await said(page, 'Nothing matches. Try other words or fewer filters.')
  await page.getByRole('button', { name: 'Date' }).click()
  await page.getByRole('menuitem', { name: 'Today' }).click()
  await page.waitForURL('**/orders?created=today')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'View name' }).fill('Today’s orders')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'Today’s orders' }).waitFor()
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.getByRole('button', { name: 'Select everything that matches' }).click()
  await page.getByRole('button', { name: 'Print packing slips' }).click()
  const slips = page.getByRole('main').getByRole('region', { name: /^Order #/ })
  await expect.poll(() => slips.count()).toBeGreaterThanOrEqual(ORDERS)
  await page.getByRole('button', { name: 'Print', disabled: false }).waitFor()
  expect(await page.title()).toBe(`${await slips.count()} packing slips`)
  const numbers = await slips.evaluateAll((found) => found.map((each) => each.getAttribute('aria-label')))
  expect(new Set(numbers).size).toBe(numbers.length)
  await withoutBarriers(page)

  await merchant.call(createDraftOrder, {
    draftOrder: {
      customLineItems: [{ quantity: 1, productName: { original: 'Engraving' }, price: { amount: '6' } }],
    },
  })
  await page.goto(`${address}/orders/drafts`)
  await page.getByRole('searchbox').fill('engrav')
  await page.waitForURL('**/orders/drafts?q=engrav')
  await page.getByRole('button', { name: 'Views' }).waitFor()
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await page.getByRole('searchbox').fill('nothing like it')
  await said(page, 'Nothing matches. Try other words or fewer filters.')
  await page.context().close()
}

/** Tags one of two orders on its page and both in the list, finds them by tag, and archives both and back. */
export const tagAndArchive = async (
  { shop, open, address }: TestConsole,
  first: string,
  second: string,
): Promise<void> => {
  const page = await open('merchant')
  await page.goto(`${address}/orders/${first}`)
  const tags = page.getByRole('region', { name: 'Tags' })
  await tags.getByRole('combobox').fill('Gift')
  await page.keyboard.press('Enter')
  await tags.getByText('Gift', { exact: true }).waitFor()
  await withoutBarriers(page)
  await page.goto(`${address}/orders`)
  const row = (id: string) => page.locator('tr', { has: page.locator(`a[href*="${id}"]`) })
  const pick = async () => {
    for (const id of [second, first]) await row(id).getByRole('checkbox').check()
  }
  await pick()
  await page.getByRole('button', { name: 'Tag', exact: true }).last().click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Tags' }).fill('Rush')
  await page.keyboard.press('Enter')
  await withoutBarriers(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add tags' }).click()
  await said(page, '2 orders changed')
  await row(first).getByText('Rush').waitFor()
  await page.goto(`${address}/orders?tag=Gift`)
  await row(first).waitFor()
  expect(await row(second).count()).toBe(0)
  await page.goto(`${address}/orders`)
  await pick()
  await page.getByRole('button', { name: 'Archive' }).last().click()
  await said(page, '2 orders archived')
  await row(first).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('menuitem', { name: 'Archived' }).click()
  await row(first).waitFor()
  await withoutBarriers(page)
  await pick()
  await page.getByRole('button', { name: 'Unarchive' }).click()
  await said(page, '2 orders unarchived')
  const { order } = await (await shop.merchant()).call(getOrder, { id: first })
  expect([order?.archived, order?.tags?.privateTags?.tagIds]).toEqual([false, ['Gift', 'Rush']])
  await page.context().close()
}
