import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

/** Lists everything axe finds on a page as it stands. */
export async function barriersHere(page: Page, rules: string[] = []): Promise<string[]> {
  await page.evaluate(settled)
  await page.evaluate(fillAsPainted)
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`)
}

/**
 * Lists everything axe finds in some widths, what lacks contrast in the dark, and whether anything stands out sideways.
 */
export async function barriers(page: Page, viewports = [PHONE]): Promise<string[]> {
  const found: string[] = []
  const note = (where: string | number, some: string[]) =>
    found.push(...some.map((one) => `${where}: ${one}`))
  await page.emulateMedia({ colorScheme: 'dark' })
  note('dark', await barriersHere(page, ['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    note(viewport.width, await barriersHere(page))
  }
  return [...found, ...(await beyond(page, viewports))]
}

/** Names the widths at which a page has to be moved sideways to be read. */
export async function beyond(page: Page, viewports: readonly { width: number; height: number }[]) {
  const found: string[] = []
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    const pixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (pixels > 0) found.push(`${viewport.width}: ${pixels} pixels too wide`)
  }
  return found
}

/** Colours that are changing would be measured half way; the bar that shows progress goes on for longer. */
const settled = async () => {
  const changing = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
  await Promise.allSettled(changing.map(({ finished }) => finished))
}

/** In forced colours Chromium paints text in one of them, and says that it fills it with the page's, which axe asks for. */
const fillAsPainted = (): void => {
  if (!matchMedia('(forced-colors: active)').matches) return
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    element.style.webkitTextFillColor = getComputedStyle(element).color
}
