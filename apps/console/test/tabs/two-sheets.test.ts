import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { executablePath, openTestConsole, type TestConsole } from '../open-console.ts'

const cell = (page: Page, row: number, column: number) => page.locator(`#sheet-${row}-${column}`)

/** Takes away what browsers don't offer to pages without HTTPS. */
const withoutHttps = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  })

describe.skipIf(!executablePath)('two tabs with the same sheet', () => {
  let house: TestConsole
  beforeAll(async () => {
    house = await openTestConsole()
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  const typeIn = async (page: Page, price: string) => {
    await page.goto(`${house.address}/products/sheet?sort=name`)
    await cell(page, 0, 1).click()
    await page.keyboard.type(price)
    await page.keyboard.press('Enter')
    await page.getByText('1 changed cell').waitFor()
  }

  // Fails if the tabs share a draft, if a reload changes whose it is, or if a closed tab's work is lost.
  inFull.each(['with HTTPS', 'without HTTPS'])('keep their work apart, %s', async (way) => {
    const one = await house.open('merchant')
    if (way === 'without HTTPS') await withoutHttps(one.context())
    await typeIn(one, '61')
    const two = await one.context().newPage()
    await typeIn(two, '62')
    for (const [page, shown] of [
      [one, '€61.00'],
      [two, '€62.00'],
    ] as const) {
      await page.reload()
      await page.getByText('1 unsaved change restored').waitFor()
      expect(await cell(page, 0, 1).innerText()).toBe(shown)
    }
    await two.close({ runBeforeUnload: true })
    await expect.poll(() => one.context().pages().length).toBe(1)
    const three = await one.context().newPage()
    await three.goto(`${house.address}/products/sheet?sort=name`)
    await three.getByText('1 unsaved change restored').waitFor()
    expect(await cell(three, 0, 1).innerText()).toBe('€62.00')
    await one.context().close()
  })
})
