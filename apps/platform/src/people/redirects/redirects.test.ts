import { randomUUID } from 'node:crypto'
import type { CreateRedirectSessionRequest } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import { statement } from '../../floor/database/statements/statement.ts'
import { ENGINES } from '../../testing/engines.ts'
import {
  cookieOf,
  type Followed,
  openRedirects,
  PLATFORM_URL,
  type RedirectsTest,
  SHOP_URL,
} from './redirects.fixtures.ts'

const TABLES = ['redirect_sessions', 'hosted_sessions', 'outbox', 'idempotency_keys']
const everything = TABLES.map((table) => statement<Record<string, unknown>>(`SELECT * FROM ${table}`))
const count = statement<{ count: number }>('SELECT count(*) AS count FROM redirect_sessions')
const lastEvent = statement<{ event_type: string; entity_sequence: number; payload: string }>(
  'SELECT event_type, entity_sequence, payload FROM outbox WHERE entity_id = ?',
)

/** The request as the hosted pages see it. */
const withCookie = (cookie: string) =>
  ({ headers: { cookie } }) as Parameters<RedirectsTest['parts']['hostedSessionOf']>[0]
const codeOf = ({ text }: Followed): string => JSON.parse(text).details.applicationError.code
const HOUR_MS = 3_600_000

