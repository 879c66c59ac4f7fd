import { afterAll, beforeAll, describe, expect } from 'vitest'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { withoutBarriers } from '../expectations.ts'
import { executablePath, openTestConsole, type TestConsole } from '../open-console.ts'
import { sellersIn } from '../sell-orders.ts'

const CARRIER = '<i>DHL</i>'
const NUMBER = '<b>H-1</b><img src=x onerror="document.title=`run`">'

describe.skipIf(!executablePath)('parcels in the back office', () => {
  let house: TestConsole
  beforeAll(async () => {
    house = await openTestConsole()
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  inFull(
    'show markup in a tracking number as text, also in its email, and refuse a script as link',
    async () => {
      const orderId = await sellersIn(() => house.shop).three()
      const page = await house.open('merchant')
      await page.goto(`${house.address}/orders/${orderId}`)
      await page.getByRole('button', { name: 'Send items' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Carrier').fill(CARRIER)
      await dialog.getByLabel('Tracking number').fill(NUMBER)
      const link = dialog.getByLabel('Tracking link')
      await link.fill('javascript:alert(1)')
      await dialog.getByText('Enter a link, like https://dhl.com/track/H1001.').waitFor()
      expect(await dialog.getByRole('button', { name: 'Mark as sent' }).isDisabled()).toBe(true)
      await withoutBarriers(page)
      await link.fill('dhl.example/H-1')
      await dialog.getByRole('button', { name: 'Mark as sent' }).click()
      await dialog.waitFor({ state: 'hidden' })
      const parcels = page.getByRole('region', { name: 'Parcels' })
      await parcels.getByText(`${CARRIER} ${NUMBER}`, { exact: true }).waitFor()
      expect(await parcels.locator('b, i, img').count()).toBe(0)
      const track = parcels.getByRole('link', { name: 'Track the parcel' })
      expect(await track.getAttribute('href')).toBe('https://dhl.example/H-1')
      await page.getByRole('button', { name: 'Edit tracking of Parcel 1' }).click()
      expect(await dialog.getByLabel('Tracking number').inputValue()).toBe(NUMBER)
      await page.reload()
      await parcels.getByText(NUMBER, { exact: false }).waitFor()

      await page.goto(`${house.address}/emails`)
      await page.getByRole('link', { name: /on its way/ }).click()
      await page.getByRole('region', { name: 'Text' }).getByText(NUMBER, { exact: false }).waitFor()
      expect(await page.getByRole('main').locator('b, i, img').count()).toBe(0)
      expect(await page.title()).not.toBe('run')
      await page.context().close()
    },
  )
})
