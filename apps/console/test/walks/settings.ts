import {
  getDeliverySettings,
  getPriceSettings,
  getSiteProperties,
  getTaxSettings,
  updateBusinessContact,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'

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
  await keepHours(page, house)
  for (const part of ['languages', 'brand', 'members']) {
    await page.goto(`${house.address}/settings/${part}`)
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    await withoutBarriers(page)
  }
  await page.context().close()
}

/** Says how customers reach the shop and when it is open, and meets a change that someone else made. */
const keepHours = async (page: Page, house: TestConsole): Promise<void> => {
  const owner = await house.shop.owner()
  const properties = async () => (await owner.call(getSiteProperties, {})).properties
  const save = async () => {
    await page.mouse.move(0, 0) // a notification under it stays
    await page.getByRole('button', { name: 'Save changes' }).click()
  }
  await page.goto(`${house.address}/settings/business`)
  await page.getByLabel('Phone').fill('+49 731 12345')
  await page.getByLabel('Street').fill('Am Markt')
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Germany' }).click()
  // A change of other settings is no conflict, one of these is.
  await owner.call(updateTaxSettings, { taxSettings: { shippingTaxable: true } })
  await save()
  await said(page, 'Settings saved')
  expect(await properties()).toMatchObject({
    ...{ phone: '+49 731 12345', address: { street: 'Am Markt', country: 'DE' } },
  })
  await page.getByLabel('Email').fill('hello@example.com')
  await owner.call(updateBusinessContact, { businessContact: { phone: '1' } })
  await save()
  await said(page, 'Someone else has saved these settings')
  await withoutBarriers(page)
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Save mine' }).click()
  // The notice of the first save may still be there.
  await expect.poll(properties).toMatchObject({ email: 'hello@example.com', phone: '+49 731 12345' })

  await page.getByRole('tab', { name: 'Opening hours' }).click()
  const day = (name: string) => page.getByRole('group', { name })
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await day('Monday').getByLabel('Closes').fill('17:30')
  await page.getByRole('button', { name: 'Copy to Tuesday to Friday' }).click()
  await day('Friday').getByLabel('Opens').fill('')
  await save()
  await said(page, 'Nothing was saved')
  await withoutBarriers(page)
  await day('Friday').getByLabel('Opens').fill('18:00')
  await day('Friday').getByLabel('Closes').fill('02:00')
  await save()
  const periodsOf = async () => (await properties()).businessSchedule?.periods ?? []
  await expect.poll(async () => (await periodsOf()).length).toBe(5)
  const periods = await periodsOf()
  expect([periods[0], periods[4]]).toEqual([
    { openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '17:30' },
    { openDay: 'FRIDAY', openTime: '18:00', closeDay: 'SATURDAY', closeTime: '02:00' },
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await withoutBarriers(page)
}
