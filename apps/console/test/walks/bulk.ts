import {
  createCollection,
  createCoupon,
  deleteCollection,
  getProduct,
  queryProducts,
  updateCoupon,
} from '@vitrine/contract/operations'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestConsole } from '../open-console.ts'

type Check = (page: Page) => Promise<void>

/** Discount, ribbon and brand of picked products: previewed, changed, in the products' history, and undone. */
export const changeLabels = async (house: TestConsole, withoutBarriers: Check) => {
  const page = await house.open('merchant')
  const merchant = await house.shop.merchant()
  const found = await merchant.call(queryProducts, {
    query: { filter: { name: { $startsWith: 'Salt Cellar' } }, paging: { limit: 1 } },
  })
  const id = String(found.products?.[0]?.id)
  const read = async () => (await merchant.call(getProduct, { id })).product
  const before = await read()
  await page.goto(`${house.address}/products?q=Salt%20Cellar`)
  await page.getByRole('checkbox', { name: 'Select Salt Cellar' }).check()
  const dialog = page.getByRole('dialog')
  const open = async (action: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const change = async (action: string) => {
    await dialog.getByText('1 of 1 will change.').waitFor()
    await dialog.getByRole('button', { name: action }).click()
    await dialog.getByText('1 changed').waitFor()
  }
  await open('Change ribbon')
  expect(await dialog.getByRole('button', { name: 'Change ribbon' }).isDisabled()).toBe(true)
  await dialog.getByRole('textbox', { name: 'Ribbon' }).fill('Last chance')
  await dialog.getByText('1 of 1 will change.').waitFor()
  await withoutBarriers(page)
  await change('Change ribbon')
  expect(await read()).toMatchObject({ ribbon: 'Last chance' })
  await page.goto(`${house.address}/products/${id}`)
  const history = page.getByRole('region', { name: 'Changes' })
  await history.getByText('Ribbon: – → Last chance').waitFor()
  await history.getByRole('link', { name: 'Bulk change' }).click()
  const jobs = page.getByRole('region', { name: 'Bulk changes' })
  await jobs.getByRole('button', { name: 'Undo: Ribbon' }).waitFor()
  await withoutBarriers(page)
  await jobs.getByRole('button', { name: 'Undo: Ribbon' }).click()
  await expect.poll(async () => (await read())?.ribbon).toBe(before?.ribbon)
  await jobs.getByText('Undo of a change').waitFor()

  await page.goto(`${house.address}/products?q=Salt%20Cellar`)
  await page.getByRole('checkbox', { name: 'Select Salt Cellar' }).check()
  await open('Change discount')
  await dialog.getByText('Amount off', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1000')
  await dialog.getByText('Salt Cellar: The discount is higher than the price.').waitFor()
  await dialog.getByText('Percent off', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('20')
  await change('Change discount')
  expect(await read()).toMatchObject({ discount: { type: 'PERCENT', value: 20 } })
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await read())?.discount).toEqual(before?.discount)
  await page.context().close()
}

/** Collections and coupons have a history too, and lists to choose from have more than a hundred collections. */
export const showHistories = async (house: TestConsole, withoutBarriers: Check) => {
  const page = await house.open('owner')
  const merchant = await house.shop.merchant()
  const ids: string[] = []
  for (let count = 0; count < 101; count++) {
    const { collection } = await merchant.call(createCollection, { collection: { name: `Shelf ${count}` } })
    ids.push(String(collection?.id))
  }
  await page.goto(`${house.address}/products`)
  await page.getByRole('button', { name: 'Collection', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Shelf 100' }).waitFor()
  await page.goto(`${house.address}/collections/${ids[100]}`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Shelf of honour')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const history = page.getByRole('region', { name: 'Changes' })
  await history.getByText('Name: Shelf 100 → Shelf of honour').waitFor()
  for (const id of ids) await merchant.call(deleteCollection, { id })
  const { coupon } = await merchant.call(createCoupon, {
    coupon: { code: 'TEN', name: 'Ten', percentOffRate: 10 },
  })
  await merchant.call(updateCoupon, { coupon: { id: coupon.id, active: false } })
  await page.goto(`${house.address}/coupons/${coupon.id}`)
  await history.getByText('Active: yes → no').waitFor()
  await withoutBarriers(page)
  await page.goto(`${house.address}/settings/prices`)
  await page.getByRole('switch').first().click({ force: true })
  await history.getByText('Settings changed').first().waitFor()
  await withoutBarriers(page)
  await page.context().close()
}

/** The palette runs what the role may, in the reader's language. */
export const runActions = async (house: TestConsole, withoutBarriers: Check) => {
  for (const role of ['owner', 'merchant'] as const) {
    const page = await house.open(role)
    const type = async (text: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('textbox', { name: 'Find a page' }).fill(text)
    }
    await type('approve')
    const approve = page.getByRole('button', { name: 'Approve waiting members' })
    if (role === 'owner') {
      await withoutBarriers(page)
      await approve.click()
      await page.waitForURL('**/customers?status=WAITING')
    } else {
      await page.getByText('Nothing found').waitFor()
      expect(await approve.count()).toBe(0)
      await page.keyboard.press('Escape')
      await type('create an order')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/orders/drafts/*')
      await type('dark colours')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
      await type('auf deutsch')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Bestellungen' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('button', { name: 'Abmelden' }).click()
      await page.waitForURL('**/console/login**')
    }
    await page.context().close()
  }
}
