import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../../../scripts/tests/chromium.mjs'
import { openShop, type Shop } from '../../testing/index.ts'
import { newMail, queueMails } from './mail.fixtures.ts'

const executablePath = findChromium()
const long = 'An exceedingly long-winded name that nobody would ever give to a jar '.repeat(3)

describe.skipIf(!executablePath)('the mailbox in a browser', () => {
  let shop: Shop
  let browser: TestBrowser

  beforeAll(async () => {
    shop = await openShop()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.[Symbol.asyncDispose]()
  })

  /** What axe finds, light and dark. */
  const faultsOf = async (page: Page) => {
    const found: unknown[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      found.push(...violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html]))
    }
    return found
  }

  it('has no problem that axe can find, light and dark, empty and full, and neither does a mail', async () => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${shop.url}/dev/mail`)
    expect(await faultsOf(page)).toEqual([])

    const more = { choices: [{ name: 'Size', text: 'S' }], url: 'https://shop.example/jar' }
    const ask = () => fetch(`${shop.url}/dev/mail`, { headers: { accept: 'application/json' } })
    const list = async (): Promise<{ html: string }[]> => JSON.parse(await (await ask()).text())
    // One at a time, because mails of the same millisecond may be delivered in either order.
    const deliver = async (mail: ReturnType<typeof newMail>, count: number) => {
      await queueMails(shop.database, [mail])
      await expect.poll(async () => (await list()).length).toBe(count)
    }
    await deliver(newMail(shop.site, { data: { item: 'Jar', ...more } }), 1)
    await deliver(newMail(shop.site, { data: { item: long, ...more }, language: 'de' }), 2)
    await page.reload()
    expect(await page.locator('iframe').count()).toBe(2)
    expect(await faultsOf(page)).toEqual([])
    // Axe needs a script, which a mail's frame doesn't allow, so the mail is checked on its own.
    await page.setContent((await list())[0]?.html ?? '')
    expect(await faultsOf(page)).toEqual([])
    await context.close()
  })

  it('shows a mail as HTML and text without a script, and opens another by keyboard', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(`${shop.url}/dev/mail`)
    const frame = page.frameLocator('iframe').first()
    await frame.getByRole('heading', { name: /ist wieder da/ }).waitFor()
    expect(await page.getByText('Size: S').first().isVisible()).toBe(true)
    const second = page.locator('iframe').nth(1)
    expect(await second.isVisible()).toBe(false)
    await page.locator('summary').nth(1).focus()
    await page.keyboard.press('Enter')
    await second.contentFrame().getByRole('link', { name: 'See it in the shop' }).waitFor()
    expect(complaints).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
    await context.close()
  })
})
