import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import {
  createMembershipPlan,
  grantMembership,
  updateDeliverySettings,
  updateDiscountRules,
  updateFeeSettings,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const [product] = demoShop().products.filter(
  ({ visible, options, type }) => visible && options.length === 0 && type === 'physical',
)
const lineItems = [{ quantity: 2, catalogReference: { catalogItemId: product?.id ?? '', appId: STORES } }]

const address = { country: 'DE', city: 'Ulm', addressLine: 'Am Markt 1' }
const pickup = { address, method: 'STORE_PICKUP' as const, businessLocation: true }
const options = [
  { code: 'post', title: 'Post', rate: { flat: '4.90' }, window: { fromDays: 2, toDays: 4 } },
  { code: 'pickup', title: 'Pickup', rate: { flat: '0' }, pickup },
]

let opened: SdkShop
beforeAll(async () => {
  opened = await openSdkShop()
  const merchant = await opened.shop.merchant()
  await merchant.call(updateDeliverySettings, {
    deliverySettings: { regions: [{ name: 'Germany', areas: [{ country: 'DE' }], options }] },
  })
  const rates = [{ rate: '0.19', area: { country: 'DE' }, jurisdictionType: 'COUNTRY' as const }]
  await merchant.call(updateTaxSettings, { taxSettings: { pricesIncludeTax: true, rates } })
})
afterAll(() => opened[Symbol.asyncDispose]())

const CLIENTS = [
  ['the public packages', () => opened.visitor()],
  [
    'our packages',
    () => {
      const { url, clientId } = opened.shop
      return createClient({ apiUrl: url, auth: OAuthStrategy({ clientId }), modules: { currentCart } })
    },
  ],
] as const

describe.each(CLIENTS)('a visitor with %s', (_, open) => {
  it("sees what a cart costs, with dates and addresses in the packages' form", async () => {
    const cart = open().currentCart
    await cart.addToCurrentCart({ lineItems })
    const totals = await cart.estimateCurrentCartTotals({
      shippingAddress: { country: 'DE', city: 'Ulm', addressLine1: 'Am Markt 2' },
      selectedShippingOption: { code: 'post' },
    })
    const { subtotal, total } = totals.priceSummary ?? {}
    expect(Number(total?.amount)).toBeCloseTo(Number(subtotal?.amount) + 4.9)
    expect(totals.priceSummary?.shipping?.amount).toBe('4.90')
    expect(totals.shippingInfo?.selectedCarrierServiceOption).toMatchObject({
      code: 'post',
      requestedShippingOption: true,
      logistics: { deliveryTimeSlot: { from: expect.any(Date), to: expect.any(Date) } },
    })
    const [own] = totals.shippingInfo?.carrierServiceOptions ?? []
    expect(own?.shippingOptions?.[1]?.logistics?.pickupDetails).toMatchObject({
      pickupMethod: 'STORE_PICKUP',
      address: { country: 'DE', addressLine1: 'Am Markt 1' },
    })
    expect(totals.cart?._createdDate).toBeInstanceOf(Date)
    expect(totals.cart?.lineItems?.[0]?.quantity).toBe(2)
  })

  it('is informed, not refused, if there is no delivery to an address', async () => {
    const cart = open().currentCart
    await cart.addToCurrentCart({ lineItems })
    const { calculationErrors } = await cart.estimateCurrentCartTotals({ shippingAddress: { country: 'JP' } })
    expect(calculationErrors?.generalShippingCalculationError?.applicationError?.code).toBe(
      'NO_SHIPPING_OPTION',
    )
  })

  it("sees fees, automatic discounts and memberships in the packages' form", async () => {
    const merchant = await opened.shop.merchant()
    await merchant.call(updateFeeSettings, {
      feeSettings: {
        fees: [{ code: 'wrap', name: 'Wrap', amount: '2', per: 'CART', taxable: false, active: true }],
      },
    })
    const everyItem = { productIds: [], collectionIds: [] }
    await merchant.call(updateDiscountRules, {
      discountRules: { rules: [{ name: 'Spring', active: true, moneyOffAmount: '1', ...everyItem }] },
    })
    const cart = open().currentCart
    const { cart: filled } = await cart.addToCurrentCart({ lineItems })
    const { plan } = await merchant.call(createMembershipPlan, { plan: { name: 'Lessons', validityDays: 9 } })
    const visitorId = `${filled?.buyerInfo?.visitorId}`
    const { membership } = await merchant.call(grantMembership, { planId: plan.id, visitorId })
    const totals = await cart.estimateCurrentCartTotals({
      shippingAddress: { country: 'DE' },
      selectedMemberships: { memberships: [{ _id: membership.id, appId: STORES }] },
    })
    expect(totals.additionalFees).toMatchObject([
      { code: 'wrap', name: 'Wrap', price: { amount: '2.00' }, taxDetails: { taxRate: '0' } },
    ])
    expect(totals.appliedDiscounts).toMatchObject([
      { discountRule: { name: { original: 'Spring' }, amount: { amount: '1.00' } }, discountType: 'GLOBAL' },
    ])
    expect(totals.membershipOptions?.invalidMemberships).toMatchObject([
      {
        reason: 'DOES_NOT_COVER_ANY_ITEM',
        membership: { _id: membership.id, expirationDate: expect.any(Date) },
      },
    ])
    expect(totals.calculationErrors?.membershipError?.applicationError?.code).toBe('MEMBERSHIP_NOT_ELIGIBLE')
    await merchant.call(updateFeeSettings, { feeSettings: { fees: [] } })
    await merchant.call(updateDiscountRules, { discountRules: { rules: [] } })
  })
})
