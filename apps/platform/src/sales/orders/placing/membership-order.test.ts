import {
  cancelOrder,
  createCheckout,
  createMembershipPlan,
  createOrderFromCheckout,
  grantMembership,
  updateCheckout,
} from '@vitrine/contract/operations'
import { expect, it } from 'vitest'
import { newProduct } from '../../../testing/catalog.ts'
import { openSellingShop, WISHES } from '../../checkout/checkout.fixtures.ts'
import { OWN_MEMBERSHIPS } from '../../memberships/membership.ts'
import { membershipsStore } from '../../memberships/memberships.store.ts'

// Fails without `memberships.use` when placing orders, and without `giveBack` when canceling.
it("an order takes a membership's credits for its services, and returns them when canceled", async () => {
  await using shop = await openSellingShop([newProduct()])
  const merchant = await shop.merchant()
  const lesson = { itemType: { preset: 'SERVICE' as const }, price: '20', quantity: 2 }
  const { checkout } = await merchant.call(createCheckout, {
    ...{ customLineItems: [lesson], channelType: 'WEB' as const, checkoutInfo: WISHES },
  })
  const { plan } = await merchant.call(createMembershipPlan, { plan: { name: 'Lessons', credits: 3 } })
  const userId = `${checkout?.buyerInfo?.userId}`
  const { membership } = await merchant.call(grantMembership, { planId: plan.id, userId })
  const left = async () =>
    (await membershipsStore.find(shop.database, shop.site.siteId, membership.id))?.credits?.left
  const id = `${checkout?.id}`
  const memberships = [{ id: membership.id, appId: OWN_MEMBERSHIPS }]
  const chosen = await merchant.call(updateCheckout, {
    checkout: { id, membershipOptions: { selectedMemberships: { memberships } } },
  })
  expect(chosen.checkout?.priceSummary?.total?.amount).toBe('0.00')
  expect(await left()).toBe(3)
  const { orderId } = await merchant.call(createOrderFromCheckout, { id })
  expect(await left()).toBe(1)
  await merchant.call(createOrderFromCheckout, { id })
  expect(await left()).toBe(1)
  await merchant.call(cancelOrder, { id: `${orderId}` })
  expect(await left()).toBe(3)
})
