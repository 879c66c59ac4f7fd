import {
  recover,
  registerV2,
  sendActivationEmail,
  signOn,
  startVerification,
  startVerificationLower,
  verifyDuringAuthentication,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../floor/ids.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Answer, Caller, Shop } from '../../testing/index.ts'
import { membersStore } from '../members/members.store.ts'
import { askOfMembers, codeFor, linkFor, newAddress, openMembersShop, PASSWORD } from './identity.fixtures.ts'

const outcome = ({ status, body }: Answer) => [
  status,
  /"code":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? body.state,
]

for (const engine of ENGINES) {
  describe(`calls for members by a program on ${engine.name}`, () => {
    let shop: Shop
    let program: Caller
    let visitor: Caller
    // Mails are distinguished by when they were written.
    let now = Date.now()
    beforeAll(async () => {
      shop = await openMembersShop({}, { engine, clock: { now: () => now++ } })
      program = await shop.app(['members:manage'])
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const ask = (policy: Parameters<typeof askOfMembers>[2]) =>
      askOfMembers(shop.database, shop.site.siteId, policy)
    const signed = (email: string, more: object = {}) => program.try(signOn, { loginId: { email }, ...more })

    it('sign an unknown person on, and the same one again', async () => {
      await ask({})
      const email = newAddress()
      const first = await signed(email, { profile: { firstName: 'Ada', labels: ['vip'] } })
      expect(first.body).toMatchObject({
        sessionToken: expect.stringMatching(/^[\w-]{43}$/),
        identity: {
          ...{ email: { address: email, isVerified: false }, status: { name: 'ACTIVE', reasons: [] } },
          connections: [],
          identityProfile: { firstName: 'Ada', nickname: 'Ada', labels: ['vip'] },
        },
      })
      const again = await signed(email.toUpperCase(), { verifyEmail: true, profile: { lastName: 'L' } })
      const { id } = first.body.identity as { id: string }
      expect(again.body).toMatchObject({
        identity: {
          ...{ id, email: { isVerified: true } },
          identityProfile: { firstName: 'Ada', lastName: 'L' },
        },
      })
      expect(again.body.sessionToken).not.toBe(first.body.sessionToken)
      const answers = await Promise.all(Array.from({ length: 6 }, () => signed('race@example.com')))
      expect(new Set(answers.map(({ body }) => (body.identity as { id: string }).id)).size).toBe(1)
    })

    it('give no session to a waiting or blocked member, no matter what else the call says', async () => {
      await ask({ requireOwnerApproval: true })
      const email = newAddress()
      const mass = { status: { name: 'ACTIVE' }, approvedAt: 1, memberId: randomIds.guid() }
      const waiting = await signed(email, { ...mass, profile: mass, verifyEmail: true })
      expect(waiting.body).toMatchObject({
        identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
      })
      expect(waiting.body).not.toHaveProperty('sessionToken')
      await ask({ requireEmailVerification: true })
      expect((await signed(newAddress())).body).not.toHaveProperty('sessionToken')
      expect((await signed(newAddress(), { verifyEmail: true })).body).toHaveProperty('sessionToken')
      await ask({})
      const member = await membersStore.findByEmail(shop.database, shop.site.siteId, email)
      if (!member) throw new Error('it was signed on')
      await shop.database.transaction((tx) => membersStore.update(tx, { ...member, blockedAt: 1 }))
      expect(outcome(await signed(email))).toEqual([403, 'PERMISSION_DENIED'])
      for (const bad of ['ada', 'a@b@c.example', 'ada@example.com,eve@example.com', '', null, 7])
        expect((await signed(bad as string)).status).toBe(400)
    })

    it('mail a link for a first password, which logs its reader in', async () => {
      await ask({ requireEmailVerification: true })
      const email = newAddress()
      const { identity } = (await signed(email)).body as { identity: { id: string } }
      const redirect = { url: `${shop.site.storefrontUrl}/welcome`, clientId: shop.clientId }
      const identityId = identity.id
      expect(
        outcome(await program.try(sendActivationEmail, { identityId, emailOptions: { redirect } })),
      ).toEqual([200, undefined])
      const recoveryToken = await linkFor(shop, email, 'first-password')
      expect(outcome(await visitor.try(recover, { recoveryToken, password: PASSWORD }))).toEqual([
        200,
        'SUCCESS',
      ])
      const foreign = { redirect: { ...redirect, url: 'https://evil.example' } }
      expect((await program.try(sendActivationEmail, { identityId, emailOptions: foreign })).status).toBe(400)
      const unknown = { identityId: randomIds.guid() }
      expect(outcome(await program.try(sendActivationEmail, unknown))).toEqual([404, 'NOT_FOUND'])
    })

    it('mail a code for a waiting login, with either spelling of the address', async () => {
      await ask({ requireEmailVerification: true })
      const email = newAddress()
      const { body } = await visitor.try(registerV2, { loginId: { email }, password: PASSWORD })
      const { id: identityId } = body.identity as { id: string }
      for (const operation of [startVerification, startVerificationLower]) {
        const started = await program.try(operation, { identityId, target: 'EMAIL' })
        expect(started.body).toEqual({ verificationId: expect.any(String) })
      }
      const code = await codeFor(shop, email)
      const verified = await visitor.try(verifyDuringAuthentication, { code, stateToken: body.stateToken })
      expect(outcome(verified)).toEqual([200, 'SUCCESS'])
      expect(outcome(await program.try(startVerification, { identityId: randomIds.guid() }))).toEqual([
        404,
        'NOT_FOUND',
      ])
      for (const wrong of [{}, { identityId: null }, { identityId, target: 'UNKNOWN_TARGET' }])
        expect((await program.try(startVerification, wrong)).status).toBe(400)
      await ask({})
    })
  })
}
