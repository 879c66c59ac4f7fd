import { said, withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'

export const shareView = async (house: TestConsole) => {
  const page = await house.open('merchant')
  await page.goto(`${house.address}/products?stock=OUT_OF_STOCK&sort=name`)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'View name' }).fill('Sold out by name')
  await page.getByRole('checkbox', { name: 'Share with everyone in the back office' }).check()
  await withoutBarriers(page)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'Sold out by name' }).waitFor()
  await page.context().close()

  const owner = await house.open('owner')
  await owner.goto(`${house.address}/products`)
  await owner.getByRole('button', { name: 'Views' }).click()
  await said(owner, 'Shared with you')
  await owner.getByRole('menuitem', { name: 'Sold out by name' }).click()
  await owner.waitForURL('**/products?sort=name&stock=OUT_OF_STOCK')
  await owner.getByRole('button', { name: 'Sold out by name' }).click()
  await owner.getByRole('menuitem', { name: 'Delete Sold out by name' }).click()
  await owner.getByRole('button', { name: 'Views' }).waitFor()
  await owner.context().close()
}
