import {
  addToCurrentCart,
  createCoupon,
  estimateCurrentCartTotals,
  listCoupons,
  queryProducts,
  updateCoupon,
  updateCurrentCart,
} from '@vitrine/contract/operations'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Makes a coupon, which a visitor's cart then takes; changes it beside someone else, ends it, and deletes it. */
export const giveCoupon = async ({ shop, open, address }: TestConsole): Promise<void> => {
  const merchant = await shop.merchant()
  const find = async (code: string) =>
    (await merchant.call(listCoupons, {})).coupons.find((one) => one.code === code)
  await merchant.call(createCoupon, { coupon: { code: 'WELCOME10', name: 'Welcome', percentOffRate: 10 } })
  const page = await open('merchant')
  await page.goto(`${address}/coupons`)
  await page.getByRole('searchbox', { name: 'Search by code or name' }).fill('elcom')
  await page.waitForURL('**/coupons?q=elcom')
  await page.getByRole('link', { name: 'WELCOME10' }).waitFor()
  await page.getByRole('searchbox').fill('xyzzy')
  await said(page, 'Nothing matches. Try other words or fewer filters.')
  await page.getByRole('link', { name: 'Add coupon' }).click()
  const field = (name: string) => page.getByRole('textbox', { name })
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await field('Code').fill('CLAY15')
  await field('Percentage').fill('15')
  await choose('Applies to', 'Chosen items')
  await page.reload()
  expect(await field('Code').inputValue()).toBe('CLAY15')
  await page.getByRole('button', { name: 'Create coupon' }).click()
  await said(page, 'Choose a collection or a product.')
  await withoutBarriers(page)
  await page.getByLabel('Collections').first().click()
  await page.getByRole('option', { name: 'Ceramics', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create coupon' }).click()
  await said(page, 'CLAY15 created')
  await said(page, 'Not used yet')

  const add = async (slug: string) => {
    const visitor = await shop.visitor()
    const { products = [] } = await visitor.call(queryProducts, { query: { filter: { slug } } })
    const catalogReference = { appId: STORES, catalogItemId: products[0]?.id ?? '' }
    await visitor.call(addToCurrentCart, { lineItems: [{ quantity: 1, catalogReference }] })
    await visitor.call(updateCurrentCart, { couponCode: 'clay15' })
    return await visitor.call(estimateCurrentCartTotals, {})
  }
  expect((await add('pasta-bowl')).priceSummary?.discount?.amount).toBe('6.00')

  const coupon = await find('CLAY15')
  if (!coupon) throw new Error('The coupon is missing.')
  await field('Percentage').fill('20')
  await merchant.call(updateCoupon, { coupon: { id: coupon.id, percentOffRate: 25, usageLimit: 9 } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await said(page, 'Someone else changed this coupon')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await said(page, 'Changes saved')
  expect(await find('CLAY15')).toMatchObject({
    percentOffRate: 20,
    usageLimit: 9,
    startDate: coupon.startDate,
  })

  await field('Code').fill('welcome10')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await said(page, 'Another coupon has this code.')
  await field('Code').fill('CLAY15')
  await page.getByRole('switch', { name: 'Buyers can use it' }).click({ force: true })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('main').getByText('Inactive', { exact: true }).waitFor()
  await withoutBarriers(page)

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete coupon' }).click()
  await said(page, 'CLAY15 deleted')
  await page.waitForURL('**/coupons')
  expect(await find('CLAY15')).toBeUndefined()
  await page.context().close()
}
