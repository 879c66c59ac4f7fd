import {
  changePassword,
  getCurrentMember,
  loginV2,
  recover,
  sendRecoveryEmail,
  token,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { ENGINES } from '../../../testing/engines.ts'
import { logInMember, openMember } from '../../access/authorize/member.fixtures.ts'
import { membersStore } from '../../members/members.store.ts'
import { hashPassword } from '../../users/passwords.ts'
import { linkFor, mailed, openMembersShop, outcomeOf, PASSWORD } from '../identity.fixtures.ts'

// Fails if other sessions stay, the login's time isn't checked, or links stay valid.
for (const engine of ENGINES) {
  describe(`a changed password on ${engine.name}`, () => {
    it('needs a recent login, ends every other login, invalidates links and sends a mail', async () => {
      let now = Date.now()
      await using shop = await openMembersShop({}, { engine, clock: { now: () => now } })
      const visitor = await shop.visitor()
      const member = await openMember(shop)
      const { email, siteId, memberId } = member
      const passwordHash = await hashPassword(PASSWORD)
      await shop.database.transaction((tx) => membersStore.update(tx, { ...member, passwordHash }))
      const login = async () => shop.caller((await logInMember(shop, member, visitor, now)).accessToken)
      const mine = await login()
      const other = await login()
      await visitor.call(sendRecoveryEmail, { email })
      const recoveryToken = await linkFor(shop, email)

      const change = (caller: typeof mine, newPassword: string) => caller.try(changePassword, { newPassword })
      const before = await membersStore.find(shop.database, siteId, memberId)
      expect(outcomeOf(await change(mine, 'password1'))).toBe('newPassword VALIDATION')
      expect(outcomeOf(await change(mine, 'quite another walk'))).toBe('OK')
      now += 5_000
      expect((await mine.try(getCurrentMember, {})).status).toBe(200)
      expect((await other.try(getCurrentMember, {})).status).toBe(401)
      const password = 'a third one altogether'
      expect(outcomeOf(await visitor.try(recover, { recoveryToken, password }))).toBe('VERIFICATION_FAILED')
      const loggedIn = (given: string) => visitor.try(loginV2, { loginId: { email }, password: given })
      expect(outcomeOf(await loggedIn(PASSWORD))).toBe('-19976')
      expect(outcomeOf(await loggedIn('quite another walk'))).toBe('SUCCESS')
      expect((await mailed(shop, email)).map(({ template }) => template).sort()).toEqual([
        'new-password',
        'password-changed',
      ])
      const after = await membersStore.find(shop.database, siteId, memberId)
      expect(after?.passwordHash).not.toBe(before?.passwordHash)
      expect(after?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)

      // A renewal isn't a login.
      const { clientId } = shop
      const { refreshToken } = await logInMember(shop, member, visitor, now)
      now += 14 * 60_000
      const renewed = await shop.caller().call(token, { clientId, refreshToken, grantType: 'refresh_token' })
      const fresh = shop.caller(renewed.access_token)
      expect(outcomeOf(await change(fresh, 'the walk of last year'))).toBe('OK')
      now += 60_000 + 1
      const late = await change(fresh, 'the walk of next year')
      expect(late.body).toMatchObject({
        details: { applicationError: { data: { reason: 'RECENT_LOGIN_REQUIRED' } } },
      })
      const stale = await change(
        await shop.as({ type: 'MEMBER', siteId, clientId: shop.clientId, memberId }),
        'a new one',
      )
      expect(outcomeOf(stale)).toBe('PERMISSION_DENIED')
    })
  })
}
