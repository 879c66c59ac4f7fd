import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProduct, deleteProduct, getProduct } from '@vitrine/contract/operations'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import { PIXEL, type TestConsole } from '../open-console.ts'

/** Calls about a product. */
const CALLS = /\/products\/[0-9a-f-]{36}/

const MEGABYTE = 1024 * 1024

/** Opens a new product that nothing else touches. */
const openProduct = async ({ shop, address }: TestConsole, page: Page, name: string): Promise<string> => {
  const merchant = await shop.merchant()
  const { product } = await merchant.call(createProduct, {
    product: { name, productType: 'digital', priceData: { price: 30 } },
  })
  const id = product?.id ?? ''
  await page.goto(`${address}/products/${id}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return id
}

const productOf = async ({ shop }: TestConsole, id: string) =>
  (await (await shop.merchant()).call(getProduct, { id })).product

const ribbonOf = async (house: TestConsole, id: string) => (await productOf(house, id))?.ribbon

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

/** Ends a session while something is typed; signs in again in a new tab, and saves what was typed. */
export const signInAgain = async (house: TestConsole): Promise<void> => {
  const page = await house.open('merchant')
  const id = await openProduct(house, page, 'Session')
  await page.getByLabel('Ribbon').fill('Still here')
  await page.evaluate(() => fetch('/console/session', { method: 'DELETE' }))
  await page.route(CALLS, (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"message":"","details":{}}' }),
  )
  await save(page)
  const ended = page.getByRole('dialog', { name: 'You have been logged out' })
  await ended.waitFor()
  await withoutBarriers(page)
  await page.unroute(CALLS)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    ended.getByRole('link', { name: 'Log in' }).click(),
  ])
  const { clientId, email, password } = house.staff.merchant
  // Every page that a test opens has its own client, so a bare link would ask which one to use.
  await tab.goto(
    `${house.address}/login?${new URLSearchParams({ client: clientId, to: '/console/signed-in' })}`,
  )
  await tab.locator('input[type=email]').fill(email)
  await tab.locator('input[type=password]').fill(password)
  await tab.keyboard.press('Enter')
  // The new tab closes itself.
  await ended.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Ribbon').inputValue()).toBe('Still here')
  await save(page)
  await said(page, 'Changes saved')
  expect(await ribbonOf(house, id)).toBe('Still here')
  await page.context().close()
}

/** Works without a network, with a shop that refuses because it is busy, and in two tabs. */
export const workOn = async (house: TestConsole): Promise<void> => {
  const page = await house.open('merchant')
  const id = await openProduct(house, page, 'Weather')
  await page.getByLabel('Ribbon').fill('Offline')
  await page.context().setOffline(true)
  await save(page)
  await page.getByRole('alert').getByText('We can’t reach the shop').waitFor()
  await withoutBarriers(page)
  await page.context().setOffline(false)
  await save(page)
  await expect.poll(() => ribbonOf(house, id)).toBe('Offline')
  for (const [status, code] of [
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'SERVICE_UNAVAILABLE'],
  ] as const) {
    await page.getByLabel('Ribbon').fill(code)
    await page.route(CALLS, (route) =>
      route.fulfill({
        status,
        headers: { 'retry-after': '0' },
        contentType: 'application/json',
        body: JSON.stringify({
          message: 'x',
          details: { applicationError: { code, description: 'x', data: {} } },
        }),
      }),
    )
    await save(page)
    await page.getByRole('alert').getByText('The shop is busy').waitFor()
    await page.unroute(CALLS)
    expect(await page.getByLabel('Ribbon').inputValue()).toBe(code)
    // What is typed while it is being saved stays.
    await page.route(CALLS, async (route) => {
      await page.getByLabel('Brand').fill(code)
      await route.continue()
    })
    await save(page)
    await said(page, 'Changes saved')
    await expect.poll(() => ribbonOf(house, id)).toBe(code)
    await page.unroute(CALLS)
    expect(await page.getByLabel('Brand').inputValue()).toBe(code)
    await save(page)
    await expect.poll(async () => (await productOf(house, id))?.brand).toBe(code)
  }
  // The session can't be renewed for a moment: it hasn't ended.
  await page.route('**/console/session', (route) => route.fulfill({ status: 503, body: '' }))
  await page.route(CALLS, (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"message":"","details":{}}' }),
  )
  await page.getByLabel('Ribbon').fill('Renewed')
  await save(page)
  await page.getByRole('alert').getByText('The shop is busy').waitFor()
  expect(await page.getByText('You have been logged out').count()).toBe(0)
  await page.unroute(CALLS)
  await page.unroute('**/console/session')
  await save(page)
  await expect.poll(() => ribbonOf(house, id)).toBe('Renewed')

  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('Ribbon').fill('Other tab')
  await page.getByLabel('Ribbon').fill('This tab')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => ribbonOf(house, id)).toBe('Other tab')
  await save(page)
  await said(page, 'Someone else changed this product')
  expect(await ribbonOf(house, id)).toBe('Other tab')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(() => ribbonOf(house, id)).toBe('This tab')
  await other.close()

  await (await house.shop.merchant()).call(deleteProduct, { id })
  await page.getByLabel('Ribbon').fill('Too late')
  await save(page)
  await said(page, 'This no longer exists')
  await withoutBarriers(page)
  await page.context().close()
}

const MARKUP = '<img src=x onerror="document.title=1">'
const FORMULA = '=HYPERLINK("http://evil.example","Click")'

/** Adds a picture of 50 MB, and writes markup and formulas into every field of a product. */
export const typeAnything = async (house: TestConsole): Promise<void> => {
  const page = await house.open('merchant')
  const id = await openProduct(house, page, 'Anything')
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const path = join(folder, 'huge.png')
  await writeFile(path, Buffer.concat([PIXEL, Buffer.alloc(50 * MEGABYTE)]))
  await page.locator('input[type=file]').setInputFiles(path)
  await said(page, 'huge.png wasn’t added')
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'small.png', mimeType: 'image/png', buffer: PIXEL }])
  await said(page, '1 file added')
  await rm(folder, { recursive: true })

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${FORMULA} ${MARKUP}`)
  for (const label of ['Ribbon', 'Brand', 'SKU', 'Title for search engines'])
    await page
      .getByLabel(label, { exact: true })
      .fill(label === 'Ribbon' ? MARKUP.slice(0, 30) : FORMULA.slice(0, 40))
  await save(page)
  await page.getByRole('heading', { level: 1, name: `${FORMULA} ${MARKUP}` }).waitFor()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  await page.goto(`${house.address}/products?q=HYPERLINK`)
  await page.getByRole('link', { name: FORMULA }).waitFor()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export list' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk))
  const file = Buffer.concat(chunks).toString()
  expect(file).toContain("'=HYPERLINK")
  expect(file).not.toMatch(/(^|,)"?[=+@-]/m)
  await (await house.shop.merchant()).call(deleteProduct, { id })
  await page.context().close()
}
