import { createProduct, getCatalogVersion, token } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  authorizePath,
  logInForCode,
  newVerifier,
  openConsole,
  PASSWORD,
  REDIRECT_URI,
  sendLogin,
  type TestConsole,
} from '../../people/access/authorize/console.fixtures.ts'
import { newSite } from '../../testing/catalog.ts'
import { type Answer, openShop, type Shop } from '../../testing/index.ts'
import { nastyValues } from '../calls/nasty.arbitrary.ts'
import { flawsOf } from '../documented.ts'
import { PATIENCE_MS, runs, SEED } from '../runs.ts'

let shop: Shop
let open: TestConsole
let key: string
let app: { appId: string; appSecret: string }
let code: string
let session: string
let visitor: string
const verifier = newVerifier()

const grant = (body: Readonly<Record<string, unknown>>): Promise<Answer> =>
  shop.caller().post('/oauth2/token', body)
const exchange = (text: string, clientId = open.clientId) =>
  grant({
    ...{ grantType: 'authorization_code', clientId, code: text },
    ...{ codeVerifier: verifier, redirectUri: REDIRECT_URI },
  })
const renew = (refreshToken: string, clientId: string) =>
  grant({ grantType: 'refresh_token', clientId, refreshToken })
const credentials = (client_id: string, client_secret: string) =>
  grant({ grant_type: 'client_credentials', client_id, client_secret })
const withKey = (text: string) => shop.caller(text).try(getCatalogVersion, {})

beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: 'trace' } })
  open = await openConsole(shop)
  key = (await shop.app(['catalog:read'])).authorization ?? ''
  app = await shop.registerApp(['catalog:read'])
  session = String((await exchange(await logInForCode(shop, open, verifier))).body.refresh_token)
  visitor = String((await grant({ grantType: 'anonymous', clientId: shop.clientId })).body.refresh_token)
  code = await logInForCode(shop, open, verifier)
})
afterAll(() => shop[Symbol.asyncDispose]())

/** The same text with one character more, less or different. */
const spoilt = (text: string) =>
  fc
    .record({
      place: fc.nat(text.length - 1),
      put: fc.constantFrom('', 'A', 'z', '0', '.', '-', ' ', 'é', '%00', 'AA'),
      take: fc.nat(1),
    })
    .map(({ place, put, take }) => text.slice(0, place) + put + text.slice(place + take))
    .filter((changed) => changed.trim() !== text)

const expectRefused = ({ status, body, headers }: Answer, rule = ruleOf(token)): void => {
  expect([400, 401], JSON.stringify(body)).toContain(status)
  expect(flawsOf({ status, body, headers }, rule)).toEqual([])
}

// Fails if client secrets aren't compared.
describe('a key, secret, code or refresh token', () => {
  it(
    `is worthless with one character changed, seed ${SEED}`,
    async () => {
      const attacks = fc.oneof(
        spoilt(key).map((text) => () => withKey(text.trim() || 'x')),
        spoilt(app.appSecret).map((text) => () => credentials(app.appId, text)),
        spoilt(code).map((text) => () => exchange(text)),
        spoilt(session.split('.')[0] ?? '').map(
          (text) => () => renew(`${text}.${session.split('.')[1]}`, open.clientId),
        ),
      )
      const rule = ruleOf(getCatalogVersion)
      await fc.assert(
        fc.asyncProperty(attacks, async (attack) => {
          const answer = await attack()
          expectRefused(answer, answer.body.error ? ruleOf(token) : rule)
        }),
        runs(120),
      )
    },
    PATIENCE_MS,
  )

  it("is worthless in the place of another, or in another's hands", async () => {
    const { siteId } = await newSite(shop.database)
    const other = await shop.registerApp([], siteId)
    const answers = await Promise.all([
      withKey(app.appSecret),
      withKey(code),
      withKey(session),
      withKey(`${key},${key}`),
      credentials(app.appId, key),
      credentials(app.appId, other.appSecret),
      credentials(other.appId, app.appSecret),
      credentials(open.clientId, app.appSecret),
      exchange(session),
      exchange(code, app.appId),
      exchange(code, other.appId),
      renew(code, open.clientId),
      renew(key, open.clientId),
      renew(session, shop.clientId),
      renew(session, app.appId),
      renew(visitor, open.clientId),
    ])
    for (const answer of answers)
      expectRefused(answer, answer.body.error ? ruleOf(token) : ruleOf(getCatalogVersion))
    expect((await exchange(code)).status).toBe(200) // all of that was refused
    expect((await renew(session, open.clientId)).status).toBe(200)
  })

  it("is not in the log, at any level, nor are passwords and people's addresses", async () => {
    const path = authorizePath(open, verifier)
    await sendLogin(shop, path, { email: open.email, password: `${PASSWORD}?` })
    await shop.caller(key).try(createProduct, { product: { name: key } })
    await shop.caller().send('POST', '/oauth2/token', `{"client_secret": "${app.appSecret}"`)
    await shop.caller().get(`/nowhere/${key}?code=${code}`)
    const [payload = '', mac = ''] = session.split('.')
    for (const secret of [key, app.appSecret, code, payload, mac, verifier, PASSWORD, open.email])
      expect(shop.log.filter((line) => line.includes(secret.slice(-16)))).toEqual([])
    expect(shop.log.length).toBeGreaterThan(30)
  })
})

describe('the authorize address', () => {
  it(
    `always answers with a page, an address of the client or a refusal, seed ${SEED}`,
    async () => {
      const names = ['client_id', 'redirect_uri', 'response_type', 'code_challenge', 'state', 'prompt', 'x']
      const values = nastyValues.map((value) => {
        const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
        return text.replace(/\p{Surrogate}/gu, '\ufffd').slice(0, 500)
      })
      const changes = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 3 })
      const method = fc.constantFrom('GET', 'POST')
      await fc.assert(
        fc.asyncProperty(changes, method, async (changed, sent) => {
          const path = authorizePath(open, verifier, { ...changed })
          const body = sent === 'POST' ? { body: new URLSearchParams(changed) } : {}
          const answer = await fetch(shop.url + path, { method: sent, redirect: 'manual', ...body })
          await answer.arrayBuffer()
          const to = answer.headers.get('location')
          expect([200, 303, 400]).toContain(answer.status)
          expect(answer.status === 303).toBe(to !== null)
          if (to)
            expect(to).toMatch(/^(https:\/\/console\.example\/|http:\/\/localhost:\d+\/login\?request=)/)
        }),
        runs(80),
      )
    },
    PATIENCE_MS,
  )
})
