import {
  approveMember,
  blockMember,
  createMember,
  deleteMember,
  deleteMemberAddresses,
  deleteMemberEmails,
  deleteMemberPhones,
  deleteMyMember,
  getCurrentMember,
  getMember,
  getSignOnPolicy,
  listMembers,
  queryMembers,
  refuseMember,
  unblockMember,
  updateCurrentMemberSlug,
  updateMember,
  updateSignOnPolicy,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { sessionsStore } from '../access/sessions/sessions.store.ts'
import type { MemberRow, NewMember } from './member.ts'
import { memberWith } from './members.fixtures.ts'
import { membersStore } from './members.store.ts'

const listMails = statement<{ template: string; recipient: string; language: string }>(
  'SELECT template, recipient, language FROM mails WHERE site_id = ? ORDER BY template',
)
const listEvents = statement<{ event_type: string }>(
  'SELECT event_type FROM outbox WHERE site_id = ? AND entity_id = ? ORDER BY entity_sequence',
)

/** Why an answer was refused: a code, or the invalid fields. */
const refusal = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const details = body.details as {
    applicationError?: { code: string }
    validationError?: { fieldViolations: { field: string; violatedRule: string }[] }
  }
  const fields = details.validationError?.fieldViolations.map((each) => `${each.field} ${each.violatedRule}`)
  return [status, details.applicationError?.code ?? fields?.join()]
}

