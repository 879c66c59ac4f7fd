import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executablePath } from '../open/open-members-shop.ts'
import { sizes } from '../sizes.ts'
import {
  contentsOf,
  expectLoggedOut,
  openSharedDevice,
  PASSWORD,
  PERSON,
  press,
  register,
  typeAtCheckout,
} from './person.ts'

/** `npm run test:pages` goes further back, and opens more. */
const STEPS = sizes.everyLook
  ? (['back', 'back', 'back', 'back', 'forward', 'forward', 'reload'] as const)
  : (['back', 'back', 'forward', 'reload'] as const)
const AT_CHECKOUT = sizes.everyLook ? (['reload', 'back', 'forward'] as const) : (['reload'] as const)
const AGAIN = sizes.everyLook ? ['/account', '/cart', '/register', '/login'] : ['/account', '/cart']

const EMAIL = 'zelda.quill@example.com'

describe.skipIf(!executablePath)('a shared device', { timeout: 120_000 }, () => {
  let house: Awaited<ReturnType<typeof openSharedDevice>>
  beforeAll(async () => {
    house = await openSharedDevice()
  })
  afterAll(() => house?.[Symbol.asyncDispose]())

  // Fails without the tabs' channel, without the check when a tab is shown, and if fields are restored.
  it('shows nothing of a logged-out person after back, forward, reload or in other tabs', async () => {
    await using visit = await house.visit('/')
    const { page } = visit
    const context = page.context()
    await register(page, EMAIL)
    await page.goto('/account')
    await page.getByRole('heading', { name: 'Hello, Zelda' }).waitFor()
    await page.goto('/account/password')
    await page.getByLabel('Current password').fill(PASSWORD)
    const checkout = await typeAtCheckout(context, EMAIL)
    const other = await context.newPage()
    await other.goto('/account')
    await other.getByRole('heading', { name: 'Hello, Zelda' }).waitFor()

    await page.bringToFront()
    await press(page, 'Log out')
    await page.waitForURL(`${house.url}/`)
    await page.getByRole('link', { name: 'Log in' }).waitFor()
    await expectLoggedOut(page, 'after the logout')
    await expect.poll(() => contentsOf(other), { timeout: 20_000 }).not.toMatch(PERSON)
    await expectLoggedOut(other, 'another tab')

    for (const step of STEPS) {
      if (step === 'reload') await page.reload()
      else await (step === 'back' ? page.goBack() : page.goForward())
      await expectLoggedOut(page, step)
    }
    await checkout.bringToFront()
    await checkout.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await checkout.getByRole('heading', { name: 'This page has expired' }).waitFor()
    const address = checkout.url()
    await expectLoggedOut(checkout, 'the checkout that was left open')
    for (const step of AT_CHECKOUT) {
      if (step === 'reload') await checkout.reload()
      else await (step === 'back' ? checkout.goBack() : checkout.goForward())
      await expectLoggedOut(checkout, `the checkout, ${step}`)
    }
    const reopened = await context.newPage()
    for (const path of [address, ...AGAIN]) {
      await reopened.goto(path)
      await expectLoggedOut(reopened, 'opened again')
    }
  })
})
