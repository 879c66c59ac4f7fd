import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violationsOn } from '../../../scripts/tests/axe.mjs'

/** Waits until the page says something. */
export const said = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor()

/** Fails if axe finds something once everything has loaded, and names it. */
export const withoutBarriers = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  const found = await violationsOn(page)
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 2)])).toEqual([])
}
