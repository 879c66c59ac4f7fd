import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { type Checkouts, openCheckouts, STOREFRONT } from './open-checkouts.ts'
import { giveContact } from './steps.ts'
import { barriers, visit } from './visit.ts'

const executablePath = findChromium()
const WIDTHS = [390, 1280]
const ELSEWHERE = { referer: 'https://chat.example/' }

describe.skipIf(!executablePath)('a checkout link opened in another browser', () => {
  let checkouts: Checkouts
  let browser: TestBrowser
  beforeAll(async () => {
    checkouts = await openCheckouts()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await checkouts?.[Symbol.asyncDispose]()
  })

  const at = (width: number) => visit(browser, { viewport: { width, height: 844 } })
  const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
  /** Presses Tab from the top of the page, and returns what has the focus each time. */
  const stops = async (page: Page, count: number): Promise<string[]> => {
    const names: string[] = []
    for (let stop = 0; stop < count; stop++) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
    }
    return names
  }
  /** The outline of what has the focus. */
  const outline = (page: Page) =>
    page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle)

  it.each(WIDTHS)('asks first and continues by keyboard, without barriers, at %i px', async (width) => {
    await using friend = await at(width)
    const { page, complaints } = friend
    await page.goto(await checkouts.open(['salt-cellar']), ELSEWHERE)
    await title(page, 'This checkout was started in another browser')
    expect(await page.locator('body').innerText()).not.toContain('Salt cellar')
    expect(await barriers(page)).toEqual([])
    expect(await stops(page, 2)).toEqual(['Continue here', 'Back to cart'])
    await page.keyboard.press('Shift+Tab')
    expect(await outline(page)).not.toBe('none')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/**')
    await page.getByLabel('Email address').waitFor()
    expect(await page.getByText('Salt cellar').count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })

  it.each(WIDTHS)('keeps an open checkout until its buyer closes it, at %i px', async (width) => {
    await using buyer = await at(width)
    const { page, complaints } = buyer
    await page.goto(await checkouts.open(['salt-cellar']))
    await giveContact(page)
    const mine = new URL(page.url()).pathname
    const link = await checkouts.open(['column'])
    await page.goto(link)
    await title(page, 'You already have a checkout open')
    expect(await barriers(page)).toEqual([])
    expect(await stops(page, 3)).toEqual([
      'Return to my checkout',
      'Open the other checkout too',
      'Close my checkout and open the other',
    ])
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith('/checkout/') && url.pathname !== mine)
    await page.getByLabel('Email address').waitFor()
    expect(await page.getByLabel('Email address').inputValue()).toBe('')
    await page.goto(new URL(mine, page.url()).href)
    await page.getByText('This link has expired').waitFor()
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    expect(page.url()).not.toContain(STOREFRONT)
  })
})
