import { describe, expect, it } from 'vitest'
import type { PricedLine } from './lines.ts'
import { type MembershipTerms, membershipPayments } from './memberships.ts'

const app = '7d104347-3d55-4fa9-9e85-30d35801d4e3'
const lesson = (id: string, more: Partial<PricedLine> = {}): PricedLine => ({
  id,
  priceMinor: 3000,
  quantity: 1,
  itemType: 'SERVICE',
  ...more,
})
const club = (remaining?: number) => ({
  id: 'club',
  appId: app,
  ...(remaining !== undefined && { credits: { total: 10, remaining } }),
})
const chosen: MembershipTerms = { eligible: [club()], selected: [{ id: 'club', appId: app }] }

describe('a chosen membership', () => {
  it('pays for whole lines of services, but not for their modifiers', () => {
    const { payments, errors } = membershipPayments(
      [lesson('a', { quantity: 2, modifiersMinor: 500 }), { id: 'b', priceMinor: 900, quantity: 1 }],
      chosen,
    )
    expect([...payments]).toEqual([['a', { id: 'club', appId: app, credits: 2, amountMinor: 5000 }]])
    expect(errors).toEqual([])
  })

  it('pays while its credits last, and never half a line', () => {
    const lines = [lesson('a', { quantity: 2 }), lesson('b', { quantity: 2 }), lesson('c')]
    const { payments, errors } = membershipPayments(lines, { ...chosen, eligible: [club(3)] })
    expect([...payments.keys()]).toEqual(['a', 'c'])
    expect(errors).toMatchObject([{ code: 'NOT_ENOUGH_CREDITS', membershipId: 'club', lineId: 'b' }])
  })

  it('that was chosen twice uses its credits once', () => {
    const selected = [
      { id: 'club', appId: app, lineItemIds: ['a'] },
      { id: 'club', appId: app, lineItemIds: ['a', 'b'] },
    ]
    const { payments } = membershipPayments([lesson('a'), lesson('b')], { eligible: [club(1)], selected })
    expect([...payments.keys()]).toEqual(['a'])
  })

  it('pays only for the lines it was chosen for', () => {
    const selected = [{ id: 'club', appId: app, lineItemIds: ['b'] }]
    const { payments } = membershipPayments([lesson('a'), lesson('b')], { ...chosen, selected })
    expect([...payments.keys()]).toEqual(['b'])
  })

  it('does not pay for other services', () => {
    const selected = [{ id: 'club', appId: app, lineItemIds: ['a', 'b'] }]
    const eligible = [{ ...club(), lineItemIds: ['b'] }]
    const { errors } = membershipPayments([lesson('a'), lesson('b')], { eligible, selected })
    expect(errors).toMatchObject([{ code: 'LINE_NOT_PAYABLE_BY_MEMBERSHIP', lineId: 'a' }])
  })

  it('that is invalid or unknown pays nothing and says why', () => {
    const invalid = [{ membership: club(), reason: 'EXPIRED' }]
    expect(membershipPayments([lesson('a')], { ...chosen, eligible: [], invalid }).errors).toEqual([
      { part: 'MEMBERSHIP', code: 'MEMBERSHIP_NOT_ELIGIBLE', membershipId: 'club', reason: 'EXPIRED' },
    ])
    expect(membershipPayments([lesson('a')], { ...chosen, eligible: [] }).payments.size).toBe(0)
  })

  it('is missing when a line accepts no other payment', () =>
    expect(
      membershipPayments([lesson('a', { paymentOption: 'MEMBERSHIP' })], { eligible: [], selected: [] })
        .errors,
    ).toEqual([{ part: 'MEMBERSHIP', code: 'MEMBERSHIP_REQUIRED', lineId: 'a' }]))
})
