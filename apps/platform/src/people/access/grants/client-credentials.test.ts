import { randomUUID } from 'node:crypto'
import type { Scope } from '@vitrine/contract'
import {
  createProduct,
  getCatalogVersion,
  queryProducts,
  token,
  tokenInfo,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import { newSecret } from '../../../floor/callers/secret-text.ts'
import { newSite } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { openShop, type Shop } from '../../../testing/index.ts'

/** As forms may encode any character. */
const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`

/** Registers an app for a site of the shop. */
const appOf = async (shop: Shop, scopes: readonly Scope[], siteId?: string) => {
  const { appId: clientId, appSecret: secret } = await shop.registerApp(scopes, siteId)
  const credentials = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret }
  return { clientId, secret, credentials }
}

for (const engine of ENGINES) {
  describe(`an app client on ${engine.name}`, () => {
    it('gets a token with its scopes for its secret, in camelCase, snake_case and as a form', async () => {
      await using shop = await openShop({ engine })
      const { clientId, secret, credentials } = await appOf(shop, ['catalog:read'])
      const { siteId } = shop.site
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const answers = [
        await shop.caller().post('/oauth2/token', { ...credentials, instance_id: siteId }),
        await shop.caller().post('/oauth2/token', {
          clientId,
          clientSecret: secret,
          grantType: 'client_credentials',
        }),
        await shop.caller().send('POST', '/oauth2/token', new URLSearchParams(credentials).toString(), form),
      ]
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([
          200,
          {
            access_token: expect.stringMatching(/^OauthNG\.JWS\./),
            expires_in: 900,
            token_type: 'Bearer',
            scope: 'catalog:read',
          },
        ])
        const app = shop.caller(String(body.access_token))
        expect((await app.try(queryProducts, { query: {} })).status).toBe(200)
        expect((await app.try(createProduct, { product: {} })).status).not.toBe(200)
      }
      const info = await shop.caller().call(tokenInfo, { token: String(answers[0]?.body.access_token) })
      expect(info).toMatchObject({
        active: true,
        subjectType: 'APP',
        subjectId: clientId,
        clientId,
        siteId,
        instanceId: siteId,
      })
      expect(Number(info.exp) - Number(info.iat)).toBe(900)
      expect(shop.log.filter((line) => line.includes(secret.slice(20, 40)))).toEqual([])
    })

    it("is rejected with a wrong, foreign or missing secret, and for another app's site", async () => {
      await using shop = await openShop({ engine })
      const { siteId: elsewhere } = await newSite(shop.database)
      const [mine, other] = [await appOf(shop, ['catalog:read']), await appOf(shop, [], elsewhere)]
      const { credentials } = mine
      const cases: [Record<string, string>, number, string][] = [
        [{ ...credentials, client_secret: newSecret('vitrine_secret_') }, 401, 'invalid_client'],
        [{ ...credentials, client_secret: other.secret }, 401, 'invalid_client'],
        [{ ...credentials, client_secret: credentials.client_secret.slice(0, -1) }, 401, 'invalid_client'],
        [{ ...credentials, client_secret: '' }, 401, 'invalid_client'],
        [{ ...credentials, client_id: other.clientId }, 401, 'invalid_client'],
        [{ ...credentials, client_id: randomUUID() }, 401, 'invalid_client'],
        [{ ...credentials, client_id: '' }, 400, 'invalid_request'],
        [{ ...credentials, client_id: shop.clientId }, 400, 'unauthorized_client'],
        [{ ...credentials, instance_id: elsewhere }, 400, 'invalid_grant'],
        [{ ...credentials, grant_type: 'anonymous' }, 400, 'unauthorized_client'],
      ]
      for (const [body, status, error] of cases) {
        const answer = await shop.caller().post('/oauth2/token', body)
        expect([answer.status, answer.body.error], JSON.stringify(body)).toEqual([status, error])
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
    })

    it('can use HTTP Basic, but not together with the body, and learns how when it fails', async () => {
      await using shop = await openShop({ engine })
      const { clientId, secret } = await appOf(shop, ['catalog:read'])
      const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`
      const good = basic(`${clientId}:${secret}`)
      const encoded = basic([clientId, secret].map((part) => part.replace(/./g, percent)).join(':'))
      const grant = { grant_type: 'client_credentials' }
      type Case = [authorization: string, body: object, status: number, error?: string]
      const cases: Case[] = [
        ...[good, encoded, good.replace('Basic', 'bAsIc')].map((text): Case => [text, grant, 200]),
        [good, { ...grant, client_id: clientId }, 200],
        [good, { ...grant, client_secret: secret }, 400, 'invalid_request'],
        [good, { ...grant, client_id: shop.clientId }, 400, 'invalid_request'],
        [basic(`${clientId}:${secret}x`), grant, 401, 'invalid_client'],
        [basic(`${clientId}:`), grant, 401, 'invalid_client'],
        [basic(`${randomUUID()}:${secret}`), grant, 401, 'invalid_client'],
        ...['Basic', 'Basic ', 'Basic ?', basic('x'), basic(':x'), basic('%zz:x')].map(
          (text): Case => [text, grant, 401, 'invalid_client'],
        ),
        [basic(`${shop.clientId}:`), { grant_type: 'anonymous' }, 200], // public clients have no secret
        [`Bearer ${good}`, grant, 400, 'invalid_request'], // ignored here
      ]
      for (const [authorization, body, status, error] of cases) {
        const answer = await shop.caller(authorization).post('/oauth2/token', body)
        expect([authorization, answer.status, answer.body.error]).toEqual([authorization, status, error])
        expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Basic realm="oauth2"' : null)
      }
      const revoke = (authorization?: string) =>
        shop.caller(authorization).post('/oauth2/revoke', { token: 'x', ...(!authorization && { clientId }) })
      expect((await revoke(good)).status).toBe(200)
      expect((await revoke(basic(`${clientId}:x`))).status).toBe(401)
      const unproved = await revoke()
      expect([unproved.status, unproved.headers.get('www-authenticate')]).toEqual([401, null])
    })

    it('exchanges a token it was handed, with its own secret only', async () => {
      let now = Date.now()
      await using shop = await openShop({ engine, clock: { now: () => now } })
      const { clientId, secret, credentials } = await appOf(shop, ['catalog:read'])
      const other = await appOf(shop, ['catalog:read'])
      const { access_token } = await shop.caller().call(token, credentials)
      const grant = { grant_type: 'strip_bound_session', client_secret: secret, access_token }
      const { body } = await shop.caller().post('/oauth2/token', grant)
      expect(body).toMatchObject({ expires_in: 900, token_type: 'Bearer', scope: 'catalog:read' })
      expect(body).not.toHaveProperty('refresh_token')
      const info = await shop.caller().call(tokenInfo, { token: String(body.access_token) })
      expect(info).toMatchObject({ active: true, subjectType: 'APP', clientId, siteId: shop.site.siteId })

      const visitor = (await shop.visitor()).authorization
      const merchant = (await shop.merchant()).authorization
      const cases: [object, number, string][] = [
        [{ client_secret: other.secret }, 401, 'invalid_client'],
        [{ client_secret: undefined }, 401, 'invalid_client'],
        [{ access_token: `${access_token}x` }, 400, 'invalid_grant'],
        [{ access_token: visitor }, 400, 'invalid_grant'],
        [{ access_token: merchant }, 400, 'invalid_grant'],
        [{ access_token: undefined }, 400, 'invalid_request'],
        [{ client_id: other.clientId }, 400, 'invalid_grant'],
      ]
      for (const [change, status, error] of cases) {
        const answer = await shop.caller().post('/oauth2/token', { ...grant, ...change })
        expect([change, answer.status, answer.body.error]).toEqual([change, status, error])
      }
      now += 901_000
      expect((await shop.caller().post('/oauth2/token', grant)).body.error).toBe('invalid_grant')
    })

    it('loses its tokens within five seconds of its revocation', async () => {
      let now = Date.now()
      await using shop = await openShop({ engine, clock: { now: () => now } })
      const { clientId, credentials } = await appOf(shop, ['catalog:read'])
      const { access_token } = await shop.caller().call(token, credentials)
      const app = shop.caller(access_token)
      expect((await app.try(getCatalogVersion, {})).status).toBe(200)
      const { siteId } = shop.site
      await shop.database.transaction((tx) => oauthClientsStore.revoke(tx, siteId, clientId, now))
      now += 5_000
      expect((await app.try(getCatalogVersion, {})).body.message).toBe('The access token was revoked.')
      expect(await shop.caller().call(tokenInfo, { token: access_token })).toEqual({ active: false })
      expect((await shop.caller().post('/oauth2/token', credentials)).body.error).toBe('invalid_client')
    })
  })
}

describe('token-info', () => {
  it('describes every kind of caller, and a key', async () => {
    await using shop = await openShop()
    const { siteId } = shop.site
    const clientId = shop.clientId
    const info = async (token = '') => shop.caller().call(tokenInfo, { token })
    expect(await info((await shop.visitor()).authorization)).toMatchObject({
      subjectType: 'VISITOR',
      clientId,
    })
    const member = await shop.as({ type: 'MEMBER', siteId, clientId, memberId: 'm' })
    expect(await info(member.authorization)).toMatchObject({
      subjectType: 'MEMBER',
      subjectId: 'm',
      clientId,
    })
    expect(await info((await shop.merchant()).authorization)).toMatchObject({ subjectType: 'USER', siteId })
    const key = await info((await shop.app(['catalog:read'])).authorization)
    expect(key).toMatchObject({ active: true, subjectType: 'APP', siteId, instanceId: siteId })
    expect(key).not.toHaveProperty('clientId')
  })
})
