import { randomUUID } from 'node:crypto'
import {
  createMember,
  createOrder,
  getExternalLogins,
  queryMembers,
  updateExternalLogins,
} from '@vitrine/contract/operations'
import { linkFor, openProvider, type TestProvider } from '@vitrine/platform/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersHere, beyond, PHONE } from './barriers.ts'
import { formVisitor } from './form-visitor.ts'
import { hydrated } from './hydrated.ts'
import { executablePath, openMembersShop, whoIsThere } from './open/open-members-shop.ts'
import { sizes } from './sizes.ts'

const PASSWORD = 'four quiet grey herons'

describe.skipIf(!executablePath)('a member of the shop', { timeout: 60_000 }, () => {
  let house: Awaited<ReturnType<typeof openMembersShop>>
  let provider: TestProvider

  beforeAll(async () => {
    // Solving a captcha takes a random time: here, almost none.
    house = await openMembersShop({ CAPTCHA: 'always', CAPTCHA_COST: '50' })
    const { externalLogins } = await house.owner.call(getExternalLogins, {})
    provider = await openProvider([externalLogins.redirectUri])
    const { issuer, clientId, clientSecret } = provider
    const connection = { name: 'House of Ids', issuer, clientId, clientSecret, active: true }
    await house.owner.call(updateExternalLogins, { externalLogins: { connections: [connection] } })
  })
  afterAll(async () => {
    await house?.[Symbol.asyncDispose]()
    await provider?.[Symbol.asyncDispose]()
  })

  /** A member added by the owner who has chosen a password: no captcha is required. */
  const registered = async (firstName: string) => {
    const email = `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`
    await house.owner.call(createMember, { member: { loginEmail: email, contact: { firstName } } })
    const visitor = formVisitor(house.url)
    await visitor.send('/reset-password', { email })
    const token = await linkFor(house.platform, email)
    const set = await visitor.send(`/new-password?token=${token}`, { token, password: PASSWORD })
    expect(set.location).toBe('/account')
    return email
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const fillIn = async (page: Page, email: string, password: string) => {
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password').fill(password)
  }

  it.each(sizes.everyLook ? [true, false] : [true])(
    'goes from a product through an external login and back, with the cart, with scripts: %s',
    async (javaScriptEnabled) => {
      const name = javaScriptEnabled ? 'Mary' : 'Ann'
      const email = await registered(name)
      provider.who = email
      provider.people.set(email, { email, email_verified: true })
      const piece = '/products/column?Glaze=Celadon'
      await using visit = await house.visit(piece, { javaScriptEnabled })
      const { page } = visit
      await press(page, 'Add to cart')
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
      await page.goto(piece)
      await whoIsThere(page).click()
      await page.waitForURL('**/login?returnTo=*')
      await page.getByRole('link', { name: 'Continue with House of Ids' }).click()
      await page.waitForURL(house.url + piece)
      await page.getByText('Added to your cart from before you logged in: Column.').waitFor()
      expect(await whoIsThere(page).getAttribute('aria-label')).toMatch(`${name}’s account`)
    },
  )

  it.runIf(sizes.everyLook)(
    'has no accessibility barrier in the account in forced colors, and no page is too wide for long names',
    async () => {
      const email = await registered('Emmy')
      const { members } = await house.owner.call(queryMembers, { query: {}, fieldsets: ['FULL'] })
      const memberId = members.find(({ loginEmail }) => loginEmail === email)?.id ?? 'none'
      const place = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio'
      const productName = { original: `Vase from ${place}` }
      const lineItems = [{ productName, quantity: 2, price: { amount: '12.50' } }]
      const address = { country: 'GB', city: place, postalCode: 'LL61 5UJ', addressLine: 'Lane 1' }
      const contactDetails = { firstName: 'Emmy', lastName: place }
      const shippingInfo = { title: 'Post', logistics: { shippingDestination: { address, contactDetails } } }
      const { order } = await (await house.platform.merchant()).call(createOrder, {
        order: {
          currency: 'EUR',
          paymentStatus: 'PAID',
          buyerInfo: { memberId, email },
          lineItems,
          shippingInfo,
        },
      })
      await using visit = await house.visit('/login', { forcedColors: 'active', viewport: PHONE })
      const { page } = visit
      await fillIn(page, email, PASSWORD)
      const typed = page.locator('[name=password]')
      await press(page, 'Show what you typed')
      expect([await typed.getAttribute('type'), await typed.inputValue()]).toEqual(['text', PASSWORD])
      await press(page, 'Hide what you typed')
      expect(await typed.getAttribute('type')).toBe('password')
      await press(page, 'Log in')
      await page.getByRole('heading', { name: 'Hello, Emmy' }).waitFor()
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      const found = [...(await barriersHere(page)), ...(await beyond(page, [PHONE]))]
      await page.request.post('/account/addresses', { form: address, headers: { Origin: house.url } })
      await page.goto('/account/addresses')
      await page.getByText(place).waitFor()
      found.push(...(await beyond(page, [PHONE])))
      await page.goto(`/account/orders/${order?.id}`)
      await page.getByText('Vase').waitFor()
      await page.getByText(`Emmy ${place}`).waitFor()
      found.push(...(await barriersHere(page)), ...(await beyond(page, [PHONE])))
      await page.goto('/account/password')
      await page.locator('[name=current]').fill('wrong')
      await page.locator('[name=password]').fill('seven loud white gulls')
      await press(page, 'Change your password')
      await page.getByText('That isn’t your current password.').waitFor()
      expect([...found, ...(await barriersHere(page))]).toEqual([])
    },
  )

  it("registers and logs in with a captcha, and is led on if the browser can't solve it", async () => {
    const email = `augusta.${randomUUID().slice(0, 8)}@example.com`
    await using visit = await house.visit('/register?returnTo=%2Fcart')
    const { page } = visit
    await fillIn(page, email, PASSWORD)
    await page.route('**/captcha', (route) => route.abort())
    await press(page, 'Create account')
    await page.getByText('We couldn’t check that you’re human.').waitFor()
    await press(page, 'Continue on the login page')
    await page.waitForURL(/\/login\/sign-up\?request=/)
    await page.goBack()
    await hydrated(page)
    await page.unroute('**/captcha')
    await fillIn(page, email, PASSWORD)
    await press(page, 'Create account')
    await page.waitForURL('**/cart')
    await page.context().clearCookies()
    await page.goto('/login')
    await hydrated(page)
    await fillIn(page, email, PASSWORD)
    await press(page, 'Log in')
    await page.waitForURL('**/account')
  })

  it('comes back with an answer in the fragment as well', async () => {
    await using visit = await house.visit('/login')
    const { page } = visit
    await page.goto('/callback#error=access_denied&error_description=No&state=other')
    await page.getByRole('heading', { name: 'You’re not logged in' }).waitFor()
    expect(page.url()).toBe(`${house.url}/callback`)
  })

  it.runIf(sizes.everyLook)('has no accessibility barrier on these pages in dark mode either', async () => {
    await using visit = await house.visit('/register', { colorScheme: 'dark' })
    const { page } = visit
    const found = await barriersHere(page)
    await page.goto('/callback?error=access_denied')
    expect([...found, ...(await barriersHere(page))]).toEqual([])
  })
})
