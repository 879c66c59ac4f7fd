import { createOrder } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { executablePath, openTestConsole, type TestConsole } from '../open-console.ts'

/** As many as are printed at once, and a few more. */
const PRINTED = 500
const ORDERS = PRINTED + 3

describe.skipIf(!executablePath)('packing slips of many orders', () => {
  let house: TestConsole
  beforeAll(async () => {
    house = await openTestConsole()
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  inFull(
    'are printed 500 at a time, each on a sheet of its own, and the rest after them',
    async () => {
      const merchant = await house.shop.merchant()
      const lineItems = [{ quantity: 1, productName: { original: 'Bowl' }, price: { amount: '20.00' } }]
      for (let order = 0; order < ORDERS; order++) await merchant.call(createOrder, { order: { lineItems } })
      const page = await house.open('merchant')
      await page.goto(`${house.address}/orders`)
      await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
      await page.getByRole('button', { name: 'Select everything that matches' }).click()
      await page.getByRole('button', { name: 'Print packing slips' }).click()
      const print = page.getByRole('button', { name: 'Print', exact: true, disabled: false })
      const slips = page.getByRole('main').getByRole('region', { name: /^Order #/ })
      await print.waitFor({ timeout: 120_000 })
      expect(await slips.count()).toBe(PRINTED)
      const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(file.match(/\/Type \/Page\b/g)).toHaveLength(PRINTED)
      await page.getByRole('button', { name: /^Next/ }).click()
      await expect.poll(() => slips.count()).toBe(ORDERS - PRINTED)
      await page.context().close()
    },
    300_000,
  )
})
