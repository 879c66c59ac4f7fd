import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violationsOn } from '../../../scripts/tests/axe.mjs'

/** Waits until the page says something. */
export const said = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor()

const refused = new WeakMap<Page, string[]>()

/** Lets `withoutBarriers` fail for what the Content-Security-Policy has refused since the page was loaded. */
export const watchPolicy = (page: Page): void => {
  page.on('domcontentloaded', () => refused.set(page, []))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.get(page)?.push(message.text())
  })
}

/** Fails if axe finds something once everything has loaded, and names it. */
export const withoutBarriers = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  expect(refused.get(page) ?? []).toEqual([])
  const found = await violationsOn(page)
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 2)])).toEqual([])
}
