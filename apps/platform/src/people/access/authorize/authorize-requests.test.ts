import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createCookies } from '../../../floor/http/pages/cookies.ts'
import { randomIds } from '../../../floor/ids.ts'
import { migrations } from '../../../migrations.ts'
import { ENGINES, type TestEngine } from '../../../testing/engines.ts'
import { createGrounds } from '../grounds.ts'
import { createCodes } from '../sessions/codes.ts'
import { createSessions } from '../sessions/sessions.ts'
import { type AskedLogin, createAuthorizeRequests } from './authorize-requests.ts'
import { createBrowserLogins } from './browser-logins.ts'
import { challengeOf } from './console.fixtures.ts'

const SITE = 'site'
const DAY_MS = 24 * 3_600_000
const VERIFIER = 'v'.repeat(43)
const ASKED: AskedLogin = {
  ...{ siteId: SITE, clientId: 'shop', clientKind: 'storefront', responseMode: 'fragment', state: 'a&b' },
  ...{ redirectUri: 'https://shop.example/callback', codeChallenge: challengeOf(VERIFIER), prompt: 'login' },
}

const openLogins = async (engine: TestEngine) => {
  const { database, dispose } = await engine.open(migrations)
  const time = { now: 1_000_000 }
  const clock = { now: () => time.now }
  const codes = createCodes(database, clock)
  const grounds = createGrounds(database, clock)
  const sessions = createSessions({ database, clock, ids: randomIds, grounds })
  const jar = createCookies(true)
  return {
    ...{ database, time, codes, sessions },
    requests: createAuthorizeRequests({ database, clock, codes, issuer: 'https://platform.example' }),
    browsers: createBrowserLogins({ database, clock, ids: randomIds, jar, sessions }),
    [Symbol.asyncDispose]: dispose,
  }
}

/** A request from a browser that keeps its cookies. */
const from = (cookie = ''): FastifyRequest =>
  ({ headers: { cookie: cookie.split(';')[0] } }) as unknown as FastifyRequest

const member = (subjectId: string = randomUUID()) => ({ siteId: SITE, subject: 'MEMBER', subjectId }) as const

for (const engine of ENGINES) {
  describe(`a pending login request on ${engine.name}`, () => {
    // Fails without the condition `used_at IS NULL`.
    it('is answered once, even if twenty answer at the same time', async () => {
      await using test = await openLogins(engine)
      const id = await test.requests.open(ASKED)
      expect(await test.requests.find(id)).toMatchObject({
        redirectOrigin: 'https://shop.example',
        clientKind: 'storefront',
        prompt: 'login',
      })
      expect(await test.requests.find(id)).not.toHaveProperty('codeChallenge')
      const who = { subject: 'MEMBER', subjectId: 'm' } as const
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 ? test.requests.finish(id, who) : test.requests.refuse(id, 'access_denied'),
        ),
      )
      const given = answers.filter((answer) => answer !== undefined)
      expect(given).toHaveLength(1)
      const { hash } = new URL(given[0]?.to ?? '')
      const told = new URLSearchParams(hash.slice(1))
      expect(told.get('state')).toBe('a&b')
      expect(told.get('iss')).toBe('https://platform.example')
      expect(told.has('code') || told.get('error') === 'access_denied').toBe(true)
      expect(await test.requests.find(id)).toBeUndefined()
    })

    it('gives a code only to the right kind of account, and only in time', async () => {
      await using test = await openLogins(engine)
      const id = await test.requests.open(ASKED)
      expect(await test.requests.finish(id, { subject: 'WIX_USER', subjectId: 'u' })).toBeUndefined()
      test.time.now += 30 * 60_000
      expect(await test.requests.finish(id, { subject: 'MEMBER', subjectId: 'm' })).toBeUndefined()
      const next = await test.requests.open({ ...ASKED, visitorId: 'visitor' })
      const led = await test.requests.finish(next, { subject: 'MEMBER', subjectId: 'm' })
      const code = new URLSearchParams(new URL(led?.to ?? '').hash.slice(1)).get('code') ?? ''
      const { siteId, clientId, redirectUri } = ASKED
      expect(
        await test.codes.find({ siteId, clientId, redirectUri, code, codeVerifier: VERIFIER }),
      ).toMatchObject({ subject: 'MEMBER', subjectId: 'm', visitorId: 'visitor' })
    })
  })

  describe(`a browser's login on ${engine.name}`, () => {
    it('lasts while it is used, belongs to one site, and gets a new secret each time', async () => {
      await using test = await openLogins(engine)
      const first = await test.browsers.begin(from(), member('m'))
      expect(first.cookie).toContain('SameSite=Lax; Secure')
      const found = await test.browsers.find(from(first.cookie), SITE, 'MEMBER')
      expect(found?.subjectId).toBe('m')
      expect(await test.browsers.find(from(first.cookie), 'another', 'MEMBER')).toBeUndefined()
      expect(await test.browsers.find(from(first.cookie), SITE, 'WIX_USER')).toBeUndefined()
      const second = await test.browsers.begin(from(first.cookie), member('m'))
      expect(second.cookie).not.toBe(first.cookie)
      expect(await test.browsers.find(from(first.cookie), SITE, 'MEMBER')).toBeUndefined()
      for (let day = 1; day < 90; day += 13) {
        test.time.now = 1_000_000 + day * DAY_MS
        expect(await test.browsers.find(from(second.cookie), SITE, 'MEMBER')).toBeDefined()
      }
      test.time.now = 1_000_000 + 90 * DAY_MS
      expect(await test.browsers.find(from(second.cookie), SITE, 'MEMBER')).toBeUndefined()
    })

    // Fails if sessions don't know their browser's login.
    it('ends with its sessions, and all end for a reason, except one', async () => {
      await using test = await openLogins(engine)
      const { login, cookie } = await test.browsers.begin(from(), member('m'))
      const begin = async (browserLoginId?: string) => {
        const bound = { siteId: SITE, clientId: 'shop', redirectUri: '' }
        const code = await test.codes.issue({
          ...{ ...bound, codeChallenge: challengeOf(VERIFIER), browserLoginId },
          ...{ subject: 'MEMBER', subjectId: 'm' },
        })
        return test.sessions.begin(await test.codes.find({ ...bound, code, codeVerifier: VERIFIER }), true)
      }
      const renews = ({ sessionId }: { sessionId: string }) =>
        test.sessions.renew({ siteId: SITE, sessionId, generation: 1, branch: '' }, 'shop').then(
          () => true,
          () => false,
        )
      const [here, there] = [await begin(login.loginId), await begin()]
      await test.browsers.end(from(cookie), 'MEMBER')
      expect([await renews(here), await renews(there)]).toEqual([false, true])

      const again = await test.browsers.begin(from(), member('m'))
      const [kept, lost] = [await begin(again.login.loginId), await begin()]
      const other = await test.browsers.begin(from(), member('m'))
      const forget = await test.database.transaction((tx) =>
        test.sessions.endAllOf(tx, { ...member('m'), except: kept.sessionId }),
      )
      forget()
      expect([await renews(kept), await renews(lost), await renews(there)]).toEqual([true, false, false])
      expect(await test.browsers.find(from(again.cookie), SITE, 'MEMBER')).toBeDefined()
      expect(await test.browsers.find(from(other.cookie), SITE, 'MEMBER')).toBeUndefined()
    })
  })
}
