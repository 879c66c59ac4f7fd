import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { authorizeUrl } from './authorize-url.ts'
import { STOREFRONT } from './open-checkouts.ts'
import { openRecaptchaStandIn, type RecaptchaStandIn } from './recaptcha-stand-in.ts'
import { barriers, visit } from './visit.ts'

const executablePath = findChromium()

describe.skipIf(!executablePath)('the hosted login with reCAPTCHA', () => {
  let shop: Shop
  let google: RecaptchaStandIn
  let browser: TestBrowser
  beforeAll(async () => {
    google = await openRecaptchaStandIn({ 'seen-key': 'seen', 'unseen-key': 'unseen' })
    shop = await openShop({
      environment: {
        ...{ CAPTCHA: 'always', CAPTCHA_PROVIDER: 'recaptcha', STOREFRONT_URL: STOREFRONT },
        ...{ CAPTCHA_VISIBLE_SITE_KEY: 'seen-key', CAPTCHA_VISIBLE_SECRET: 'seen' },
        ...{ CAPTCHA_INVISIBLE_SITE_KEY: 'unseen-key', CAPTCHA_INVISIBLE_SECRET: 'unseen' },
        ...{ CAPTCHA_SCRIPT_URL: google.scriptUrl, CAPTCHA_VERIFY_URL: google.verifyUrl },
        CAPTCHA_HOSTS: 'localhost',
      },
    })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.[Symbol.asyncDispose]()
    await google?.[Symbol.asyncDispose]()
  })

  // Fails if the keys are swapped.
  it('loads it on demand, shows it at sign-up, hides it at login, each with its own key', {
    timeout: 60_000,
  }, async () => {
    const [email, password] = ['grace@example.com', 'a long walk home']
    await using member = await visit(browser)
    const { page } = member
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const arrival = () => page.waitForURL(`${STOREFRONT}/callback?*`)
    const tick = () => page.frameLocator('iframe[title="reCAPTCHA"]').getByLabel("I'm not a robot").check()
    const done = page.getByText('Thanks, all good.')

    await page.goto(authorizeUrl(shop, { prompt: 'login' }))
    await press('Create an account')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    expect(google.loaded).toEqual([])
    await press('Create account')
    await tick()
    await done.waitFor()
    expect(google.loaded).toEqual(['/recaptcha/api.js', '/recaptcha/second.js', '/recaptcha/frame'])
    // A refusal may have used up the solution, so there is another box.
    await page.getByLabel('Password', { exact: true }).fill('password')
    await press('Create account')
    await done.waitFor({ state: 'hidden' })
    await page.getByLabel('Password', { exact: true }).fill(password)
    await tick()
    await done.waitFor()
    await press('Create account')
    await arrival()
    expect(google.judged.at(-1)).toEqual({ secret: 'seen', success: true })

    await page.goto(authorizeUrl(shop, { prompt: 'login' }))
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press('Log in')
    await arrival()
    expect(google.judged.at(-1)).toEqual({ secret: 'unseen', success: true })
    const isAnswer = (text: string) => text.startsWith('Failed to load resource')
    expect(member.complaints.filter((text) => !isAnswer(text))).toEqual([])
  })

  it("says when it can't be loaded, without accessibility barriers", { timeout: 60_000 }, async () => {
    await using member = await visit(browser, { bypassCSP: true })
    const { page } = member
    await page.route('**/recaptcha/api.js*', (route) => route.abort())
    await page.goto(authorizeUrl(shop, { prompt: 'login' }))
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('Email address').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a long walk home')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('We couldn’t check that you’re human.').waitFor()
    expect(await barriers(page)).toEqual([])
    // Another attempt loads it again.
    await page.unroute('**/recaptcha/api.js*')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.frameLocator('iframe[title="reCAPTCHA"]').getByLabel("I'm not a robot").waitFor()
    expect(await barriers(page)).toEqual([])
  })
})
