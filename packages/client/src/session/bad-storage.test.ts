import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowser } from '../../test/browser-model.ts'
import { nowInSeconds, type TokenStorage, type Tokens } from '../auth/tokens.ts'
import { OAuthStrategy } from '../index.ts'
import { localStorageTokens } from './local-storage.ts'
import { sharedTokens } from './shared.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const member = (lifetimeSeconds = 3600): Tokens => ({
  accessToken: { value: 'member-access', expiresAt: nowInSeconds() + lifetimeSeconds },
  refreshToken: { value: 'member-refresh', role: 'member' },
})

/** A strategy whose platform issues visitor tokens and renews the member's. */
const strategyWith = (tokenStorage: TokenStorage) => {
  const grants: string[] = []
  const auth = OAuthStrategy({
    clientId: 'c',
    apiUrl: 'https://shop.test',
    tokenStorage,
    fetch: async (_, init) => {
      const { grantType, refreshToken } = JSON.parse(String(init?.body))
      grants.push(grantType)
      if (grantType === 'refresh_token' && refreshToken !== 'member-refresh')
        return Response.json({ error: 'invalid_grant' }, { status: 400 })
      const name = grantType === 'anonymous' ? 'visitor' : 'renewed'
      return Response.json({ access_token: name, refresh_token: `${name}-refresh`, expires_in: 3600 })
    },
  })
  const sent = async () => (await auth.getAuthHeaders()).headers.Authorization
  return { auth, grants, sent }
}

const alone = (storage: TokenStorage) => storage
const shared = (storage: TokenStorage) =>
  sharedTokens(storage, { channel: createBrowser().openTab().channel })
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

describe.each([
  ['a storage', alone],
  ['a storage shared by tabs', shared],
])('%s', (_, wrap) => {
  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'tokens'],
    ['a list', [member()]],
    ['something else', { theme: 'dark' }],
    ['text instead of tokens', { accessToken: 'a', refreshToken: 'r' }],
    ['objects instead of text', { accessToken: { value: {} }, refreshToken: { value: [], role: {} } }],
    ['numbers instead of text', { accessToken: { value: 1, expiresAt: 9e12 }, refreshToken: { value: 2 } }],
    ["someone else's refresh tokens", { refreshToken: { value: 'foreign', role: 'member' } }],
  ])('that holds %s leads to a new visitor, once', async (_, held) => {
    let stored = held
    const storage = { getTokens: () => stored as Tokens, setTokens: (next: Tokens) => (stored = next) }
    const { sent, grants, auth } = strategyWith(wrap(storage))
    expect([await sent(), await sent()]).toEqual(['visitor', 'visitor'])
    expect(grants.filter((grant) => grant === 'anonymous')).toHaveLength(1)
    expect(stored).toEqual(auth.getTokens())
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'soon'],
    ['nothing that counts', {}],
    ['a time long ago', -1],
  ])('whose access token expires at %s keeps the login', async (_, expiresAt) => {
    const held = { ...member(), accessToken: { value: 'a', expiresAt } }
    let stored: unknown = held
    const storage = { getTokens: () => stored as Tokens, setTokens: (next: Tokens) => (stored = next) }
    const { sent, auth } = strategyWith(wrap(storage))
    expect(await sent()).toBe('renewed')
    expect(auth.loggedIn()).toBe(true)
  })

  it("that can't be read makes a visitor, who stays the same", async () => {
    const { sent, grants } = strategyWith(wrap({ getTokens: denied, setTokens: denied }))
    expect([await sent(), await sent()]).toEqual(['visitor', 'visitor'])
    expect(grants).toEqual(['anonymous'])
  })

  it("that can't be written keeps login, renewal and logout as long as the page lives", async () => {
    const expired = member(-1)
    const { sent, auth } = strategyWith(wrap({ getTokens: () => expired, setTokens: denied }))
    expect(auth.loggedIn()).toBe(true)
    expect([await sent(), await sent()]).toEqual(['renewed', 'renewed'])
    expect(auth.loggedIn()).toBe(true)
    auth.setTokens({ accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } })
    expect(auth.loggedIn()).toBe(false)
  })

  it('that stops being readable, now and then or for good, keeps the known tokens', async () => {
    let reads = 0
    const expired = member(-1)
    const getTokens = () => (reads++ % 2 ? denied() : expired)
    const { sent, auth } = strategyWith(wrap({ getTokens, setTokens: () => undefined }))
    expect(await sent()).toBe('renewed')
    expect(auth.loggedIn()).toBe(true)
  })

  it('that fails after it was written to is abandoned silently', async () => {
    const setTokens = async () => denied()
    const { sent, grants } = strategyWith(wrap({ getTokens: () => undefined, setTokens }))
    await sent()
    await new Promise((resolve) => setTimeout(resolve))
    expect(await sent()).toBe('visitor')
    expect(grants.length).toBeLessThan(3)
  })

  it('that was abandoned is still disposed of', async () => {
    const dispose = vi.fn()
    const { auth } = strategyWith(wrap({ getTokens: denied, setTokens: denied, dispose }))
    auth.dispose()
    expect(dispose).toHaveBeenCalledOnce()
  })
})

describe('local storage', () => {
  const stub = (
    getItem: () => string | null,
    setItem: (key: string, text: string) => void = () => undefined,
  ) => vi.stubGlobal('localStorage', { getItem, setItem })

  it.each(['', 'null', '7', '"text"', '[]', '{', '{"accessToken":7}', '<html>', '\0'])(
    'that holds %j leads to a new visitor',
    async (text) => {
      let stored: string | null = text
      stub(
        () => stored,
        (_, next) => {
          stored = next
        },
      )
      const { sent, grants } = strategyWith(localStorageTokens())
      expect([await sent(), await sent()]).toEqual(['visitor', 'visitor'])
      expect(grants).toEqual(['anonymous'])
    },
  )

  it('that is denied or full is replaced by memory', async () => {
    stub(denied, denied)
    expect(await strategyWith(localStorageTokens()).sent()).toBe('visitor')
    const expired = JSON.stringify(member(-1))
    stub(() => expired, denied)
    expect(await strategyWith(localStorageTokens()).sent()).toBe('renewed')
  })

  it('is replaced by memory where there is none', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { sent, auth } = strategyWith(localStorageTokens())
    expect(await sent()).toBe('visitor')
    auth.dispose()
  })
})
