import {
  approveMember,
  blockMember,
  deleteMember,
  getCurrentMember,
  loginV2,
  refuseMember,
  signOn,
  unblockMember,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, Shop } from '../../testing/index.ts'
import {
  askToLogIn,
  exchangeCode,
  follow,
  logInMember,
  sessionTokenOf,
} from '../access/authorize/member.fixtures.ts'
import { askOfMembers, openMembersShop, PASSWORD } from '../identity/identity.fixtures.ts'
import { hashPassword } from '../users/passwords.ts'
import type { MemberRow } from './member.ts'
import { memberWith } from './members.fixtures.ts'
import { membersStore } from './members.store.ts'

/** The states in which a member may not log in, each by the site's policy and the member's status. */
const STATES: Record<string, { policy: Parameters<typeof askOfMembers>[2]; now: Partial<MemberRow> }> = {
  'an unproved address': { policy: { requireEmailVerification: true }, now: {} },
  'a pending approval': { policy: { requireOwnerApproval: true }, now: { approvedAt: null } },
  blocked: { policy: {}, now: { blockedAt: 1 } },
  deleted: { policy: {}, now: { deletedAt: 1, email: '', emailKey: '', passwordHash: null } },
}

// Fails if `isActiveMember` always answers yes, except for the password and the sign-on, which use
// `statusOf`.
describe('a member who may not log in', () => {
  let shop: Shop
  let owner: Caller
  let visitor: Caller
  let key: string
  let passwordHash: string
  let now = Date.now()
  beforeAll(async () => {
    shop = await openMembersShop({}, { clock: { now: () => now } })
    owner = await shop.owner()
    visitor = await shop.visitor()
    key = (await shop.app(['members:manage'])).authorization ?? ''
    passwordHash = await hashPassword(PASSWORD)
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  let made = 0
  const registered = async (): Promise<MemberRow> => {
    const member = memberWith(shop.site.siteId, { email: `member-${++made}@example.com` })
    const saved = await shop.database.transaction((tx) =>
      membersStore.insert(tx, { ...member, passwordHash }),
    )
    if (!saved) throw new Error('the address is free')
    return saved
  }
  const renewal = (refreshToken: string) =>
    shop.caller().post('/oauth2/token', {
      ...{ clientId: shop.clientId, grantType: 'refresh_token', refreshToken },
    })

  /** Every way to a token, for a member who could use it a moment ago; each returns whether it succeeded. */
  const paths: Record<string, (member: MemberRow, change: () => Promise<unknown>) => Promise<boolean>> = {
    'the password': async ({ email }, change) => {
      await change()
      const { body } = await visitor.try(loginV2, { loginId: { email }, password: PASSWORD })
      return 'sessionToken' in body
    },
    'a session token': async (member, change) => {
      const sessionToken = await sessionTokenOf(shop, member, now)
      const asked = await askToLogIn(shop, visitor, 'none', { sessionToken })
      await change()
      return 'code' in (await follow(asked.url)).told
    },
    'a code': async (member, change) => {
      const sessionToken = await sessionTokenOf(shop, member, now)
      const asked = await askToLogIn(shop, visitor, 'none', { sessionToken })
      const { told } = await follow(asked.url)
      await change()
      return (await exchangeCode(shop, told.code, asked.verifier)).status === 200
    },
    'a refresh token': async (member, change) => {
      const { refreshToken } = await logInMember(shop, member, visitor, now)
      await change()
      return (await renewal(refreshToken)).status === 200
    },
    'a server with a key': async ({ memberId }, change) => {
      await change()
      const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId }
      const caller = shop.caller(`${visitor.authorization},${key}`)
      return (await caller.post('/oauth2/token', grant)).status === 200
    },
    'a sign-on': async ({ email, memberId }, change) => {
      await change()
      const { body } = await shop.caller(key).try(signOn, { loginId: { email } })
      const { id } = (body.identity ?? {}) as { id?: string }
      return 'sessionToken' in body && id === memberId
    },
  }

  const cells = Object.keys(STATES).flatMap((state) =>
    Object.keys(paths).map((path) => [state, path] as const),
  )

  it.each(cells)('%s gets no token by %s', async (state, path) => {
    const { policy, now: terms } = STATES[state] ?? { policy: {}, now: {} }
    const get = paths[path]
    await askOfMembers(shop.database, shop.site.siteId, {})
    expect(await get?.(await registered(), async () => {})).toBe(true) // an active member gets one
    const member = await registered()
    const change = async () => {
      await askOfMembers(shop.database, shop.site.siteId, policy)
      const there = await membersStore.find(shop.database, member.siteId, member.memberId)
      if (there) await shop.database.transaction((tx) => membersStore.update(tx, { ...there, ...terms }))
    }
    expect(await get?.(member, change)).toBe(false)
    await askOfMembers(shop.database, shop.site.siteId, {})
  })

  it.each([
    ['block', async ({ memberId: id }: MemberRow) => owner.call(blockMember, { id })],
    ['delete', async ({ memberId: id }: MemberRow) => owner.call(deleteMember, { id })],
  ] as const)('loses the token within five seconds after a %s', async (_, end) => {
    const member = await registered()
    const { accessToken } = await logInMember(shop, member, visitor, now)
    const self = shop.caller(accessToken)
    expect((await self.try(getCurrentMember, {})).status).toBe(200)
    await end(member)
    now += 5_000
    expect((await self.try(getCurrentMember, {})).status).toBe(401)
  })

  it("can log in again with the owner's approval, and is gone when rejected", async () => {
    const member = await registered()
    const { memberId: id, email } = member
    const enter = async () => (await visitor.try(loginV2, { loginId: { email }, password: PASSWORD })).body
    await owner.call(blockMember, { id })
    expect(await enter()).not.toHaveProperty('sessionToken')
    await owner.call(unblockMember, { id })
    expect(await enter()).toHaveProperty('sessionToken')
    await askOfMembers(shop.database, shop.site.siteId, { requireOwnerApproval: true })
    const [yes, no] = [await registered(), await registered()]
    for (const { siteId, memberId } of [yes, no]) {
      const there = await membersStore.find(shop.database, siteId, memberId)
      if (there)
        await shop.database.transaction((tx) => membersStore.update(tx, { ...there, approvedAt: null }))
    }
    const state = async (who: MemberRow) =>
      (await visitor.try(loginV2, { loginId: { email: who.email }, password: PASSWORD })).body.state
    expect(await state(yes)).toBe('REQUIRE_OWNER_APPROVAL')
    await owner.call(approveMember, { id: yes.memberId })
    expect(await state(yes)).toBe('SUCCESS')
    await owner.call(refuseMember, { id: no.memberId })
    expect(await state(no)).toBeUndefined()
    await askOfMembers(shop.database, shop.site.siteId, {})
  })
})
