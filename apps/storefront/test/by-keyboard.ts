import type { Page } from 'playwright-core'

export const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')

/** Presses Tab until a field or button with that name has the focus. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? element.labels
          : null
      const label = labels?.[0] ?? element
      return `${element?.getAttribute('aria-label') ?? ''} ${label?.textContent ?? ''}`.trim()
    })
    if (at.startsWith(name)) return
  }
  throw new Error(`The Tab key reached no ${name}.`)
}

/** Fills in fields one after another, using only the keyboard. */
export const type = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
}