// Fails on PostgreSQL if the count of few members has a reserved word for its name.
for (const engine of ENGINES)
  describe(`members over HTTP on ${engine.name}`, () => {
    let shop: Shop
    let owner: Caller
    let merchant: Caller
    let visitor: Caller
    let now = Date.parse('2026-01-31T12:00:00.000Z')

    beforeAll(async () => {
      shop = await openShop({ engine, clock: { now: () => now } })
      owner = await shop.owner()
      merchant = await shop.merchant()
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const { guid } = randomIds
    const address = () => `${guid()}@example.com`
    /** A member after registering. */
    const registered = async (terms: Partial<NewMember> = {}, more: Partial<MemberRow> = {}) => {
      const member = { ...memberWith(shop.site.siteId, { email: address(), now, ...terms }), ...more }
      const saved = await shop.database.transaction((tx) => membersStore.insert(tx, member))
      if (!saved) throw new Error('the address is free')
      return saved
    }
    const asMember = ({ siteId, memberId }: MemberRow) =>
      shop.as({ type: 'MEMBER', siteId, clientId: shop.clientId, memberId })
    const session = async ({ siteId, memberId: subjectId }: MemberRow) => {
      const sessionId = guid()
      await shop.database.transaction((tx) =>
        sessionsStore.insert(tx, {
          ...{ siteId, sessionId, clientId: shop.clientId, subject: 'MEMBER', subjectId, rotates: false },
          ...{ generation: 1, usedBranch: '', createdAt: now, renewedAt: now, endedAt: null },
          ...{ authenticatedAt: now, browserLoginId: null },
        }),
      )
      return () => sessionsStore.standing(shop.database, siteId, sessionId)
    }
    const settle = (signOnPolicy: Record<string, boolean>) => owner.call(updateSignOnPolicy, { signOnPolicy })

    it('show members their own contact data, no matter which fields are requested', async () => {
      const member = await registered({}, { nickname: 'Countess' })
      const self = await asMember(member)
      const { member: shown } = await self.call(getCurrentMember, {})
      expect(shown).toMatchObject({
        ...{ id: member.memberId, status: 'UNKNOWN', profile: { nickname: 'Countess', slug: member.slug } },
        contact: { firstName: 'Ada', lastName: 'Lovelace', phones: [], emails: [member.email] },
      })
      expect(shown).not.toHaveProperty('loginEmail')
      expect(
        (await self.get('/members/v1/members/my?fieldsets=PUBLIC&fieldsets=FULL')).body.member,
      ).toMatchObject({
        ...{ loginEmail: member.email, loginEmailVerified: false },
        ...{ status: 'APPROVED', privacyStatus: 'PRIVATE', activityStatus: 'ACTIVE' },
      })
      expect((await self.try(getMember, { id: member.memberId })).status).toBe(200)
      expect(refusal(await self.get('/members/v1/members/my?fieldsets=SECRET'))).toEqual([
        400,
        'fieldsets INVALID_ENUM_VALUE',
      ])
    })

    it('hide private, waiting and blocked members from strangers, and show the public part of others', async () => {
      const seen = await registered({}, { privacyStatus: 'PUBLIC' })
      const stranger = await asMember(await registered())
      for (const caller of [visitor, stranger]) {
        const { body } = await caller.get(`/members/v1/members/${seen.memberId}?fieldsets=FULL`)
        const shown = body.member
        expect(shown).toMatchObject({ id: seen.memberId, status: 'UNKNOWN', privacyStatus: 'UNKNOWN' })
        expect(JSON.stringify(shown)).not.toContain('@')
        expect(shown).not.toHaveProperty('contact')
      }
      const hidden = [
        await registered(),
        await registered({}, { privacyStatus: 'PUBLIC', blockedAt: now }),
        { memberId: guid() },
      ]
      for (const { memberId: id } of hidden)
        expect(refusal(await visitor.try(getMember, { id }))).toEqual([404, 'NOT_FOUND'])
      const full = await merchant.get(`/members/v1/members/${hidden[0]?.memberId}?fieldsets=FULL`)
      expect(full.body.member).toMatchObject({
        loginEmail: expect.stringContaining('@'),
        contact: { firstName: 'Ada' },
      })
    })

    it("change a member's own profile, and nothing else", async () => {
      const member = await registered()
      const self = await asMember(member)
      const contact = {
        ...{ firstName: 'Augusta', lastName: null, phones: ['+44 20 1'], birthdate: '1815-12-10' },
        ...{ company: 'Engines', jobTitle: 'Analyst' },
        addresses: [{ country: 'GB', city: 'London', streetAddress: { name: 'St James', number: '12' } }],
        customFields: { size: { value: { shoe: [38, 'narrow', true] } }, gone: { value: null } },
      }
      const { member: shown } = await self.call(updateMember, {
        member: { id: member.memberId, privacyStatus: 'PUBLIC', profile: { nickname: 'Ada' }, contact },
      })
      expect(shown).toMatchObject({
        ...{ privacyStatus: 'PUBLIC', profile: { nickname: 'Ada', slug: member.slug } },
        contact: {
          ...contact,
          customFields: { size: { name: 'size', value: { shoe: [38, 'narrow', true] } } },
        },
      })
      // Each one separately, and all at once.
      const forbidden: Record<string, unknown>[] = [
        { loginEmail: 'root@example.com' },
        { loginEmailVerified: true },
        { status: 'BLOCKED' },
        { emailVerifiedAt: 1 },
        { approvedAt: null },
        { blockedAt: 1 },
        { passwordHash: 'x' },
        { siteId: guid() },
        { memberId: guid() },
        { createdDate: '2000-01-01T00:00:00.000Z' },
        { lastLoginDate: '2000-01-01T00:00:00.000Z' },
        { labels: ['vip'] },
        { profile: { slug: 'root' } },
        { contact: { emails: ['root@example.com'], labels: ['vip'] } },
      ]
      const before = await membersStore.find(shop.database, member.siteId, member.memberId)
      for (const said of [...forbidden, Object.assign({}, ...forbidden)])
        await self.call(updateMember, { member: { id: member.memberId, ...said } })
      const after = await membersStore.find(shop.database, member.siteId, member.memberId)
      expect(after).toEqual({ ...before, updatedAt: after?.updatedAt, revision: after?.revision })
      expect(await shop.database.all(listEvents, member.siteId, member.memberId)).toContainEqual({
        event_type: 'wix.members.v1.member_updated',
      })
    })

    it('let members change only themselves, and staff everyone', async () => {
      const [ada, bob] = [await registered(), await registered()]
      const self = await asMember(ada)
      const other = { member: { id: bob.memberId, profile: { nickname: 'Mallory' } } }
      expect(refusal(await self.try(updateMember, other))).toEqual([404, 'NOT_FOUND'])
      expect(refusal(await visitor.try(updateMember, other))).toEqual([403, 'PERMISSION_DENIED'])
      expect((await merchant.call(updateMember, other)).member?.profile?.nickname).toBe('Mallory')
    })

    it('empty their own lists one by one, and staff those of everyone', async () => {
      const [ada, bob] = [await registered(), await registered()]
      const self = await asMember(ada)
      const contact = { phones: ['+49 30 1', '+49 30 2'], addresses: [{ country: 'DE', city: 'Ulm' }] }
      for (const { memberId: id } of [ada, bob])
        await merchant.call(updateMember, { member: { id, contact } })
      const { member: called } = await self.call(deleteMemberPhones, { id: ada.memberId })
      expect(called?.contact).toMatchObject({ phones: [], addresses: contact.addresses })
      const { member: moved } = await merchant.call(deleteMemberAddresses, { id: bob.memberId })
      expect(moved?.contact).toMatchObject({ phones: contact.phones, addresses: [] })
      const { member: written } = await self.call(deleteMemberEmails, { id: ada.memberId })
      expect(written?.contact).toMatchObject({ emails: [ada.email], addresses: contact.addresses })
      expect(refusal(await self.try(deleteMemberPhones, { id: bob.memberId }))).toEqual([404, 'NOT_FOUND'])
      expect(refusal(await visitor.try(deleteMemberEmails, { id: ada.memberId }))).toEqual([
        403,
        'PERMISSION_DENIED',
      ])
    })

    it('give each slug to one member, in any letter case', async () => {
      const [ada, bob] = [await registered(), await registered()]
      const slug = `ada-${guid()}`
      expect((await (await asMember(ada)).call(updateCurrentMemberSlug, { slug })).member).toMatchObject({
        profile: { slug },
      })
      const self = await asMember(bob)
      expect(refusal(await self.try(updateCurrentMemberSlug, { slug: slug.toUpperCase() }))).toEqual([
        409,
        'SLUG_ALREADY_EXISTS',
      ])
      for (const bad of ['a/b', 'a b', '..', 'ä', ''])
        expect((await self.try(updateCurrentMemberSlug, { slug: bad })).status).toBe(400)
      const racers = await Promise.all(Array.from({ length: 6 }, async () => asMember(await registered())))
      const wanted = `race-${guid()}`
      const answers = await Promise.all(
        racers.map((racer) => racer.try(updateCurrentMemberSlug, { slug: wanted })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    })

    it('are found by what merchants search for', async () => {
      const at = now
      const name = `Zed${guid().slice(0, 8)}`
      for (const [index, lastName] of ['Abel', 'baker', 'Cole'].entries()) {
        now = at + index
        await registered({ email: `${name}-${lastName}@Example.com` }, { firstName: name, lastName })
      }
      const lastNames = async (query: object, search?: object) => {
        const answer = await merchant.try(queryMembers, { query, search, fieldsets: ['FULL'] })
        const { members = [] } = answer.body as { members?: { contact: { lastName: string } }[] }
        return answer.status === 200 ? members.map(({ contact }) => contact.lastName) : refusal(answer)
      }
      const ours = { 'contact.firstName': name }
      expect(await lastNames({ filter: ours })).toEqual(['Cole', 'baker', 'Abel'])
      expect(await lastNames({ filter: ours, sort: [{ fieldName: 'contact.lastName' }] })).toEqual([
        'Abel',
        'baker',
        'Cole',
      ])
      expect(
        await lastNames({ filter: ours, sorting: [{ fieldName: 'createdDate' }], paging: { limit: 1 } }),
      ).toEqual(['Abel'])
      expect(await lastNames({ filter: { loginEmail: `${name}-ABEL@example.com` } })).toEqual(['Abel'])
      expect(
        await lastNames({ filter: { loginEmail: { $startsWith: name }, status: 'APPROVED' } }),
      ).toHaveLength(3)
      expect(await lastNames({ filter: { ...ours, status: 'PENDING' } })).toEqual([])
      // Fails on PostgreSQL if it compares the computed status itself, in its server's language.
      for (const [operator, operand, found] of [
        ['$gt', 'a_b', 0],
        ['$lt', 'istanbul', 3],
        ['$gte', 'APPROVED', 3],
        ['$lte', 'APPROVE', 0],
        ['$startsWith', 'APP', 3],
        ['$endsWith', 'ING', 0],
        ['$contains', 'ROVE', 3],
      ] as const)
        expect(
          await lastNames({ filter: { ...ours, status: { [operator]: operand } } }),
          operator,
        ).toHaveLength(found)
      const search = { expression: `${name}-BAKER`, fields: ['loginEmail', 'profile.slug'] }
      expect(await lastNames({}, search)).toEqual(['baker'])
      expect(await lastNames({ filter: { passwordHash: 'x' } })).toEqual([
        400,
        'query.filter.passwordHash FIELD_NOT_ALLOWED',
      ])
      expect(await lastNames({}, { expression: 'x', fields: ['password'] })).toEqual([
        400,
        'search.fields[0] FIELD_NOT_ALLOWED',
      ])
      const listed = await merchant.get('/members/v1/members?paging.limit=2&sorting.fieldName=createdDate')
      expect(listed.body).toMatchObject({ metadata: { count: 2, offset: 0 } })
      expect(JSON.stringify(listed.body)).not.toContain('@')
      expect(refusal(await visitor.try(listMembers, {}))).toEqual([403, 'PERMISSION_DENIED'])
    })

    it('are created by staff once per address, in any script', async () => {
      const loginEmail = `Grace-${guid()}@Example.com`
      const { member } = await merchant.call(
        createMember,
        { member: { loginEmail, contact: { firstName: 'Grace' }, profile: { nickname: 'Amazing Grace' } } },
        { 'idempotency-key': guid() },
      )
      expect(member).toMatchObject({
        loginEmail: loginEmail.toLowerCase(),
        status: 'APPROVED',
        profile: { slug: 'amazing-grace' },
      })
      expect(
        refusal(await merchant.try(createMember, { member: { loginEmail: loginEmail.toUpperCase() } })),
      ).toEqual([409, '-19995'])
      const key = { 'idempotency-key': guid() }
      const again = { member: { loginEmail: address() } }
      const first = await merchant.call(createMember, again, key)
      expect(await merchant.call(createMember, again, key)).toEqual(first)
      for (const bad of [
        'ada',
        'a@b,c@d.example',
        'ada@exa mple.com',
        'ada..b@example.com',
        'аda@example.com',
      ])
        expect((await merchant.try(createMember, { member: { loginEmail: bad } })).status).toBe(400)
    })

    it('wait for the owner if the site requires it, and get the decision by mail', async () => {
      expect(await settle({ requireOwnerApproval: true })).toEqual({
        signOnPolicy: { requireEmailVerification: false, requireOwnerApproval: true },
      })
      const { signOnPolicy: strict } = await owner.call(getSignOnPolicy, {})
      const asking = { requireEmailVerification: false, requireOwnerApproval: true }
      expect(strict).toEqual(asking)
      const wanted = await registered({ policy: asking })
      const german = await registered({ policy: asking })
      await owner.call(updateMember, { member: { id: wanted.memberId, profile: { nickname: 'Wanted' } } })
      expect(refusal(await merchant.try(approveMember, { id: wanted.memberId }))).toEqual([
        403,
        'PERMISSION_DENIED',
      ])
      expect((await owner.call(approveMember, { id: wanted.memberId })).member?.status).toBe('APPROVED')
      await owner.call(approveMember, { id: wanted.memberId })
      expect(refusal(await owner.try(refuseMember, { id: wanted.memberId }))).toEqual([
        409,
        'MEMBER_NOT_PENDING',
      ])
      await owner.call(refuseMember, { id: german.memberId })
      expect(refusal(await owner.try(getMember, { id: german.memberId }))).toEqual([404, 'NOT_FOUND'])
      const mails = await shop.database.all(listMails, shop.site.siteId)
      expect(mails.filter((mail) => [wanted.email, german.email].includes(mail.recipient))).toEqual([
        { template: 'member-approved', recipient: wanted.email, language: '' },
        { template: 'member-refused', recipient: german.email, language: '' },
      ])
      // Members waiting when the policy is dropped are let in, and stay so.
      const late = await registered({ policy: asking })
      await settle({ requireOwnerApproval: false })
      await settle({ requireOwnerApproval: true })
      const { body } = await owner.get(`/members/v1/members/${late.memberId}?fieldsets=EXTENDED`)
      expect(body.member).toMatchObject({ status: 'APPROVED' })
      await settle({ requireOwnerApproval: false })
    })

    it('are logged out when blocked or deleted, and can return when unblocked', async () => {
      const member = await registered()
      const { memberId: id } = member
      const standing = await session(member)
      expect(await standing()).toBe('MEMBER')
      expect((await owner.call(blockMember, { id })).member?.status).toBe('BLOCKED')
      expect(await standing()).toBe('ended')
      expect((await owner.call(unblockMember, { id })).member?.status).toBe('APPROVED')
      const again = await session(member)
      await owner.call(deleteMember, { id })
      expect(await again()).toBe('ended')
      for (const operation of [approveMember, blockMember, unblockMember, refuseMember, deleteMember])
        expect(refusal(await owner.try(operation, { id }))).toEqual([404, 'NOT_FOUND'])
      expect(await shop.database.all(listEvents, member.siteId, id)).toEqual(
        ['updated', 'blocked', 'updated', 'deleted'].map((event) => ({
          event_type: `wix.members.v1.member_${event}`,
        })),
      )
    })

    it('can delete themselves with everything they entered', async () => {
      const member = await registered()
      const self = await asMember(member)
      const standing = await session(member)
      await self.call(deleteMyMember, {})
      expect(await standing()).toBe('ended')
      expect(refusal(await self.try(getCurrentMember, {}))).toEqual([404, 'NOT_FOUND'])
      const left = await membersStore.find(shop.database, member.siteId, member.memberId)
      expect(JSON.stringify(left)).not.toMatch(/Ada|Lovelace|@/)
      expect(
        (await merchant.call(createMember, { member: { loginEmail: member.email } })).member?.id,
      ).not.toBe(member.memberId)
    })
  })
