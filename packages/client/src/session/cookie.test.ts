import { describe, expect, it } from 'vitest'
import type { Tokens } from '../auth/tokens.ts'
import { cookieTokens } from './cookie.ts'

const tokens: Tokens = {
  accessToken: { value: 'OauthNG.JWS.a=b;c', expiresAt: 1 },
  refreshToken: { value: 'r', role: 'member' },
}

describe('a cookie session', () => {
  it('returns what it set, for any tokens', () => {
    const first = cookieTokens(new Request('https://shop.test/'))
    expect(first.getTokens()).toBeUndefined()
    first.setTokens(tokens)
    const [pair = ''] = (first.setCookie ?? '').split(';')
    const second = cookieTokens(
      new Request('https://shop.test/', { headers: { cookie: `a=1; ${pair}; b=2` } }),
    )
    expect(second.getTokens()).toEqual(tokens)
    expect(second.setCookie).toBeUndefined()
  })

  it('is hidden from scripts, same-site, valid for thirty days, and https-only when set over https', () => {
    const session = cookieTokens(new Request('https://shop.test/'))
    session.setTokens(tokens)
    expect(session.setCookie).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/)
    const plain = cookieTokens(new Request('http://localhost/'))
    plain.setTokens(tokens)
    expect(plain.setCookie).not.toContain('Secure')
  })

  it('is deleted by a logout', () => {
    const session = cookieTokens(new Request('https://shop.test/'))
    session.setTokens({ accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } })
    expect(session.setCookie).toContain('Max-Age=0')
  })

  it('adds itself to a response and leaves the rest unchanged', async () => {
    const session = cookieTokens(new Request('https://shop.test/'))
    const untouched = new Response('a')
    expect(session.apply(untouched)).toBe(untouched)
    session.setTokens(tokens)
    const headers = { 'set-cookie': 'a=1', 'content-type': 'text/x' }
    const response = session.apply(new Response('body', { status: 201, headers }))
    expect(response.status).toBe(201)
    expect(await response.text()).toBe('body')
    expect(response.headers.getSetCookie()).toEqual(['a=1', session.setCookie])
  })

  it.each(['vitrine=%', 'vitrine=null', 'vitrine={}', 'vitrine=%7B%22accessToken%22%3A1%7D', 'vitrine', ''])(
    'takes %j for no tokens',
    (cookie) => {
      expect(
        cookieTokens(new Request('https://shop.test/', { headers: { cookie } })).getTokens(),
      ).toBeUndefined()
    },
  )
})
