import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CommerceError } from '../http/error.ts'
import { createSession, memoryTokens } from './session.ts'
import { EMPTY_TOKENS, nowInSeconds, type Tokens } from './tokens.ts'

const tokens = (name: string, lifetimeSeconds = 3600, role: 'visitor' | 'member' = 'visitor'): Tokens => ({
  accessToken: { value: `${name}-access`, expiresAt: nowInSeconds() + lifetimeSeconds },
  refreshToken: { value: `${name}-refresh`, role },
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a session', () => {
  it('asks once for all calls that find the token expired', async () => {
    const obtain = vi.fn(async () => tokens('new'))
    const session = createSession(memoryTokens(tokens('old', -1)), obtain)
    await Promise.all(Array.from({ length: 100 }, () => session.fresh()))
    expect(obtain).toHaveBeenCalledTimes(1)
  })

  it('renews a token shortly before it expires, because it has to arrive', async () => {
    const obtain = vi.fn(async () => tokens('new'))
    const session = createSession(memoryTokens(tokens('old', 20)), obtain)
    expect(await session.fresh()).toMatchObject({ accessToken: { value: 'new-access' } })
  })

  it('uses a token that lives for seconds more than once', async () => {
    const obtain = vi.fn(async () => tokens('short', 5))
    const session = createSession(memoryTokens(), obtain)
    await session.fresh()
    await session.fresh()
    expect(obtain).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(6000)
    await session.fresh()
    expect(obtain).toHaveBeenCalledTimes(2)
  })

  it('keeps the tokens when a renewal fails, and asks again on the next call', async () => {
    const failure = new CommerceError('something went wrong', { code: 'NETWORK_ERROR', retryable: true })
    const obtain = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(tokens('new'))
    const session = createSession(memoryTokens(tokens('old', -1, 'member')), obtain)
    await expect(session.fresh()).rejects.toBe(failure)
    expect(session.getTokens()).toMatchObject({ refreshToken: { value: 'old-refresh', role: 'member' } })
    expect(await session.fresh()).toMatchObject({ accessToken: { value: 'new-access' } })
  })

  it('renews a token that the platform refused, once, however fresh it looks', async () => {
    const obtain = vi.fn(async () => tokens('new'))
    const session = createSession(memoryTokens(tokens('old')), obtain)
    const renewed = await Promise.all(Array.from({ length: 100 }, () => session.fresh('old-access')))
    expect(new Set(renewed.map(({ accessToken }) => accessToken.value))).toEqual(new Set(['new-access']))
    expect(await session.fresh('old-access')).toMatchObject({ accessToken: { value: 'new-access' } })
    expect(obtain).toHaveBeenCalledTimes(1)
  })

  it('keeps asking for a replacement of a refused token until it gets an answer', async () => {
    const obtain = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(tokens('new'))
    const session = createSession(memoryTokens(tokens('old')), obtain)
    await expect(session.fresh('old-access')).rejects.toThrow('no network')
    expect(session.getTokens()).toMatchObject({ accessToken: { value: 'old-access' } })
    expect(await session.fresh()).toMatchObject({ accessToken: { value: 'new-access' } })
  })

  it('keeps tokens that just arrived when the clock jumps, but no longer', async () => {
    const obtain = vi.fn().mockResolvedValueOnce(tokens('first')).mockResolvedValueOnce(tokens('second'))
    const session = createSession(memoryTokens(), obtain)
    await session.fresh()
    vi.setSystemTime(Date.now() + 7_200_000)
    expect(await session.fresh()).toMatchObject({ accessToken: { value: 'first-access' } })
    vi.advanceTimersByTime(31_000)
    expect(await session.fresh()).toMatchObject({ accessToken: { value: 'second-access' } })
  })

  it('renews old tokens at once when it is given them', async () => {
    const session = createSession(memoryTokens(tokens('first')), async () => tokens('new'))
    session.setTokens(tokens('old', -1))
    expect(await session.fresh()).toMatchObject({ accessToken: { value: 'new-access' } })
  })

  it('keeps a login that arrives during a renewal', async () => {
    const session = createSession(memoryTokens(tokens('old', -1)), async () => {
      session.setTokens(tokens('login', 3600, 'member'))
      return tokens('renewed')
    })
    expect(await session.fresh()).toMatchObject({ refreshToken: { value: 'login-refresh', role: 'member' } })
  })

  it('starts a new visitor after a logout during a renewal', async () => {
    const obtained: string[] = []
    const session = createSession(memoryTokens(tokens('old', -1, 'member')), async ({ refreshToken }) => {
      obtained.push(refreshToken.role)
      if (refreshToken.role === 'member') session.setTokens(EMPTY_TOKENS)
      return tokens('next')
    })
    expect(await session.fresh()).toMatchObject({ accessToken: { value: 'next-access' } })
    expect(obtained).toEqual(['member', 'none'])
  })

  it('continues in memory when its storage throws', async () => {
    const storage = {
      getTokens: (): Tokens => {
        throw new DOMException('denied', 'SecurityError')
      },
      setTokens: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const obtain = vi.fn(async () => tokens('new'))
    const session = createSession(storage, obtain)
    await session.fresh()
    expect(await session.fresh()).toMatchObject({ accessToken: { value: 'new-access' } })
    expect(obtain).toHaveBeenCalledTimes(1)
  })

  it('fills in missing parts of tokens', () => {
    const half = { refreshToken: {} } as Tokens
    expect(createSession(memoryTokens(half), async () => tokens('new')).getTokens()).toEqual(EMPTY_TOKENS)
  })

  it('reports every change until it is unsubscribed', async () => {
    const session = createSession(memoryTokens(), async () => tokens('first'))
    const seen: string[] = []
    const stop = session.onChange(({ accessToken }) => seen.push(accessToken.value))
    await session.fresh()
    session.setTokens(tokens('second'))
    session.setTokens(tokens('second'))
    stop()
    session.setTokens(tokens('third'))
    expect(seen).toEqual(['first-access', 'second-access'])
  })
})
