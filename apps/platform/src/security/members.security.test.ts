import {
  addToCurrentCart,
  blockMember,
  deleteMember,
  getCurrentCart,
  loginV2,
  proceed,
  recover,
  registerV2,
  sendRecoveryEmail,
  verifyDuringAuthentication,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import {
  askToLogIn,
  exchangeCode,
  follow,
  logInMember,
  openMember,
  sessionTokenOf,
} from '../people/access/authorize/member.fixtures.ts'
import {
  codeFor,
  linkFor,
  newAddress,
  openMembersShop,
  outcomeOf,
  PASSWORD,
} from '../people/identity/identity.fixtures.ts'
import type { MemberRow } from '../people/members/member.ts'
import { membersStore } from '../people/members/members.store.ts'
import { referenceTo } from '../sales/cart/cart.fixtures.ts'
import { ENGINES } from '../testing/engines.ts'
import { openShop, type Shop } from '../testing/index.ts'
import { cup, putCup } from './cup.ts'
import { SIZES } from './sizes.ts'

const MINUTE_MS = 60_000

describe(`${SIZES.codeGuesses} guesses at a mailed code`, () => {
  it(
    'get five checked per code, and few codes an hour',
    async () => {
      let now = Date.now()
      const policy = { requireEmailVerification: true }
      const environment = { RATE_LIMITS: 'on', CAPTCHA: 'off' }
      await using shop = await openMembersShop(policy, { clock: { now: () => now }, environment })
      const visitor = await shop.visitor()
      const email = newAddress()
      const { body } = await visitor.try(registerV2, { loginId: { email }, password: PASSWORD })
      const { stateToken } = body
      const code = await codeFor(shop, email)
      const wrong = Array.from({ length: SIZES.codeGuesses }, (_, index) => String(index).padStart(6, '0'))
      const guesses = wrong.filter((guess) => guess !== code)
      let accepted = 0
      for (const guess of guesses) {
        now += 1
        if (
          outcomeOf(await visitor.try(verifyDuringAuthentication, { stateToken, code: guess })) === 'SUCCESS'
        )
          accepted++
      }
      expect(accepted).toBe(0)
      // Proves that no more than five were checked: the right one comes too late.
      expect(outcomeOf(await visitor.try(verifyDuringAuthentication, { stateToken, code }))).toBe(
        'VERIFICATION_FAILED',
      )
      // The control: the right one in time.
      const other = newAddress()
      const registered = await visitor.try(registerV2, { loginId: { email: other }, password: PASSWORD })
      const right = { stateToken: registered.body.stateToken, code: await codeFor(shop, other) }
      expect(outcomeOf(await visitor.try(verifyDuringAuthentication, right))).toBe('SUCCESS')
    },
    SIZES.timeout,
  )
})

for (const engine of ENGINES) {
  describe(`a visitor token known to a stranger, on ${engine.name}`, () => {
    it(
      `shows nothing of ${SIZES.merges} members who logged in with it`,
      async () => {
        await using shop = await openShop({ engine, seed: putCup })
        let leaks = 0
        for (let count = 0; count < SIZES.merges; count++) {
          const known = await shop.visitor()
          const lineItems = [{ quantity: 1, catalogReference: referenceTo(cup.id) }]
          await known.call(addToCurrentCart, { lineItems })
          const member = shop.caller((await logInMember(shop, await openMember(shop), known)).accessToken)
          // The control: the moved items are there for the member.
          expect((await member.call(getCurrentCart, {})).cart?.lineItems).toHaveLength(1)
          if ((await known.try(getCurrentCart, {})).status === 200) leaks++
          if ((await known.try(addToCurrentCart, { lineItems })).status === 200) leaks++
          if ((await member.call(getCurrentCart, {})).cart?.lineItems.length !== 1) leaks++
        }
        expect(leaks).toBe(0)
      },
      SIZES.timeout,
    )
  })
}

describe('someone who may not log in', () => {
  type Change = (shop: Shop, member: MemberRow) => Promise<unknown>
  const save =
    (change: Partial<MemberRow>): Change =>
    (shop, member) =>
      shop.database.transaction((tx) => membersStore.update(tx, { ...member, ...change }))
  /** Whether they may log in, and whether existing logins continue. */
  const STATES: readonly (readonly [string, Change, { in: boolean; on: boolean }])[] = [
    ['an active member', async () => {}, { in: true, on: true }],
    [
      'a blocked member',
      async (shop, { memberId }) => (await shop.owner()).call(blockMember, { id: memberId }),
      { in: false, on: false },
    ],
    [
      'a deleted member',
      async (shop, { memberId }) => (await shop.owner()).call(deleteMember, { id: memberId }),
      { in: false, on: false },
    ],
    ['a member waiting for the owner', save({ approvedAt: null }), { in: false, on: true }],
    ['a member with an unproved address', save({ emailVerifiedAt: null }), { in: false, on: true }],
  ]

  const open = async (): Promise<{ shop: Shop; advance: (ms: number) => void }> => {
    let now = Date.now()
    const policy = { requireEmailVerification: true, requireOwnerApproval: true }
    const shop = await openMembersShop(policy, { clock: { now: () => now } })
    const advance = (ms: number): void => {
      now += ms
    }
    return { shop, advance }
  }

  it.each(STATES)(
    'gets no token in any way: %s',
    async (name, change, may) => {
      const { shop, advance } = await open()
      await using _open = shop
      const { siteId } = shop.site
      const visitor = await shop.visitor()
      const email = newAddress()
      const registered = await visitor.try(registerV2, { loginId: { email }, password: PASSWORD })
      const code = await codeFor(shop, email)
      await visitor.call(sendRecoveryEmail, { email })
      const found = await membersStore.findByEmail(shop.database, siteId, email)
      if (!found) throw new Error('There is no member')
      const good = { ...found, emailVerifiedAt: 1, approvedAt: 1 }
      await shop.database.transaction((tx) => membersStore.update(tx, good))
      const member = await membersStore.findByEmail(shop.database, siteId, email)
      if (!member) throw new Error('There is no member')
      const kept = await logInMember(shop, member, await shop.visitor())
      const early = await sessionTokenOf(shop, member)
      const asked = await askToLogIn(shop, await shop.visitor(), 'none', {
        sessionToken: await sessionTokenOf(shop, member),
      })
      const { told } = await follow(asked.url)
      await change(shop, member)
      advance(5_000)

      const key = (await shop.app(['members:manage'])).authorization
      const bearer = `${(await shop.visitor()).authorization},${key}`
      const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: member.memberId }
      const bySession = async (sessionToken: string) =>
        (await follow((await askToLogIn(shop, await shop.visitor(), 'none', { sessionToken })).url)).told.code
      const ways: Record<string, () => Promise<boolean>> = {
        password: async () =>
          (await visitor.try(loginV2, { loginId: { email }, password: PASSWORD })).body.sessionToken !==
          undefined,
        'waiting login': async () =>
          (await visitor.try(proceed, { stateToken: registered.body.stateToken })).body.sessionToken !==
          undefined,
        'session token': async () => (await bySession(early)) !== undefined,
        code: async () => (await exchangeCode(shop, told.code, asked.verifier)).status === 200,
        'refresh token': async () =>
          (
            await shop.caller().post('/oauth2/token', {
              ...{ clientId: shop.clientId, grantType: 'refresh_token', refreshToken: kept.refreshToken },
            })
          ).status === 200,
        'access token': async () =>
          (await shop.caller(kept.accessToken).try(getCurrentCart, {})).status !== 401,
        program: async () => (await shop.caller(bearer).post('/oauth2/token', grant)).status === 200,
      }
      const outcomes: Record<string, boolean> = {}
      for (const [way, gets] of Object.entries(ways)) outcomes[way] = await gets()
      const expected = Object.keys(ways).map((way) => [way, way === 'access token' ? may.on : may.in])
      expect(outcomes).toEqual(Object.fromEntries(expected))
      if (may.in) return
      // Proofs mailed earlier may prove the address, but don't replace the owner's approval.
      const link = { recoveryToken: await linkFor(shop, email), password: 'quite another walk' }
      const proved = [
        await visitor.try(verifyDuringAuthentication, { stateToken: registered.body.stateToken, code }),
        await visitor.try(recover, link),
      ]
      const letIn = name === 'a member with an unproved address'
      for (const { body } of proved) expect(letIn || body.sessionToken === undefined).toBe(true)
    },
    4 * MINUTE_MS,
  )
})
