import { randomUUID } from 'node:crypto'
import { createMember, getExternalLogins, updateExternalLogins } from '@vitrine/contract/operations'
import { openProvider, openShop, type Shop, type TestProvider } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { authorizeUrl } from './authorize-url.ts'
import { STOREFRONT } from './open-checkouts.ts'
import { barriers, visit } from './visit.ts'

const executablePath = findChromium()

describe.skipIf(!executablePath)('the hosted login with an external provider', () => {
  let shop: Shop
  let provider: TestProvider
  let browser: TestBrowser
  beforeAll(async () => {
    shop = await openShop({ environment: { STOREFRONT_URL: STOREFRONT } })
    const owner = await shop.owner()
    const { externalLogins } = await owner.call(getExternalLogins, {})
    provider = await openProvider([externalLogins.redirectUri])
    const { issuer, clientId, clientSecret } = provider
    await owner.call(updateExternalLogins, {
      externalLogins: {
        connections: [{ name: 'House of Ids', issuer, clientId, clientSecret, active: true }],
      },
    })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await provider?.[Symbol.asyncDispose]()
    await shop?.[Symbol.asyncDispose]()
  })

  it('offers it, explains a failure, and leads back to the shop', { timeout: 60_000 }, async () => {
    const taken = `ada.${randomUUID().slice(0, 8)}@example.com`
    await (await shop.owner()).call(createMember, { member: { loginEmail: taken } })
    await using member = await visit(browser)
    const { page } = member
    const button = page.getByRole('link', { name: 'Continue with House of Ids' })
    provider.who = 'first'
    provider.people.set('first', { email: taken, email_verified: false })
    await page.goto(authorizeUrl(shop))
    await button.click()
    await page.getByRole('alert').getByText('That provider hasn’t confirmed').waitFor()
    await using looker = await visit(browser, { bypassCSP: true })
    await looker.page.goto(page.url())
    await looker.page.getByRole('alert').getByText('That provider hasn’t confirmed').waitFor()
    expect(await barriers(looker.page)).toEqual([])
    provider.people.set('first', { email: taken, email_verified: true })
    // The platform's redirect leads the browser there; no page needs to exist.
    const arrival = page.waitForRequest(`${STOREFRONT}/callback?*`)
    await button.click()
    expect(new URL((await arrival).url()).searchParams.get('code')).toEqual(expect.any(String))
    expect(member.complaints).toEqual([])
  })
})
