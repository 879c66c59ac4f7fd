import { createHmac } from 'node:crypto'
import { getCurrentCart, jwks } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../testing/index.ts'
import { flawsOf } from '../documented.ts'
import { PATIENCE_MS, runs, SEED } from '../runs.ts'

const PREFIX = 'OauthNG.JWS.'
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString())

let shop: Shop
let stranger: Shop
let good: string
beforeAll(async () => {
  shop = await openShop()
  stranger = await openShop()
  good = (await shop.visitor()).authorization ?? ''
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await stranger[Symbol.asyncDispose]()
})

const partsOf = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.slice(PREFIX.length).split('.')
  return { header, payload, signature }
}

const expectRefused = async (authorization: string): Promise<void> => {
  const answer = await shop.caller(authorization).try(getCurrentCart, {})
  expect([authorization, answer.status]).toEqual([authorization, 401])
  expect(flawsOf(answer, ruleOf(getCurrentCart))).toEqual([])
}

// Fails if claims with a wrong signature are believed, or tokens are cached by their beginning.
describe('an access token', () => {
  it('of this shop is accepted, bare and as Bearer', async () => {
    for (const authorization of [good, `Bearer ${good}`])
      expect((await shop.caller(authorization).try(getCurrentCart, {})).status).toBe(404) // no cart yet
  })

  it('of another platform is rejected', async () => {
    await expectRefused((await stranger.visitor()).authorization ?? '')
  })

  it.each([
    'Bearer',
    'Bearer x',
    'Basic YTpi',
    PREFIX,
    `${PREFIX}..`,
    `${PREFIX}e30.e30.e30`,
    `${PREFIX}${'a'.repeat(12_000)}`,
    '\u00ff\u00fe',
  ])("that isn't one is rejected: %s", async (authorization) => {
    await expectRefused(authorization)
  })

  it('that names its own algorithm is rejected', async () => {
    const { header, payload, signature } = partsOf(good)
    const { keys } = await shop.caller().call(jwks, {})
    const [key = {}] = keys
    const known = decoded(header)
    const headers = [
      { alg: 'none' },
      { ...known, alg: 'none' },
      { ...known, alg: 'NONE' },
      { ...known, alg: 'ES384' },
      { ...known, kid: undefined },
      { ...known, kid: '__proto__' },
      { ...known, kid: '../../secrets.json' },
      { ...known, kid: ['a'] },
      { ...known, jwk: key },
      { ...known, jku: `${stranger.url}/oauth2/jwks` },
      { ...known, crit: ['b64'], b64: false },
      { ...known, zip: 'DEF' },
    ]
    for (const changed of headers)
      for (const end of [signature, '']) await expectRefused(`${PREFIX}${encoded(changed)}.${payload}.${end}`)
    // The public key as the secret of a symmetric signature (RFC 8725, section 2.1).
    for (const secret of [JSON.stringify(key), String(key.x), '']) {
      const body = `${encoded({ ...known, alg: 'HS256' })}.${payload}`
      const mac = createHmac('sha256', secret || 'x')
        .update(body)
        .digest('base64url')
      await expectRefused(`${PREFIX}${body}.${mac}`)
    }
  })

  it('with forged claims is rejected', async () => {
    const { header, payload, signature } = partsOf(good)
    const known = decoded(payload)
    const claims = [
      { ...known, exp: 2 ** 40 },
      { ...known, actor: { type: 'APP', siteId: shop.site.siteId, appId: 'x' } },
      { ...known, actor: { type: 'WIX_USER', siteId: shop.site.siteId, userId: 'x', owner: true } },
      { ...known, actor: { type: 'UNKNOWN' } },
      {},
    ]
    for (const claim of claims) await expectRefused(`${PREFIX}${header}.${encoded(claim)}.${signature}`)
  })

  it(
    `with one character more, less or different is rejected, seed ${SEED}`,
    async () => {
      const change = fc.record({
        place: fc.nat(),
        with: fc.constantFrom('', 'A', 'B', '_', '-', '.', '=', ' ', '\u00e9', 'AA'),
        length: fc.nat(1),
      })
      await fc.assert(
        fc.asyncProperty(change, async ({ place, with: other, length }) => {
          const at = place % good.length
          const changed = good.slice(0, at) + other + good.slice(at + length)
          fc.pre(changed.trim() !== good && !isSameSignature(changed))
          await expectRefused(changed)
        }),
        runs(150),
      )
    },
    PATIENCE_MS,
  )
})

/** The last bits of base64url carry no data, so two texts can encode the same signature. */
const isSameSignature = (token: string): boolean => {
  const [ours, theirs] = [partsOf(good), partsOf(token)]
  return (
    theirs.header === ours.header &&
    theirs.payload === ours.payload &&
    Buffer.from(theirs.signature, 'base64url').equals(Buffer.from(ours.signature, 'base64url'))
  )
}
