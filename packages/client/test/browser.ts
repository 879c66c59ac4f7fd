import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { openBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'

/** The browser that tests run in; undefined if there is none. */
export const chromiumPath = findChromium()

/** Opens a page in a browser of its own. */
export const openPage = async (url: string): Promise<Page & AsyncDisposable> => {
  const browser = await openBrowser()
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  return Object.assign(page, { [Symbol.asyncDispose]: () => browser.close() })
}

/** Builds a module of the package's sources for the browser. */
export const moduleFor = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    format: 'esm',
    conditions: ['source'],
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
