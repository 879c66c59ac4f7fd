import { afterAll, beforeAll, describe, expect } from 'vitest'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { withoutBarriers } from '../expectations.ts'
import { executablePath, openTestConsole, type TestConsole } from '../open-console.ts'

describe.skipIf(!executablePath)('a draft order', () => {
  let house: TestConsole
  beforeAll(async () => {
    house = await openTestConsole()
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  inFull('finds products by any word, and keeps an email address that isn’t one in its field', async () => {
    const page = await house.open('merchant')
    await page.goto(`${house.address}/orders`)
    await page.getByRole('button', { name: 'New order' }).click()
    await page.getByLabel('Add a product').fill('cellar')
    await page.getByRole('option', { name: /^Salt Cellar/ }).click()
    await page.getByLabel('Quantity of Salt Cellar').waitFor()
    const email = page.getByLabel('Email')
    await email.fill('ada at example.com')
    await email.press('Tab')
    await page.getByText('Enter an email address, like ada@example.com.').waitFor()
    expect(await email.inputValue()).toBe('ada at example.com')
    await withoutBarriers(page)
    await email.fill('ada@example.com')
    const saved = page.waitForResponse((response) => response.url().endsWith('/set-buyer-info'))
    await email.press('Tab')
    expect((await saved).status()).toBe(200)
    await page.getByText('Enter an email address, like ada@example.com.').waitFor({ state: 'hidden' })
    await page.reload()
    await expect.poll(() => email.inputValue()).toBe('ada@example.com')
    await page.context().close()
  })
})
