import type { Page } from 'playwright-core'
import { violationsOn } from '../../../scripts/tests/axe.mjs'
import { sizes } from './sizes.ts'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

/** Lists everything axe finds on a page in its current state. */
export async function barriersHere(page: Page, rules: string[] = []): Promise<string[]> {
  const violations = await violationsOn(page, rules)
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`)
}

/**
 * Lists everything axe finds at several widths, missing contrast in dark mode, and sideways overflow.
 * @param inTheDark - whether to check dark mode too; by default only in `npm run test:pages`
 */
export async function barriers(
  page: Page,
  viewports = [PHONE],
  inTheDark = sizes.everyLook,
): Promise<string[]> {
  const found: string[] = []
  const note = (where: string | number, some: string[]) =>
    found.push(...some.map((one) => `${where}: ${one}`))
  if (inTheDark) {
    await page.emulateMedia({ colorScheme: 'dark' })
    note('dark', await barriersHere(page, ['color-contrast']))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    note(viewport.width, await barriersHere(page))
  }
  return [...found, ...(await beyond(page, viewports))]
}

/** Lists the widths at which a page must be scrolled sideways. */
export async function beyond(page: Page, viewports: readonly { width: number; height: number }[]) {
  const found: string[] = []
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    const pixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (pixels > 0) found.push(`${viewport.width}: ${pixels} pixels too wide`)
  }
  return found
}
