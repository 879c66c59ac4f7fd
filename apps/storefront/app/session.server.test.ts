import { EMPTY_TOKENS, TokenRole, type Tokens } from '@vitrine/client'
import { describe, expect, it } from 'vitest'
import { readTokens, tokensCookie } from './session.server.ts'

const tokens: Tokens = {
  accessToken: { value: `OauthNG.JWS.${'a'.repeat(700)}`, expiresAt: 1_800_000_000 },
  refreshToken: { value: `r.${'b'.repeat(120)}`, role: TokenRole.VISITOR },
}
const pairOf = (header: string) => header.split(';')[0] ?? ''

describe('the session cookie', () => {
  it('is read back as it was written, among others', () => {
    expect(readTokens(`theme=dark; ${pairOf(tokensCookie(tokens))}; x=1`)).toEqual(tokens)
  })

  it('is hidden from scripts and other sites, and stays under 2 kB', () => {
    const header = tokensCookie(tokens)
    expect(header).toContain('; HttpOnly')
    expect(header).toContain('; SameSite=Lax')
    expect(header.length).toBeLessThan(2048)
  })

  it('is removed when there is nothing left to remember', () => {
    expect(tokensCookie(EMPTY_TOKENS)).toMatch(/^vitrine_session=; .*Max-Age=0;/)
  })

  it.each([
    null,
    '',
    'vitrine_session=',
    'vitrine_session=%',
    'vitrine_session=null',
    'vitrine_session={}',
    'vitrine_session=%7B%22accessToken%22%3A1%7D',
    'other_vitrine_session=1',
  ])("is ignored if it isn't ours: %s", (cookies) => {
    expect(readTokens(cookies)).toBeUndefined()
  })
})
