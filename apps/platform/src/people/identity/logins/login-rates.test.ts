import { describe, expect, it } from 'vitest'
import { createRates } from '../../../floor/rates/rates.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { identityMigrations } from '../identity.migrations.ts'
import type { LoginContext } from '../identity.ts'
import { createLimits } from '../limits.ts'
import { ratesOfLogin } from './login-rates.ts'

const HOUR_MS = 3_600_000
const contextFrom = (address: string, knownBrowser?: string): LoginContext => ({
  ...{ siteId: 'site', clientId: 'client', address, knownBrowser },
})

// Fails without the account's rates.
describe("guesses of a member's password", () => {
  it("are limited to 20 an hour and 100 a day over all networks, and don't lock the member out at home", async () => {
    const [engine] = ENGINES
    if (!engine) throw new Error('The engine is missing')
    await using test = await engine.open(identityMigrations)
    let now = 1e12
    const limits = createLimits(test.database, createRates({ now: () => now }))
    const may = (context: LoginContext) =>
      limits.begin('site', ratesOfLogin(context, 'ada@example.com')).then(
        () => true,
        () => false,
      )
    const evaluated: number[] = []
    let home = 0
    for (let guess = 0; guess < 26 * 30; guess++) {
      now += HOUR_MS / 30
      if (await may(contextFrom(`2001:db8:${guess.toString(16)}::1`))) evaluated.push(now)
      if (guess % 60 === 0 && (await may(contextFrom('192.0.2.7', 'browser of Ada')))) home++
    }
    const within = (windowMs: number) =>
      Math.max(
        ...evaluated.map((from) => evaluated.filter((at) => at >= from && at < from + windowMs).length),
      )
    expect(within(HOUR_MS)).toBeLessThanOrEqual(20)
    expect(within(24 * HOUR_MS)).toBeLessThanOrEqual(100)
    expect(evaluated.length).toBeGreaterThan(60)
    expect(home).toBe(13)
  })

  it('of one network count together, as do those of an IPv6 /64, and once limited count for no account', async () => {
    const [engine] = ENGINES
    if (!engine) throw new Error('The engine is missing')
    await using test = await engine.open(identityMigrations)
    const limits = createLimits(test.database, createRates({ now: () => 1e12 }))
    const tries = Array.from({ length: 80 }, (_, index) =>
      limits.begin(
        'site',
        ratesOfLogin(contextFrom(`2001:db8::${index.toString(16)}`), `${index}@example.com`),
      ),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused[0]).toMatchObject({ code: 'THROTTLED_FEATURE', data: { retryAfterSeconds: 18 } })
  })
})
