import { randomUUID } from 'node:crypto'
import { updateSignOnPolicy } from '@vitrine/contract/operations'
import { codeFor, linkFor, openShop, type Shop } from '@vitrine/platform/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { authorizeUrl, platformUrlOf } from './authorize-url.ts'
import { STOREFRONT } from './open-checkouts.ts'
import { visit } from './visit.ts'

const executablePath = findChromium()
const PATIENCE = { timeout: 20_000 }
const PASSWORD = 'a long walk home'
const MOST_STOPS = 15

/** What has the focus: its name or text, and its description. */
const heard = (page: Page): Promise<{ name: string; more: string }> =>
  page.evaluate(() => {
    const at = document.activeElement
    const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent
    return {
      name: (at?.getAttribute('aria-label') ?? label ?? '').trim(),
      more: (at?.getAttribute('aria-describedby') ?? '').split(' ').map(textOf).join(' ').trim(),
    }
  })

/** Presses Tab until something with a name has the focus. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const stops: string[] = []
  while (stops.at(-1) !== name && stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    stops.push((await heard(page)).name)
  }
  expect(stops.at(-1), `Focus moved through: ${stops.join(', ')}`).toBe(name)
}

describe.skipIf(!executablePath)('the hosted login with keyboard and screen reader', () => {
  let shop: Shop
  let browser: TestBrowser
  beforeAll(async () => {
    shop = await openShop({
      environment: { CAPTCHA: 'always', CAPTCHA_COST: '1', STOREFRONT_URL: STOREFRONT },
    })
    const signOnPolicy = { requireEmailVerification: true, requireOwnerApproval: false }
    await (await shop.owner()).call(updateSignOnPolicy, { signOnPolicy })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.[Symbol.asyncDispose]()
  })

  it('signs up, types a code, forgets the password, sets another and logs in', {
    timeout: 60_000,
  }, async () => {
    const email = `ada.${randomUUID().slice(0, 8)}@example.com`
    await using member = await visit(browser)
    const { page } = member
    const { keyboard } = page
    const hears = (name: string, more = '') =>
      expect.poll(() => heard(page), PATIENCE).toEqual({ name, more: expect.stringContaining(more) })
    const fill = async (name: string, text: string) => {
      await tabTo(page, name)
      await keyboard.insertText(text)
    }
    const arrival = () => page.waitForURL(`${STOREFRONT}/callback?*`)

    await page.goto(authorizeUrl(shop, { prompt: 'login' }))
    await page.getByRole('heading', { name: 'Log in to' }).waitFor()
    await tabTo(page, 'Create an account')
    await keyboard.press('Enter')
    await hears('Create your account at Test shop')
    await fill('Email address', email)
    await keyboard.press('Enter')
    await hears('Password', 'Password is missing. At least 8 characters.')
    await keyboard.insertText(PASSWORD)
    await keyboard.press('Enter')
    await page.getByLabel('I’m human').waitFor()
    await tabTo(page, 'I’m human')
    await keyboard.press('Space')
    await page.getByRole('status').getByText('Thanks, all good.').waitFor()
    await tabTo(page, 'Create account')
    await keyboard.press('Enter')
    await hears('Check your email')
    await tabTo(page, 'Code')
    expect(await page.getByLabel('Code').getAttribute('autocomplete')).toBe('one-time-code')
    const code = await codeFor(shop, email)
    await keyboard.insertText(code === '111111' ? '222222' : '111111')
    await hears('Code', 'That code is wrong or has expired.')
    await keyboard.press('ControlOrMeta+a')
    // As programs that read mails paste it: at once, with the text around it.
    await keyboard.insertText(` ${code.slice(0, 3)} ${code.slice(3)}\t`)
    await arrival()

    await page.goto(authorizeUrl(shop, { prompt: 'login' }))
    await page.getByRole('heading', { name: 'Log in to' }).waitFor()
    await fill('Email address', email)
    await fill('Password', 'some other walk')
    await keyboard.press('Enter')
    await hears('Password', 'That email and password don’t match.')
    await tabTo(page, 'Forgot your password?')
    await keyboard.press('Enter')
    await hears('Set a new password')
    await tabTo(page, 'Send link')
    await keyboard.press('Enter')
    await hears('Check your email')
    await page.goto(`${platformUrlOf(shop)}/login/new-password?token=${await linkFor(shop, email)}`)
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    await fill('New password', 'short')
    await keyboard.press('Enter')
    await hears('New password', 'Use at least 8 characters.')
    await keyboard.press('ControlOrMeta+a')
    await keyboard.insertText('some other walk')
    await keyboard.press('Enter')
    await hears('Your password is set')
    await page.goto(authorizeUrl(shop, { prompt: 'login' }))
    await page.getByRole('heading', { name: 'Log in to' }).waitFor()
    await fill('Email address', email)
    await fill('Password', 'some other walk')
    await keyboard.press('Enter')
    await arrival()
  })
})
