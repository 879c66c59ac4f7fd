import {
  getDeliverySettings,
  getPriceSettings,
  getTaxSettings,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { expect } from 'vitest'
import { said, withoutBarriers } from './expectations.ts'
import type { TestConsole } from './open-console.ts'

/** Types settings with a mistake, saves them, and meets a change that someone else made. */
export const changeSettings = async (house: TestConsole): Promise<void> => {
  const owner = await house.shop.owner()
  const page = await house.open('owner', { viewport: { width: 390, height: 844 } })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto(`${house.address}/settings`)
  await press('Add region')
  const region = page.getByRole('group', { name: 'New region' })
  await region.getByRole('textbox', { name: 'Region' }).fill('The islands')
  const islands = page.getByRole('group', { name: 'The islands' })
  await islands.getByRole('combobox', { name: 'Countries' }).fill('Icel')
  await page.getByRole('option', { name: 'Iceland' }).click()
  await islands.getByRole('textbox', { name: 'Delivery option' }).fill('Boat')
  await islands.getByRole('textbox', { name: 'Delivery price' }).fill('12.345')
  // A reload loses nothing.
  await page.reload()
  await press('Save changes')
  await said(page, 'This currency has fewer decimal places.')
  expect(await page.locator('input:focus').inputValue()).toContain('12.345')
  await withoutBarriers(page)
  await page.getByRole('textbox', { name: 'Delivery price' }).last().fill('12.5')
  await press('Save changes')
  await said(page, 'Settings saved')
  const { deliverySettings } = await owner.call(getDeliverySettings, {})
  expect(deliverySettings.regions).toContainEqual(
    expect.objectContaining({
      ...{ name: 'The islands', areas: [{ country: 'IS' }] },
      options: [expect.objectContaining({ title: 'Boat', rate: { flat: '12.5' } })],
    }),
  )

  await page.goto(`${house.address}/settings/tax`)
  const { taxSettings } = await owner.call(getTaxSettings, {})
  await press('Add tax rate')
  await page.getByRole('textbox', { name: 'Rate' }).last().fill('8.1')
  await owner.call(updateTaxSettings, { taxSettings: { shippingTaxable: !taxSettings.shippingTaxable } })
  await press('Save changes')
  await said(page, 'Someone else has saved these settings')
  await withoutBarriers(page)
  await page.getByRole('tab', { name: 'Prices' }).click()
  await said(page, 'Leave without saving?')
  await press('Keep editing')
  await press('Save mine')
  await said(page, 'Settings saved')
  const { taxSettings: saved } = await owner.call(getTaxSettings, {})
  expect(saved.rates.at(-1)).toMatchObject({ rate: '0.081' })
  expect(saved.shippingTaxable).toBe(taxSettings.shippingTaxable)

  await page.getByRole('tab', { name: 'Prices' }).click()
  await page.getByRole('switch', { name: 'Show the lowest price' }).check()
  await expect
    .poll(async () => (await owner.call(getPriceSettings, {})).priceSettings.showLowestPrice)
    .toBe(true)
  for (const part of ['languages', 'brand', 'members']) {
    await page.goto(`${house.address}/settings/${part}`)
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    await withoutBarriers(page)
  }
  await page.context().close()
}
