import { randomUUID } from 'node:crypto'
import { getCatalogVersion } from '@vitrine/contract/operations'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSealedSecrets } from '../floor/callers/sealed-secrets.ts'
import type { Clock } from '../floor/clock.ts'
import { openKeptClock } from '../floor/kept-clock/kept-clock.ts'
import { resetClock } from '../floor/kept-clock/reset-clock.ts'
import { createRates } from '../floor/rates/rates.ts'
import { migrations } from '../migrations.ts'
import { createLimitVisitors } from '../people/access/grants/visitor-limit.ts'
import { createVouch } from '../people/external-login/claims.ts'
import { createProviders } from '../people/external-login/providers.ts'
import { createLoginLimit } from '../people/users/login-limit.ts'
import { ENGINES, type TestDatabase } from '../testing/engines.ts'
import { openShop } from '../testing/shop.ts'
import { DAY_MS, EXPIRING, isAnswered, MINUTE_MS, SITE, START, type World } from './expiring.ts'

/** What expires as a row of a table. */
const ROWS = [
  ...['session token', 'state token', 'code by mail'],
  ...['link to a checkout', 'link for a new password', 'job that a process holds'],
]

for (const engine of ENGINES) {
  describe(`the clock on ${engine.name}`, () => {
    let test: TestDatabase
    beforeAll(async () => {
      test = await engine.open(migrations)
    })
    afterAll(() => test.dispose())

    it.each(Object.entries(EXPIRING))(
      'keeps a %s expired when the machine’s clock is set back',
      async (_, kind) => {
        const { database } = test
        await resetClock(database, START)
        let wall = START
        const machine = { now: () => wall }
        const unkept = await kind.make({ database, clock: machine })
        const first = await openKeptClock({ database, machine })
        const isGood = await kind.make({ database, clock: first })
        wall += kind.lifetimeMs + MINUTE_MS
        expect(await isGood({ database, clock: first })).toBe(false)
        wall = START
        expect(await isGood({ database, clock: first })).toBe(false)
        await first.close()
        await using restarted = await openKeptClock({ database, machine })
        expect(await isGood({ database, clock: restarted })).toBe(false)
        // The control: by the machine's clock it would be valid again.
        expect(await unkept({ database, clock: machine })).toBe(true)
      },
    )

    it.each(Object.entries(EXPIRING))(
      'accepts a %s from a minute ahead, and rejects one from further ahead if its date is checked',
      async (name, kind) => {
        const { database } = test
        const at = (now: number): World => ({ database, clock: { now: () => now } })
        const near = await kind.make(at(START + MINUTE_MS))
        expect(await near(at(START))).toBe(true)
        const far = await kind.make(at(START + 2 * MINUTE_MS))
        // Rows are dated by the platform's clock itself; a reset deletes those from the future.
        const isRow = ROWS.includes(name)
        expect(await far(at(START))).toBe(isRow)
      },
    )

    it('is one for all processes on the database', async () => {
      const { database } = test
      await resetClock(database, START)
      await using ahead = await openKeptClock({ database, machine: { now: () => START + DAY_MS } })
      await using behind = await openKeptClock({ database, machine: { now: () => START } })
      expect(ahead.now()).toBe(START + DAY_MS)
      await expect.poll(() => behind.now(), { timeout: 20_000 }).toBe(START + DAY_MS)
    })

    it("doesn't make anyone wait for a day when it is set back", async () => {
      const { database } = test
      await resetClock(database, START)
      let wall = START
      await using clock = await openKeptClock({ database, machine: { now: () => wall } })
      const attempt = { siteId: SITE, email: 'ada@shop.example', network: 'n', knownBrowser: undefined }
      const limit = createLoginLimit(database, clock)
      const rate = { of: ['test', randomUUID()], most: 4, windowMs: 60 * MINUTE_MS } as const
      const counted = () => database.transaction((tx) => createRates(clock).count(tx, SITE, rate))
      const visitors = createLimitVisitors(clock)
      for (let tries = 0; tries < 10; tries++) await limit.begin(attempt)
      await expect(limit.begin(attempt)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      while (!(await counted()));
      for (let more = 0; more < 60; more++) visitors('203.0.113.9')
      expect(() => visitors('203.0.113.9')).toThrow()

      wall -= DAY_MS
      expect(await counted()).toBeDefined()
      wall += 60 * MINUTE_MS
      await limit.begin(attempt)
      expect(await counted()).toBeUndefined()
      visitors('203.0.113.9')
    })

    it("can be set back by an operator, and a running process doesn't override it", async () => {
      const { database } = test
      await resetClock(database, START)
      const told: string[] = []
      const warn = (problem: string) => told.push(problem)
      const wild = { now: () => START + 300 * DAY_MS }
      const running = await openKeptClock({ database, machine: wild, warn })
      const isGood = await EXPIRING['access token']?.make({ database, clock: running })
      await expect(
        createLoginLimit(database, running).begin({
          ...{ siteId: SITE, email: 'eve@shop.example', network: 'm', knownBrowser: undefined },
        }),
      ).resolves.toBeUndefined()
      await resetClock(database, START)
      await expect.poll(() => told, { timeout: 20_000 }).toEqual([expect.stringMatching(/restart/)])
      await running.close()
      await using restarted = await openKeptClock({ database, machine: { now: () => START } })
      expect(restarted.now()).toBe(START)
      expect(await isGood?.({ database, clock: restarted })).toBe(false)
    })

    it('lets members log in through a provider after it was set back', async () => {
      const { database } = test
      await resetClock(database, START)
      let wall = START
      await using clock = await openKeptClock({ database, machine: { now: () => wall } })
      clock.now()
      wall -= DAY_MS
      const { privateKey, publicKey } = await generateKeyPair('ES256')
      const issuer = 'https://provider.example'
      const seconds = wall / 1000
      const token = await new SignJWT({ sub: 'ada' })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(issuer)
        .setAudience('shop')
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 600)
        .sign(privateKey)
      const keys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] }
      const said = {
        ...{ issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/keys` },
        id_token_signing_alg_values_supported: ['ES256'],
      }
      const fetch = async (address: string) => Response.json(address.endsWith('/keys') ? keys : said)
      const connection = { id: 'ids', name: 'Ids', issuer, clientId: 'shop', active: true }
      const verified = (by: Clock) => {
        const providers = createProviders({ fetch, clock: by, allowsPlain: false })
        const secrets = createSealedSecrets(new Uint8Array(32), 'external login secrets')
        const vouch = createVouch({ providers, secrets, clock: by })
        return isAnswered(vouch.byToken(connection, token, undefined))
      }
      expect(await verified(clock)).toBe(true)
      // The control: a clock that doesn't know its machine's.
      expect(await verified({ now: clock.now })).toBe(false)
    })

    it('still rejects over HTTP what it rejected before it was set back, and lets new visitors in', async () => {
      let wall = Date.now()
      await using shop = await openShop({ engine, clock: { now: () => wall } })
      const early = await shop.visitor()
      wall += 5 * 60 * MINUTE_MS
      expect((await early.try(getCatalogVersion, {})).status).toBe(401)
      wall -= 5 * 60 * MINUTE_MS
      expect((await early.try(getCatalogVersion, {})).status).toBe(401)
      expect((await (await shop.visitor()).try(getCatalogVersion, {})).status).not.toBe(401)
    })
  })
}
