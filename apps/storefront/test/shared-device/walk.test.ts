import fc from 'fast-check'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WITHOUT_PICTURES } from '../../../../scripts/tests/chromium.mjs'
import { executablePath } from '../open/open-members-shop.ts'
import { sizes } from '../sizes.ts'
import { contentsOf, openSharedDevice, PASSWORD, PERSON, press, register, typeAtCheckout } from './person.ts'

const HOUR_MS = 3_600_000

/** What the next person at the device does. */
const STEPS = [
  ...(['back', 'back', 'forward', 'reload', 'show', 'other tab', 'reopen', 'duplicate', 'visit'] as const),
  ...(['back offline', 'clock back', 'clock ahead'] as const),
]
type Step = (typeof STEPS)[number]

/** Only in `npm run test:pages`; in `npm test`, `shared-device.test.ts` takes the likeliest of these steps. */
const WALKS = 20
const RANDOM_STEPS = 40

/** A tab that was closed, as browsers reopen it: with its address and its storage. */
interface ClosedTab {
  readonly address: string
  readonly storage: Record<string, string>
}

// Fails if the tabs don't tell each other of a logout, if a page that the browser kept isn't loaded again, if a
// tab's storage is read without asking the platform, if fields are restored, or if a clock set back makes a
// login valid again.
describe.skipIf(!executablePath)('the next person at a shared device', () => {
  let house: Awaited<ReturnType<typeof openSharedDevice>>
  let browser: Browser
  let aheadMs = 0

  beforeAll(async () => {
    house = await openSharedDevice({ clock: { now: () => Date.now() + aheadMs } })
    // People's browsers have a cache for going back, which Playwright turns off.
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    browser = await chromium.launch({ executablePath, args: WITHOUT_PICTURES, ignoreDefaultArgs })
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await house?.[Symbol.asyncDispose]()
  })

  /** Several tabs with everything a member leaves behind, some of them closed again before the logout. */
  const useAsMember = async (context: BrowserContext, email: string) => {
    const closed: ClosedTab[] = []
    const close = async (tab: Page) => {
      closed.push({
        address: tab.url(),
        storage: await tab.evaluate(() => ({ ...sessionStorage })),
      })
      await tab.close()
    }
    const page = await context.newPage()
    await register(page, email)
    await page.goto('/account')
    await page.getByRole('heading', { name: 'Hello, Zelda' }).waitFor()
    await page.goto('/account/password')
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.goto('/account')
    const checkout = await typeAtCheckout(context, email)
    const kept = await context.newPage()
    // Nothing tells a page that the browser keeps for going back.
    await kept.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
    const account = await context.newPage()
    for (const tab of [kept, account]) {
      await tab.goto('/account')
      await tab.getByRole('heading', { name: 'Hello, Zelda' }).waitFor()
    }
    for (const tab of [page, checkout, kept, account]) expect(await contentsOf(tab)).toMatch(PERSON)
    await close(account)
    const again = await context.newPage()
    await again.goto(checkout.url())
    await again.getByLabel('City').fill('Linz an der Donau')
    await close(again) // before the shop has what was typed, so only the tab knows it
    expect(JSON.stringify(closed)).toMatch(PERSON)
    return { page, checkout, closed }
  }

  /** Runs in the page, and again if the page reloads meanwhile. */
  const inPage = async <T>(page: Page, work: () => T) => {
    try {
      return await page.evaluate(work)
    } catch (error) {
      if (!String(error).includes('context was destroyed')) throw error
      await page.waitForLoadState()
      return await page.evaluate(work)
    }
  }

  /** What a tab finally shows: nothing, while a page that the browser kept waits to be loaded again. */
  const shownBy = async (page: Page): Promise<string> => {
    await page.waitForLoadState('networkidle')
    return (await page.evaluate(() => document.body.hidden)) ? '' : await contentsOf(page)
  }

  const walk = async (seed: number): Promise<void> => {
    const email = `zelda.quill.${seed}@example.com`
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: house.url,
    })
    // With a stream the network never rests, which this test waits for.
    await context.route('**/changes/live*', (route) => route.abort())
    context.setDefaultTimeout(20_000)
    const { page, checkout, closed } = await useAsMember(context, email)
    const addresses = ['/account', '/account/password', '/cart', '/login', '/register', checkout.url()]
    await page.bringToFront()
    await press(page, 'Log out')
    await page.getByRole('link', { name: 'Log in' }).waitFor()

    const done: string[] = []
    let tab = page
    let reopened = 0
    const take: Record<Step, () => Promise<unknown>> = {
      back: () => inPage(tab, () => history.back()),
      forward: () => inPage(tab, () => history.forward()),
      reload: () => tab.reload(),
      show: () =>
        inPage(tab, () => {
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
          document.dispatchEvent(new Event('visibilitychange'))
        }),
      'other tab': async () => {
        const tabs = context.pages()
        tab = tabs[(tabs.indexOf(tab) + 1) % tabs.length] ?? tab
        await tab.bringToFront()
        await take.show()
      },
      reopen: async () => {
        const { address, storage } = closed[reopened++ % closed.length] ?? { address: '/', storage: {} }
        tab = await context.newPage()
        await tab.goto(new URL('/health', address).href) // the same origin, before anything of the page runs
        await tab.evaluate((kept) => Object.assign(sessionStorage, kept), storage)
        await tab.goto(address)
      },
      duplicate: async () => {
        const opened = context.waitForEvent('page')
        await inPage(tab, () => void window.open(location.href))
        tab = await opened
      },
      visit: () => tab.goto(addresses[done.length % addresses.length] ?? '/'),
      'back offline': async () => {
        await context.setOffline(true)
        await inPage(tab, () => history.back())
        await tab.waitForTimeout(300)
        const shown = await inPage(tab, () => (document.body.hidden ? '' : document.body.innerText))
        expect(shown, `seed ${seed}: ${done.join(', ')}, back offline: ${tab.url()}`).not.toMatch(PERSON)
        await context.setOffline(false)
        await tab.goto('/')
      },
      'clock back': async () => {
        aheadMs -= HOUR_MS
      },
      'clock ahead': async () => {
        aheadMs += 2 * HOUR_MS
      },
    }
    const random = fc.sample(fc.constantFrom(...STEPS), { seed, numRuns: RANDOM_STEPS })
    const steps = ['other tab', 'other tab', 'reopen', 'reopen', ...random] as const
    for (const step of steps) {
      await take[step]()
      done.push(step)
      await expect
        .poll(() => shownBy(tab).catch(() => PASSWORD), {
          message: `seed ${seed}: ${done.join(', ')}: ${tab.url()}`,
        })
        .not.toMatch(PERSON)
    }
    await context.close()
  }

  it.runIf(sizes.everyLook).each(Array.from({ length: WALKS }, (_, index) => index + 1))(
    'sees nothing of the person before on any page, seed %i',
    walk,
    300_000,
  )
})
