import type { Locator, Page } from 'playwright-core'

/** Drops files of this machine on the middle of something, as a person's mouse does. */
export const dropFiles = async (page: Page, target: Locator, files: readonly string[]): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      ...{ type, x: x + width / 2, y: y + height / 2 },
      data: { items: [], files: [...files], dragOperationsMask: 1 },
    })
  await browser.detach()
}

/** Drags something to another place, past what lies between. */
export const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await from.hover()
  await page.mouse.down()
  const { x = 0, y = 0, width = 0, height = 0 } = (await to.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 4, { steps: 12 })
  await page.mouse.up()
}
