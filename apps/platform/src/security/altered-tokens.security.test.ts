import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { getCatalogVersion, jwks } from '@vitrine/contract/operations'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { openSecrets } from '../floor/callers/secrets.ts'
import { logInMember, openMember } from '../people/access/authorize/member.fixtures.ts'
import { openShop } from '../testing/index.ts'
import { SIZES } from './sizes.ts'

const PREFIX = 'OauthNG.JWS.'
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe(`${SIZES.alteredTokens} altered access tokens`, () => {
  it(
    'grant nothing, no matter what was changed',
    async () => {
      await using shop = await openShop()
      await using other = await openShop()
      const { accessToken, refreshToken } = await logInMember(
        shop,
        await openMember(shop),
        await shop.visitor(),
      )
      const stranger = await logInMember(other, await openMember(other), await other.visitor())
      const jwt = accessToken.replace(PREFIX, '')
      const [header = '', payload = '', signature = ''] = jwt.split('.')
      const claims = decodeJwt(jwt)
      const kept = decodeProtectedHeader(jwt)
      const { keys } = await shop.caller().call(jwks, {})
      const { privateKey } = await generateKeyPair('ES256')
      const ownKey = await new SignJWT(claims).setProtectedHeader({ ...kept, alg: 'ES256' }).sign(privateKey)
      const hmac = (key: string) => {
        const text = `${encode({ ...kept, alg: 'HS256' })}.${payload}`
        return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
      }
      // Correctly signed, but not access tokens: the platform has one key for everything it signs.
      const [own] = (await openSecrets(join(shop.dataDir, 'secrets.json'))).signingKeys
      if (!own) throw new Error('The shop has no key')
      const signed = (change: object) =>
        new SignJWT({ ...claims, ...change }).setProtectedHeader({ ...kept, alg: 'ES256' }).sign(own.sign)
      const ofOtherKinds = await Promise.all(
        [
          ...[{ aud: shop.clientId }, { aud: 'vitrine' }, { aud: [] }, { aud: undefined }],
          ...[{ iss: shop.url }, { iss: 'vitrine-api' }, { iss: undefined }],
          ...[{ exp: 1 }, { nbf: 4_000_000_000 }, { actor: undefined }, { actor: 'MEMBER' }, { actor: {} }],
          { ground: { kind: 'session', id: crypto.randomUUID() } },
          { aud: shop.clientId, iss: shop.url, actor: undefined, ground: undefined, data: undefined },
        ].map(signed),
      )
      const control = await signed({})
      const withHeader = (change: object) => `${encode({ ...kept, ...change })}.${payload}.${signature}`
      const forged = [
        ...[
          ownKey,
          hmac(JSON.stringify(keys[0])),
          hmac(String(keys[0]?.x)),
          hmac(''),
          `${header}.${payload}.`,
        ],
        ...['none', 'None', 'NONE', 'nOnE', '', 'HS256', 'RS256', 'ES384'].map((alg) => withHeader({ alg })),
        ...['none', 'None'].map((alg) => `${encode({ ...kept, alg })}.${payload}.`),
        ...['../../etc/passwd', "' OR 1=1 --", '', 'x'.repeat(5_000), '__proto__', '0'].map((kid) =>
          withHeader({ kid }),
        ),
        withHeader({ jwk: keys[0] }),
        withHeader({ jku: 'https://evil.example/jwks' }),
        withHeader({ x5u: 'https://evil.example' }),
        withHeader({ crit: ['exp'] }),
        `${header}.${encode({ ...claims, exp: 4_000_000_000 })}.${signature}`,
        `${header}.${encode({ ...claims, sub: 'owner' })}.${signature}`,
        ...[
          `${jwt}.`,
          `.${jwt}`,
          `${header}.${payload}`,
          header,
          payload,
          `${header}..${signature}`,
          jwt.toUpperCase(),
        ],
        ...ofOtherKinds,
      ].map((text) => PREFIX + text)
      const others = [
        jwt,
        refreshToken,
        stranger.accessToken,
        stranger.refreshToken,
        `${PREFIX}${refreshToken}`,
        PREFIX,
      ]
      const bits = Array.from({ length: SIZES.alteredTokens }, (_, index) => {
        const at = PREFIX.length + ((index * 7919) % (jwt.length - 4))
        const was = accessToken[at] ?? ''
        return `${accessToken.slice(0, at)}${was === 'A' ? 'B' : 'A'}${accessToken.slice(at + 1)}`
      })
      const altered = [...others, ...forged, ...bits].slice(0, SIZES.alteredTokens)
      const accepted: string[] = []
      for (const token of altered)
        if ((await shop.caller(token).try(getCatalogVersion, {})).status !== 401) accepted.push(token)
      expect(accepted).toEqual([])
      // The control: the original token, and one made with the key.
      expect((await shop.caller(PREFIX + control).try(getCatalogVersion, {})).status).toBe(200)
      expect((await shop.caller(accessToken).try(getCatalogVersion, {})).status).toBe(200)
    },
    SIZES.timeout,
  )
})
