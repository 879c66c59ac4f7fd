import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs'

/** @import { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core' */
/** @typedef {Pick<Browser, 'newContext' | 'newPage' | 'close'> & AsyncDisposable} TestBrowser */

/**
 * One browser per process and set of arguments.
 * @type {Map<string, Browser>}
 */
const started = new Map()

/** @param {readonly string[]} args */
async function start(args) {
  const running = started.get(args.join(' '))
  if (running?.isConnected()) return running
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...args] })
  started.set(args.join(' '), browser)
  return browser
}

/**
 * Opens the browser that all test files in this process share, because a start costs as much as a page. Each context
 * has cookies and a cache of its own. Closing it closes what was opened through it; the browser ends with the process.
 * @param {readonly string[]} args
 * @returns {Promise<TestBrowser>}
 * @example
 * await using browser = await openBrowser()
 * const page = await browser.newPage()
 */
export async function openBrowser(args = CHROMIUM_ARGS) {
  const browser = await start(args)
  /** @type {Set<BrowserContext>} */
  const opened = new Set()
  const newContext = async (/** @type {BrowserContextOptions | undefined} */ options) => {
    const context = await browser.newContext(options)
    opened.add(context)
    context.once('close', () => opened.delete(context))
    return context
  }
  const close = async () => {
    await Promise.all([...opened].map((context) => context.close()))
  }
  const newPage = async (/** @type {BrowserContextOptions | undefined} */ options) =>
    (await newContext(options)).newPage()
  return { newContext, newPage, close, [Symbol.asyncDispose]: close }
}
