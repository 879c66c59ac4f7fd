import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../index.ts'
import { memberships } from '../../merchant.ts'

const memberId = '99999999-9999-4999-8999-999999999999'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe("a merchant's client", () => {
  it('plans, grants, lists and cancels memberships', async () => {
    const merchant = await shop.merchant()
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
    const client = createClient({ apiUrl: shop.url, auth, modules: { memberships } })
    const plan = await client.memberships.createMembershipPlan({ name: 'Ten lessons', credits: 10 })
    expect(plan).toMatchObject({ credits: 10, active: true, _createdDate: expect.any(Date) })
    const changed = await client.memberships.updateMembershipPlan(plan._id, { validityDays: 1 })
    expect((await client.memberships.listMembershipPlans()).plans).toEqual([changed])
    const startDate = new Date('2040-01-31T12:00:00.000Z')
    const granted = await client.memberships.grantMembership({ planId: plan._id, memberId, startDate })
    expect(granted).toMatchObject({ startDate, expirationDate: new Date('2040-02-01T12:00:00.000Z') })
    expect(await client.memberships.listMemberships({ memberId })).toEqual({ memberships: [granted] })
    const canceled = await client.memberships.cancelMembership(granted._id)
    expect(canceled).toEqual({ ...granted, canceled: true })
    await expect(client.memberships.cancelMembership(memberId)).rejects.toMatchObject({
      code: 'MEMBERSHIP_NOT_FOUND',
    })
  })
})
