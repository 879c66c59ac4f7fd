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

/** Everything axe finds in light, the colours in dark, and whether anything stands out sideways. */
export const barriers = async (page: Page): Promise<string[]> => {
  // Colours that are on their way to others have no contrast yet.
  await page.addStyleTag({ content: '*, ::before { transition: none !important }' })
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // Without frames there is nothing to gather from several pages, which is what takes long.
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
    for (const { id, nodes } of violations) found.push(`${colorScheme}: ${id} ${nodes[0]?.html}`)
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return beyond > 0 ? [...found, `${beyond} pixels too wide`] : found
}
