import { jwks, token, tokenInfo } from '@vitrine/contract/operations'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { openShop } from '../../testing/index.ts'

describe('POST /oauth2/token', () => {
  it('gives an anonymous visitor tokens without storing a row', async () => {
    await using shop = await openShop()
    const answer = await shop
      .caller()
      .post('/oauth2/token', { clientId: shop.clientId, grantType: 'anonymous' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: 4 * 3600 })
    expect(String(answer.body.access_token).startsWith('OauthNG.JWS.')).toBe(true)
    expect(JSON.stringify(answer.body).length).toBeLessThan(2048)
  })

  it('names the site in the claim that storefronts decode', async () => {
    await using shop = await openShop()
    const visitor = await shop.visitor()
    const claims = decodeJwt((visitor.authorization ?? '').replace('OauthNG.JWS.', ''))
    expect(JSON.parse(String(claims.data)).instance.metaSiteId).toBe(shop.site.siteId)
  })

  it('keeps the visitor when a token is renewed, however often the first refresh token is used', async () => {
    await using shop = await openShop()
    const first = await shop.caller().call(token, { clientId: shop.clientId, grantType: 'anonymous' })
    const visitorOf = async (access: string) =>
      (await shop.caller().call(tokenInfo, { token: access })).subjectId
    for (let count = 0; count < 3; count++) {
      const renewed = await shop.caller().call(token, {
        client_id: shop.clientId,
        grant_type: 'refresh_token',
        refresh_token: first.refresh_token ?? '',
      })
      expect(await visitorOf(renewed.access_token)).toBe(await visitorOf(first.access_token))
    }
  })

  it('accepts form encoding from standard clients', async () => {
    await using shop = await openShop()
    const body = new URLSearchParams({ client_id: shop.clientId, grant_type: 'anonymous' }).toString()
    const { status } = await shop
      .caller()
      .send('POST', '/oauth2/token', body, { 'content-type': 'application/x-www-form-urlencoded' })
    expect(status).toBe(200)
  })

  it.each([
    ['no grant', {}, 400, 'invalid_request'],
    ['an unknown grant', { grantType: 'password' }, 400, 'unsupported_grant_type'],
    ['no client', { grantType: 'anonymous' }, 400, 'invalid_request'],
    ['an unknown client', { grantType: 'anonymous', clientId: 'nobody' }, 401, 'invalid_client'],
    ['no token to strip', { grantType: 'strip_bound_session' }, 400, 'invalid_request'],
    ['two client names', { grantType: 'anonymous', clientId: 'a', client_id: 'b' }, 400, 'invalid_request'],
  ])('rejects %s with a typed error', async (_name, body, status, code) => {
    await using shop = await openShop()
    const answer = await shop.caller().post('/oauth2/token', body)
    expect([answer.status, answer.body]).toMatchObject([status, { details: { applicationError: { code } } }])
  })

  it('ignores an access token in the header, which clients send even when expired', async () => {
    await using shop = await openShop()
    const visitor = { clientId: shop.clientId, grantType: 'anonymous' }
    expect((await shop.caller('OauthNG.JWS.old').post('/oauth2/token', visitor)).status).toBe(200)
  })

  it('rejects forged and foreign refresh tokens', async () => {
    await using shop = await openShop()
    const { refresh_token: good = '' } = await shop
      .caller()
      .call(token, { clientId: shop.clientId, grantType: 'anonymous' })
    const forged = [`${good}x`, good?.replace(/^./, 'A'), '', 'a.b', 'a.b.c', '.']
    for (const refreshToken of forged) {
      const { status, body } = await shop.caller().post('/oauth2/token', {
        clientId: shop.clientId,
        grantType: 'refresh_token',
        refreshToken,
      })
      expect([status, body.error]).toEqual([400, refreshToken ? 'invalid_grant' : 'invalid_request'])
    }
  })
})

describe('access tokens', () => {
  it('verify with the published keys', async () => {
    await using shop = await openShop()
    const visitor = await shop.visitor()
    const { keys } = await shop.caller().call(jwks, {})
    expect(JSON.stringify(keys)).not.toContain('"d"')
    const jwt = (visitor.authorization ?? '').replace('OauthNG.JWS.', '')
    await expect(jwtVerify(jwt, createLocalJWKSet({ keys: keys as never }))).resolves.toBeDefined()
  })

  it('are rejected when altered, and expire after four hours', async () => {
    let now = Date.now()
    await using shop = await openShop({ clock: { now: () => now } })
    const visitor = await shop.visitor()
    const path = '/stores/v3/provision/version'
    expect((await visitor.get(path)).status).toBe(200)
    expect((await shop.caller(`${visitor.authorization}x`).get(path)).status).toBe(401)
    expect((await shop.caller('Basic abc').get(path)).status).toBe(401)
    expect((await shop.caller(`Bearer ${visitor.authorization}`).get(path)).status).toBe(200)
    expect((await shop.caller().get(path)).status).toBe(401)
    now += 4 * 3600 * 1000 + 1000
    expect((await visitor.get(path)).body).toMatchObject({ message: 'The access token has expired.' })
  })
})
