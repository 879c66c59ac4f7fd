import { describe, expect, it } from 'vitest'
import { InvalidArgument } from '../../floor/failure.ts'
import { identityOf, statusOf } from './member.ts'
import { memberWith } from './members.fixtures.ts'
import { withProfile } from './profile.ts'

const member = memberWith('site')
const strict = { requireEmailVerification: true, requireOwnerApproval: true }
const open = { requireEmailVerification: false, requireOwnerApproval: false }

describe('the status of a member', () => {
  const waiting = ['PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED']
  it.each([
    ['everything done', { approvedAt: 1, emailVerifiedAt: 1 }, strict, 'ACTIVE', []],
    ['nothing done and nothing asked', { approvedAt: null }, open, 'ACTIVE', []],
    ['nothing done', { approvedAt: null }, strict, 'PENDING', waiting],
    ['only approved', { approvedAt: 1 }, strict, 'PENDING', [waiting[1]]],
    ['only verified', { approvedAt: null, emailVerifiedAt: 1 }, strict, 'PENDING', [waiting[0]]],
    ['blocked', { blockedAt: 1, emailVerifiedAt: 1 }, strict, 'BLOCKED', []],
    ['blocked while waiting', { blockedAt: 1, approvedAt: null }, strict, 'BLOCKED', []],
    ['deleted', { deletedAt: 1, blockedAt: 1 }, open, 'DELETED', []],
  ] as const)('with %s', (_, terms, policy, name, reasons) => {
    expect(statusOf({ ...member, ...terms }, policy)).toEqual({ name, reasons })
  })
})

describe('the profile of a member', () => {
  const where = { field: 'profile', by: 'member' } as const

  it('takes given fields, keeps missing ones, and clears null ones', () => {
    const first = withProfile(member, { nickname: 'Ada', company: 'Engines', phones: ['+44 1'] }, where)
    const second = withProfile(first, { company: null, lastName: null, addresses: [{}] }, where)
    expect(identityOf(second, open).identityProfile).toMatchObject({
      ...{ firstName: 'Ada', nickname: 'Ada', phones: ['+44 1'], privacyStatus: 'PRIVATE' },
      addresses: [{ tag: 'UNTAGGED' }],
    })
    expect(second).toMatchObject({ lastName: null })
    expect(second.profile).not.toHaveProperty('company')
  })

  it('takes labels only from staff, and never a slug or an unknown field', () => {
    const changes = { labels: ['vip'], slug: 'admin', status: 'ACTIVE', blockedAt: null }
    expect(withProfile(member, changes, where)).toEqual(withProfile(member, {}, where))
    const marked = withProfile(member, changes, { field: 'profile', by: 'back-office' })
    expect(marked).toMatchObject({ profile: { labels: ['vip'] }, slug: member.slug })
  })

  it.each([
    ['profile.firstName', { firstName: 'a'.repeat(101) }],
    ['profile.nickname', { nickname: 'a'.repeat(256) }],
    ['profile', { company: 'a'.repeat(1000), customFields: [{ name: 'a'.repeat(70_000) }] }],
    ['profile.customFields[0].name', { customFields: [{ value: { strValue: 'a' } }] }],
    ['profile.secondaryEmails[0].email', { secondaryEmails: [{ tag: 'HOME' as const }] }],
  ])('rejects invalid %s', (field, changes) => {
    const change = () => withProfile(member, changes, where)
    expect(change).toThrow(InvalidArgument)
    expect(change).toThrow(expect.objectContaining({ violations: [expect.objectContaining({ field })] }))
  })
})
