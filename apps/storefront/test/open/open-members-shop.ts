import { updateSignOnPolicy } from '@vitrine/contract/operations'
import { freePort, openDemoShop, type ShopOptions } from '@vitrine/platform/testing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser, type TestBrowser } from '../../../../scripts/tests/browser.mjs'
import { findChromium, WITHOUT_PICTURES } from '../../../../scripts/tests/chromium.mjs'
import { hydrated } from '../hydrated.ts'
import { openStorefront } from './open-storefront.ts'

export const executablePath = findChromium()

/** Whether new members must prove their address, and whether the owner approves them. */
interface Policy {
  requireEmailVerification?: boolean
  requireOwnerApproval?: boolean
}

interface Mail {
  to: string
  subject: string
  text: string
}

/** The demo shop with storefront, browser and mailbox. */
export async function openMembersShop(
  environment: Record<string, string> = {},
  options: Pick<ShopOptions, 'clock'> = {},
) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const platform = await openDemoShop({
    ...options,
    environment: { STOREFRONT_URL: url, ...environment },
  })
  const shop = await openStorefront(platform, port)
  const owner = await platform.owner()
  let browser: TestBrowser | undefined

  const mails = async (to: string): Promise<Mail[]> => {
    const answer = await fetch(`${platform.url}/dev/mail`, { headers: { Accept: 'application/json' } })
    const all = (await answer.json()) as Mail[]
    return all.filter((mail) => mail.to.includes(to))
  }

  return {
    url,
    platform,
    shop,
    owner,
    /** Mails to an address, newest first. */
    mails,
    /** Sets the sign-on policy. */
    async ask(policy: Policy) {
      const signOnPolicy = { requireEmailVerification: false, requireOwnerApproval: false, ...policy }
      // With a fresh token, because some tests move the clock forward.
      await (await platform.owner()).call(updateSignOnPolicy, { signOnPolicy })
    },
    /** Opens a page and collects the browser's complaints. */
    async visit(path: string, options: BrowserContextOptions = {}) {
      browser ??= await openBrowser(WITHOUT_PICTURES)
      const viewport = { width: 390, height: 844 }
      const context = await browser.newContext({ viewport, baseURL: url, ...options })
      // With a stream the network never rests, which tests of members wait for.
      await context.route('**/changes/live*', (route) => route.abort())
      context.setDefaultTimeout(20_000)
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.goto(path)
      if (options.javaScriptEnabled !== false) await hydrated(page)
      return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
    },
    async [Symbol.asyncDispose]() {
      await browser?.close()
      await shop.stop()
      await platform[Symbol.asyncDispose]()
    },
  }
}

/** The header's account link: `Log in`, or the member's name. */
export const whoIsThere = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Log in|Your account|.*’s account)$/ })
