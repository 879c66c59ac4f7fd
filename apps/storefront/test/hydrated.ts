import type { Page } from 'playwright-core'

/** Waits until everything on a page answers without loading another: the drawer's code comes last. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('dialog.drawer').waitFor({ state: 'attached' })
