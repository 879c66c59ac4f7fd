import type { BrowserContextOptions, Page } from 'playwright-core'
import { violationsOn } from '../../../scripts/tests/axe.mjs'
import type { TestBrowser } from '../../../scripts/tests/browser.mjs'
import { STOREFRONT } from './open-checkouts.ts'
import { sizes } from './sizes.ts'

/** Replaces pictures, which would otherwise be drawn for every run. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A buyer's browser. */
export interface Visit extends AsyncDisposable {
  readonly page: Page
  /** The browser's complaints, violated policies included. */
  readonly complaints: string[]
}

export const visit = async (browser: TestBrowser, options: BrowserContextOptions = {}): Promise<Visit> => {
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

/** Display modes. In forced colors, which some people need, the system's colors replace ours. */
const LOOKS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
  { colorScheme: 'light', forcedColors: 'none' },
] as const

/**
 * Everything axe finds in light mode, contrast in dark and forced colors, and whether anything overflows
 * sideways.
 *
 * @param everyLook - dark and forced colors too; by default only in `npm run test:pages`
 */
export const barriers = async (page: Page, everyLook = sizes.everyLook): Promise<string[]> => {
  const found: string[] = []
  for (const look of everyLook ? LOOKS : LOOKS.slice(-1)) {
    await page.emulateMedia(look)
    const rules = look.colorScheme === 'light' ? [] : ['color-contrast']
    for (const { id, nodes } of await violationsOn(page, rules))
      found.push(`${Object.values(look).join()}: ${id} ${nodes[0]?.html}`)
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return beyond > 0 ? [...found, `${beyond} pixels too wide`] : found
}
