import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { STOREFRONT } from './open-checkouts.ts'

/** Stands for pictures, which would be drawn for every run. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A buyer's browser. */
export interface Visit extends AsyncDisposable {
  readonly page: Page
  /** What the browser complains about, broken policies among it. */
  readonly complaints: string[]
}

export const visit = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    ...options,
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }))
  await page.route(`${STOREFRONT}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
  )
  return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
}

/** Ways to see a page. Colours of the machine's own, which some people need, are in the place of ours. */
const LOOKS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
  { colorScheme: 'light', forcedColors: 'none' },
] as const

/** Everything axe finds in light, the colours in dark and in forced ones, and whether anything stands out sideways. */
export const barriers = async (page: Page): Promise<string[]> => {
  // Colours that are on their way to others have no contrast yet.
  await page.addStyleTag({ content: '*, ::before { transition: none !important }' })
  const found: string[] = []
  for (const look of LOOKS) {
    await page.emulateMedia(look)
    await page.evaluate(fillAsPainted, look.forcedColors === 'active')
    // Without frames there is nothing to gather from several pages, which is what takes long.
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    const isLight = look.colorScheme === 'light'
    const { violations } = await (isLight ? axe : axe.withRules('color-contrast')).analyze()
    for (const { id, nodes } of violations)
      found.push(`${Object.values(look).join()}: ${id} ${nodes[0]?.html}`)
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return beyond > 0 ? [...found, `${beyond} pixels too wide`] : found
}

/** Chromium paints text in a forced colour, and says that it fills it with the page's: which is what axe asks for. */
const fillAsPainted = (isForced: boolean): void => {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    element.style.webkitTextFillColor = isForced ? getComputedStyle(element).color : ''
}
