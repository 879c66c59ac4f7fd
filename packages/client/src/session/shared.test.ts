import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession } from '../auth/session.ts'
import { nowInSeconds, type TokenStorage, type Tokens } from '../auth/tokens.ts'
import { type Channel, sharedTokens } from './shared.ts'

const LIFETIME_SECONDS = 600
const GRACE_MS = 10_000

/**
 * The token endpoint of a platform that rotates refresh tokens: the generation before the last stays good
 * until ten seconds after its successor's first use, a repeat is answered with that very successor, and any
 * other use of an old token ends the family.
 */
const createEndpoint = (delayMs: () => number) => {
  let families = 0
  const generations = new Map<number, { last: number; usedAt: number; isDead: boolean }>()
  const requests: number[] = []
  const tokensOf = (family: number, generation: number, role: 'visitor' | 'member'): Tokens => ({
    accessToken: { value: `${family}.${generation}`, expiresAt: nowInSeconds() + LIFETIME_SECONDS },
    refreshToken: { value: `${family}.${generation}`, role },
  })
  const pause = () => new Promise((resolve) => setTimeout(resolve, delayMs()))
  const begin = (role: 'visitor' | 'member') => {
    generations.set(++families, { last: 0, usedAt: performance.now(), isDead: false })
    return tokensOf(families, 0, role)
  }
  return {
    requests,
    login: () => begin('member'),
    isDead: (family: number) => generations.get(family)?.isDead ?? true,
    async obtain({ refreshToken: { value, role } }: Tokens): Promise<Tokens> {
      requests.push(performance.now())
      await pause()
      const [family = 0, generation = 0] = value.split('.').map(Number)
      const state = generations.get(family)
      let answer: Tokens
      if (role === 'none' || !state || state.isDead) answer = begin('visitor')
      else if (generation === state.last) {
        state.last += 1
        state.usedAt = Number.POSITIVE_INFINITY
        answer = tokensOf(family, state.last, role)
      } else if (generation === state.last - 1 && performance.now() <= state.usedAt + GRACE_MS)
        answer = tokensOf(family, state.last, role)
      else {
        state.isDead = true
        answer = begin('visitor')
      }
      await pause()
      return answer
    },
    /** An access token that arrives proves that its generation did. */
    use({ accessToken: { value } }: Tokens) {
      const [family = 0, generation = 0] = value.split('.').map(Number)
      const state = generations.get(family)
      if (state?.last === generation) state.usedAt = Math.min(state.usedAt, performance.now())
    },
  }
}

/** Channels of one site: what one says, the others hear a moment later. */
const createChannels = (delayMs: () => number) => {
  const open = new Set<Channel>()
  return (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of open)
          if (other !== channel)
            setTimeout(
              () => open.has(other) && other.onmessage?.(new MessageEvent('message', { data })),
              delayMs(),
            )
      },
      close: () => open.delete(channel),
    }
    open.add(channel)
    return channel
  }
}

/** Storage of one site: what a tab writes it reads at once; the others a moment later, as in browsers with a process for each. */
const sharedStorage = (lagMs = 0) => {
  let latest: string | undefined
  const views = new Set<(text: string) => void>()
  return (): TokenStorage => {
    let held = latest
    const listeners = new Set<() => void>()
    const receive = (text: string) => {
      if (held === text) return
      held = text
      for (const listener of listeners) listener()
    }
    views.add(receive)
    return {
      getTokens: () => (held ? JSON.parse(held) : undefined),
      setTokens(tokens) {
        const text = JSON.stringify(tokens)
        held = text
        const arrive = () => {
          latest = text
          for (const view of views) view(text)
        }
        if (lagMs) setTimeout(arrive, lagMs)
        else arrive()
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      dispose: () => views.delete(receive),
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Delays in turn, again and again. */
const cycle = (values: readonly number[]) => {
  let at = 0
  return () => values[at++ % values.length] ?? 0
}

const moments = fc.array(
  fc.record({
    tab: fc.nat(5),
    afterMs: fc.oneof(fc.constant(0), fc.nat(300), fc.nat(2 * LIFETIME_SECONDS * 1000)),
    does: fc.constantFrom('call', 'call', 'call', 'call', 'crash' as const),
  }),
  { minLength: 5, maxLength: 40 },
)

describe('tabs that share their tokens', () => {
  it('never lose a login to a race, whatever is slow, whoever is closed, and whether or not they hear each other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(3000), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(500), { minLength: 1, maxLength: 5 }),
        fc.nat(100),
        moments,
        fc.boolean(),
        async (endpointDelays, channelDelays, lagMs, story, isDeaf) => {
          const endpoint = createEndpoint(cycle(endpointDelays))
          const channel = createChannels(cycle(channelDelays))
          const storage = sharedStorage(lagMs)
          storage().setTokens(endpoint.login())
          await vi.advanceTimersByTimeAsync(lagMs)
          const tokenStorage = () => (isDeaf ? storage() : sharedTokens(storage(), { channel: channel() }))
          const open = () => createSession(tokenStorage(), endpoint.obtain)
          const tabs = Array.from({ length: 6 }, open)
          const calls: Promise<void>[] = []
          for (const { tab, afterMs, does } of story) {
            await vi.advanceTimersByTimeAsync(afterMs)
            const session = tabs[tab]
            if (!session) continue
            if (does === 'crash') {
              session.dispose()
              tabs[tab] = open()
            } else calls.push(session.fresh().then((tokens) => endpoint.use(tokens)))
          }
          await vi.advanceTimersByTimeAsync(60_000)
          await Promise.all(calls)
          const held = storage().getTokens()
          const [family = 0] = held?.refreshToken.value.split('.').map(Number) ?? []
          expect(held?.refreshToken.role).toBe('member')
          expect(endpoint.isDead(family)).toBe(false)
          expect(family).toBe(1)
          expect(tabs.map((session) => session.read())).toEqual(tabs.map(() => held))
        },
      ),
      { numRuns: 150 },
    )
  })

  it('ask once for each expiry, as long as nobody is closed and answers come within seconds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(1500), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(18), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(60), { minLength: 6, maxLength: 6 }),
        fc.nat(100),
        async (endpointDelays, channelDelays, starts, lagMs) => {
          const endpoint = createEndpoint(cycle(endpointDelays))
          const channel = createChannels(cycle(channelDelays))
          const storage = sharedStorage(lagMs)
          const tabs = starts.map(() =>
            createSession(sharedTokens(storage(), { channel: channel() }), endpoint.obtain),
          )
          for (let expiry = 1; expiry <= 3; expiry++) {
            const calls = tabs.map(async (session, tab) => {
              await new Promise((resolve) => setTimeout(resolve, starts[tab]))
              endpoint.use(await session.fresh())
            })
            await vi.advanceTimersByTimeAsync(30_000)
            await Promise.all(calls)
            expect(endpoint.requests).toHaveLength(expiry)
            await vi.advanceTimersByTimeAsync(LIFETIME_SECONDS * 1000)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('are told when another one logs in', async () => {
    const channel = createChannels(() => 5)
    const storage = sharedStorage()
    const endpoint = createEndpoint(() => 0)
    const open = () => createSession(sharedTokens(storage(), { channel: channel() }), endpoint.obtain)
    const [here, there] = [open(), open()]
    const seen: string[] = []
    there.onChange(({ refreshToken }) => seen.push(refreshToken.role))
    here.write(endpoint.login())
    await vi.advanceTimersByTimeAsync(10)
    expect(seen).toEqual(['member'])
  })
})
