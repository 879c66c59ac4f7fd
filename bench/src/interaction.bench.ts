import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium, WITH_WINDOWS } from '../../scripts/tests/chromium.mjs'
import { openBuiltShop } from './measure/built-shop.ts'
import { median, type Row, report } from './measure/report.ts'

const SLOWDOWN = 4
/** Browsers don't report events shorter than this. */
const LEAST_MS = 16
const MOST_MS = 100
const PHONE = { width: 390, height: 844 }
/** A finger rests for a moment. */
const TAP = { delay: 60 }
/** Long enough for everything that follows an interaction. */
const REST_MS = 1500

const PIECES = ['column', 'moon-jar', 'pasta-bowl', 'salt-cellar', 'low-sun-over-the-estuary', 'river-bottle']

/** Replaces pictures, which the platform would otherwise draw meanwhile. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Records the longest event of each interaction, from the input until its result was painted. */
const watch = () => {
  const longest = new Map<number, number>()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: number = Reflect.get(entry, 'interactionId') ?? 0
      if (id) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  Reflect.set(globalThis, 'longestInteraction', () => {
    const found = Math.max(0, ...longest.values())
    longest.clear()
    return found
  })
}

/** Waits for the code that loads last, and what it draws. The network is never idle: a page listens for changes. */
async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('dialog.drawer').waitFor({ state: 'attached' })
  await sleep(REST_MS)
}

/** A page of the shop on a slow processor, idle. */
async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }))
  await page.addInitScript(watch)
  await openWhole(page, url)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await sleep(REST_MS)
  return page
}

/** How long an interaction took, in milliseconds. */
async function timed(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Reflect.get(globalThis, 'longestInteraction')())
  await interact()
  await sleep(REST_MS)
  const found: number = await page.evaluate(() => Reflect.get(globalThis, 'longestInteraction')())
  return Math.max(LEAST_MS, found)
}

const rowOf = (what: string, figures: readonly number[]): Row => ({
  interaction: what,
  times: figures.length,
  'median (ms)': Math.round(median(figures)),
  'worst (ms)': Math.round(Math.max(...figures)),
  goal: `< ${MOST_MS}`,
})

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '2' } } })
await using shop = await openBuiltShop()
const browser = await chromium.launch({
  executablePath: findChromium(process.env, WITH_WINDOWS),
  args: ['--no-sandbox'],
})
const figures: Record<'add' | 'close' | 'open' | 'step' | 'take', number[]> = {
  add: [],
  close: [],
  open: [],
  step: [],
  take: [],
}
for (let round = 0; round < Number(values.rounds); round++) {
  for (const piece of PIECES) {
    const page = await openSlowly(browser, `${shop.storefront.url}/products/${piece}`)
    figures.add.push(await timed(page, () => page.getByRole('button', { name: 'Add to cart' }).click(TAP)))
    figures.close.push(await timed(page, () => page.keyboard.press('Escape', TAP)))
    const link = page.getByRole('link', { name: /^Cart, / })
    figures.open.push(await timed(page, () => link.click(TAP)))
    await openWhole(page, `${shop.storefront.url}/cart`)
    const more = page.getByRole('button', { name: /^Increase quantity/ })
    for (let click = 0; click < 2; click++) figures.step.push(await timed(page, () => more.click(TAP)))
    figures.take.push(await timed(page, () => page.getByRole('button', { name: /^Remove / }).click(TAP)))
    await page.context().close()
  }
}
await browser.close()
report(
  'interaction',
  [
    rowOf('add to cart on a product page, which opens the drawer', figures.add),
    rowOf('close the drawer', figures.close),
    rowOf('open the drawer', figures.open),
    rowOf('one more of a line in the cart', figures.step),
    rowOf('take a line out of the cart', figures.take),
  ],
  [
    `Chromium with its processor slowed down ${SLOWDOWN} times; the time from an input until its result is painted (event timing), the longest event of each interaction; shorter ones count as ${LEAST_MS} ms. A tap lasts ${TAP.delay} ms. Pictures are left out.`,
    'Figures depend on what else the machine does; these are for an otherwise idle one.',
  ],
)
