import { describe, expect, it } from 'vitest'
import { inFull, walksInFull } from '../../../../scripts/tests/in-full.mjs'
import { barriers, DESK } from '../barriers.ts'
import { hydrated } from '../hydrated.ts'
import { executablePath, open } from './visit.ts'

describe.skipIf(!executablePath)('a visit in a browser', () => {
  it('filters a collection choice by choice, and back again', async () => {
    await using visit = await open('/collections/ceramics', { viewport: DESK })
    const { page, complaints } = visit
    const chalk = page.getByRole('checkbox', { name: 'Chalk' })
    await chalk.focus()
    await page.keyboard.press('Space')
    await page.waitForURL('**/collections/ceramics?option.Glaze=Chalk')
    await page
      .getByRole('status')
      .filter({ hasText: /^6 items$/ })
      .waitFor()
    expect(await chalk.evaluate((box) => box === document.activeElement)).toBe(true)
    const celadon = page.getByRole('checkbox', { name: 'Celadon' })
    await celadon.check()
    await page.waitForURL('**/collections/ceramics?option.Glaze=Celadon&option.Glaze=Chalk')
    expect(await barriers(page, [DESK])).toEqual([])

    await page.goBack()
    await page.waitForURL('**/collections/ceramics?option.Glaze=Chalk')
    await page
      .getByRole('status')
      .filter({ hasText: /^6 items$/ })
      .waitFor()
    expect(await celadon.isChecked()).toBe(false)
    await page.getByRole('link', { name: 'Remove Glaze: Chalk' }).click()
    await page.waitForURL('**/collections/ceramics')
    await page
      .getByRole('status')
      .filter({ hasText: /^23 items$/ })
      .waitFor()
    expect(await chalk.isChecked()).toBe(false)

    // A browser that restores fields would send the older order with the next choice.
    const order = page.getByLabel('Sort by')
    await order.evaluate((field) => Object.assign(field, { value: 'price-up' }).value)
    await page.goto('/login')
    await page.goBack()
    expect(await order.inputValue()).toBe('featured')
    expect(complaints).toEqual([])
  })

  it.each(walksInFull ? [true, false] : [false])(
    'leads from a search to a product, into another language and currency, and to the cart, with scripts: %s',
    { timeout: 60_000 },
    async (javaScriptEnabled) => {
      await using visit = await open('/', { viewport: DESK, javaScriptEnabled })
      const { page, complaints } = visit
      const field = page.getByRole('banner').locator('input')
      if (javaScriptEnabled) {
        await field.pressSequentially('zzxx')
        await page.waitForResponse('**/search/suggest**')
        await field.fill('tulip va')
        await page.getByRole('option', { name: /^Tulip Vase/ }).waitFor()
        await page.keyboard.press('ArrowDown')
        expect(await field.getAttribute('aria-activedescendant')).toBeTruthy()
        await page.keyboard.press('Enter')
        await page.waitForURL('**/products/tulip-vase')
      }
      await field.fill('jar')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/search?q=jar')
      await page.getByRole('checkbox', { name: 'Ceramics' }).check()
      if (!javaScriptEnabled) await page.getByRole('button', { name: /^Show \d+ items?$/ }).click()
      await page.waitForURL(/collection=ceramics/)
      await page.getByRole('link', { name: 'Moon Jar', exact: true }).click()
      await page.waitForURL('**/products/moon-jar')
      await page.getByRole('heading', { name: 'Moon Jar', level: 1 }).waitFor()
      await page.getByRole('button', { name: 'Deutsch' }).click()
      await page.waitForURL('**/de/products/moon-jar')
      await page.getByText('240,00\u00a0€', { exact: true }).first().waitFor()
      await page.getByRole('button', { name: 'USD' }).click()
      await page.getByText('278,40\u00a0$', { exact: true }).first().waitFor()
      await page.getByRole('button', { name: 'In den Warenkorb' }).click()
      await page
        .getByRole('list', { name: 'Artikel in Ihrem Warenkorb' })
        .getByText('278,40\u00a0$')
        .waitFor()
      await page.getByText('Zum Vergleich umgerechnet. Sie zahlen 240,00\u00a0€.').waitFor()
      await page.goto('/')
      await page.waitForURL('**/de')
      expect(complaints).toEqual([])
    },
  )

  inFull('filters a search without scripts', async () => {
    await using visit = await open('/search?q=bowl', { javaScriptEnabled: false })
    const { page } = visit
    await page.getByText('Filter', { exact: true }).click()
    // There are too few bowls for ranges of prices.
    expect(await page.getByRole('link', { name: /^€.* – €/ }).count()).toBe(0)
    await page.getByLabel('To', { exact: true }).fill('50')
    await page.getByRole('checkbox', { name: 'Ceramics' }).check()
    await page.getByRole('button', { name: /^Show \d+ items$/ }).click()
    await page.waitForURL(/q=bowl.*max=50.*collection=ceramics/)
    expect(await page.getByRole('searchbox', { name: 'Search terms' }).last().inputValue()).toBe('bowl')
    await page.getByRole('link', { name: 'Remove Price: up to 50' }).click()
    await page.waitForURL(/q=bowl&collection=ceramics$/)
  })

  inFull('keeps focus in the filters while they cover the page', async () => {
    await using visit = await open('/collections/ceramics', { viewport: { width: 390, height: 844 } })
    const { page } = visit
    await hydrated(page)
    const filter = page.locator('.rail > summary')
    await filter.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    expect((await filter.boundingBox())?.height).toBeLessThan(100)
    await sheet.getByRole('checkbox', { name: 'Chalk' }).check()
    await page.waitForURL(/Glaze=Chalk/)
    const isInside = () => sheet.evaluate((one) => one.contains(document.activeElement))
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Shift+Tab')
      if (await page.evaluate(() => document.activeElement === document.body)) continue
      expect(await isInside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.matches('.rail > summary'))).toBe(true)
    expect(await page.locator('[inert]').count()).toBe(0)
  })
})
