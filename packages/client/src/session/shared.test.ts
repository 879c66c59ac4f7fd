import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowser, type Tab } from '../../test/browser-model.ts'
import { createEndpoint, LIFETIME_SECONDS } from '../../test/token-endpoint.ts'
import { createSession } from '../auth/session.ts'
import type { CommerceError } from '../http/error.ts'
import { sharedTokens } from './shared.ts'

const START = 1_700_000_000_000
const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Values in turn, repeating. */
const cycle = <T>(values: readonly T[], otherwise: T) => {
  let at = 0
  return () => values[at++ % values.length] ?? otherwise
}

/** Tab ids come in another order for every seed, and in the same order when a run is repeated. */
const seedIds = (seed: number) => {
  let state = seed
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    const view = new Uint8Array(bytes?.buffer ?? new ArrayBuffer(0))
    for (const at of view.keys()) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
      view[at] = state >> 16
    }
    return bytes
  })
}

/** A session in a tab, as a shop uses it: a call with a refused token is repeated once. */
const openSession = (tab: Tab, { obtain, accepts }: ReturnType<typeof createEndpoint>, isDeaf = false) => {
  const { storage, channel, whileOpen } = tab
  const shared = isDeaf ? storage : sharedTokens(storage, { channel })
  const session = createSession(shared, (tokens) => whileOpen(() => obtain(tokens)))
  const call = async (): Promise<string> => {
    try {
      const tokens = await whileOpen(session.fresh)
      if (accepts(tokens)) return 'answered'
      return accepts(await whileOpen(() => session.fresh(tokens.accessToken.value))) ? 'answered' : 'refused'
    } catch (error) {
      return (error as CommerceError).code
    }
  }
  return { tab, session, call }
}

const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 1, maxLength: 5 })

const circumstances = fc.record({
  endpointDelays: some(fc.oneof(fc.nat(50), fc.nat(3_000))),
  losses: some(fc.boolean()),
  channelDelays: fc.oneof(some(fc.nat(29)), some(fc.nat(500))),
  lagMs: fc.nat(100),
  isDeaf: fc.boolean(),
  jumps: fc.boolean(),
  opensWhileJumping: fc.boolean(),
  ids: fc.nat(),
})

const story = fc.array(
  fc.record({
    tab: fc.nat(5),
    afterMs: fc.oneof(fc.constant(0), fc.nat(300), fc.nat(3_000), fc.nat(2 * LIFETIME_SECONDS * 1000)),
    does: fc.constantFrom('call', 'call', 'call', 'all call', 'all call', 'close', 'dispose', 'jump', 'jump'),
    jumpMs: fc.oneof(
      fc.integer({ min: -2 * HOUR_MS, max: 2 * HOUR_MS }),
      fc.integer({ min: LIFETIME_SECONDS * 1000, max: 2 * HOUR_MS }),
    ),
  }),
  { minLength: 5, maxLength: 40 },
)

