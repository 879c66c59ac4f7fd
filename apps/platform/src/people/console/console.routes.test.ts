import { getCatalogVersion, listApiKeys } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { builtFolder, CONSOLE } from '../../shop/hosted-pages/built-pages.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openShop, type Shop } from '../../testing/index.ts'
import { openConsoleBrowser, openStaff, platformUrlOf } from './console.fixtures.ts'

const disable = statement('UPDATE users SET disabled_at = 1 WHERE user_id = ?')
const everySession = statement<Record<string, unknown>>('SELECT * FROM sessions')

// Fails if scripts can read the refresh token, if a login can be finished in another browser, or if a session outlives
// its person.
for (const engine of ENGINES) {
  describe(`the session of the back office on ${engine.name}`, () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop({ engine })
    })
    afterAll(async () => shop[Symbol.asyncDispose]())

    it('gives the page short-lived tokens, and keeps what renews them from scripts', async () => {
      const staff = await openStaff(shop, 'owner')
      const browser = openConsoleBrowser(shop)
      expect(await browser.logIn(staff, '/console/orders?payment=PAID')).toBe('/console/orders?payment=PAID')
      const kept = browser.set.find((line) => line.startsWith('vitrine_staff='))
      expect(kept).toMatch(/; HttpOnly; SameSite=Strict/)
      const { status, body } = await browser.session()
      expect([status, body]).toMatchObject([
        200,
        {
          expiresInSeconds: 900,
          user: { email: staff.email, role: 'owner' },
          shop: { name: 'Test shop', currency: 'EUR', storefrontUrl: shop.site.storefrontUrl },
        },
      ])
      expect(JSON.stringify(body)).not.toContain(browser.cookies.get('vitrine_staff')?.split('~')[1])
      const caller = shop.caller(String(body.accessToken))
      expect((await caller.try(getCatalogVersion, {})).status).toBe(200)
      expect((await caller.try(listApiKeys, {})).status).toBe(200)
      const rows = JSON.stringify(await shop.database.all(everySession))
      expect(rows).not.toContain(browser.cookies.get('vitrine_staff')?.split('~')[1])
    })

    it('stays the same for ten tabs that open at once, again and again', async () => {
      const browser = openConsoleBrowser(shop)
      await browser.logIn(await openStaff(shop))
      for (let round = 0; round < 3; round++) {
        const tabs = await Promise.all(Array.from({ length: 10 }, browser.session))
        expect(tabs.map(({ status }) => status)).toEqual(Array(10).fill(200))
      }
    })

    it('ends when its user is disabled', async () => {
      const staff = await openStaff(shop)
      const browser = openConsoleBrowser(shop)
      await browser.logIn(staff)
      await shop.database.transaction((tx) => tx.run(disable, staff.userId))
      expect((await browser.session()).status).toBe(401)
      expect(browser.cookies.has('vitrine_staff')).toBe(false)
    })

    it('ends when they log out, and so does the login that it came from', async () => {
      const staff = await openStaff(shop)
      const browser = openConsoleBrowser(shop)
      await browser.logIn(staff)
      const stolen = browser.cookies.get('vitrine_staff') ?? ''
      expect((await browser.send('/console/session', { method: 'DELETE' })).status).toBe(200)
      for (const name of ['vitrine_staff', 'vitrine_console']) expect(browser.cookies.has(name)).toBe(false)
      browser.cookies.set('vitrine_staff', stolen)
      expect((await browser.session()).status).toBe(401)
    })

    it("can't be finished by another browser, twice, or with another state", async () => {
      const staff = await openStaff(shop)
      const browser = openConsoleBrowser(shop)
      const to = `/console/login?${new URLSearchParams({ client: staff.clientId })}`
      await browser.send(to)
      const flow = browser.cookies.get('vitrine_staff_login') ?? ''
      for (const [address, cookie] of [
        ['/console/callback?code=x&state=y', flow],
        ['/console/callback?code=x&state=y', ''],
        ['/console/callback?code=x&state=y', `${flow}x`],
        ['/console/callback', flow],
        ['/console/callback?error=access_denied&state=y', flow],
        ['/console/callback?code=x&code=y&state=z', flow],
      ] as const) {
        const other = openConsoleBrowser(shop)
        if (cookie) other.cookies.set('vitrine_staff_login', cookie)
        const answer = await other.send(address)
        expect([address, answer.status, answer.headers.get('location')]).toEqual([
          ...[address, 303, '/console?login=failed'],
        ])
        expect(other.cookies.has('vitrine_staff')).toBe(false)
      }
    })

    it('is closed to pages of other sites', async () => {
      const browser = openConsoleBrowser(shop)
      await browser.logIn(await openStaff(shop))
      for (const method of ['POST', 'DELETE'])
        for (const relation of ['cross-site', 'same-site']) {
          const headers = { 'sec-fetch-site': relation, origin: 'https://shop.example' }
          expect((await browser.send('/console/session', { method, headers })).status).toBe(403)
        }
      expect((await browser.session()).status).toBe(200)
    })
  })
}

describe('the back office', () => {
  it('asks which shop when there are several, and says so when there is none', async () => {
    await using shop = await openShop()
    const page = () => fetch(`${shop.url}/console/login`, { redirect: 'manual' })
    const none = await page()
    expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('No back office yet')])
    const { clientId } = await openStaff(shop)
    const one = await page()
    expect([one.status, one.headers.get('location')]).toEqual([
      ...[303, expect.stringContaining(`${platformUrlOf(shop)}/oauth2/authorize?client_id=${clientId}`)],
    ])
    await openStaff(shop)
    const several = await page()
    expect([several.status, await several.text()]).toEqual([200, expect.stringContaining('Choose a shop')])
  })

  it('leads only to its own pages after the login', async () => {
    await using shop = await openShop()
    const staff = await openStaff(shop)
    for (const to of [
      ...['https://evil.example/', '//evil.example', '/\\evil.example', '/console/../login', '/consoles'],
      ...['javascript:alert(1)', '/console/%2e%2e/x', '/console?to=//evil.example/'],
    ])
      expect([to, await openConsoleBrowser(shop).logIn(staff, to)]).toEqual([to, '/console'])
  })

  it.skipIf(!builtFolder(CONSOLE))('runs only its own scripts and is framed by no one', async () => {
    await using shop = await openShop()
    await openStaff(shop)
    for (const path of ['/console', '/console/products/1?x=1']) {
      const { status, headers } = await fetch(shop.url + path)
      expect(status).toBe(200)
      const policy = (headers.get('content-security-policy') ?? '').split('; ')
      expect(policy[1]).toMatch(/^script-src 'nonce-[\w-]{22}' 'strict-dynamic'$/)
      for (const part of [
        ...["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"],
        ...["require-trusted-types-for 'script'", `frame-src ${new URL(shop.site.storefrontUrl).origin}`],
      ])
        expect(policy).toContain(part)
      expect(policy.join()).not.toMatch(/unsafe/)
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect((await fetch(`${shop.url}/console/assets/none.js`)).status).toBe(404)
  })
})
