import { expect, it } from 'vitest'
import { violationsOn } from '../../../../../scripts/tests/axe.mjs'
import { openBrowser } from '../../../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../../../scripts/tests/chromium.mjs'
import { openShop } from '../../testing/index.ts'

const executablePath = findChromium()

// Fails without the policy's connect-src, and with a colour that is too pale in dark mode.
it.skipIf(!executablePath)('lets a builder find a call and make it, on a phone in the dark', async () => {
  await using shop = await openShop({ showsClientId: true })
  await using browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const complaints: string[] = []
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  const found = async () => [
    ...(await violationsOn(page, [])).map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    ...((await page.evaluate(() => document.documentElement.scrollWidth)) > 390 ? ['too wide'] : []),
  ]

  await page.goto(`${shop.url}/docs/api`)
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('query collections')
  await page.getByText('1 call found').waitFor()
  expect(await found()).toEqual([])
  await page.getByRole('link', { name: 'queryCollections' }).press('Enter')
  await page.getByRole('heading', { name: 'queryCollections' }).waitFor()
  await page.getByRole('button', { name: 'Send request' }).press('Enter')
  await page.getByText('Status 200').waitFor()
  expect(await page.getByRole('region', { name: 'Answer of your call' }).textContent()).toContain(
    '"collections"',
  )
  expect(await found()).toEqual([])
  await page.getByRole('link', { name: 'those that every call can return' }).press('Enter')
  await page.getByRole('link', { name: 'TOO_MANY_REQUESTS' }).press('Enter')
  await page.getByRole('heading', { name: 'What to do' }).waitFor()
  expect(await found()).toEqual([])
  await page.goto(`${shop.url}/docs/errors`)
  await page.getByRole('link', { name: 'CHECKOUT_CHANGED' }).waitFor()
  expect(await found()).toEqual([])
  expect(complaints).toEqual([])
})
