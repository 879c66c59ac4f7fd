import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRedirectSession, getCatalogVersion, loginV2, registerV2 } from '@vitrine/contract/operations'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../../scripts/tests/chromium.mjs'
import { oauthClientsStore } from '../floor/callers/oauth-clients.store.ts'
import { statement } from '../floor/database/statements/statement.ts'
import {
  authorizePath,
  newVerifier,
  openConsole,
  PASSWORD,
} from '../people/access/authorize/console.fixtures.ts'
import { askToLogIn, exchangeCode, follow } from '../people/access/authorize/member.fixtures.ts'
import { type Caller, openShop, type Shop } from '../testing/index.ts'

const executablePath = findChromium()
const openLogins = statement<{ count: number }>(
  'SELECT count(*) AS count FROM browser_logins WHERE ended_at IS NULL',
)

/**
 * Pages of another site, of another shop on this platform, and of the platform's own host, which shares its
 * cookies.
 */
const STRANGERS = ['127.0.0.2', '127.0.0.3', 'localhost'] as const

describe.skipIf(!executablePath)('pages of other origins', () => {
  const pages = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>A page</title>')
  })
  let shop: Shop
  let visitor: Caller
  let browser: TestBrowser
  let port: number
  const originOn = (host: string): string => `http://${host}:${port}`
  /** As browsers are led there: cookies belong to a host name. */
  const named = (url: string): string => url.replace('//127.0.0.1:', '//localhost:')

  beforeAll(async () => {
    pages.listen(0)
    await once(pages, 'listening')
    const address = pages.address()
    port = typeof address === 'object' && address ? address.port : 0
    shop = await openShop({ environment: { STOREFRONT_URL: originOn('127.0.0.1') } })
    const another = originOn('127.0.0.3')
    await shop.database.transaction((tx) =>
      oauthClientsStore.save(tx, {
        ...{ clientId: crypto.randomUUID(), siteId: shop.site.siteId, name: 'Other', createdAt: 1 },
        ...{ redirectUris: [`${another}/callback`], origins: [another] },
      }),
    )
    visitor = await shop.visitor()
    for (const email of ['ada@example.com', 'eve@example.com'])
      await visitor.call(registerV2, { loginId: { email }, password: PASSWORD })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    pages.closeAllConnections()
    pages.close()
    await shop?.[Symbol.asyncDispose]()
  })

  const openPage = async (context: BrowserContext, host: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(originOn(host))
    return page
  }
  const sessionToken = async (email: string): Promise<string> =>
    String((await visitor.call(loginV2, { loginId: { email }, password: PASSWORD })).sessionToken)

  /** Logs a browser in on the pages behind an authorize address. */
  const logIn = async ({ request }: BrowserContext, url: string, email: string): Promise<void> => {
    const led = await request.get(named(url), { maxRedirects: 0 })
    const { origin, searchParams } = new URL(led.headers().location ?? '')
    const path = `/login-api/requests/${searchParams.get('request')}/login`
    const answer = await request.post(origin + path, { data: { email, password: PASSWORD } })
    expect(answer.status()).toBe(200)
  }

  /** A person's tokens, and the address that logs them out. */
  const wayOutOf = async (email: string): Promise<{ member: Caller; url: string }> => {
    const asked = await askToLogIn(shop, visitor, 'none', { sessionToken: await sessionToken(email) })
    const { body } = await exchangeCode(shop, (await follow(asked.url)).told.code, asked.verifier)
    const member = shop.caller(String(body.access_token))
    const { redirectSession } = await member.call(createRedirectSession, {
      logout: { clientId: shop.clientId },
    })
    return { member, url: String(redirectSession?.fullUrl) }
  }

  /** Every way to make a browser send something elsewhere unnoticed. */
  const sendFrom = (page: Page, addresses: readonly string[]): Promise<unknown> =>
    page.evaluate(async (addresses) => {
      const loaded = (element: HTMLElement) =>
        new Promise((resolve) => {
          for (const event of ['load', 'error']) element.addEventListener(event, resolve)
          document.body.append(element)
        })
      const elements = (src: string) =>
        ['img', 'iframe', 'script'].map((tag) => loaded(Object.assign(document.createElement(tag), { src })))
      const requests = (url: string) =>
        [{}, { method: 'POST', body: '{}' }].map((how) =>
          fetch(url, { ...how, mode: 'no-cors', credentials: 'include' }).catch(() => {}),
        )
      const forms = (action: string) =>
        ['get', 'post'].map((method) => {
          const frame = Object.assign(document.createElement('iframe'), { name: `${method} ${action}` })
          const form = Object.assign(document.createElement('form'), { action, method, target: frame.name })
          const answered = loaded(frame)
          document.body.append(form)
          form.submit()
          return answered
        })
      await Promise.all(
        addresses.flatMap((url): Promise<unknown>[] => [...elements(url), ...requests(url), ...forms(url)]),
      )
    }, addresses)

  // Fails if the logout page doesn't ask, or accepts forms of other sites.
  it("can't log anyone out without their consent", async () => {
    const context = await browser.newContext()
    await logIn(context, (await askToLogIn(shop, visitor, undefined)).url, 'ada@example.com')
    const staff = await openConsole(shop)
    await logIn(context, shop.url + authorizePath(staff, newVerifier()), staff.email)
    const [ada, eve] = [await wayOutOf('ada@example.com'), await wayOutOf('eve@example.com')]
    const stillIn = async () => [
      Number((await shop.database.first(openLogins))?.count),
      (await context.cookies()).map(({ name }) => name).filter((name) => !name.endsWith('_known')),
      (await ada.member.try(getCatalogVersion, {})).status,
    ]
    const everybody = [2, ['vitrine_member', 'vitrine_console'], 200]
    const platform = named(shop.url)
    const there = `clientId=${shop.clientId}&postLogoutRedirectUri=${originOn('127.0.0.1')}/`
    const addresses = [
      ...[
        `${platform}/logout`,
        `${platform}/logout?${there}`,
        `${platform}/logout?clientId=${staff.clientId}`,
      ],
      ...[eve.url, `${platform}/login-api/log-out`],
      `${platform}/_api/iam/authentication/v1/logout?${there}`,
    ]
    for (const host of STRANGERS) {
      const page = await openPage(context, host)
      await sendFrom(page, addresses)
      for (const address of [addresses[1], eve.url]) {
        await page.goto(originOn(host))
        await page.evaluate((url) => location.assign(String(url)), address)
        await page.waitForURL((url) => url.origin !== originOn(host))
      }
      expect([host, await stillIn()]).toEqual([host, everybody])
      await page.close()
    }
    // The control: an address that names a login ends it, even as a picture; and a person can confirm it.
    const page = await openPage(context, '127.0.0.2')
    await sendFrom(page, [ada.url])
    expect((await ada.member.try(getCatalogVersion, {})).status).toBe(401)
    await page.goto(`${platform}/logout?clientId=${staff.clientId}`)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect.poll(stillIn).toEqual([0, [], 401])
    await context.close()
  })

  /** Opens addresses in frames and in windows; returns every message that the page receives. */
  const heardAt = async (page: Page, framed: readonly string[], opened: readonly string[]) => {
    await page.evaluate(async (framed) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      window.addEventListener('message', ({ data }) => heard.push(data))
      const frames = framed.map((src) => Object.assign(document.createElement('iframe'), { src }))
      const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)))
      document.body.append(...frames)
      await Promise.all(loaded)
    }, framed)
    for (const url of opened) {
      const opening = page.waitForEvent('popup')
      await page.evaluate((url) => void window.open(url), url)
      const popup = await opening
      await popup.waitForLoadState()
      await popup.close()
    }
    return page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  }

  // Fails if any page may frame the answer and it is posted to every origin.
  it('receive nothing of a login', async () => {
    const context = await browser.newContext()
    await logIn(context, (await askToLogIn(shop, visitor, undefined)).url, 'ada@example.com')
    /** Requested with the browser's login, and with one in the shop's own form. */
    const asked = async (redirectUris: readonly (string | null)[]): Promise<string[]> => {
      const urls: string[] = []
      for (const redirectUri of redirectUris)
        for (const proof of [{}, { sessionToken: await sessionToken('eve@example.com') }]) {
          const how = { responseMode: 'web_message', redirectUri, ...proof }
          urls.push(named((await askToLogIn(shop, visitor, 'none', how)).url))
        }
      return urls
    }
    const heardOn = async (host: string, redirectUris: readonly (string | null)[]) => {
      const page = await openPage(context, host)
      const heard = await heardAt(page, await asked(redirectUris), await asked(redirectUris))
      await page.close()
      return heard
    }
    const registered = `${originOn('127.0.0.1')}/callback`
    for (const host of STRANGERS) {
      const heard = await heardOn(host, [registered, null])
      expect([host, heard]).toEqual([host, []])
    }
    // The control: the shop's own page receives each answer once, and so would a stranger that the shop had
    // registered.
    const heard = await heardOn('127.0.0.1', [null])
    // In another site's frame the browser doesn't send its login cookie.
    expect(heard.map((said) => Object.keys(said as object).includes('code'))).toEqual([
      false,
      true,
      true,
      true,
    ])
    const client = await oauthClientsStore.find(shop.database, shop.clientId)
    if (!client) throw new Error('The client is missing')
    const origins = [...client.origins, ...STRANGERS.map(originOn)]
    await shop.database.transaction((tx) => oauthClientsStore.save(tx, { ...client, origins }))
    for (const host of STRANGERS) expect(await heardOn(host, [null])).toHaveLength(4)
    await context.close()
  })
})
