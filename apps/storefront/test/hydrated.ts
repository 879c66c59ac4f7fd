import type { Page } from 'playwright-core'

/** Waits until a page is fully interactive: the drawer's code loads last. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('dialog.drawer').waitFor({ state: 'attached' })
