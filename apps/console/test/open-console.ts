import { registerV2, updateSignOnPolicy } from '@vitrine/contract/operations'
import { openConsole, openDemoShop, type Shop } from '@vitrine/platform/testing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium, WITHOUT_PICTURES } from '../../../scripts/tests/chromium.mjs'
import { watchPolicy } from './expectations.ts'

export const executablePath = findChromium()

/** A demo shop with a back office, and a browser at it. */
export interface TestConsole extends AsyncDisposable {
  readonly shop: Shop
  readonly address: string
  /** How staff log in, once a page was opened in their role. */
  readonly staff: Record<'owner' | 'merchant', { clientId: string; email: string; password: string }>
  /** Opens the back office and logs in. */
  open(role: 'owner' | 'merchant', options?: BrowserContextOptions): Promise<Page>
}

/** The variant of a product without options. */
export const DEFAULT_VARIANT = '00000000-0000-0000-0000-000000000000'

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * @param environment - settings that differ from the default
 * @param now - milliseconds since 1970; default: the machine's clock
 */
export const openTestConsole = async (
  environment: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
): Promise<TestConsole> => {
  const shop = await openDemoShop({ environment, clock: { now } })
  const owner = await shop.owner()
  const signOnPolicy = { requireEmailVerification: false, requireOwnerApproval: true }
  await owner.call(updateSignOnPolicy, { signOnPolicy })
  for (const name of ['ada', 'grace', 'alan'])
    await (await shop.visitor()).call(registerV2, {
      ...{ loginId: { email: `${name}@example.com` }, password: 'a long walk home' },
    })
  const platformUrl = shop.url.replace('127.0.0.1', 'localhost')
  const address = `${platformUrl}/console`
  const browser: TestBrowser = await openBrowser(WITHOUT_PICTURES)
  const unknown = { clientId: '', email: '', password: '' }
  const staff = { owner: unknown, merchant: unknown }
  return {
    ...{ shop, address, staff },
    open: async (role, options = {}) => {
      const { clientId, email, password } = await openConsole(shop, role, `${address}/callback`)
      staff[role] = { clientId, email, password }
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
      const page = await context.newPage()
      watchPolicy(page)
      page.setDefaultTimeout(45_000)
      await page.goto(`${address}/login?client=${clientId}`)
      await page.locator('input[type=email]').fill(email)
      await page.locator('input[type=password]').fill(password)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Aldermere', exact: true }).waitFor()
      return page
    },
    [Symbol.asyncDispose]: async () => {
      await browser.close()
      await shop[Symbol.asyncDispose]()
    },
  }
}
