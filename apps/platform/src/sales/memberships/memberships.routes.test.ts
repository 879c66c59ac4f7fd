import type { GrantMembershipRequest, MembershipPlan } from '@vitrine/contract'
import {
  addToCurrentCart,
  cancelMembership,
  createMembershipPlan,
  estimateCurrentCartTotals,
  grantMembership,
  listMembershipPlans,
  updateMembershipPlan,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { OWN_MEMBERSHIPS } from './membership.ts'
import { memberships } from './memberships.ts'

const YOGA = '99999999-9999-4999-8999-999999999999'
const DAY_MS = 86_400_000

const lesson = (quantity: number, catalogItemId?: string) => ({
  ...{ itemType: { preset: 'SERVICE' as const }, price: '20', quantity },
  ...(catalogItemId && { catalogReference: { appId: OWN_MEMBERSHIPS, catalogItemId } }),
})

describe.each(ENGINES)('memberships over HTTP on $name', (engine) => {
  let shop: Shop
  let merchant: Caller
  let userId: string
  const now = Date.parse('2026-01-31T12:00:00.000Z')
  beforeAll(async () => {
    shop = await openShop({ engine, clock: { now: () => now } })
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  /** A separate merchant with a separate cart. */
  const newMerchant = async (): Promise<void> => {
    merchant = await shop.merchant()
    const { cart } = await merchant.call(addToCurrentCart, { customLineItems: [lesson(2, YOGA), lesson(1)] })
    userId = `${cart?.buyerInfo?.userId}`
  }
  const planned = async (plan: Partial<MembershipPlan> = {}) =>
    (await merchant.call(createMembershipPlan, { plan: { name: 'Ten lessons', ...plan } })).plan
  const granted = async (plan: Partial<MembershipPlan> = {}, more: Partial<GrantMembershipRequest> = {}) => {
    const { id: planId } = await planned(plan)
    return (await merchant.call(grantMembership, { planId, userId, ...more })).membership
  }
  const estimate = (...ids: string[]) =>
    merchant.call(estimateCurrentCartTotals, {
      selectedMemberships: { memberships: ids.map((id) => ({ id, appId: OWN_MEMBERSHIPS })) },
    })

  it('are planned, changed, granted, listed and canceled', async () => {
    await newMerchant()
    const plan = await planned({ credits: 10, validityDays: 30, catalogItemIds: [YOGA] })
    expect(plan).toMatchObject({ revision: 1, active: true, credits: 10, validityDays: 30 })
    const changed = await merchant.call(updateMembershipPlan, {
      plan: { id: plan.id, name: 'Yoga', credits: null },
    })
    expect(changed.plan).toMatchObject({ revision: 2, name: 'Yoga', validityDays: 30 })
    expect(changed.plan.credits).toBeUndefined()
    const { plans } = await merchant.call(listMembershipPlans, {})
    expect(plans).toContainEqual(changed.plan)

    const headers = { 'idempotency-key': 'grant' }
    const wish = { planId: plan.id, memberId: YOGA }
    const { membership } = await merchant.call(grantMembership, wish, headers)
    expect(await merchant.call(grantMembership, wish, headers)).toEqual({ membership })
    expect(membership).toMatchObject({
      ...{ planId: plan.id, name: 'Yoga', memberId: YOGA, canceled: false },
      expirationDate: new Date(now + 30 * DAY_MS).toISOString(),
    })
    const list = async (query: string) => (await merchant.get(`/vitrine/v1/memberships?${query}`)).body
    expect(await list(`memberId=${YOGA.toUpperCase()}`)).toEqual({ memberships: [membership] })
    expect(await list(`visitorId=${YOGA}`)).toEqual({ memberships: [] })
    const canceled = await merchant.call(cancelMembership, { id: membership.id })
    expect(canceled.membership).toEqual({ ...membership, canceled: true })
  })

  it('create one plan for a repeated call', async () => {
    const again = () =>
      merchant.call(createMembershipPlan, { plan: { name: 'Once' } }, { 'idempotency-key': 'one-plan' })
    expect(await again()).toEqual(await again())
  })

  it("can't be granted from a missing or inactive plan, nor to two buyers or none", async () => {
    await newMerchant()
    const refusal = async (wish: object) =>
      (await merchant.try(grantMembership, { planId: YOGA, userId, ...wish })).status
    const { id: planId } = await planned({ active: false })
    expect(await refusal({})).toBe(404)
    expect(await refusal({ planId })).toBe(400)
    expect(await refusal({ memberId: YOGA })).toBe(400)
    expect(await refusal({ userId: undefined })).toBe(400)
    expect((await merchant.try(cancelMembership, { id: YOGA })).status).toBe(404)
    expect((await merchant.try(updateMembershipPlan, { plan: { id: YOGA } })).status).toBe(404)
  })

  it('pay for the chosen services at a credit each, and showing the totals uses none', async () => {
    await newMerchant()
    const yoga = await granted({ catalogItemIds: [YOGA], credits: 5, validityDays: 30 })
    const totals = await estimate(yoga.id)
    expect(totals.priceSummary).toMatchObject({ subtotal: { amount: '20.00' }, total: { amount: '20.00' } })
    const [line] = totals.cart?.lineItems ?? []
    const { eligibleMemberships, selectedMemberships, validatedExistingMemberships } =
      totals.membershipOptions ?? {}
    const shown = {
      ...{ id: yoga.id, appId: OWN_MEMBERSHIPS, lineItemIds: [line?.id] },
      ...{ credits: { total: 5, remaining: 5 }, expirationDate: yoga.expirationDate },
    }
    expect(eligibleMemberships).toMatchObject([shown])
    expect(selectedMemberships).toMatchObject([{ id: yoga.id }])
    expect(validatedExistingMemberships).toMatchObject({ memberships: [{ membership: shown }] })
    const offered = await estimate()
    expect(offered.priceSummary?.total?.amount).toBe('60.00')
    expect(offered.membershipOptions).toMatchObject({ selectedMemberships: [], eligibleMemberships: [shown] })
  })

  it("say why they can't pay", async () => {
    await newMerchant()
    const old = await granted({ validityDays: 1 }, { startDate: new Date(now - DAY_MS).toISOString() })
    const later = await granted({}, { startDate: new Date(now + 10 * DAY_MS).toISOString() })
    const gone = await granted()
    await merchant.call(cancelMembership, { id: gone.id })
    const other = await granted({ catalogItemIds: ['pottery'] })
    const used = await granted({ credits: 2 })
    const { siteId } = shop.site
    const uses = [{ membershipId: used.id, credits: 2 }]
    await shop.database.transaction((tx) =>
      memberships.use(tx, { siteId, orderId: 'order', buyer: `user:${userId}`, uses, at: now }),
    )
    const { membershipOptions, calculationErrors } = await estimate(old.id)
    const reasons = membershipOptions?.invalidMemberships.map(({ membership, reason }) => [
      membership?.id,
      reason,
    ])
    expect(new Map(reasons as [string, string][])).toEqual(
      new Map([
        [old.id, 'EXPIRED'],
        [later.id, 'NOT_STARTED_YET'],
        [gone.id, 'CANCELED'],
        [other.id, 'DOES_NOT_COVER_ANY_ITEM'],
        [used.id, 'NO_CREDITS_LEFT'],
      ]),
    )
    expect(calculationErrors?.membershipError?.applicationError).toMatchObject({
      ...{ code: 'MEMBERSHIP_NOT_ELIGIBLE', data: { reason: 'EXPIRED' } },
    })
  })

  it("don't pay for a line that needs more credits than are left, or for another buyer", async () => {
    await newMerchant()
    const one = await granted({ credits: 1, catalogItemIds: [YOGA] })
    const { calculationErrors, priceSummary } = await estimate(one.id)
    expect(calculationErrors?.membershipError?.applicationError?.code).toBe('NOT_ENOUGH_CREDITS')
    expect(priceSummary?.total?.amount).toBe('60.00')
    await newMerchant()
    const stranger = await estimate(one.id)
    expect(stranger.membershipOptions).toMatchObject({ eligibleMemberships: [], invalidMemberships: [] })
    expect(stranger.calculationErrors?.membershipError?.applicationError?.code).toBe(
      'MEMBERSHIP_NOT_ELIGIBLE',
    )
  })
})
