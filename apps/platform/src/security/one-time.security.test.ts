import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { challengeOf, newVerifier } from '../people/access/authorize/console.fixtures.ts'
import {
  askToLogIn,
  exchangeCode,
  follow,
  openMember,
  sessionTokenOf,
} from '../people/access/authorize/member.fixtures.ts'
import { fitsChallenge } from '../people/access/sessions/pkce.ts'
import type { MemberRow } from '../people/members/member.ts'
import { ENGINES } from '../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../testing/index.ts'
import { SIZES } from './sizes.ts'

for (const engine of ENGINES) {
  describe(`one-time secrets, on ${engine.name}`, () => {
    let shop: Shop
    let member: MemberRow
    let visitor: Caller
    beforeAll(async () => {
      shop = await openShop({ engine })
      member = await openMember(shop)
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const askedFor = async () =>
      askToLogIn(shop, visitor, 'none', { sessionToken: await sessionTokenOf(shop, member) })
    const renewalOf = async (refreshToken: unknown) =>
      (
        await shop
          .caller()
          .post('/oauth2/token', { clientId: shop.clientId, grantType: 'refresh_token', refreshToken })
      ).status

    it(
      `${SIZES.codes} codes used twice at once give one session each, which then ends`,
      async () => {
        let [second, alive] = [0, 0]
        for (let count = 0; count < SIZES.codes; count++) {
          const asked = await askedFor()
          const { code } = (await follow(asked.url)).told
          const both = await Promise.all([1, 2].map(() => exchangeCode(shop, code, asked.verifier)))
          const given = both.filter(({ status }) => status === 200)
          second += given.length - 1
          if ((await renewalOf(given[0]?.body.refresh_token)) === 200) alive++
        }
        expect({ second, alive }).toEqual({ second: 0, alive: 0 })
        // The control: a code used once gives a session that lives.
        const asked = await askedFor()
        const { code } = (await follow(asked.url)).told
        expect(await renewalOf((await exchangeCode(shop, code, asked.verifier)).body.refresh_token)).toBe(200)
      },
      SIZES.timeout,
    )

    it(
      `${SIZES.sessionTokens} session tokens used twice at once log in once each`,
      async () => {
        let codes = 0
        for (let count = 0; count < SIZES.sessionTokens; count++) {
          const sessionToken = await sessionTokenOf(shop, member)
          const ways = await Promise.all(
            [1, 2].map(() => askToLogIn(shop, visitor, 'none', { sessionToken })),
          )
          const answers = await Promise.all(ways.map(({ url }) => follow(url)))
          codes += answers.filter(({ told }) => told.code).length
        }
        expect(codes).toBe(SIZES.sessionTokens)
      },
      SIZES.timeout,
    )
  })
}

describe(`${SIZES.verifiers} verifiers of other challenges`, () => {
  it("don't match, and the right one does", () => {
    const right = newVerifier()
    const challenge = challengeOf(right)
    const wrong = Array.from({ length: SIZES.verifiers }, newVerifier)
    const near = [
      '',
      right.slice(1),
      `${right}x`,
      right.toLowerCase() + right.slice(43),
      challenge,
      `${right} `,
    ]
    expect(
      [...wrong, ...near].filter((verifier) => verifier !== right && fitsChallenge(verifier, challenge)),
    ).toEqual([])
    expect(fitsChallenge(right, challenge)).toBe(true)
  })
})
