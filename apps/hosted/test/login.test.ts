import { randomUUID } from 'node:crypto'
import { approveMember, createMember, queryMembers, updateSignOnPolicy } from '@vitrine/contract/operations'
import { codeFor, linkFor, openShop, type Shop } from '@vitrine/platform/testing'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { authorizeUrl, platformUrlOf } from './authorize-url.ts'
import { STOREFRONT } from './open-checkouts.ts'
import { sizes } from './sizes.ts'
import { barriers, visit } from './visit.ts'

const executablePath = findChromium()
const PATIENCE = { timeout: 20_000 }
/** An address without an account. */
const newAddress = () => `ada.${randomUUID().slice(0, 8)}@example.com`
const PASSWORD = 'a long walk home'

describe.skipIf(!executablePath)('the hosted login', () => {
  let shop: Shop
  let browser: TestBrowser
  let platformUrl: string
  beforeAll(async () => {
    shop = await openShop({
      environment: { CAPTCHA: 'always', CAPTCHA_COST: '1', STOREFRONT_URL: STOREFRONT },
    })
    platformUrl = platformUrlOf(shop)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.[Symbol.asyncDispose]()
  })

  const authorize = (more: Readonly<Record<string, string>> = {}) => authorizeUrl(shop, more)
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const arrival = (page: Page) => page.waitForURL(`${STOREFRONT}/callback?*`)

  it('loses nothing through mails, approval, reloads and a lost network, and leads back', {
    timeout: 60_000,
  }, async () => {
    const [owner, email] = [await shop.owner(), newAddress()]
    const signOnPolicy = { requireEmailVerification: true, requireOwnerApproval: true }
    await owner.call(updateSignOnPolicy, { signOnPolicy })
    await using member = await visit(browser)
    const { page } = member
    await page.goto(authorize())
    await heading(page, 'Log in to Test shop')
    await press(page, 'Create an account')
    await press(page, 'Create account')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), PATIENCE).toBe('email')
    await page.getByLabel('Email address').fill(email)
    await page.reload()
    await expect.poll(() => page.getByLabel('Email address').inputValue(), PATIENCE).toBe(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.route('**/register', (route) => route.abort())
    await press(page, 'Create account')
    await page.getByText('We couldn’t reach the shop.').waitFor()
    await page.unroute('**/register')
    await press(page, 'Create account')
    await page.getByLabel('I’m human').check()
    await page.getByText('Thanks, all good.').waitFor()

    let asked = 0
    await page.route('**/register', async (route) => {
      asked += 1
      await route.continue()
    })
    await page.getByRole('button', { name: 'Create account' }).evaluate((button) => {
      if (button instanceof HTMLElement) for (let clicks = 0; clicks < 3; clicks += 1) button.click()
    })
    await heading(page, 'Check your email')
    expect(asked).toBe(1)
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() + 60_000
    })
    const over = { details: { applicationError: { code: 'VERIFICATION_FAILED' } } }
    await page.route('**/resend', (route) => route.fulfill({ status: 400, json: over }))
    await press(page, 'Send code again')
    await heading(page, 'This page has expired')
    await page.getByText('Log in again and we’ll send you a new code.').waitFor()
    await page.reload()
    await page.getByText(email).waitFor()
    const code = await codeFor(shop, email)
    await page.getByLabel('Code').fill(code === '123456' ? '654321' : '123456')
    await page.getByText('That code is wrong or has expired.').waitFor()
    await page.getByLabel('Code').fill('')
    // As pasted from a mail; it is submitted automatically.
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await heading(page, 'Almost there')
    await press(page, 'Check again')
    await page.getByText('Not yet.').waitFor()
    const { members } = await owner.call(queryMembers, { query: {}, fieldsets: ['FULL'] })
    const mine = members?.find(({ loginEmail }) => loginEmail === email)
    await owner.call(approveMember, { id: mine?.id ?? '' })
    await press(page, 'Check again')
    await arrival(page)
    const answer = new URL(page.url()).searchParams
    expect([answer.get('state'), answer.get('code')]).toEqual(['mine', expect.stringMatching(/^[\w-]{43}$/)])
    await page.goBack()
    const isNetwork = (text: string) => /Failed to load resource|net::ERR_FAILED/.test(text)
    expect(member.complaints.filter((text) => !isNetwork(text))).toEqual([])
  })

  it('keeps a light background behind a logo in dark mode', async () => {
    await using reader = await visit(browser)
    const { page } = reader
    const logoUrl = `${platformUrl}/media/6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21`
    const colors = { light: { paper: '#ffe08a' }, dark: {} }
    const brand = { name: 'Atelier', shopUrl: STOREFRONT, logoUrl, ...colors }
    await page.route('**/login-api/brand*', (route) => route.fulfill({ json: { brand } }))
    await page.goto(`${platformUrl}/login/of-before`)
    const logo = page.getByRole('img', { name: 'Atelier' })
    const ground = () => logo.evaluate((picture) => getComputedStyle(picture).backgroundColor)
    await logo.waitFor()
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground()).toBe('rgb(255, 224, 138)')
  })

  it('leads from a mail to a new password, and asks before logging out', {
    timeout: 60_000,
  }, async () => {
    const [owner, email] = [await shop.owner(), newAddress()]
    await owner.call(createMember, { member: { loginEmail: email } })
    await using member = await visit(browser, { locale: 'de-DE' })
    const { page } = member
    await page.goto(authorize({ prompt: 'login' }))
    await press(page, 'Passwort vergessen?')
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await press(page, 'Link senden')
    await heading(page, 'Bitte prüfen Sie Ihre E-Mails')
    await page.goto(`${platformUrl}/login/new-password?token=${await linkFor(shop, email)}`)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('noch ein langer Weg')
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
    expect(await page.getByLabel('Neues Passwort', { exact: true }).getAttribute('type')).toBe('text')
    await press(page, 'Passwort speichern')
    await heading(page, 'Ihr Passwort ist gespeichert')
    await page.reload()
    await heading(page, 'Dieser Link ist abgelaufen')
    const logIn = async () => {
      await page.goto(authorize({ prompt: 'login' }))
      await page.getByLabel('E-Mail-Adresse').fill(email)
      await page.getByLabel('Passwort', { exact: true }).fill('noch ein langer Weg')
      await press(page, 'Anmelden')
      await arrival(page)
    }
    await logIn()

    await page.goto(`${platformUrl}/logout?clientId=${shop.clientId}`)
    await heading(page, 'Abmelden?')
    await page.goto(authorize({ prompt: 'select_account' }))
    await page.getByRole('button', { name: `Weiter als ${email}` }).waitFor()
    await page.goto(`${platformUrl}/logout?clientId=${shop.clientId}&postLogoutRedirectUri=${STOREFRONT}/bye`)
    await press(page, 'Abmelden')
    await page.waitForURL(`${STOREFRONT}/bye`)
    await page.goto(authorize({ prompt: 'select_account' }))
    await heading(page, 'Bei Test shop anmelden')
    await page.goto(`${platformUrl}/logout?clientId=${shop.clientId}`)
    await heading(page, 'Sie sind abgemeldet')
    expect(await page.getByRole('link', { name: 'Zu Test shop' }).getAttribute('href')).toBe(STOREFRONT)

    await logIn()
    const storageState = await page.context().storageState()
    await using scriptless = await visit(browser, { javaScriptEnabled: false, storageState })
    await scriptless.page.goto(
      `${platformUrl}/logout?clientId=${shop.clientId}&postLogoutRedirectUri=${STOREFRONT}/bye`,
    )
    await heading(scriptless.page, 'Log out of Test shop?')
    // Fails on a page whose forms may only post to itself: the shop is never reached.
    const ledBack = scriptless.page.waitForRequest(`${STOREFRONT}/bye`)
    await press(scriptless.page, 'Log out')
    await ledBack
    const after = await scriptless.page.context().newPage()
    await after.goto(`${platformUrl}/logout?clientId=${shop.clientId}`)
    await heading(after, 'You’re logged out')
  })

  it('shows where to go without scripts, and accepts a new password there', { timeout: 60_000 }, async () => {
    const email = newAddress()
    await (await shop.owner()).call(createMember, { member: { loginEmail: email } })
    await using member = await visit(browser, { javaScriptEnabled: false, locale: 'de-DE' })
    const { page } = member
    const back = page.getByRole('link', { name: 'Zu Test shop' })
    await page.goto(authorize())
    await heading(page, 'Bei Test shop anmelden')
    // Playwright skips noscript texts as if scripts ran; scripted parts are hidden by styles, which may load
    // later.
    const said = () => page.locator('noscript main').innerText()
    expect(await said()).toContain('Diese Seite braucht JavaScript.')
    expect(await back.getAttribute('href')).toBe(STOREFRONT)

    await using asking = await visit(browser)
    await asking.page.goto(authorize())
    await press(asking.page, 'Forgot your password?')
    await asking.page.getByLabel('Email address').fill(email)
    await press(asking.page, 'Send link')
    await heading(asking.page, 'Check your email')
    const link = `${platformUrl}/login/new-password?token=${await linkFor(shop, email)}`
    await page.goto(link)
    const field = page.getByLabel('Neues Passwort')
    await field.fill('kurz')
    await press(page, 'Passwort speichern')
    await page.getByRole('alert').waitFor()
    expect(await said()).toContain('Mindestens 8 Zeichen')
    expect(await field.getAttribute('aria-describedby')).toContain('password-error')
    await field.fill('noch ein langer Weg')
    await press(page, 'Passwort speichern')
    await heading(page, 'Ihr Passwort ist gespeichert')
    expect(await back.getAttribute('href')).toBe(STOREFRONT)
    await page.goto(link)
    await heading(page, 'Dieser Link ist abgelaufen')
    await page.goto(`${platformUrl}/logout?clientId=${shop.clientId}`)
    await heading(page, 'Bei Test shop abmelden?')
    await press(page, 'Abmelden')
    await heading(page, 'Sie sind abgemeldet')
    await page.goto(`${platformUrl}/oauth2/authorize?client_id=nobodys`)
    await heading(page, 'Die Anmeldung ist nicht möglich')
    await using elsewhere = await visit(browser, { javaScriptEnabled: false })
    await elsewhere.page.setContent(
      `<form method="post" action="${platformUrl}/login/new-password"><button>Win</button></form>`,
    )
    const answer = elsewhere.page.waitForResponse('**/login/new-password')
    await press(elsewhere.page, 'Win')
    expect((await answer).status()).toBe(403)
  })

  it.runIf(sizes.everyLook)(
    'has no accessibility barrier on any page or state, light or dark',
    { timeout: 90_000 },
    async () => {
      const email = newAddress()
      await using member = await visit(browser, { bypassCSP: true })
      const { page } = member
      const states: Record<string, string[]> = {}
      const look = async (state: string, everyLook = sizes.everyLook) => {
        states[state] = await barriers(page, everyLook)
      }
      const answerWith = async (name: string, body: object, status = 200) => {
        const fulfil = (route: Route) =>
          route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
        await page.unroute(`**/login-api/requests/*/${name}`)
        await page.route(`**/login-api/requests/*/${name}`, fulfil)
      }
      const failure = (code: string, data = {}) => ({ details: { applicationError: { code, data } } })

      await page.goto(authorize())
      await heading(page, 'Log in to Test shop')
      await press(page, 'Log in')
      await look('login with errors', true)
      const back = (view: string, problem = '') =>
        page.goto(
          page.url().replace(/login.*[?]request=([^&]*).*/, `login/${view}?request=$1&problem=${problem}`),
        )
      await back('log-in', 'address-not-proved')
      await page.getByText('That provider hasn’t confirmed').waitFor()
      await look('back from a provider')
      await back('approval')
      await heading(page, 'Almost there')
      await back('link-sent')
      await page.getByText('We’ve sent you a link.').waitFor()
      await look('link sent')
      await back('log-in')
      await heading(page, 'Log in to Test shop')
      await page.getByLabel('Email address').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await answerWith('login', failure('TOO_MANY_REQUESTS', { retryAfterSeconds: 90 }), 429)
      await press(page, 'Log in')
      await page.getByText('Please wait 2 minutes.').waitFor()
      await look('too many tries')
      await press(page, 'Create an account')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await press(page, 'Create account')
      await page.getByLabel('I’m human').waitFor()
      await look('sign-up with a captcha', true)
      await answerWith('register', { step: 'CODE', stateToken: 's', email })
      await press(page, 'Create account')
      await page.getByLabel('Code').fill('12')
      await press(page, 'Confirm')
      await look('code with an error')
      await answerWith('verify', { step: 'APPROVAL', stateToken: 's' })
      await page.getByLabel('Code').fill('123456')
      await heading(page, 'Almost there')
      await look('approval')
      await answerWith('proceed', { step: 'CONSENT', account: { email } })
      await press(page, 'Check again')
      await heading(page, /^Allow .+ to log you in\?$/)
      await look('consent')
      await answerWith('continue', { step: 'BLOCKED' })
      await press(page, 'Allow')
      await heading(page, 'This account is blocked')
      await look('blocked')
      await page.goto(`${platformUrl}/login?request=nobodys`)
      await heading(page, 'This page has expired')
      await look('gone')
      await page.goto(`${platformUrl}/logout?clientId=${shop.clientId}`)
      await heading(page, 'You’re logged out')
      await look('logged out')
      const led = `/logout?clientId=${shop.clientId}&postLogoutRedirectUri=https://evil.example&session=x.y`
      await page.route('**/logout?**', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('logged-out', 'log-out'),
        })
      })
      await page.goto(platformUrl + led)
      await heading(page, 'Log out?')
      await look('asked to log out')
      const leaving = page.waitForRequest('**/login-api/log-out')
      await press(page, 'Log out')
      const named = { clientId: shop.clientId, to: 'https://evil.example', session: 'x.y' }
      expect((await leaving).postDataJSON()).toEqual(named)
      await heading(page, 'You’re logged out')
      await page.goto(`${platformUrl}/login/new-password?token=nobodys`)
      await heading(page, 'This link has expired')
      await page.getByRole('link', { name: 'Go to Test shop' }).waitFor()
      await look('link used up')
      await page.goto(`${platformUrl}/login/of-before`)
      await heading(page, 'This link has expired')
      await page.getByRole('link', { name: 'Go to Test shop' }).waitFor()
      await look('no such page')
      const brand = { name: 'Test shop', shopUrl: STOREFRONT, light: {}, dark: {} }
      await page.route('**/login-api/*/look', (route) => route.fulfill({ json: { brand } }))
      await page.goto(`${platformUrl}/login/new-password?token=mine`)
      await press(page, 'Set password')
      await look('new password with errors')
      await page.goto(`${platformUrl}/login/set-up#mine`)
      await press(page, 'Become the owner')
      await look('set-up with errors')
      await page.goto(authorize())
      await press(page, 'Forgot your password?')
      await press(page, 'Send link')
      await look('forgotten with errors')
      const clean = Object.fromEntries(Object.keys(states).map((state) => [state, []]))
      expect(states).toEqual(clean)
    },
  )
})
