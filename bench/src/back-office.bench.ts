import { createReadStream } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createProduct } from '@vitrine/contract/operations'
import { createCaller } from '@vitrine/platform/testing'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium, WITH_WINDOWS } from '../../scripts/tests/chromium.mjs'
import { serve } from './measure/child.ts'
import type { ConsoleShop, ConsoleShopOptions } from './measure/console-shop.ts'
import { median, type Row, report } from './measure/report.ts'

/** The child's role is in the bench of lists, which serves the same shops. */
const SHOPS = new URL('console.bench.ts', import.meta.url).pathname
const SLOWDOWN = 4
const WINDOW = { width: 1280, height: 900 }
/** Three options of ten choices. */
const CHOICES = Array.from({ length: 10 }, (_, index) => `${index + 1}`)
const TYPED = '1234.56'
const ROWS_TYPED = 12
const MEGABYTE = 1e6
/** Long enough for everything that follows a step. */
const REST_MS = 1500

interface Office {
  readonly page: Page
  readonly devtools: CDPSession
  readonly address: string
}

/** Logs in as the owner. */
const openOffice = async (browser: Browser, { signIn }: ConsoleShop): Promise<Office> => {
  const context = await browser.newContext({ viewport: WINDOW, acceptDownloads: true })
  const page = await context.newPage()
  await page.goto(signIn.address)
  await page.locator('input[type=email]').fill(signIn.email)
  await page.locator('input[type=password]').fill(signIn.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Aldermere', exact: true }).waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  return { page, devtools, address: signIn.address.split('/login')[0] ?? '' }
}

const metricOf = async (devtools: CDPSession, name: string): Promise<number> =>
  (await devtools.send('Performance.getMetrics')).metrics.find((metric) => metric.name === name)?.value ?? 0

/** The memory that scripts use once everything unused is gone, in megabytes, and how many nodes pages have. */
const memoryOf = async (devtools: CDPSession): Promise<{ heap: number; nodes: number }> => {
  await devtools.send('HeapProfiler.collectGarbage')
  return {
    heap: (await metricOf(devtools, 'JSHeapUsedSize')) / MEGABYTE,
    nodes: await metricOf(devtools, 'Nodes'),
  }
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** The processor time of a task, in microseconds; the time of other programs doesn't count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The processor time of a page's longest task while something ran, in milliseconds. */
const longestTask = async (browser: Browser, page: Page, run: () => Promise<unknown>): Promise<number> => {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await run()
  await sleep(REST_MS)
  const traced: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const pages = new Set(
    traced.traceEvents.flatMap((event) =>
      event.name === 'thread_name' && event.args?.name === 'CrRendererMain' ? [threadOf(event)] : [],
    ),
  )
  const tasks = traced.traceEvents.flatMap((event) =>
    event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(threadOf(event))
      ? [(event.tdur ?? 0) / 1000]
      : [],
  )
  return Math.round(Math.max(...tasks))
}

/** A product with a thousand variants. */
const createLargest = async ({ url, owner }: ConsoleShop): Promise<string> => {
  const { product } = await createCaller(url, owner).call(createProduct, {
    product: {
      name: 'A thousand variants',
      priceData: { price: 40 },
      manageVariants: true,
      productOptions: ['Size', 'Colour', 'Glaze'].map((name) => ({
        name,
        choices: CHOICES.map((value) => ({ value: `${name} ${value}`, description: `${name} ${value}` })),
      })),
    },
  })
  return product?.id ?? ''
}

const measureSheet = async (browser: Browser, shop: ConsoleShop, rounds: number): Promise<Row[]> => {
  const product = await createLargest(shop)
  const { page, devtools, address } = await openOffice(browser, shop)
  const grid = page.getByRole('grid')
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const openings: number[] = []
  const slowOpenings: number[] = []
  for (const [rate, figures] of [
    [1, openings],
    [SLOWDOWN, slowOpenings],
  ] as const)
    for (let round = 0; round < rounds; round++) {
      await page.goto(`${address}/products/${product}`)
      const link = page.getByRole('link', { name: 'Edit variants in sheet' })
      await link.waitFor()
      await sleep(REST_MS)
      await slow(rate)
      const startedAt = performance.now()
      await link.click()
      await page.locator('#sheet-0-1').waitFor()
      figures.push(performance.now() - startedAt)
      await slow(1)
    }
  if ((await grid.getAttribute('aria-rowcount')) !== '1001') throw new Error('The sheet must have 1,000 rows')

  await slow(SLOWDOWN)
  const type = async (text: string) => {
    await page.keyboard.type(text, { delay: 80 })
    await page.keyboard.press('Enter')
    await sleep(600)
  }
  const typeAll = async () => {
    for (let row = 0; row < ROWS_TYPED; row++) await type(TYPED)
  }
  await page.locator('#sheet-0-1').click()
  const typing = await longestTask(browser, page, typeAll)
  await page.getByRole('columnheader', { name: 'Price', exact: true }).click()
  await page.keyboard.type('+10%', { delay: 80 })
  const filling = await longestTask(browser, page, () => page.keyboard.press('Control+Enter'))
  await page.locator('#sheet-0-2').click()
  const typingMore = await longestTask(browser, page, typeAll)
  await slow(1)

  const scroller = page.locator('div:has(> table[role=grid])')
  const scrollThrough = () =>
    scroller.evaluate(async (element) => {
      for (let pass = 0; pass < 4; pass++)
        for (let top = 0; top <= element.scrollHeight; top += 600) {
          element.scrollTop = pass % 2 === 0 ? top : element.scrollHeight - top
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
    })
  await scrollThrough()
  const before = await memoryOf(devtools)
  for (let round = 0; round < 5; round++) await scrollThrough()
  const after = await memoryOf(devtools)
  await page.context().close()
  return [
    {
      what: '1,000 variants in the sheet: open (ms, median)',
      figure: Math.round(median(openings)),
      goal: '< 1000',
    },
    {
      what: `the same, processor ${SLOWDOWN} times slower`,
      figure: Math.round(median(slowOpenings)),
      goal: '',
    },
    { what: 'typing into 12 cells: longest task (ms)', figure: typing, goal: '<= 50' },
    { what: 'filling a column of 1,000 cells: longest task (ms)', figure: filling, goal: '' },
    { what: 'typing with 1,000 changes unsaved: longest task (ms)', figure: typingMore, goal: '<= 50' },
    { what: 'memory before scrolling (MB)', figure: before.heap.toFixed(1), goal: '' },
    { what: 'after 20 times through all rows (MB)', figure: after.heap.toFixed(1), goal: 'flat' },
    { what: 'nodes before and after', figure: `${before.nodes}, ${after.nodes}`, goal: 'flat' },
  ]
}

const linesOf = async (path: string): Promise<number> => {
  let lines = 0
  for await (const chunk of createReadStream(path)) for (const byte of chunk) if (byte === 10) lines++
  return lines
}

const measureExport = async (browser: Browser, shop: ConsoleShop): Promise<Row[]> => {
  const { page, devtools, address } = await openOffice(browser, shop)
  await page.goto(`${address}/orders`)
  await page.getByRole('button', { name: 'Export list' }).first().waitFor()
  let [most, isOver] = [0, false]
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, (await metricOf(devtools, 'JSHeapUsedSize')) / MEGABYTE)
      await sleep(250)
    }
  })()
  const startedAt = performance.now()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 0 }),
    page.getByRole('button', { name: 'Export list' }).first().click(),
  ])
  const seconds = (performance.now() - startedAt) / 1000
  isOver = true
  await watching
  const rows = (await linesOf(await download.path())) - 1
  await page.context().close()
  return [
    { what: 'export of all orders: rows', figure: rows, goal: '' },
    { what: 'seconds', figure: Math.round(seconds), goal: '' },
    { what: 'memory of scripts meanwhile, at most (MB)', figure: Math.round(most), goal: '' },
  ]
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    products: { type: 'string', default: '100' },
    orders: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '200000' },
    /** Keeps the filled shop for the next run, as in the bench of lists. */
    keep: { type: 'string', default: '' },
  },
})
const open = (options: ConsoleShopOptions) => serve<ConsoleShop>(SHOPS, ['shop', JSON.stringify(options)])
const browser = await chromium.launch({
  executablePath: findChromium(process.env, WITH_WINDOWS),
  args: ['--no-sandbox', '--enable-precise-memory-info'],
})
const rows: Row[] = []
if ('sheet'.includes(values.only)) {
  const small = await open({ products: 100, orders: 1, customers: 1, engine: 'sqlite', keep: '' })
  rows.push(...(await measureSheet(browser, small.ready, Number(values.rounds))))
  await small.stop()
}
if ('export'.includes(values.only)) {
  const [products, orders, customers] = [values.products, values.orders, values.customers].map(Number)
  if (products === undefined || orders === undefined || customers === undefined) throw new Error('No sizes')
  const large = await open({ products, orders, customers, engine: 'sqlite', keep: values.keep })
  rows.push(...(await measureExport(browser, large.ready)))
  await large.stop()
}
await browser.close()
report('back-office', rows, [
  `Chromium at ${WINDOW.width} pixels. While someone types, its processor is slowed down ${SLOWDOWN} times; a task counts with its own processor time.`,
])
