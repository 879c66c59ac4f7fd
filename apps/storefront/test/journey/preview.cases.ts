import { getProduct, queryProducts } from '@vitrine/contract/operations'
import { openConsole } from '@vitrine/platform/testing'
import { describe, expect, it } from 'vitest'
import { violationsOn } from '../../../../scripts/tests/axe.mjs'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { DESK } from '../barriers.ts'
import { executablePath, open, platform, shop } from './visit.ts'

const officeOf = () => `${platform.url.replace('127.0.0.1', 'localhost')}/console`

describe.skipIf(!executablePath)('the preview of a product', () => {
  it('is framed by the back office only, stays out of caches and search engines, and shows only products', async () => {
    const page = await fetch(`${shop.url}/preview/product`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`frame-ancestors ${new URL(officeOf()).origin}`)
    expect([page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
      ...['noindex', 'private, no-store'],
    ])
    const other = await fetch(`${shop.url}/products/moon-jar/preview/product`)
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const send = (draft: string, headers: Record<string, string>) =>
      fetch(`${shop.url}/preview/product.data`, {
        ...{ method: 'POST', body: new URLSearchParams({ draft }), headers },
      })
    const priceData = { currency: 'EUR', price: 5, discountedPrice: 5 }
    const draft = JSON.stringify({ name: 'Half an idea', priceData })
    expect((await send(draft, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    const shown = await send(draft, { Origin: shop.url })
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Half an idea')])
    for (const text of ['', 'null', '{"name":1}', '{"name":"A","priceData":{},"media":7}'])
      expect([text, (await send(text, { Origin: shop.url })).status]).toEqual([text, 400])
  })

  inFull('shows what is typed in the back office as the page will be, before it is saved', async () => {
    const merchant = await platform.merchant()
    const { products } = await merchant.call(queryProducts, { query: { filter: { slug: 'moon-jar' } } })
    const id = String(products?.[0]?.id)
    const saved = async () => (await merchant.call(getProduct, { id })).product
    const before = await saved()
    await using visit = await open('/', { viewport: DESK })
    const { page } = visit
    const { clientId, email, password } = await openConsole(platform, 'merchant', `${officeOf()}/callback`)
    await page.goto(`${officeOf()}/login?client=${clientId}`)
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[type=password]').fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Aldermere', exact: true }).waitFor()
    await page.goto(`${officeOf()}/products/${id}`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Full Moon Jar')
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('100')
    await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('25')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { level: 1, name: 'Full Moon Jar' }).waitFor()
    await frame.getByText('€75.00').first().waitFor()
    await frame.getByText('25% off').waitFor()
    // Nothing is saved, nothing is sold, and nothing leads away.
    expect(await saved()).toEqual(before)
    await frame.getByRole('button', { name: 'Add to cart' }).click()
    await frame.getByRole('link', { name: 'Collections' }).first().click()
    await frame.getByRole('heading', { level: 1, name: 'Full Moon Jar' }).waitFor()
    expect(await frame.getByRole('link', { name: /^Cart/ }).first().getAttribute('aria-label')).toMatch(
      /0|empty/,
    )
    await page.getByText('Phone', { exact: true }).click()
    await expect.poll(() => page.locator('iframe').evaluate(({ clientWidth }) => clientWidth)).toBe(390)
    expect((await violationsOn(page)).map(({ id: rule }) => rule)).toEqual([])
    // On a phone, there is nothing to choose.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('Computer', { exact: true }).waitFor({ state: 'hidden' })
    await page.setViewportSize(DESK)
    // Another site's page can't frame it.
    await page.route('https://other.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${shop.url}/preview/product"></iframe>`,
      }),
    )
    await page.goto('https://other.example/')
    await expect
      .poll(() => page.frames().map((each) => each.url()))
      .toContain('chrome-error://chromewebdata/')
  })
})
