import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated } from './hydrated.ts'

export const toCart = async (page: Page) => {
  await page.goto('/cart')
  await hydrated(page)
}
export const more = (page: Page, name: string) =>
  page.getByRole('button', { name: `Increase quantity of ${name}` })
export const count = (page: Page) => page.getByRole('link', { name: /^Cart, / }).getAttribute('aria-label')
export const quantity = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}` }).inputValue()
export const atRest = (page: Page) => expect.poll(() => page.locator('li[aria-busy=true]').count()).toBe(0)
export const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).allTextContents()
export const sum = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Summary' })
    .getByText(/^€[\d,.]+$/)
    .first()
    .textContent()
export const whatIsBought = async (context: BrowserContext) => {
  const html = await (await context.request.get('/cart')).text()
  return /Cart, (?:empty|[\d,]+ items?)/.exec(html)?.[0]
}
