import { describe, expect, it, onTestFinished } from 'vitest'
import { violationsOn } from './axe.mjs'
import { openBrowser } from './browser.mjs'
import { findChromium } from './chromium.mjs'

const executablePath = findChromium()
const PAGE = `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>
  <p style="color: #777; background: #fff; transition: color 0.9s">Said with too little contrast</p>
  <img src="data:,"></main></html>`

// The control of every test that finds no barrier.
describe.skipIf(!executablePath)('a violation', () => {
  it('is found on every check, in the final colors', async () => {
    const browser = await openBrowser()
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.setContent(PAGE)
    const found = async (/** @type {string[]} */ ...rules) =>
      (await violationsOn(page, rules)).map(({ id }) => id)
    expect(await found()).toEqual(['color-contrast', 'image-alt'])
    expect(await found('color-contrast')).toEqual(['color-contrast'])
    const paint = (/** @type {string} */ color) =>
      page.locator('p').evaluate((p, to) => {
        p.style.color = to
      }, color)
    await paint('#000')
    expect(await found()).toEqual(['image-alt'])
    await paint('#bbb')
    expect(await found()).toEqual(['color-contrast', 'image-alt'])
  })
})
