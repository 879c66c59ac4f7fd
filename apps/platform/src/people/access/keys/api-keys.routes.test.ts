import { randomUUID } from 'node:crypto'
import { ALL_SCOPES } from '@vitrine/contract'
import {
  createApiKey,
  getCatalogVersion,
  getCurrentCart,
  listApiKeys,
  queryProducts,
  revokeApiKey,
  tokenInfo,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSecret } from '../../../floor/callers/secret-text.ts'
import { statement } from '../../../floor/database/statements/statement.ts'
import { newSite } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { type Answer, openShop, type Shop } from '../../../testing/index.ts'
import { createKeyRing } from './key-ring.ts'

const HOUR_MS = 3_600_000
const everything = statement<Record<string, unknown>>('SELECT * FROM api_keys')
const readLastUse = statement<{ last_used_at: number | null }>(
  'SELECT last_used_at FROM api_keys WHERE key_id = ?',
)

const refusalOf = ({ status, body }: Answer) => [
  status,
  JSON.stringify(body).match(/"code":"(\w+)"/)?.[1],
  body.message,
]
const invalid = [401, 'UNAUTHENTICATED', 'The API key is not valid.']

for (const engine of ENGINES) {
  describe(`an API key on ${engine.name}`, () => {
    let now = Date.now()
    const clock = { now: () => now }
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop({ engine, clock })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it('is created by an owner, shown once and stored as a digest', async () => {
      const owner = await shop.owner()
      const { apiKey, secret } = await owner.call(createApiKey, {
        name: 'Import',
        scopes: ['catalog:read', 'catalog:read'],
      })
      expect(apiKey).toMatchObject({
        name: 'Import',
        hint: secret.slice(0, 16),
        scopes: ['catalog:read'],
        expiresDate: null,
        lastUsedDate: null,
        revokedDate: null,
      })
      expect((await owner.call(listApiKeys, {})).apiKeys).toContainEqual(apiKey)
      expect(JSON.stringify(await shop.database.all(everything))).not.toContain(secret.slice(16))
      expect(shop.log.filter((line) => line.includes(secret.slice(12, 30)))).toEqual([])
    })

    it('works bare, as Bearer, and together with its own site or an account', async () => {
      const key = (await shop.app(['catalog:read'])).authorization ?? ''
      const { siteId } = shop.site
      const headers: Record<string, string>[] = [
        {},
        { 'wix-site-id': siteId },
        { 'wix-account-id': randomUUID() },
      ]
      for (const authorization of [key, `Bearer ${key}`])
        for (const more of headers)
          expect((await shop.caller(authorization).try(queryProducts, { query: {} }, more)).status).toBe(200)
      const { siteId: other } = await newSite(shop.database)
      for (const wrong of [other, siteId.toUpperCase(), 'x'])
        expect(
          refusalOf(await shop.caller(key).try(queryProducts, { query: {} }, { 'wix-site-id': wrong })),
        ).toEqual([403, 'PERMISSION_DENIED', 'The API key belongs to another site.'])
    })

    it('allows only what its scopes name', async () => {
      const reader = await shop.app(['catalog:read'])
      expect((await reader.try(queryProducts, { query: {} })).status).toBe(200)
      const refused = await reader.try(getCurrentCart, {})
      expect([refused.status, refused.body]).toMatchObject([
        403,
        { details: { applicationError: { code: 'PERMISSION_DENIED', data: { scope: 'cart:write' } } } },
      ])
      const buyer = await shop.app(['cart:write'])
      expect((await buyer.try(getCurrentCart, {})).status).toBe(404) // no cart yet
      expect((await buyer.try(getCatalogVersion, {})).status).toBe(403)
    })

    it('stops working at once when revoked, and within five seconds in other processes', async () => {
      const owner = await shop.owner()
      const { apiKey, secret } = await owner.call(createApiKey, { name: 'Till', scopes: ['catalog:read'] })
      const elsewhere = createKeyRing(shop.database, clock)
      expect(await elsewhere.appOf(secret)).toMatchObject({ appId: apiKey.id })
      expect((await shop.caller(secret).try(getCatalogVersion, {})).status).toBe(200)

      const revoked = await owner.call(revokeApiKey, { id: apiKey.id })
      expect(revoked.apiKey.revokedDate).toBe(new Date(now).toISOString())
      const gone = [401, 'UNAUTHENTICATED', 'The API key was revoked.']
      expect(refusalOf(await shop.caller(secret).try(getCatalogVersion, {}))).toEqual(gone)
      now += 4_999
      expect(await elsewhere.appOf(secret)).toMatchObject({ appId: apiKey.id })
      now += 1
      await expect(elsewhere.appOf(secret)).rejects.toThrow('The API key was revoked.')

      now += 60_000
      expect((await owner.call(revokeApiKey, { id: apiKey.id })).apiKey).toMatchObject(revoked.apiKey)
    })

    it('expires on time, even if used a moment before', async () => {
      const owner = await shop.owner()
      const past = await owner.try(createApiKey, {
        name: 'Late',
        scopes: ['catalog:read'],
        expiresDate: new Date(now).toISOString(),
      })
      expect([past.status, past.body]).toMatchObject([
        400,
        { details: { validationError: { fieldViolations: [{ field: 'expiresDate' }] } } },
      ])
      const { secret } = await owner.call(createApiKey, {
        name: 'Sale',
        scopes: ['catalog:read'],
        expiresDate: new Date(now + 1000).toISOString(),
      })
      expect((await shop.caller(secret).try(getCatalogVersion, {})).status).toBe(200)
      now += 1000
      expect(refusalOf(await shop.caller(secret).try(getCatalogVersion, {}))).toEqual([
        401,
        'UNAUTHENTICATED',
        'The API key has expired.',
      ])
    })

    it('records its use once an hour', async () => {
      const start = now
      const key = await shop.app(['catalog:read'])
      const { subjectId = '' } = await key.call(tokenInfo, { token: key.authorization ?? '' })
      const noted = async (at: number) => {
        await key.call(getCatalogVersion, {})
        await expect
          .poll(async () => (await shop.database.first(readLastUse, subjectId))?.last_used_at)
          .toBe(at)
      }
      await noted(start)
      now += HOUR_MS
      await noted(start)
      now += 10_000
      await noted(now)
    })

    it('belongs to its site: no other owner sees or revokes it', async () => {
      const { siteId } = await newSite(shop.database)
      const other = await shop.as({ type: 'WIX_USER', siteId, userId: randomUUID(), owner: true })
      const owner = await shop.owner()
      const { apiKey, secret } = await owner.call(createApiKey, { name: 'Mine', scopes: ['catalog:read'] })
      expect((await other.call(listApiKeys, {})).apiKeys).toEqual([])
      expect((await other.try(revokeApiKey, { id: apiKey.id })).status).toBe(404)
      expect((await shop.caller(secret).try(getCatalogVersion, {})).status).toBe(200)
    })

    it('is created once for a repeated call, which returns its id because the secret is gone', async () => {
      const { siteId } = await newSite(shop.database)
      const owner = await shop.as({ type: 'WIX_USER', siteId, userId: randomUUID(), owner: true })
      const input = { name: 'Once', scopes: ['catalog:read'] }
      const make = (more = {}) =>
        owner.try(createApiKey, { ...input, ...more }, { 'idempotency-key': 'make' })
      const answers = await Promise.all([make(), make(), make()])
      const made = answers.find(({ status }) => status === 200)?.body as { apiKey: { id: string } }
      const { apiKeys } = await owner.call(listApiKeys, {})
      expect(apiKeys.map(({ id }) => id)).toEqual([made.apiKey.id])
      const again = await make()
      expect(again.status).toBe(409)
      expect(again.body.details).toMatchObject({
        applicationError: { code: 'API_KEY_ALREADY_MADE', data: { id: made.apiKey.id } },
      })
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(refusalOf(await make({ name: 'Other' })).slice(0, 2)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    })

    it('counts towards a limit of a hundred, even if many are created at once', async () => {
      const { siteId } = await newSite(shop.database)
      const owner = await shop.as({ type: 'WIX_USER', siteId, userId: randomUUID(), owner: true })
      const answers = await Promise.all(
        Array.from({ length: 110 }, () => owner.try(createApiKey, { name: 'x', scopes: ['catalog:read'] })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
      expect(answers.filter(({ body }) => JSON.stringify(body).includes('API_KEY_LIMIT'))).toHaveLength(10)
    })
  })
}

describe("a text that isn't a key of this platform", () => {
  it('is rejected, without a database read if even the format is wrong', async () => {
    await using shop = await openShop()
    const key = (await shop.app([...ALL_SCOPES])).authorization ?? ''
    const ring = createKeyRing(
      { ...shop.database, first: () => Promise.reject(new Error('The database was read')) },
      { now: Date.now },
    )
    const forms = [
      key.slice(0, -1),
      `${key}A`,
      key.toLowerCase(),
      key.replace('_key_', '_key__'),
      'vitrine_key_',
    ]
    for (const text of forms) {
      expect(() => ring.appOf(text), text).toThrow('The API key is not valid.')
      expect(refusalOf(await shop.caller(text).try(getCatalogVersion, {}))).toEqual(invalid)
    }
    expect(refusalOf(await shop.caller(newSecret('vitrine_key_')).try(getCatalogVersion, {}))).toEqual(
      invalid,
    )
    const other = await shop.caller(newSecret('vitrine_secret_')).try(getCatalogVersion, {})
    expect(other.status).toBe(401)
    expect(await shop.caller().call(tokenInfo, { token: newSecret('vitrine_key_') })).toEqual({
      active: false,
    })
  })
})