for (const engine of ENGINES) {
  describe(`a redirect session to a checkout on ${engine.name}`, () => {
    let test: RedirectsTest
    beforeAll(async () => {
      test = await openRedirects(engine)
    })
    afterAll(() => test[Symbol.asyncDispose]())
    const session = () => test.create({ ecomCheckout: { checkoutId: test.newCheckout() } })

    it('leads to the checkout once, and gives that browser access for a day', async () => {
      const checkoutId = test.newCheckout()
      const callbacks = { thankYouPageUrl: `${SHOP_URL}/thank-you`, cartPageUrl: `${SHOP_URL}/cart` }
      const preferences = { additionalQueryParameters: { utm_source: 'a&b' } }
      const made = await test.create({
        ecomCheckout: { checkoutId: checkoutId.toUpperCase() },
        callbacks,
        preferences,
      })
      const endpoint = `${PLATFORM_URL}/r/${made.sessionToken}`
      const fullUrl = `${endpoint}?utm_source=a%26b`
      expect(made).toEqual({
        ...{ id: expect.stringMatching(/^[\da-f-]{36}$/), fullUrl, shortUrl: fullUrl },
        ...{ urlDetails: { endpoint, searchParams: { utm_source: 'a&b' } } },
        sessionToken: expect.stringMatching(/^[\w-]{43}$/),
      })
      const opened = await test.follow(fullUrl)
      expect([opened.status, opened.headers.location]).toEqual([
        303,
        `${PLATFORM_URL}/checkout/${checkoutId}?utm_source=a%26b`,
      ])
      expect(opened.headers['set-cookie']).toMatch(
        /^__Host-vitrine_hosted=[\w.-]{80}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
      )
      expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      const seen = await test.parts.hostedSessionOf(withCookie(cookieOf(opened)), checkoutId)
      expect(seen).toMatchObject({
        ...{ siteId: test.visitor.siteId, clientId: test.visitor.clientId, checkoutId, callbacks },
        principal: `visitor:${test.visitor.visitorId}`,
      })
      expect(await test.parts.hostedSessionOf(withCookie(cookieOf(opened)), randomUUID())).toBe(undefined)
      test.time.now += 24 * HOUR_MS
      expect(await test.parts.hostedSessionOf(withCookie(cookieOf(opened)), checkoutId)).toBe(undefined)
    })

    it("appears in events without its code, and stores only the code's digest", async () => {
      const { id, sessionToken } = await session()
      const opened = await test.follow(`/r/${sessionToken}`)
      const event = await test.database.first(lastEvent, id)
      expect({ ...event, payload: JSON.parse(event?.payload ?? '') }).toEqual({
        ...{ event_type: 'wix.headless.v1.redirect_session_created', entity_sequence: 1 },
        payload: {
          createdEvent: {
            entity: {
              ...{ id, fullUrl: `${PLATFORM_URL}/r`, shortUrl: `${PLATFORM_URL}/r` },
              urlDetails: { endpoint: `${PLATFORM_URL}/r` },
            },
          },
        },
      })
      const kept = JSON.stringify(await Promise.all(everything.map((all) => test.database.all(all))))
      expect(kept).not.toContain(sessionToken)
      expect(kept).not.toContain(cookieOf(opened).split('.')[1])
    })

    // Fails without `AND used_at IS NULL` in the update.
    it('is used by only one of fifty that follow it at once', async () => {
      const { fullUrl } = await session()
      const answers = await Promise.all(Array.from({ length: 50 }, () => test.follow(fullUrl)))
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
      expect(answers.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 410]))
    })

    it('leads only the same browser to the checkout again', async () => {
      const { fullUrl } = await session()
      const opened = await test.follow(fullUrl)
      const again = await test.follow(fullUrl, { cookie: cookieOf(opened) })
      expect([again.status, again.headers.location]).toEqual([303, opened.headers.location])
      const other = await test.follow((await session()).fullUrl)
      const cookies = [cookieOf(other), `${cookieOf(opened)}x`, '__Host-vitrine_hosted=.', 'a=b']
      for (const cookie of cookies) expect((await test.follow(fullUrl, { cookie })).status).toBe(410)
    })

    it('is not consumed by a prefetch', async () => {
      const { fullUrl } = await session()
      expect((await test.follow(fullUrl, {}, 'HEAD')).status).toBe(405)
      expect((await test.follow(fullUrl, { 'sec-purpose': 'prefetch;prerender' })).status).toBe(503)
      expect((await test.follow(fullUrl)).status).toBe(303)
    })

    it('expires after an hour, or when its client is revoked, and shows the way back', async () => {
      const ecomCheckout = { checkoutId: test.newCheckout() }
      const cartPageUrl = `${SHOP_URL}/cart?a="b`.replace('"', '%22')
      const { fullUrl } = await test.create({ ecomCheckout, callbacks: { cartPageUrl } })
      const bare = await test.create({ ecomCheckout })
      test.time.now += HOUR_MS
      const late = await test.follow(fullUrl)
      expect(late.status).toBe(410)
      expect(late.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(late.text).toContain(`href="${SHOP_URL}/cart?a=%22b">Back to cart</a>`)
      expect((await test.follow(bare.fullUrl)).text).toContain(`href="${SHOP_URL}">Back to shop</a>`)
      const unknown = await test.follow('/r/unknown')
      expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('Back to shop')])

      const german = { 'accept-language': 'de-AT,en;q=0.5' }
      const own = await test.follow(fullUrl, german)
      expect(own.text).toContain('<html lang="de">')
      expect(own.text).toContain('<h1>Dieser Link ist abgelaufen</h1>')
      expect(own.text).toContain(`href="${SHOP_URL}/cart?a=%22b">Zurück zum Warenkorb</a>`)
      expect((await test.follow('/r/unknown', german)).text).toContain('>Zurück zum Shop</a>')

      const siteId = test.visitor.siteId
      const clientId = randomUUID()
      const client = { clientId, siteId, name: 'Other', redirectUris: [], origins: [], createdAt: 1 }
      await test.database.transaction((tx) => oauthClientsStore.save(tx, client))
      const other = { ...test.visitor, clientId, visitorId: randomUUID() }
      const theirs = await test.create({ ecomCheckout: { checkoutId: test.newCheckout(other) } }, other)
      await test.database.transaction((tx) => oauthClientsStore.revoke(tx, siteId, clientId, 1))
      expect((await test.follow(theirs.fullUrl)).status).toBe(410)
    })

    it("works for the checkout's owner and for merchants; for others the checkout doesn't exist", async () => {
      const other = { ...test.visitor, visitorId: randomUUID() }
      const member = {
        type: 'MEMBER',
        memberId: test.visitor.visitorId,
        siteId: test.visitor.siteId,
      } as const
      const ecomCheckout = { checkoutId: test.newCheckout() }
      const before = await test.database.first(count)
      for (const actor of [other, { ...member, clientId: test.visitor.clientId }]) {
        const { status, text } = await test.post({ ecomCheckout }, actor)
        expect([status, codeOf({ status, text, headers: {} })]).toEqual([404, 'CHECKOUT_NOT_FOUND'])
      }
      const none = await test.post({ ecomCheckout: { checkoutId: randomUUID() } })
      expect([none.status, codeOf(none)]).toEqual([404, 'CHECKOUT_NOT_FOUND'])
      expect(await test.database.first(count)).toEqual(before)
      const merchant = {
        type: 'WIX_USER',
        siteId: test.visitor.siteId,
        userId: randomUUID(),
        owner: false,
      } as const
      const { fullUrl } = await test.create({ ecomCheckout, callbacks: { postFlowUrl: SHOP_URL } }, merchant)
      const cookie = cookieOf(await test.follow(fullUrl))
      expect(await test.parts.hostedSessionOf(withCookie(cookie), ecomCheckout.checkoutId)).toMatchObject({
        ...{ principal: `visitor:${test.visitor.visitorId}`, clientId: null },
      })
    })

    it("keeps several checkouts of one person in a browser, asks before opening another person's, and drops finished ones", async () => {
      const [one, two] = [test.newCheckout(), test.newCheckout()]
      const follow = async (checkoutId: string, cookie: string, actor = test.visitor) =>
        cookieOf(
          await test.follow((await test.create({ ecomCheckout: { checkoutId } }, actor)).fullUrl, { cookie }),
        )
      const cookie = await follow(one, '')
      expect(await follow(two, cookie)).toBe(cookie)
      const sees = async (kept: string, checkoutId: string) =>
        (await test.parts.hostedSessionOf(withCookie(kept), checkoutId)) !== undefined
      expect([await sees(cookie, one), await sees(cookie, two)]).toEqual([true, true])
      const other = { ...test.visitor, visitorId: randomUUID() }
      const theirs = test.newCheckout(other)
      const { fullUrl } = await test.create({ ecomCheckout: { checkoutId: theirs } }, other)
      const asked = await test.follow(fullUrl, { cookie })
      expect([asked.status, asked.headers['set-cookie']]).toEqual([200, undefined])
      expect(asked.text).toContain('You already have a checkout open')
      test.finished.add(one).add(two)
      const next = cookieOf(await test.follow(fullUrl, { cookie }))
      expect(next).not.toBe(cookie)
      expect([await sees(next, theirs), await sees(next, one), await sees(cookie, one)]).toEqual([
        true,
        false,
        false,
      ])
    })

    it('is created once by a repeated call, which gets the same address', async () => {
      const input = { ecomCheckout: { checkoutId: test.newCheckout() } }
      const before = Number((await test.database.first(count))?.count)
      const headers = { 'idempotency-key': randomUUID() }
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => test.post(input, test.visitor, headers)),
      )
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(await test.database.first(count)).toEqual({ count: before + 1 })
      expect((await test.follow(JSON.parse(answers[0]?.text ?? '').redirectSession.fullUrl)).status).toBe(303)
    })

    it('is refused with callbacks that lead elsewhere, and with too much to pass on', async () => {
      const ecomCheckout = { checkoutId: test.newCheckout() }
      const before = await test.database.first(count)
      const refused: [CreateRedirectSessionRequest, string][] = [
        [
          { ecomCheckout, callbacks: { thankYouPageUrl: 'https://evil.example' } },
          'callbacks.thankYouPageUrl FORMAT',
        ],
        [
          { ecomCheckout, callbacks: { postFlowUrl: `${SHOP_URL}@evil.example` } },
          'callbacks.postFlowUrl FORMAT',
        ],
        [
          { ecomCheckout, preferences: { additionalQueryParameters: { a: 'x'.repeat(2048) } } },
          'preferences.additionalQueryParameters MAX_LENGTH',
        ],
      ]
      for (const [input, wanted] of refused) {
        const { status, text } = await test.post(input)
        const { field, violatedRule } = JSON.parse(text).details.validationError.fieldViolations[0]
        expect([status, `${field} ${violatedRule}`]).toEqual([400, wanted])
      }
      expect(await test.database.first(count)).toEqual(before)
    })

    it("of another kind isn't available yet", async () => {
      const kinds: CreateRedirectSessionRequest[] = [
        { bookingsBook: {} },
        ...[{ bookingsCheckout: { slotAvailability: {} } }, { paidPlansCheckout: { planId: randomUUID() } }],
        ...[{ eventsCheckout: { reservationId: randomUUID(), eventSlug: 'e' } }],
        ...[{ ecomOrderPaymentRequest: { paymentRequestId: randomUUID() } }],
        ...[{ membersAccount: { section: 'ORDERS' as const } }],
      ]
      for (const kind of kinds) {
        const answer = await test.post(kind)
        expect([Object.keys(kind), answer.status, codeOf(answer)]).toEqual([
          Object.keys(kind),
          404,
          'FEATURE_NOT_AVAILABLE',
        ])
      }
    })

    it('ends with its client', async () => {
      const clientId = randomUUID()
      const { siteId } = test.visitor
      const client = { clientId, siteId, name: 'Other', redirectUris: [], origins: [], createdAt: 1 }
      await test.database.transaction((tx) => oauthClientsStore.save(tx, client))
      const other = { ...test.visitor, clientId, visitorId: randomUUID() }
      const checkoutId = test.newCheckout(other)
      const { fullUrl } = await test.create({ ecomCheckout: { checkoutId } }, other)
      const seen = withCookie(cookieOf(await test.follow(fullUrl)))
      expect(await test.parts.hostedSessionOf(seen, checkoutId)).toMatchObject({ clientId })
      await test.database.transaction((tx) => oauthClientsStore.revoke(tx, siteId, clientId, 1))
      expect(await test.parts.hostedSessionOf(seen, checkoutId)).toBe(undefined)
    })

    it('ends with a logout, which leads back to the shop', async () => {
      const checkoutId = test.newCheckout()
      const cookie = cookieOf(
        await test.follow((await test.create({ ecomCheckout: { checkoutId } })).fullUrl),
      )
      const { clientId } = test.visitor
      const made = await test.create({
        logout: { clientId },
        callbacks: { postFlowUrl: `${SHOP_URL}/bye?a=1` },
      })
      const searchParams = { clientId, postLogoutRedirectUri: `${SHOP_URL}/bye?a=1` }
      expect(made).toMatchObject({ urlDetails: { endpoint: `${PLATFORM_URL}/logout`, searchParams } })
      const left = await test.follow(made.fullUrl, { cookie })
      expect([left.status, left.headers.location]).toEqual([303, `${SHOP_URL}/bye?a=1`])
      expect(left.headers['set-cookie']).toMatch(/^__Host-vitrine_hosted=; Path=\/; Max-Age=0; .*Secure$/)
      expect(await test.parts.hostedSessionOf(withCookie(cookie), checkoutId)).toBe(undefined)
    })

    it.each([
      ['https://evil.example', 400],
      [`${SHOP_URL}@evil.example`, 400],
      ['javascript:alert(1)', 400],
      [undefined, 200],
    ])('ends without leading to %s', async (address, status) => {
      const checkoutId = test.newCheckout()
      const cookie = cookieOf(
        await test.follow((await test.create({ ecomCheckout: { checkoutId } })).fullUrl),
      )
      const query = new URLSearchParams({ clientId: test.visitor.clientId })
      if (address) query.set('postLogoutRedirectUri', address)
      const left = await test.follow(`/logout?${query}`, { cookie })
      expect([left.status, left.headers.location]).toEqual([status, undefined])
      expect(left.text).toContain(`href="${SHOP_URL}">Back to Test shop</a>`)
      expect(await test.parts.hostedSessionOf(withCookie(cookie), checkoutId)).toBe(undefined)
      expect((await test.follow('/logout?clientId=a&clientId=b')).status).toBe(200)
    })

    it('to the login keeps its request on the server, and is refused by name if the address gets too long', async () => {
      const made = await test.create({ login: {}, callbacks: { postFlowUrl: `${SHOP_URL}/in` } })
      const fullUrl = `${PLATFORM_URL}/login?request=${made.sessionToken}`
      expect(made).toMatchObject({
        ...{ fullUrl, sessionToken: expect.stringMatching(/^[\w-]{43}$/) },
        urlDetails: { endpoint: `${PLATFORM_URL}/login`, searchParams: { request: made.sessionToken } },
      })
      const { clientId } = test.visitor
      const long = await test.post({ auth: { authRequest: { clientId, state: 'x'.repeat(2048) } } })
      const [violation] = JSON.parse(long.text).details.validationError.fieldViolations
      expect([long.status, violation.field, violation.violatedRule]).toEqual([400, 'auth', 'MAX_LENGTH'])
    })

    it("of a logout works only for the caller's own client", async () => {
      const { status, text } = await test.post({ logout: { clientId: randomUUID() } })
      const [violation] = JSON.parse(text).details.validationError.fieldViolations
      expect([status, violation.field]).toEqual([400, 'logout.clientId'])
    })

    it('can be used in a mail: its address is valid for three days', async () => {
      const checkoutId = test.newCheckout()
      const ownerKey = `visitor:${test.visitor.visitorId}`
      const url = await test.parts.checkoutUrl({ siteId: test.visitor.siteId, checkoutId, ownerKey })
      test.time.now += 71 * HOUR_MS
      const asked = await test.follow(url)
      expect(asked.text).toContain('This checkout was started in another browser')
      const fromShop = await test.follow(url, { referer: `${SHOP_URL}/` })
      expect(fromShop.headers.location).toBe(`${PLATFORM_URL}/checkout/${checkoutId}`)
    })
  })
}
