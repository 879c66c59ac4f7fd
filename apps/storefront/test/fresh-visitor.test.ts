import { approveMember, queryMembers, refuseMember } from '@vitrine/contract/operations'
import { codeFor } from '@vitrine/platform/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walksInFull } from '../../../scripts/tests/in-full.mjs'
import { barriersHere } from './barriers.ts'
import { formVisitor } from './form-visitor.ts'
import { executablePath, openMembersShop, whoIsThere } from './open/open-members-shop.ts'

const PATIENCE = { timeout: 20_000 }
const PASSWORD = 'four quiet grey herons'
const NEW_PASSWORD = 'seven loud white gulls'
const DAY_MS = 24 * 60 * 60 * 1000
const PIECE = '/products/column?Glaze=Celadon'

describe.skipIf(!executablePath)('a new visitor', { timeout: 60_000 }, () => {
  let house: Awaited<ReturnType<typeof openMembersShop>>
  let aheadMs = 0

  beforeAll(async () => {
    // Solving a captcha takes a random time: here, almost none.
    house = await openMembersShop({ CAPTCHA_COST: '50' }, { clock: { now: () => Date.now() + aheadMs } })
    await house.ask({ requireEmailVerification: true, requireOwnerApproval: true })
  })
  afterAll(() => house?.[Symbol.asyncDispose]())

  const press = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const follow = (page: Page, name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).click()
  const idOf = async (email: string) => {
    const { members } = await (await house.platform.owner()).call(queryMembers, {
      query: {},
      fieldsets: ['FULL'],
    })
    return members?.find(({ loginEmail }) => loginEmail === email)?.id ?? 'nobody'
  }
  const newestMail = async (email: string) => (await house.mails(email))[0]?.subject ?? ''

  it.each(walksInFull ? [true, false] : [true])(
    'registers, is approved, returns to product and cart, changes the password, is recognized four weeks later and leaves nothing behind, with scripts: %s',
    async (javaScriptEnabled) => {
      const email = `ada.${javaScriptEnabled}@example.com`
      const fillIn = async (password: string) => {
        await page.getByLabel('Email address').fill(email)
        await page.getByLabel('Password', { exact: true }).fill(password)
      }
      await using visit = await house.visit(PIECE, { javaScriptEnabled })
      const { page, complaints } = visit
      await press(page, 'Add to cart')
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
      await page.goto(PIECE)
      await whoIsThere(page).click()
      await follow(page, 'Create account')
      await page.waitForURL('**/register?returnTo=*')
      expect(await page.getByRole('link', { name: /^Continue with/ }).count()).toBe(0)
      await page.getByLabel('First name').fill('Ada')
      await fillIn('short')
      await press(page, 'Create account')
      await page.getByText('Use at least 8 characters.').waitFor()
      await fillIn(PASSWORD)
      await press(page, 'Create account')
      await page.waitForURL('**/verify')
      await page.getByText(`We sent a six-digit code to ${email}`).waitFor()
      await page.getByLabel('Code').fill('000000')
      await press(page, 'Confirm')
      await page.getByText('That code is wrong').waitFor()
      const code = await codeFor(house.platform, email)
      await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await press(page, 'Confirm')
      await page.getByRole('heading', { name: 'Almost there' }).waitFor()
      await (await house.platform.owner()).call(approveMember, { id: await idOf(email) })
      await expect.poll(() => newestMail(email), PATIENCE).toBe('You can log in at Aldermere')

      await page.goto(PIECE)
      await whoIsThere(page).click()
      await page.waitForURL('**/login?returnTo=*')
      await fillIn('not this one')
      await press(page, 'Log in')
      await page.getByText('That email and password don’t match.').waitFor()
      expect(await page.getByLabel('Email address').inputValue()).toBe(email)
      if (javaScriptEnabled) {
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
        await expect.poll(focused).toBe('password')
        // axe needs scripts of its own.
        expect(await barriersHere(page)).toEqual([])
      }
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL(house.url + PIECE)
      await page.getByText('Added to your cart from before you logged in: Column.').waitFor()
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
      await page.getByRole('banner').getByRole('link', { name: 'Ada’s account' }).click()
      await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
      await page.getByText('No orders yet').waitFor()
      if (javaScriptEnabled) expect(await barriersHere(page)).toEqual([])

      await page.goto('/account/password')
      await page.getByLabel('Current password').fill(PASSWORD)
      await page.getByLabel('New password').fill(NEW_PASSWORD)
      await press(page, 'Change your password')
      await page.getByText('You’re logged out on all other devices.').waitFor()
      await expect.poll(() => newestMail(email), PATIENCE).toBe('Your password for Aldermere was changed')

      // An unused login ends after thirty days.
      aheadMs += 28 * DAY_MS
      await page.goto('/account')
      await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
      const [session] = (await page.context().cookies()).filter(({ name }) => name === 'vitrine_session')
      expect((session?.expires ?? 0) * 1000).toBeGreaterThan(Date.now() + 30 * DAY_MS)
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
      await page.waitForURL(`${house.url}/`)
      await page.getByRole('link', { name: 'Log in' }).waitFor()
      await page.goBack()
      await page.waitForURL('**/login?returnTo=%2Faccount')
      expect(await page.content()).not.toContain('Ada')
      expect(complaints).toEqual([])
    },
  )

  it('who is rejected by the owner gets a mail and is no longer a member', async () => {
    const [visitor, email] = [formVisitor(house.url), 'mallory@example.com']
    const fields = { email, password: PASSWORD, returnTo: '/account' }
    expect((await visitor.send('/register', fields)).location).toBe('/verify')
    expect((await visitor.send('/verify', { code: await codeFor(house.platform, email) })).location).toBe(
      '/waiting',
    )
    await (await house.platform.owner()).call(refuseMember, { id: await idOf(email) })
    await expect.poll(() => newestMail(email), PATIENCE).toBe('Your account at Aldermere')
    expect((await visitor.send('/login', fields)).text).toContain('There’s no account for this')
  })

  it('gets in after too many failed attempts once the browser has solved a captcha', async () => {
    await house.ask({})
    const [slipping, email] = [formVisitor(house.url), 'ida@example.com']
    const fields = { email, password: PASSWORD, returnTo: '/account' }
    expect((await slipping.send('/register', fields)).location).toBe('/account')
    for (let tries = 0; tries < 3; tries++) await slipping.send('/login', { ...fields, password: 'wrong' })
    await using visit = await house.visit('/login')
    const { page } = visit
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await press(page, 'Log in')
    await page.waitForURL('**/account')
  })
})
