import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Drops the network once a refund has arrived, and brings it back only for writes, so that nothing can be read again. */
export const loseAnswers = async (page: Page, act: () => Promise<void>): Promise<void> => {
  let isAway = false
  await page.route('**/*', async (route) => {
    const isWrite = route.request().url().endsWith('/refund')
    if (!isWrite && !isAway) return route.continue()
    if (isWrite && !isAway) await route.fetch()
    isAway = true
    return route.abort()
  })
  await act()
  await page.getByRole('alert').getByText('We can’t reach the shop').first().waitFor()
  // The page may say so while the client still repeats the call.
  await expect.poll(() => page.getByRole('dialog').locator('[data-loading]').count()).toBe(0)
  await page.unroute('**/*')
  await page.route('**/*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
}
