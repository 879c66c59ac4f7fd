import { readFile } from 'node:fs/promises'
import {
  createProduct,
  decrementInventory,
  getProduct,
  updateInventoryVariants,
} from '@vitrine/contract/operations'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import { DEFAULT_VARIANT, type TestConsole } from '../open-console.ts'

/** Counts in what arrived, in the list, by thumb and in the sheet, while others sell; then reads who changed what. */
export const addStock = async ({ shop, open, address }: TestConsole): Promise<void> => {
  const merchant = await shop.merchant()
  const { product } = await merchant.call(createProduct, {
    product: { name: 'Copper scoop', priceData: { price: 12 } },
  })
  const id = product?.id ?? ''
  const quantity = async () => (await merchant.call(getProduct, { id })).product?.stock?.quantity
  const variants = [{ variantId: DEFAULT_VARIANT, quantity: 0 }]
  const inventoryItem = { productId: id, trackQuantity: true, variants }
  await merchant.call(updateInventoryVariants, { inventoryItem })

  const page = await open('merchant')
  await page.getByRole('navigation').getByRole('link', { name: 'Stock' }).click()
  await page.getByRole('button', { name: 'Sold out' }).click()
  await page.waitForURL('**/stock?below=1')
  await page.getByRole('link', { name: 'Copper scoop' }).waitFor()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'SKU' }).uncheck()
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export list' }).click()
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toContain('Copper scoop,0')
  await withoutBarriers(page)
  const units = page.getByLabel('Units to add: Copper scoop')
  await units.pressSequentially('-3')
  await page.keyboard.press('Enter')
  expect([await units.inputValue(), await units.getAttribute('aria-invalid')]).toEqual(['-3', 'true'])
  await units.fill('12')
  const readAgain = page.waitForResponse((answer) => answer.url().includes('/low-stock'))
  await page.keyboard.press('Enter')
  await said(page, '12 added to Copper scoop')
  await readAgain
  // The row stays where it is until the list is opened again.
  const row = page.getByRole('row', { name: 'Copper scoop' })
  await row.getByText('12', { exact: true }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  const tops = await page
    .getByRole('group', { name: 'Running out' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: 'Sold out' }).waitFor()
  await row.waitFor({ state: 'hidden' })
  await expect.poll(quantity).toBe(12)

  // By thumb: what is sold meanwhile isn't lost.
  await page.getByRole('tab', { name: 'Everything' }).click()
  await page.getByRole('searchbox').fill('Copper sc')
  const count = page.getByRole('textbox', { name: 'Stock of Copper scoop' })
  await page.getByRole('button', { name: 'One more of Copper scoop' }).click()
  const sold = [{ productId: id, variantId: DEFAULT_VARIANT, decrementBy: 3 }]
  await merchant.call(decrementInventory, { decrementData: sold })
  await page.getByRole('button', { name: 'One more of Copper scoop' }).click()
  await expect.poll(quantity).toBe(11)
  await expect.poll(() => count.inputValue()).toBe('11')
  await count.fill('8')
  await page.keyboard.press('Enter')
  await said(page, '3 taken off Copper scoop')
  // What is sold while someone is looking shows up without a reload. The first sale may come with what the page reads anyway.
  const sale = [{ productId: id, variantId: DEFAULT_VARIANT, decrementBy: 1 }]
  for (const left of ['7', '6']) {
    await merchant.call(decrementInventory, { decrementData: sale })
    await expect.poll(() => count.inputValue()).toBe(left)
  }
  await withoutBarriers(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Edit in sheet' }).click()
  await page.getByRole('grid').getByText('Copper scoop').waitFor()
  await page.getByRole('columnheader', { name: 'Stock', exact: true }).click()
  await page.keyboard.type('20')
  await page.keyboard.press('Control+Enter')
  await withoutBarriers(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(quantity).toBe(20)

  await page.goto(`${address}/products/${id}`)
  await page.getByText('0 → 12 · Changed by hand').waitFor()
  await said(page, 'Product changed')
  await withoutBarriers(page)
  expect(await page.getByRole('link', { name: 'Activity' }).count()).toBe(0)
  await page.context().close()

  const owner = await open('owner')
  await owner.getByRole('navigation').getByRole('link', { name: 'Activity' }).click()
  await owner.getByRole('button', { name: 'Type' }).click()
  await owner.getByRole('menuitem', { name: 'Product', exact: true }).click()
  await owner.waitForURL('**/history?kind=PRODUCT')
  await owner.reload()
  await said(owner, 'Product created')
  await said(owner, 'Product changed')
  await said(owner, 'incrementInventory')
  await withoutBarriers(owner)
  await owner.getByRole('link', { name: 'Copper scoop' }).first().click()
  await owner.waitForURL(`**/products/${id}`)
  await owner.context().close()
}
