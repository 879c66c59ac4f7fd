import { describe, expect, it } from 'vitest'
import { statement } from '../floor/database/database.ts'
import { createAuthorizeRequests } from '../people/access/authorize/authorize-requests.ts'
import {
  challengeOf,
  newVerifier,
  openConsole,
  PASSWORD,
  REDIRECT_URI,
} from '../people/access/authorize/console.fixtures.ts'
import { createCodes } from '../people/access/sessions/codes.ts'
import { openBrowser } from '../people/hosted-identity/hosted-identity.fixtures.ts'
import { mailed } from '../people/identity/identity.fixtures.ts'
import { ENGINES, type TestEngine } from '../testing/engines.ts'
import { openShop } from '../testing/index.ts'
import { SIZES } from './sizes.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const countWays = statement<{ count: number }>('SELECT count(*) AS count FROM staff_ways_in')

/** A shop with a back office; the test sets its clock and its callers' addresses. */
const openOffice = async (engine: TestEngine, environment: Readonly<Record<string, string>>) => {
  const time = { now: Date.now() }
  const clock = { now: () => time.now }
  const trusted = { TRUSTED_PROXIES: '127.0.0.1', ...environment }
  const shop = await openShop({ engine, clock, environment: trusted })
  const { clientId, email } = await openConsole(shop, 'owner')
  const { database, site, url } = shop
  const requests = createAuthorizeRequests({
    database,
    clock,
    codes: createCodes(database, clock),
    issuer: url,
  })
  const ask = () =>
    requests.open({
      ...{ siteId: site.siteId, clientId, clientKind: 'console', redirectUri: REDIRECT_URI },
      ...{ responseMode: 'query', state: 's', codeChallenge: challengeOf(newVerifier()) },
    })
  const logIn = async (browser: ReturnType<typeof openBrowser>, password: string, from = '198.51.100.1') =>
    browser.post(`/requests/${await ask()}/login`, { email, password }, { 'x-forwarded-for': from })
  return { shop, time, email, ask, logIn, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const mostWithin = (times: readonly number[], windowMs: number): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length))

for (const engine of ENGINES) {
  describe(`guesses at a staff password on ${engine.name}`, () => {
    it(
      'are checked 20 times an hour and 100 a day, from anywhere',
      async () => {
        await using office = await openOffice(engine, { CAPTCHA: 'off' })
        const evaluated: number[] = []
        for (let quarter = 0; quarter < 4 * SIZES.guessHours; quarter++) {
          for (let count = 0; count < 11; count++) {
            office.time.now += 1
            const from = `10.${quarter}.0.${count}`
            const { status } = await office.logIn(openBrowser(office.shop.url), 'not the one', from)
            if (status === 401) evaluated.push(office.time.now)
          }
          office.time.now += 15 * MINUTE_MS
        }
        expect(evaluated.length).toBeGreaterThan(0)
        expect(mostWithin(evaluated, HOUR_MS)).toBeLessThanOrEqual(20)
        expect(mostWithin(evaluated, 24 * HOUR_MS)).toBeLessThanOrEqual(100)
      },
      SIZES.timeout,
    )

    it('require a captcha after three failures', async () => {
      await using office = await openOffice(engine, {})
      const codes: unknown[] = []
      for (let count = 0; count < 4; count++)
        codes.push((await office.logIn(openBrowser(office.shop.url), 'wrong', `10.0.0.${count}`)).code)
      expect(codes).toEqual(['-19976', '-19976', '-19976', '-19971'])
    })

    it("don't lock out a new browser: a mailed link gives it its own attempts, once", async () => {
      await using office = await openOffice(engine, { CAPTCHA: 'off' })
      const { shop, email, ask, logIn } = office
      for (let count = 0; count < 11; count++) await logIn(openBrowser(shop.url), 'wrong', `10.0.1.${count}`)
      const browser = openBrowser(shop.url)
      expect((await logIn(browser, PASSWORD)).status).toBe(429)

      const id = await ask()
      const sent = await browser.post(`/requests/${id}/recovery`, { email })
      const unknown = await browser.post(`/requests/${id}/recovery`, { email: 'nobody@shop.example' })
      expect([sent.status, sent.body]).toEqual([unknown.status, unknown.body])
      const { template = '', said = '' } = (await mailed(shop, email))[0] ?? {}
      expect(template).toBe('staff-way-in')
      const link = new URL(/https?:\/\/[^\s"]+known-browser[^\s"]+/.exec(said)?.[0] ?? 'none:')
      const [token, request] = ['token', 'request'].map((name) => link.searchParams.get(name) ?? '')
      const page = await fetch(`${shop.url}${link.pathname}${link.search}`, {
        headers: { 'accept-language': 'de' },
      })
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(email)])

      const open = (headers: Record<string, string> = {}) =>
        fetch(`${shop.url}${link.pathname}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: new URLSearchParams({ token: token ?? '', request: request ?? '' }),
        })
      expect((await open({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      const opened = await open()
      expect([opened.status, opened.headers.get('location')]).toEqual([
        303,
        expect.stringContaining(`/login/log-in?request=${id}`),
      ])
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(opened.headers.get('set-cookie') ?? '') ?? []
      browser.cookies.set(name, value)
      expect((await logIn(browser, 'wrong')).status).toBe(401)
      expect((await logIn(browser, PASSWORD)).body).toMatchObject({ step: 'DONE' })

      expect((await open()).status).toBe(400)
      expect((await logIn(openBrowser(shop.url), PASSWORD)).status).toBe(429)
      // Asking for more doesn't use up earlier links.
      for (let count = 0; count < 5; count++)
        await browser.post(`/requests/${await ask()}/recovery`, { email })
      expect(await shop.database.first(countWays)).toEqual({ count: 2 })
    })
  })
}
