import { token } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import {
  askToLogIn,
  exchangeCode,
  follow,
  openMember,
  sessionTokenOf,
} from '../people/access/authorize/member.fixtures.ts'
import { openCuttingLine } from '../races/cutting-line.ts'
import { createCaller } from '../testing/caller.ts'
import { ENGINES } from '../testing/engines.ts'
import { openShop, type Shop } from '../testing/index.ts'
import { SIZES } from './sizes.ts'

const ROTATES = { 'x-vitrine-rotation': 'on' }

/** The first refresh token of a member's session, rotating or not. */
const beginSession = async (shop: Shop, now: number, rotates: boolean): Promise<string> => {
  const sessionToken = await sessionTokenOf(shop, await openMember(shop), now)
  const asked = await askToLogIn(shop, await shop.visitor(), 'none', { sessionToken })
  const { code } = (await follow(asked.url)).told
  if (!rotates) return String((await exchangeCode(shop, code, asked.verifier)).body.refresh_token)
  const { body } = await shop.caller().try(
    token,
    {
      ...{ clientId: shop.clientId, grantType: 'authorization_code', code, codeVerifier: asked.verifier },
      redirectUri: `${shop.site.storefrontUrl}/callback`,
    },
    ROTATES,
  )
  return String(body.refresh_token)
}

/** The same random numbers in every run. */
const chanceOf = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

for (const engine of ENGINES) {
  describe(`a member's renewals on ${engine.name}`, () => {
    /** Renews, and sometimes shows an older token again; counts wrong results. */
    const replay = async (rotates: boolean) => {
      let now = Date.now()
      await using shop = await openShop({ engine, clock: { now: () => now } })
      const renew = async (refreshToken: string) =>
        shop
          .caller()
          .post('/oauth2/token', { clientId: shop.clientId, grantType: 'refresh_token', refreshToken })
      const chance = chanceOf(11)
      const outcome = { wronglyAccepted: 0, wronglyOut: 0, replays: 0 }
      let history: string[] = []
      for (let count = 0; count < SIZES.renewals; count++) {
        const newest = history.at(-1)
        if (!newest) history = [await beginSession(shop, now, rotates)]
        else {
          const { status, body } = await renew(newest)
          if (status !== 200) {
            outcome.wronglyOut++
            history = []
            continue
          }
          history.push(String(body.refresh_token))
        }
        now += Math.floor(chance() * 8_000)
        const back = 2 + Math.floor(chance() * 4)
        const old = history.at(-back)
        if (!old || chance() > 0.1) continue
        outcome.replays++
        const isPredecessor = back === 2
        const { status } = await renew(old)
        if (!isPredecessor && status === 200) outcome.wronglyAccepted++
        if (isPredecessor && status !== 200) outcome.wronglyOut++
        if (!isPredecessor) history = []
      }
      return outcome
    }

    it(
      `${SIZES.renewals} with replays among them keep only the rightful holders in`,
      async () => {
        const outcome = await replay(true)
        expect(outcome).toMatchObject({ wronglyAccepted: 0, wronglyOut: 0 })
        expect(outcome.replays).toBeGreaterThan(SIZES.renewals / 50)
        // The control: non-rotating sessions take every token for the newest.
        expect((await replay(false)).wronglyAccepted).toBeGreaterThan(0)
      },
      SIZES.timeout,
    )

    it(
      `${SIZES.lostAnswers} with lost answers are repeated and continue, with two callers at once`,
      async () => {
        await using shop = await openShop({ engine })
        await using line = await openCuttingLine(shop.url, 0.5, 7)
        let refreshToken = await beginSession(shop, Date.now(), true)
        const caller = createCaller(line.url, undefined)
        let out = 0
        while (line.lost() < SIZES.lostAnswers && out === 0) {
          const input = { clientId: shop.clientId, grantType: 'refresh_token', refreshToken }
          const answers = await Promise.allSettled([caller, caller].map((by) => by.try(token, input)))
          const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
          if (given.some(({ status }) => status !== 200)) out++
          for (const { body } of given) refreshToken = String(body.refresh_token)
        }
        expect(out).toBe(0)
      },
      SIZES.timeout,
    )
  })
}
