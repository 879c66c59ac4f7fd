import { describe, expect, it } from 'vitest'
import { type Reply, startServer } from '../../test/local-platform.ts'
import { OAuthStrategy } from '../index.ts'
import { nowInSeconds } from './tokens.ts'

const refreshed = async (body: object) => {
  const reply: Reply = { body }
  await using server = await startServer(() => reply)
  const auth = OAuthStrategy({ clientId: 'c', apiUrl: server.url })
  return await auth.renewToken({ value: 'r', role: 'member' })
}

describe('the answer of the token endpoint', () => {
  it.each([
    ['100', 100],
    [100, 100],
    [14_400, 14_400],
  ])('counts its %j seconds from now', async (expires_in, seconds) => {
    const before = nowInSeconds()
    const { accessToken } = await refreshed({ access_token: 'a', expires_in })
    expect(accessToken.expiresAt).toBeGreaterThanOrEqual(before + seconds)
    expect(accessToken.expiresAt).toBeLessThanOrEqual(nowInSeconds() + seconds)
  })

  it.each([undefined, null, 7, {}])(
    'with the refresh token %j keeps the current one',
    async (refresh_token) => {
      expect(await refreshed({ access_token: 'a', expires_in: 9, refresh_token })).toMatchObject({
        refreshToken: { value: 'r', role: 'member' },
      })
    },
  )

  it.each([undefined, null, '', 7, {}, ['a']])(
    'with the access token %j is treated as no token',
    async (access_token) => {
      await expect(refreshed({ access_token, expires_in: 9 })).rejects.toMatchObject({
        message: 'something went wrong',
        code: 'INVALID_RESPONSE',
        retryable: true,
        cause: { cause: { message: 'No token' } },
      })
    },
  )

  it.each([undefined, 'soon', {}])(
    'with a lifetime of %j seconds is treated as no token',
    async (expires_in) => {
      await expect(refreshed({ access_token: 'a', expires_in })).rejects.toMatchObject({
        code: 'INVALID_RESPONSE',
      })
    },
  )
})