describe('tabs that share their tokens', () => {
  it('never lose a login to a race with slow, lost, closed or frozen tabs, whether or not they hear each other', async () => {
    await fc.assert(
      fc.asyncProperty(circumstances, story, async (given, moments) => {
        const { lagMs, isDeaf, jumps } = given
        // New tabs and a jumping clock together need a channel that delivers before tabs have settled who renews.
        const isHeardInTime = !isDeaf && given.channelDelays.every((delayMs) => delayMs < 30)
        const opensWhileJumping = jumps && isHeardInTime && given.opensWhileJumping
        vi.setSystemTime(START)
        seedIds(given.ids)
        const endpoint = createEndpoint({
          delayMs: cycle(given.endpointDelays, 0),
          isLost: cycle([...given.losses, false], false),
        })
        const browser = createBrowser(lagMs, cycle(given.channelDelays, 0))
        browser.openTab().storage.setTokens(endpoint.login())
        await vi.advanceTimersByTimeAsync(lagMs)
        const open = () => openSession(browser.openTab(), endpoint, isDeaf)
        const tabs = Array.from({ length: 6 }, open)
        const outcomes: { tab: Tab; outcome?: string }[] = []
        const call = async ({ tab, call }: ReturnType<typeof open>) => {
          const entry: (typeof outcomes)[number] = { tab }
          outcomes.push(entry)
          entry.outcome = await call()
        }

        const startedAt = performance.now()
        for (const { tab: at, afterMs, does, jumpMs } of moments) {
          await vi.advanceTimersByTimeAsync(afterMs)
          const here = tabs[at]
          if (!here) continue
          if (does === 'call') call(here)
          if (does === 'all call') for (const tab of tabs) call(tab)
          if (does === 'jump' && jumps) vi.setSystemTime(Date.now() + jumpMs)
          if (does === 'dispose') here.session.dispose()
          if (does === 'close') here.tab.close()
          if ((does === 'dispose' || does === 'close') && (!jumps || opensWhileJumping)) tabs[at] = open()
        }
        await vi.advanceTimersByTimeAsync(120_000)

        const heard = outcomes.filter(({ tab }) => tab.isOpen).map(({ outcome }) => outcome)
        // A new tab can't know that the tokens it finds just arrived. If the clock jumps at that moment, it renews
        // again, and a call is refused. The login stays.
        const refused = opensWhileJumping ? ['refused'] : []
        expect(['answered', 'NETWORK_ERROR', ...refused]).toEqual(expect.arrayContaining([...new Set(heard)]))
        expect(endpoint.families).toMatchObject([{ role: 'member', isDead: false }])
        const generations = endpoint.families[0]?.madeBy.length
        const expiries = (performance.now() - startedAt) / (LIFETIME_SECONDS - 30) / 1000
        const leaps = moments.filter(({ does }) => does === 'jump').length
        expect(generations).toBeLessThanOrEqual(1 + expiries + leaps)
        const held = browser.openTab().storage.getTokens()
        expect(held?.refreshToken.value).toMatch(/^0\./)
        const living = tabs.filter(({ tab }) => tab.isOpen)
        expect(living.map(({ session }) => session.getTokens())).toEqual(living.map(() => held))
      }),
      { numRuns: 300 },
    )
  })

  it('ask once per expiry, real or caused by a clock jump, as long as tabs stay open and answers take seconds', async () => {
    await fc.assert(
      fc.asyncProperty(
        some(fc.nat(1500)),
        some(fc.nat(18)),
        fc.array(fc.nat(60), { minLength: 6, maxLength: 6 }),
        fc.nat(100),
        fc.array(fc.integer({ min: -2 * HOUR_MS, max: 2 * HOUR_MS }), { minLength: 3, maxLength: 3 }),
        async (endpointDelays, channelDelays, starts, lagMs, jumps) => {
          const endpoint = createEndpoint({ delayMs: cycle(endpointDelays, 0) })
          const browser = createBrowser(lagMs, cycle(channelDelays, 0))
          const tabs = starts.map(() => openSession(browser.openTab(), endpoint))
          for (const [at, jumpMs] of jumps.entries()) {
            const calls = tabs.map(async ({ call }, tab) => {
              await new Promise((resolve) => setTimeout(resolve, starts[tab]))
              return call()
            })
            await vi.advanceTimersByTimeAsync(60_000)
            expect(new Set(await Promise.all(calls))).toEqual(new Set(['answered']))
            expect(endpoint.requests).toHaveLength(at + 1)
            vi.setSystemTime(Date.now() + jumpMs)
            const isExpired = jumpMs > LIFETIME_SECONDS * 1000
            if (!isExpired) await vi.advanceTimersByTimeAsync(LIFETIME_SECONDS * 1000)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  // Fails with tabs that wait for the first one once, and then each renew on their own.
  it.each([0, 1, 3])('renew once for all when %i tabs freeze while renewing', async (frozen) => {
    const endpoint = createEndpoint({ delayMs: () => 600 })
    const browser = createBrowser(5, () => 5)
    const tabs = Array.from({ length: 7 }, () => openSession(browser.openTab(), endpoint))
    const outcomes: string[] = []
    const callAll = async (from: number) => {
      for (const { call } of tabs.slice(from)) {
        void call().then((outcome) => outcomes.push(outcome))
        await vi.advanceTimersByTimeAsync(1)
      }
    }
    for (let at = 0; at < frozen; at++) {
      await callAll(at)
      await vi.advanceTimersByTimeAsync(100)
      tabs[at]?.tab.freeze()
      await vi.advanceTimersByTimeAsync(1_100)
    }
    await callAll(frozen)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(endpoint.requests).toHaveLength(frozen + 1)
    const held = browser.openTab().storage.getTokens()
    for (const { tab } of tabs) tab.thaw()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(new Set(outcomes)).toEqual(new Set(['answered']))
    expect(endpoint.requests).toHaveLength(frozen + 1)
    expect(tabs.map(({ session }) => session.getTokens())).toEqual(tabs.map(() => held))
  })

  it('skip a tab that is alive but makes no progress, and renew once for all others', async () => {
    let requests = 0
    // The first answer takes a minute.
    const endpoint = createEndpoint({ delayMs: () => (requests++ === 0 ? 60_000 : 50) })
    const browser = createBrowser(0, () => 5)
    const tabs = Array.from({ length: 5 }, () => openSession(browser.openTab(), endpoint))
    void tabs[0]?.call()
    await vi.advanceTimersByTimeAsync(100)
    const calls = tabs.slice(1).map(({ call }) => call())
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await Promise.all(calls)).toEqual(Array(4).fill('answered'))
    expect(endpoint.requests).toHaveLength(2)
  })

  it('hear when another one logs in', async () => {
    const endpoint = createEndpoint()
    const browser = createBrowser(0, () => 5)
    const [here, there] = [browser.openTab(), browser.openTab()].map(
      (tab) => openSession(tab, endpoint).session,
    )
    const seen: string[] = []
    there?.onChange(({ refreshToken }) => seen.push(refreshToken.role))
    here?.setTokens(endpoint.login())
    await vi.advanceTimersByTimeAsync(10)
    expect(seen).toEqual(['member'])
  })
})
